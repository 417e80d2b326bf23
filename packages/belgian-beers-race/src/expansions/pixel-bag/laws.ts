import type { RaceState } from '../../engine/state.ts'
import { ACTION, topOf } from '../../engine/steps.ts'
import * as cards from './cards.ts'
import { jokers } from './jokers.ts'

/** Laws of the drawings that a move has broken, by the rule they come from. */
export function laws(before: RaceState, after: RaceState): string[] {
  const broken: Readonly<Record<string, boolean>> = {
    'TBBR-PIXEL-01': !eachCardOnce(after),
    'TBBR-PIXEL-03': !handsStayFull(before, after),
    'TBBR-PIXEL-11': !countsAgree(after),
    'TBBR-PIXEL-19': jokers(after).some((count) => count < 0),
  }
  return Object.keys(broken).filter((id) => broken[id])
}

const seatsOf = (s: RaceState): number[] => Array.from({ length: s.seats }, (_, seat) => seat)

function eachCardOnce(s: RaceState): boolean {
  const places = [...cards.hands(s)].filter((card) => card > 0)
  cards.past(s).forEach((what, at) => {
    if (what !== 0) places.push((at % cards.CARD_COUNT) + 1)
  })
  cards.shown(s).forEach((owner, card) => {
    if (owner !== 0) places.push(card + 1)
  })
  return new Set(places).size === places.length
}

/** A card that leaves a hand is drawn for at once, while there is something to draw. */
const handsStayFull = (before: RaceState, after: RaceState): boolean =>
  after.stack[topOf(after)] !== ACTION ||
  cards.deckSize(after) === 0 ||
  seatsOf(after).every((seat) => (cards.filled(before)[seat] & ~cards.filled(after)[seat]) === 0)

/** What everybody can count is what is there. */
const countsAgree = (s: RaceState): boolean =>
  seatsOf(s).every((seat) => {
    const own = cards.past(s).subarray(seat * cards.CARD_COUNT, (seat + 1) * cards.CARD_COUNT)
    const count = (what: number) => own.filter((one) => one === what).length
    const shown = cards.shown(s).filter((owner) => owner === seat + 1).length
    return (
      count(cards.COMPLETED) + shown === cards.completed(s)[seat] &&
      count(cards.SWAPPED) === cards.swapped(s)[seat] &&
      [0, 1].every((slot) => ((cards.filled(s)[seat] >> slot) & 1) === (cards.cardIn(s, seat, slot) >= 0 ? 1 : 0))
    )
  })

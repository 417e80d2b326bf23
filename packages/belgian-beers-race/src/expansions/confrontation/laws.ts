import type { RaceState } from '../../engine/state.ts'
import { ACTION, topOf } from '../../engine/steps.ts'
import * as cards from './hands.ts'
import { inForce, isHostile, pile, revealed, running } from './played.ts'
import { shownOf } from './shown.ts'
import { answers } from './window.ts'

/** Laws of the hands that a move has broken, by the rule they come from. */
export function laws(_before: RaceState, after: RaceState): string[] {
  const broken: Readonly<Record<string, boolean>> = {
    'TBBR-CONF-01': !eachCardOnce(after),
    'TBBR-CONF-09': !countsAgree(after),
    'TBBR-CONF-05': isAsked(after) && cards.packed(after).some((count) => count > 0),
    // Between actions nothing is in force, revealed or still to be played.
    'TBBR-CONF-32': isAsked(after) && [inForce(after), revealed(after), answers(after)].some(isAny),
    'TBBR-CONF-17': after.cheersMarkers.some((markers) => markers > 0),
  }
  return Object.keys(broken).filter((id) => broken[id])
}

const isAny = (cells: Int16Array): boolean => cells.some((cell) => cell !== 0)

const isAsked = (s: RaceState): boolean => s.stack[topOf(s)] === ACTION

function eachCardOnce(s: RaceState): boolean {
  const places = new Int8Array(cards.CARD_COUNT)
  for (const cells of [cards.hands(s), cards.packets(s)])
    cells.forEach((held, at) => {
      places[at % cards.CARD_COUNT] += held
    })
  for (const card of inForce(s)) if (card > 0 && isHostile(card - 1)) places[card - 1]++
  for (const cells of [pile(s), running(s), revealed(s)]) for (const card of cells) if (card > 0) places[card - 1]++
  return places.every((count) => count <= 1)
}

const countsAgree = (s: RaceState): boolean =>
  Array.from({ length: s.seats }, (_, seat) => seat).every(
    (seat) =>
      count(cards.hands(s), seat) + shownOf(s, seat).length === cards.sizes(s)[seat] &&
      count(cards.packets(s), seat) === cards.packed(s)[seat],
  )

const count = (cells: Int16Array, seat: number): number =>
  cells.subarray(seat * cards.CARD_COUNT, (seat + 1) * cards.CARD_COUNT).reduce((sum, held) => sum + held, 0)

import { EVERYONE, field } from '@estaminet/kernel'
import { teamCards } from '../../content/team.ts'
import { argumentOf, move } from '../../engine/moves.ts'
import type { RaceState } from '../../engine/state.ts'
import type { RaceStep } from '../../engine/step.ts'
import { done } from '../../engine/steps.ts'
import type { Tell } from '../../events.ts'
import { TEAMS, type TeamName } from './members.ts'
import { REVEALED } from './numbers.ts'

export const DECK = teamCards.length

/** Where a card is: a deck is what is not yet seen, without an order, and under it what was put there, in order. */
export const UNSEEN = 0
export const FULFILLED = 1
export const OPEN = 2
export const UNDER_FROM = 3

/** By team, then by card. */
export const where = field('team.card')

function cardWith(s: RaceState, team: number, place: number): number {
  const cards = where(s)
  for (let card = 0; card < DECK; card++) if (cards[team * DECK + card] === place) return card
  return -1
}

/** The card a team works on, or -1. */
export const openOf = (s: RaceState, team: number): number => cardWith(s, team, OPEN)

export function fulfilledBy(s: RaceState, team: number): number {
  const cards = where(s)
  let count = 0
  for (let card = 0; card < DECK; card++) if (cards[team * DECK + card] === FULFILLED) count++
  return count
}

/** The card that was put under the deck longest ago, or -1. */
function firstUnder(s: RaceState, team: number): number {
  const cards = where(s)
  let first = -1
  for (let card = 0; card < DECK; card++) {
    const place = cards[team * DECK + card]
    if (place >= UNDER_FROM && (first < 0 || place < cards[team * DECK + first])) first = card
  }
  return first
}

/** Whether the deck could replace the open card by another one. */
export const hasOther = (s: RaceState, team: number): boolean =>
  openOf(s, team) >= 0 && (cardWith(s, team, UNSEEN) >= 0 || firstUnder(s, team) >= 0)

/** Under everything that is there. */
export function putUnder(s: RaceState, team: number, card: number): void {
  const cards = where(s)
  let last = UNDER_FROM - 1
  for (let other = 0; other < DECK; other++) last = Math.max(last, cards[team * DECK + other])
  cards[team * DECK + card] = last + 1
}

export type DeckEvent = { readonly type: 'team/revealed'; readonly team: TeamName; readonly card: string }
export type RevealMove = {
  readonly kind: 'team/revealed'
  readonly say: readonly [string, string]
  readonly card: string
}

function open(s: RaceState, team: number, card: number, tell: Tell): void {
  done(s)
  const cards = where(s)
  // What lies under the deck moves up when its first card leaves.
  if (cards[team * DECK + card] >= UNDER_FROM)
    for (let other = 0; other < DECK; other++) if (cards[team * DECK + other] > UNDER_FROM) cards[team * DECK + other]--
  cards[team * DECK + card] = OPEN
  tell?.({ type: 'team/revealed', team: TEAMS[team], card: teamCards[card].id } satisfies DeckEvent, EVERYONE)
}

/** `a`: the team. Cards that were put under the deck come last, in that order: nature has nothing to draw there. */
export const reveal: RaceStep = {
  name: 'team/reveal',
  asks: 'nature',
  settle(s, _seat, team, tell) {
    if (cardWith(s, team, UNSEEN) >= 0) return false
    const card = firstUnder(s, team)
    if (card >= 0) open(s, team, card, tell)
    else done(s)
    return true
  },
  outcomes(s, team, out, weights) {
    const cards = where(s)
    let count = 0
    for (let card = 0; card < DECK; card++) {
      if (cards[team * DECK + card] !== UNSEEN) continue
      out[count] = move(REVEALED, card)
      weights[count++] = 1
    }
    return count
  },
  answer: (s, _seat, team, answer, tell) => open(s, team, argumentOf(answer), tell),
  describe(_s, _seat, _a, answer) {
    const card = teamCards[argumentOf(answer)].id
    return { kind: 'team/revealed', say: ['reveal', card], card } satisfies RevealMove
  },
}

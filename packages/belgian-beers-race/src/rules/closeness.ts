import { objectives } from '../content/objectives.ts'
import { objectivePoints } from '../engine/reckon.ts'
import type { RaceState } from '../engine/state.ts'
import { lacking } from './fulfilment.ts'
import { CARD_POINTS } from './objectives.ts'

/** What screens say of a card nobody has taken yet. */

/** What a card taken from the machine is worth to the seat, which is not always what is printed on it. */
export function pointsFor(s: RaceState, seat: number, card: string): number {
  const at = objectives.findIndex(({ id }) => id === card)
  return at < 0 ? 0 : objectivePoints(s, seat, CARD_POINTS[at])
}

/** One more of something, and the card would be theirs. Cards that ask for a deed are never close. */
export function isClose(s: RaceState, seat: number, card: string): boolean {
  return lackingFor(s, seat, card) === 1
}

/** After this a card is further away than before: it counts what was given up. */
export const isFarther = (before: RaceState, after: RaceState, seat: number, card: string): boolean =>
  lackingFor(after, seat, card) > lackingFor(before, seat, card)

function lackingFor(s: RaceState, seat: number, card: string): number {
  const at = objectives.findIndex(({ id }) => id === card)
  return at < 0 ? 0 : lacking(s, seat, at)
}

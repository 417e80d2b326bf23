import { BONUS_AT, PLACE_COUNT, placeId } from '../content/places.ts'
import { BEGIN, move } from '../engine/moves.ts'
import type { RaceState } from '../engine/state.ts'
import { done } from '../engine/steps.ts'
import type { Tell } from '../events.ts'
import { takeBottle, visit } from './arriving.ts'

/** Before the start is chosen a meeple is nowhere. */
export const NOWHERE = -1

/** A brewery without any bonus that nobody else has chosen. */
export function writeStarts(s: RaceState, out: Int32Array): number {
  let count = 0
  for (let place = 1; place < PLACE_COUNT; place++)
    if (BONUS_AT[place] === 0 && s.visitors[place] === 0) out[count++] = move(BEGIN, place)
  return count
}

/** The bottle and a visited token, but no coaster: the placement is not a move. */
export function chooseStart(s: RaceState, seat: number, place: number, tell: Tell): void {
  done(s)
  s.place[seat] = place
  tell?.({ type: 'startChosen', seat, place: placeId(place) })
  takeBottle(s, seat, place, tell)
  visit(s, seat, place, tell)
}

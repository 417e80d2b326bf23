import { COLOUR_AT } from '../content/places.ts'
import type { RaceState } from '../engine/state.ts'

/**
 * What cards of expansions look at: what somebody has done today, and what an arrival or a purchase brought. Without expansions
 * nobody keeps count.
 */

// Today, in `today`
/** One bit for each means. */
export const movedBy = (means: number): number => 1 << means
export const MOVED_TODAY = 7
/** One bit for each colour, wherever the brewery is. */
export const tastedOf = (colour: number): number => 8 << colour
export const TASTED_TODAY = 15 << 3
export const BOUGHT_TODAY = 1 << 7
export const TOASTED_TODAY = 1 << 8

// Just now, in `found`
export const FIRST_VISIT = 1
export const BOTTLE = 2
export const COASTER = 4
export const WITH_CHEESE = 8

export function noteToday(s: RaceState, seat: number, what: number): void {
  s.today[seat] = s.today[seat] | what
}

export const noteTasting = (s: RaceState, seat: number): void => noteToday(s, seat, tastedOf(COLOUR_AT[s.place[seat]]))

export function noteFound(s: RaceState, seat: number, what: number): void {
  s.found[seat] = s.found[seat] | what
}

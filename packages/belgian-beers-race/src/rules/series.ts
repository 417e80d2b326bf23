import type { RaceState } from '../engine/state.ts'

/** A series of failed attempts to hitchhike to one point: any other action of the player, success and the end of the day end it. */

/** Failures in the running series, if it is one to this point. */
export const failuresTo = (s: RaceState, seat: number, to: number): number =>
  s.hitchTo[seat] === to + 1 ? s.failures[seat] : 0

export function endSeries(s: RaceState, seat: number): void {
  s.hitchTo[seat] = 0
  s.failures[seat] = 0
}

import type { RaceState } from '../engine/state.ts'
import { eveningPoints } from './end-of-day.ts'
import { returnDue } from './end-of-game.ts'
import { finalPoints, secretPoints } from './final-scoring.ts'

/** Where a player stands, counted as if the race ended now. */
export type Standing = {
  /** On the Scoring Track. */
  readonly scored: number
  /** What this evening pays for beers, bottles and coasters, as things are. */
  readonly evening: number
  /** All of it together with what the final scoring would add. */
  readonly now: number
}

export function standingOf(s: RaceState, seat: number): Standing {
  const scored = s.score[seat]
  if (s.stack[0] === 0) return { scored, evening: 0, now: scored }
  return { scored, evening: eveningPoints(s, seat), now: nowOf(s, seat) }
}

/**
 * What a player would have, also in the middle of a move, when no step may be left to wait for. Everybody is taken to be
 * home until their last day is over: before, the way back says where somebody is, not how well they do. Everybody is told, so
 * points that are still a secret do not count.
 */
export function nowOf(s: RaceState, seat: number): number {
  const isDone = s.lastDay === 1 && s.time[seat] === s.dayLength
  const due = isDone ? returnDue(s, seat) : 0
  return Math.max(0, s.score[seat] - due + finalPoints(s, seat) - secretPoints(s, seat))
}

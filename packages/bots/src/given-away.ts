import {
  BICYCLE_FORBIDDEN_FROM,
  BIKE,
  HITCH,
  moves,
  printedTime,
  type RaceState,
  timeOnTheWay,
} from '@estaminet/belgian-beers-race'
import type { Move, Seat } from '@estaminet/kernel'

/** Whether beers are given for a lift where the bicycle is there as soon, for nothing. */
export function isGivenAway(s: RaceState, seat: Seat, move: Move): boolean {
  if (moves.kindOf(move) !== moves.BY_OFFER || s.level[seat] >= BICYCLE_FORBIDDEN_FROM) return false
  const to = moves.argumentOf(move)
  const by = (means: number): number => timeOnTheWay(s, seat, means, printedTime(means, s.place[seat], to), to)
  return by(BIKE) <= by(HITCH)
}

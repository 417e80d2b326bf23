import { clockwise, type RaceState } from '../engine/state.ts'
import type { Tell } from '../events.ts'
import { placeOnLast } from './time.ts'

/** The last step of an action: sleepers are put on the last space, the active player first, then clockwise. */
export function placeSleepers(s: RaceState, active: number, tell: Tell): void {
  for (let i = 0; i < s.seats; i++) {
    const seat = clockwise(s, active, i)
    if (s.asleep[seat] === 1) placeOnLast(s, seat, 'asleep', tell)
  }
}

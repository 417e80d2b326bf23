import type { RaceState } from '../engine/state.ts'
import type { Tell } from '../events.ts'
import { mayCamp } from './camping.ts'
import { placeOnLast } from './time.ts'

/** Offered exactly where camping is not, so that nobody is ever without an action. */
export const mayStop = (s: RaceState, seat: number): boolean => !mayCamp(s, seat)

export function callItADay(s: RaceState, seat: number, tell: Tell): void {
  tell?.({ type: 'calledItADay', seat })
  placeOnLast(s, seat, 'stopped', tell)
}

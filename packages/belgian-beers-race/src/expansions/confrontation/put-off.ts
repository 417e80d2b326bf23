import { FRAME } from '@estaminet/kernel'
import type { RaceState } from '../../engine/state.ts'
import { ACTION, CLAIMED, CLAIMS, topOf } from '../../engine/steps.ts'
import { RESOLVE } from './numbers.ts'

/**
 * A claim outside an action has cost time: before anybody is asked for an action, tokens are decided and discs compared. Who is ahead
 * now, or has no time left, has finished the turn without one.
 */
export function putOffAction(s: RaceState, seat: number): void {
  let claims = topOf(s)
  // The window in which a card made the claim closes by itself.
  if (s.stack[claims] === RESOLVE) claims -= FRAME
  const action = claims - FRAME
  if (s.stack[claims] !== CLAIMS || s.stack[action] !== ACTION || s.stack[action + 1] !== seat) return
  s.stack[action] = CLAIMED
  // Nothing follows here but what follows every claim.
  s.stack[action + 2] = 1
}

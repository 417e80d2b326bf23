import { charge } from '../engine/gather.ts'
import { DELAY } from '../engine/numbers.ts'
import { moveDelay } from '../engine/reckon.ts'
import { left, type RaceState } from '../engine/state.ts'
import type { SpentOn, Tell } from '../events.ts'
import { spend } from './time.ts'

/** What an attempt takes and what cards add to it are one advance, cut by the end of the day. A delay is paid whatever becomes of the move. */
export function spendOnTheWay(s: RaceState, seat: number, units: number, why: SpentOn, tell: Tell): void {
  if (s.expansions === 0) {
    spend(s, seat, units, why, tell)
    return
  }
  spend(s, seat, Math.min(units + moveDelay(s, seat), left(s, seat)), why, tell)
  charge(s, DELAY, seat, 0)
}

import { morningDelay, nightRecovery } from '../engine/reckon.ts'
import type { RaceState } from '../engine/state.ts'
import type { Tell } from '../events.ts'
import { soberUp } from './breathalyzer.ts'
import { delay } from './time.ts'

/** The later start after a heavy evening, read before the night lowers the level; from the bottom of the stack up. */
export function delayMorning(s: RaceState, tell: Tell): void {
  let seat = s.height.indexOf(0)
  while (seat >= 0) {
    const above = seatAbove(s, seat)
    const level = s.level[seat]
    const units = morningDelay(s, seat, level)
    delay(s, seat, units)
    if (units > 0) tell?.({ type: 'delayed', seat, level, delay: units })
    seat = above
  }
}

/** The disc next above on the start space, or -1. */
function seatAbove(s: RaceState, seat: number): number {
  const height = s.height[seat] + 1
  for (let other = 0; other < s.seats; other++) if (s.time[other] === 0 && s.height[other] === height) return other
  return -1
}

export function recover(s: RaceState, tell: Tell): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const from = s.level[seat]
    soberUp(s, seat, nightRecovery(s, seat))
    tell?.({ type: 'slept', seat, from, level: s.level[seat] })
  }
}

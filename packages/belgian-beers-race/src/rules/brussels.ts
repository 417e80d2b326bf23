import { GRAND_PLACE } from '../content/places.ts'
import type { RaceState } from '../engine/state.ts'
import { earliest } from './time.ts'

/**
 * The Grand Place remembers who came when: `grandPlaceOrder` counts from 1 among those who stand there, in order of
 * play; `grandPlaceTime` is the disc on arrival. Leaving forfeits both.
 */
export function enterGrandPlace(s: RaceState, seat: number): void {
  let here = 0
  for (let other = 0; other < s.seats; other++) if (s.grandPlaceOrder[other] > 0) here++
  s.grandPlaceOrder[seat] = here + 1
  s.grandPlaceTime[seat] = s.time[seat]
}

export function leaveGrandPlace(s: RaceState, seat: number): void {
  const own = s.grandPlaceOrder[seat]
  for (let other = 0; other < s.seats; other++) {
    const order = s.grandPlaceOrder[other]
    if (order > own) s.grandPlaceOrder[other] = order - 1
  }
  s.grandPlaceOrder[seat] = 0
  s.grandPlaceTime[seat] = 0
}

/** Whoever wakes up there has arrived at the start of the day, in its play order. */
export function wakeOnGrandPlace(s: RaceState): void {
  let here = 0
  for (let seat = 0; seat < s.seats; seat++) if (s.place[seat] === GRAND_PLACE) here |= 1 << seat
  s.grandPlaceOrder.fill(0)
  s.grandPlaceTime.fill(0)
  for (let order = 1; here !== 0; order++) {
    const seat = earliest(s, here)
    s.grandPlaceOrder[seat] = order
    here &= ~(1 << seat)
  }
}

export const ARRIVALS: readonly string[] = ['play', 'clock']

/** Whether `seat` arrived before `other`; both stand on the Grand Place. By play, or by clock and then by play. */
export function arrivedBefore(s: RaceState, seat: number, other: number): boolean {
  const clock = s.grandPlaceTime[seat] - s.grandPlaceTime[other]
  if (s.arrival === 1 && clock !== 0) return clock < 0
  return s.grandPlaceOrder[seat] < s.grandPlaceOrder[other]
}

export function firstOnGrandPlace(s: RaceState, seat: number): boolean {
  if (s.place[seat] !== GRAND_PLACE) return false
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && s.place[other] === GRAND_PLACE && arrivedBefore(s, other, seat)) return false
  return true
}

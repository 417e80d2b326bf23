import { lengthOf } from '../content/lengths.ts'
import { unfoldForAll } from '../engine/hooks.ts'
import type { RaceState } from '../engine/state.ts'
import { sequel } from '../engine/step.ts'
import { DAY_START, FIRST_MORNING, MORNING_OVER, next, TURN } from '../engine/steps.ts'
import { takeCoaster } from './arriving.ts'
import { wakeOnGrandPlace } from './brussels.ts'
import { earliest } from './time.ts'

/** Tokens filled, end token moved, everybody fresh; then coasters for those who wake up beside one. */
export const dayStart = sequel(DAY_START, 'day-start', (s, _seat, _a, tell) => {
  setDay(s, s.day + 1)
  s.broken.fill(0)
  s.ride.fill(0)
  s.hitchTo.fill(0)
  s.failures.fill(0)
  s.used.fill(0)
  s.asleep.fill(0)
  s.camped.fill(0)
  if (s.expansions !== 0) forgetToday(s)
  tell?.({ type: 'dayStarted', day: s.day + 1, length: s.dayLength, last: s.lastDay === 1 })
  wakeOnGrandPlace(s)
  for (let waiting = (1 << s.seats) - 1; waiting !== 0; ) {
    const seat = earliest(s, waiting)
    waiting &= ~(1 << seat)
    takeCoaster(s, seat, s.place[seat], tell)
  }
  unfoldForAll(s, 'dayStart', inOrder, morningOver, tell)
})

/** Nobody has done anything yet, or found anything where they woke up. */
function forgetToday(s: RaceState): void {
  s.today.fill(0)
  s.found.fill(0)
}

/** The first day begins too, when everything is laid out. */
export const firstMorning = sequel(FIRST_MORNING, 'first-morning', (s, _seat, _a, tell) => {
  s.found.fill(0)
  unfoldForAll(s, 'dayStart', inOrder, morningOver, tell)
})

/** As they will play: who lies farthest behind first, on a shared space the topmost. */
function inOrder(s: RaceState, out: Int8Array): number {
  let count = 0
  for (let waiting = (1 << s.seats) - 1; waiting !== 0; count++) {
    const seat = earliest(s, waiting)
    waiting &= ~(1 << seat)
    out[count] = seat
  }
  return count
}

export const morningOver = sequel(MORNING_OVER, 'morning-over', (s) => {
  s.found.fill(0)
  next(s, TURN)
})

/** Days are counted from 0 in the state. */
export function setDay(s: RaceState, day: number): void {
  const { days } = lengthOf(s.length)
  s.day = day
  s.dayLength = days[day]
  s.lastDay = day === days.length - 1 ? 1 : 0
}

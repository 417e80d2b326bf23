import { lengthOf } from '../content/lengths.ts'
import { POINTS_PER_BEER, RIGHT_ROW } from '../content/tracks.ts'
import { unfoldForAll } from '../engine/hooks.ts'
import { bottlesOf, type RaceState } from '../engine/state.ts'
import { sequel } from '../engine/step.ts'
import { CARD, DAY_START, MORNING, NIGHT, next } from '../engine/steps.ts'
import type { Tell } from '../events.ts'
import { delayMorning, recover } from './awakening.ts'
import { mergeLevelTwo } from './bottling-machine.ts'
import { reckoning } from './end-of-game.ts'

/** All discs are on the last space. */
export function endDay(s: RaceState, tell: Tell): void {
  tell?.({ type: 'dayEnded', day: s.day + 1 })
  unfoldForAll(s, 'dayEnd', everybody, night, tell)
}

function everybody(s: RaceState, out: Int8Array): number {
  for (let seat = 0; seat < s.seats; seat++) out[seat] = seat
  return s.seats
}

export const night = sequel(NIGHT, 'night', (s, _seat, _a, tell) => {
  if (s.lastDay) {
    unfoldForAll(s, 'final', everybody, reckoning, tell)
    return
  }
  unfoldForAll(s, 'wake', firstToFinish, morning, tell)
})

/** From the bottom of the last space up: the first will be on top in the morning. */
function firstToFinish(s: RaceState, out: Int8Array): number {
  for (let seat = 0; seat < s.seats; seat++) out[s.height[seat]] = seat
  return s.seats
}

export const morning = sequel(MORNING, 'morning', (s, _seat, _a, tell) => {
  turnStackOver(s)
  delayMorning(s, tell)
  recover(s, tell)
  for (let seat = 0; seat < s.seats; seat++) scoreDay(s, seat, tell)
  if (s.day === 0 && lengthOf(s.length).levelTwo === 'after-day-1') mergeLevelTwo(s, RIGHT_ROW, tell)
  next(s, DAY_START)
  next(s, CARD)
})

/** First to finish is on top of the new stack. */
function turnStackOver(s: RaceState): void {
  for (let seat = 0; seat < s.seats; seat++) {
    s.height[seat] = s.seats - 1 - s.height[seat]
    s.time[seat] = 0
  }
}

/** What an evening pays: two for every beer tasted so far, one for every bottle and coaster. */
export const eveningPoints = (s: RaceState, seat: number): number =>
  POINTS_PER_BEER * s.glass[seat] + bottlesOf(s, seat) + s.coasters[seat]

function scoreDay(s: RaceState, seat: number, tell: Tell): void {
  const beers = POINTS_PER_BEER * s.glass[seat]
  const bottles = bottlesOf(s, seat)
  const coasters = s.coasters[seat]
  const points = eveningPoints(s, seat)
  s.daily[seat * 2 + s.day] = points
  s.score[seat] = s.score[seat] + points
  tell?.({ type: 'dailyScored', seat, beers, bottles, coasters, score: s.score[seat] })
}

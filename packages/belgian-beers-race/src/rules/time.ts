import { BOTTLE_TOKENS } from '../content/tracks.ts'
import { left, type RaceState } from '../engine/state.ts'
import type { SpentOn, Tell } from '../events.ts'
import { endSeries } from './series.ts'

/** Turn order and the Time Track. `height` counts the discs below on the same space. */

/** The disc advances by spent time: it lands on top, and may cross bottle tokens on its way. */
export function spend(s: RaceState, seat: number, units: number, why: SpentOn, tell: Tell): void {
  if (units === 0) return
  const from = s.time[seat]
  lift(s, seat)
  land(s, seat, from + units)
  crossTokens(s, seat, from, from + units)
  if (from + units === s.dayLength) endOwnDay(s, seat)
  tell?.({ type: 'timeSpent', seat, from, to: from + units, why })
}

const leftSpace = new Int16Array(4)
const bottomUp = new Int8Array(4)

/**
 * Discs that advance at the same instant by as much: all are taken off, then placed, keeping the order they had. Nobody has a
 * choice, so who has less time than that stops on the last space; who lies there already stays where they lie.
 */
export function spendTogether(s: RaceState, seats: number, units: number, why: SpentOn, tell: Tell): void {
  const count = fromBottom(s, seats)
  lastByArrival(s, count, units)
  for (let i = 0; i < count; i++) {
    const seat = bottomUp[i]
    leftSpace[seat] = s.time[seat]
    lift(s, seat)
    s.time[seat] = -1
  }
  for (let i = 0; i < count; i++) {
    const seat = bottomUp[i]
    const from = leftSpace[seat]
    const to = Math.min(from + units, s.dayLength)
    land(s, seat, to)
    crossTokens(s, seat, from, to)
    if (to === s.dayLength) endOwnDay(s, seat)
    tell?.({ type: 'timeSpent', seat, from, to, why })
  }
}

/** Puts the disc on the last space without spending time: no token is crossed. */
export function placeOnLast(s: RaceState, seat: number, why: 'asleep' | 'camped' | 'stopped', tell: Tell): void {
  const from = s.time[seat]
  if (from === s.dayLength) return
  lift(s, seat)
  land(s, seat, s.dayLength)
  endOwnDay(s, seat)
  tell?.({ type: 'dayOver', seat, from, why })
}

/** A morning delay: a placement that keeps the order of the stack when discs are handled from the bottom. */
export function delay(s: RaceState, seat: number, units: number): void {
  if (units === 0) return
  lift(s, seat)
  land(s, seat, units)
}

/** Seats of the mask that can still advance by height, lowest first, into `bottomUp`. */
function fromBottom(s: RaceState, seats: number): number {
  let count = 0
  for (let height = 0; height < s.seats; height++)
    for (let seat = 0; seat < s.seats; seat++)
      if ((seats >> seat) & 1 && s.height[seat] === height && left(s, seat) > 0) bottomUp[count++] = seat
  return count
}

/** Of those in `bottomUp` who reach the last space from different ones whoever was nearer is there first. */
function lastByArrival(s: RaceState, count: number, units: number): void {
  for (let i = 0; i < count; i++)
    for (let j = i + 1; j < count; j++) {
      const seat = bottomUp[i]
      const other = bottomUp[j]
      if (left(s, seat) > units || left(s, other) > units || !isNearer(s, other, seat)) continue
      bottomUp[i] = other
      bottomUp[j] = seat
    }
}

const isNearer = (s: RaceState, seat: number, other: number): boolean =>
  s.time[seat] > s.time[other] || (s.time[seat] === s.time[other] && s.height[seat] < s.height[other])

function lift(s: RaceState, seat: number): void {
  const { time, height } = s
  const space = time[seat]
  const own = height[seat]
  for (let other = 0; other < time.length; other++)
    if (time[other] === space && height[other] > own) height[other] = height[other] - 1
}

function land(s: RaceState, seat: number, space: number): void {
  const { time } = s
  let below = 0
  for (let other = 0; other < time.length; other++) if (other !== seat && time[other] === space) below++
  time[seat] = space
  s.height[seat] = below
}

function crossTokens(s: RaceState, seat: number, from: number, to: number): void {
  for (let token = 0; token < BOTTLE_TOKENS.length; token++)
    if (crosses(token, from, to)) s.crossed[seat] = s.crossed[seat] | (1 << token)
}

/** Whether one advance crosses the token. */
export const crosses = (token: number, from: number, to: number): boolean =>
  from <= BOTTLE_TOKENS[token] && to > BOTTLE_TOKENS[token]

/** However the last space was reached, ride and hitchhiking series are over. */
function endOwnDay(s: RaceState, seat: number): void {
  s.ride[seat] = 0
  endSeries(s, seat)
}

/** Of some seats, the one who plays first: farthest behind, on a shared space the topmost. */
export function earliest(s: RaceState, seats: number): number {
  const { time, height } = s
  let best = -1
  for (let seat = 0; seat < time.length; seat++) {
    if (((seats >> seat) & 1) === 0) continue
    if (best < 0 || time[seat] < time[best] || (time[seat] === time[best] && height[seat] > height[best])) best = seat
  }
  return best
}

/** Whose turn comes next, or -1 when all discs are on the last space. */
export function nextPlayer(s: RaceState): number {
  let awake = 0
  for (let seat = 0; seat < s.seats; seat++) if (s.time[seat] < s.dayLength) awake |= 1 << seat
  return earliest(s, awake)
}

export const LEADERS: readonly string[] = ['all', 'awake']

/** Strictly ahead of every other disc; finished discs count unless the match is played otherwise. Alone nobody is. */
export function isAhead(s: RaceState, seat: number): boolean {
  const { time } = s
  const own = time[seat]
  const finishedCount = s.leader === 0
  for (let other = 0; other < time.length; other++)
    if (other !== seat && own <= time[other] && (finishedCount || time[other] < s.dayLength)) return false
  return time.length > 1
}

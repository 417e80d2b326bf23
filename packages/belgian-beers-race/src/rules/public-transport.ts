import { lateDice } from '../content/dice.ts'
import { placeId } from '../content/places.ts'
import { BUS } from '../content/roads.ts'
import { LATE_DELAY, RIDE_PER_BEER } from '../content/tracks.ts'
import { modified } from '../engine/expansion.ts'
import { DONE, DRINK, EAT, move } from '../engine/moves.ts'
import { carried, left, type RaceState } from '../engine/state.ts'
import { ARRIVAL, done, next, ROLL, TRANSIT } from '../engine/steps.ts'
import type { Tell } from '../events.ts'
import { discard } from './backpack.ts'
import { drinkBeer } from './breathalyzer.ts'
import { eatCheese, edible } from './cheese.ts'
import { LATE, TASTED } from './deeds.ts'
import { declareMove, travelTime } from './moving.ts'
import { spend } from './time.ts'

export function takeTheBus(s: RaceState, seat: number, to: number, tell: Tell): void {
  declareMove(s, seat, BUS, to, 1, tell)
  next(s, ROLL, seat, 1)
}

/** On time or late; a ride whose delay does not fit any more is cancelled. */
export function rideTheBus(s: RaceState, seat: number, roll: number, tell: Tell): void {
  const late = lateDice(roll) > 0
  if (late) s.deeds |= LATE
  const planned = travelTime(s, seat, BUS, s.printed)
  const delay = late ? modified(s, 'lateDelay', seat, LATE_DELAY) : 0
  const remaining = left(s, seat)
  if (planned + delay > remaining) {
    tell?.({ type: 'rideCancelled', seat, to: placeId(s.target) })
    // On the last day the race home goes on: only the delay itself is lost.
    const lost = s.lastDay && delay < remaining ? delay : remaining
    spend(s, seat, lost, 'delay', tell)
    return
  }
  spend(s, seat, planned + delay, 'move', tell)
  next(s, ARRIVAL, seat)
  next(s, TRANSIT, seat, ((planned + delay) / RIDE_PER_BEER) | 0)
}

/** Carried beers may be tasted while the ride lasts, one for each full pair of time units. */
export const mayDrinkInTransit = (s: RaceState, seat: number, beersLeft: number): boolean =>
  beersLeft > 0 && s.asleep[seat] === 0 && carried(s, seat) > 0

export function writeTransit(s: RaceState, seat: number, out: Int32Array): number {
  let count = 0
  for (let colour = 0; colour < 4; colour++) if (s.cubes[seat * 4 + colour] > 0) out[count++] = move(DRINK, colour)
  if (edible(s, seat) > 0 && left(s, seat) > 0) out[count++] = move(EAT)
  out[count++] = move(DONE)
  return count
}

/** `at` is where the step lies in the stack: it counts the beers still allowed. */
export function inTransit(s: RaceState, seat: number, kind: number, colour: number, at: number, tell: Tell): void {
  if (kind === EAT) eatCheese(s, seat, 1, tell)
  else if (kind === DONE) done(s)
  else {
    s.stack[at + 2] = s.stack[at + 2] - 1
    discard(s, seat, colour, 1)
    s.deeds |= TASTED
    s.tastedInTransit |= 1 << colour
    drinkBeer(s, seat, colour, 'transit', tell)
  }
}

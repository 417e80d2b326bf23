import { lateDice } from '../content/dice.ts'
import { placeId } from '../content/places.ts'
import { BUS, printedTime } from '../content/roads.ts'
import { RIDE_PER_BEER } from '../content/tracks.ts'
import { argumentOf, DONE, DRINK, EAT, kindOf, move } from '../engine/moves.ts'
import { lateDelay, moveDelay } from '../engine/reckon.ts'
import { carried, left, type RaceState } from '../engine/state.ts'
import type { RaceStep } from '../engine/step.ts'
import { ARRIVAL, done, next, TRANSIT, topOf } from '../engine/steps.ts'
import { isLateByCard } from '../engine/variant.ts'
import type { Tell } from '../events.ts'
import type { Journey } from '../race-move.ts'
import { discard } from './backpack.ts'
import { describeSip, drinkBeer, IN_TRANSIT } from './breathalyzer.ts'
import { eatCheese, edible } from './cheese.ts'
import { LATE, TASTED } from './deeds.ts'
import { spendOnTheWay } from './delays.ts'
import { declaredTime, journey, travelTime } from './moving.ts'

/** On time or late; a ride whose delay does not fit any more is cancelled. */
export function rideTheBus(s: RaceState, seat: number, roll: number, tell: Tell): void {
  const late = lateDice(roll) > 0
  if (late) s.deeds |= LATE
  const ride = timeOfRide(s, seat, late)
  if (ride < 0) {
    tell?.({ type: 'rideCancelled', seat, to: placeId(s.target) })
    spendOnTheWay(s, seat, ~ride, 'delay', tell)
    return
  }
  spendOnTheWay(s, seat, ride, 'move', tell)
  next(s, ARRIVAL, seat)
  next(s, TRANSIT, seat, beersDuring(ride))
}

const beersDuring = (ride: number): number => (ride / RIDE_PER_BEER) | 0

/** Beers there is time for on a bus that is not late: what cards add to the move is no ride. */
export const beersOnTheBus = (s: RaceState, seat: number, to: number): number =>
  beersDuring(travelTime(s, seat, BUS, printedTime(BUS, s.place[seat], to), to))

/** What the declared ride takes, apart from what cards add to the move; where it is cancelled, the complement of what is lost. */
export function timeOfRide(s: RaceState, seat: number, late: boolean): number {
  const planned = declaredTime(s, seat)
  const penalty = late ? lateDelay(s, seat) : 0
  const remaining = left(s, seat)
  if (planned + penalty + moveDelay(s, seat) <= remaining) return planned + penalty
  // On the last day the race home goes on, and a late bus others have made is a delay: only the penalty is lost.
  return ~(s.lastDay === 1 || isLateByCard(s) ? Math.min(penalty, remaining) : remaining)
}

export function describeBus(s: RaceState, seat: number, to: number): Journey {
  const info = journey(s, seat, 'bus', BUS, to)
  const lateCost = info.cost + lateDelay(s, seat)
  return { ...info, say: ['bus', info.to], lateCost, mayBeCancelled: lateCost > left(s, seat) }
}

/** Carried beers may be tasted while the ride lasts, one for each full pair of time units. `a` counts those still allowed. */
export const transit = {
  name: 'transit',
  asks: 'seat',
  settle(s, seat, a) {
    if (a > 0 && s.asleep[seat] === 0 && carried(s, seat) > 0) return false
    done(s)
    return true
  },
  legal(s, seat, _a, out) {
    let count = 0
    for (let colour = 0; colour < 4; colour++) if (s.cubes[seat * 4 + colour] > 0) out[count++] = move(DRINK, colour)
    if (edible(s, seat) > 0 && left(s, seat) > 0) out[count++] = move(EAT)
    out[count++] = move(DONE)
    return count
  },
  answer(s, seat, a, answer, tell) {
    const kind = kindOf(answer)
    if (kind === EAT) eatCheese(s, seat, 1, tell)
    else if (kind === DONE) done(s)
    else {
      const colour = argumentOf(answer)
      s.stack[topOf(s) + 2] = a - 1
      discard(s, seat, colour, 1)
      s.deeds |= TASTED
      s.tastedInTransit |= 1 << colour
      drinkBeer(s, seat, colour, IN_TRANSIT, tell)
    }
  },
  fallback: () => move(DONE),
  describe: (s, seat, _a, move) => describeSip(s, seat, move),
} satisfies RaceStep

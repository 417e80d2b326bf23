import { lateDice, tbbrDice } from '../content/dice.ts'
import { placeId } from '../content/places.ts'
import { HITCH } from '../content/roads.ts'
import { MOST_DICE, OFFER_PER_TIME, WAITING_TIME } from '../content/tracks.ts'
import { modified, occurs } from '../engine/expansion.ts'
import { inSplit } from '../engine/moves.ts'
import { carried, left, type RaceState } from '../engine/state.ts'
import { next, OFFER, ROLL } from '../engine/steps.ts'
import type { Tell } from '../events.ts'
import { arrive } from './arriving.ts'
import { coloursCarried, discard, mostNumerous, splitCubes, writeSplits } from './backpack.ts'
import { travelsSlowly } from './breathalyzer.ts'
import { STRANDED } from './deeds.ts'
import { declareMove, diceAllowed, endSeries, travelTime } from './moving.ts'
import { spend } from './time.ts'

export function hitchhike(s: RaceState, seat: number, to: number, dice: number, tell: Tell): void {
  declareMove(s, seat, HITCH, to, dice, tell)
  next(s, ROLL, seat, dice)
}

/** One good face is enough. */
export const stops = (roll: number): boolean => tbbrDice(roll) + lateDice(roll) > 0

export function getALift(s: RaceState, seat: number, roll: number, tell: Tell): void {
  if (stops(roll)) travel(s, seat, tell)
  else waitInVain(s, seat, tell)
}

function travel(s: RaceState, seat: number, tell: Tell): void {
  endSeries(s, seat)
  spend(s, seat, travelTime(s, seat, HITCH, s.printed), 'move', tell)
  arrive(s, seat, tell)
}

/** Nobody stops: wait, doubled beyond B, cut by the end of the day; the next attempt may use one more die. */
function waitInVain(s: RaceState, seat: number, tell: Tell): void {
  s.deeds |= STRANDED
  const failures = diceAllowed(s, seat, s.target)
  s.hitchTo[seat] = s.target + 1
  s.failures[seat] = failures < MOST_DICE ? failures : MOST_DICE - 1
  const wait = modified(s, 'waitingTime', seat, travelsSlowly(s, seat) ? WAITING_TIME * 2 : WAITING_TIME)
  const remaining = left(s, seat)
  tell?.({
    type: 'hitchFailed',
    seat,
    to: placeId(s.target),
    nextDice: wait < remaining ? diceAllowed(s, seat, s.target) : 0,
  })
  spend(s, seat, Math.min(wait, remaining), 'wait', tell)
  occurs(s, 'hitchFailed', seat, tell)
}

/** Beer for the driver instead of a roll: two cubes for each printed time unit, then success is certain. */
export function offerBeer(s: RaceState, seat: number, to: number, tell: Tell): void {
  declareMove(s, seat, HITCH, to, 0, tell)
  s.offered = 1
  next(s, OFFER, seat)
}

const beersAsked = (s: RaceState): number => s.printed * OFFER_PER_TIME

export const mustChooseOffer = (s: RaceState, seat: number): boolean =>
  coloursCarried(s, seat) > 1 && carried(s, seat) > beersAsked(s)

export const writeOffers = (s: RaceState, seat: number, out: Int32Array): number =>
  writeSplits(s.cubes, seat * 4, beersAsked(s), out)

const onlyOffer = new Int32Array(1)

/** All beers of one colour, or the whole backpack: nothing to choose. */
export function offerWhatThereIs(s: RaceState, seat: number, tell: Tell): void {
  writeOffers(s, seat, onlyOffer)
  handOver(s, seat, onlyOffer[0], tell)
}

export function handOver(s: RaceState, seat: number, split: number, tell: Tell): void {
  for (let colour = 0; colour < 4; colour++) discard(s, seat, colour, inSplit(split, colour))
  tell?.({ type: 'beerOffered', seat, cubes: splitCubes(split) })
  travel(s, seat, tell)
}

/** An absent player parts with the most numerous colour, counting anew after each cube. */
export function usualOffer(s: RaceState, seat: number): Int8Array {
  const heaps = Int8Array.from(s.cubes.subarray(seat * 4, seat * 4 + 4))
  const offer = new Int8Array(4)
  for (let beers = beersAsked(s); beers > 0; beers--) {
    const colour = mostNumerous(heaps, 0)
    heaps[colour] = heaps[colour] - 1
    offer[colour] = offer[colour] + 1
  }
  return offer
}

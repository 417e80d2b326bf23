import { COLOURS, placeId } from '../content/places.ts'
import { ASLEEP_FROM, LAST_CHEERS } from '../content/tracks.ts'
import { occurs } from '../engine/expansion.ts'
import { EAT_NOW, GIVE, inSplit, move } from '../engine/moves.ts'
import { carried, left, type RaceState } from '../engine/state.ts'
import { BEERS, CHEESE, done, HAND, next, RETURN, TOAST } from '../engine/steps.ts'
import type { Tell } from '../events.ts'
import { discard, writeSplits } from './backpack.ts'
import { drinkBeer } from './breathalyzer.ts'
import { edible } from './cheese.ts'
import { TOASTED } from './deeds.ts'
import { spendTogether } from './time.ts'

/**
 * A completed move into a brewery where others stand with beer. `partners` is their mask; `handed` and `returned` hold
 * the colours given to and by each partner, counted from 1.
 */
export function beginToast(s: RaceState, seat: number, tell: Tell): void {
  if (s.asleep[seat] === 1 || left(s, seat) === 0) return
  let partners = 0
  let count = 0
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && isPartner(s, other, s.place[seat])) {
      partners |= 1 << other
      count++
    }
  // One cube for each partner, or no toast with anybody.
  if (count === 0 || carried(s, seat) < count) return
  s.partners = partners
  tell?.({ type: 'toastBegun', seat, partners: seatsOf(partners), place: placeId(s.place[seat]) })
  next(s, TOAST, seat)
  for (let i = s.seats - 1; i > 0; i--) if (isIn(partners, seat, i, s.seats)) next(s, CHEESE, (seat + i) % s.seats)
  next(s, CHEESE, seat)
  for (let i = s.seats - 1; i > 0; i--)
    if (isIn(partners, seat, i, s.seats)) next(s, RETURN, (seat + i) % s.seats, seat)
  for (let i = s.seats - 1; i > 0; i--) if (isIn(partners, seat, i, s.seats)) next(s, HAND, seat, (seat + i) % s.seats)
}

const isPartner = (s: RaceState, seat: number, place: number): boolean =>
  s.place[seat] === place && left(s, seat) > 0 && s.asleep[seat] === 0 && carried(s, seat) > 0

const isIn = (mask: number, seat: number, i: number, seats: number): boolean =>
  ((mask >> ((seat + i) % seats)) & 1) === 1

const seatsOf = (mask: number): number[] => [0, 1, 2, 3].filter((seat) => (mask >> seat) & 1)

/** Cubes of a colour the arriving player has not promised to a partner yet. */
export function unpromised(s: RaceState, seat: number, colour: number): number {
  let cubes = s.cubes[seat * 4 + colour]
  for (let partner = 0; partner < s.seats; partner++) if (s.handed[partner] === colour + 1) cubes--
  return cubes
}

export function writeHands(s: RaceState, seat: number, out: Int32Array): number {
  let count = 0
  for (let colour = 0; colour < 4; colour++) if (unpromised(s, seat, colour) > 0) out[count++] = move(GIVE, colour)
  return count
}

/** The colour when there is no choice, or -1. */
export function onlyHand(s: RaceState, seat: number): number {
  let only = -1
  for (let colour = 0; colour < 4; colour++) {
    if (unpromised(s, seat, colour) === 0) continue
    if (only >= 0) return -1
    only = colour
  }
  return only
}

export function writeReturns(s: RaceState, seat: number, out: Int32Array): number {
  let count = 0
  for (let colour = 0; colour < 4; colour++) if (s.cubes[seat * 4 + colour] > 0) out[count++] = move(GIVE, colour)
  return count
}

export function hand(s: RaceState, seat: number, partner: number, colour: number, tell: Tell): void {
  done(s)
  s.handed[partner] = colour + 1
  tell?.({ type: 'cubeGiven', from: seat, to: partner, colour: COLOURS[colour] })
}

export function giveBack(s: RaceState, partner: number, seat: number, colour: number, tell: Tell): void {
  done(s)
  s.returned[partner] = colour + 1
  tell?.({ type: 'cubeGiven', from: partner, to: seat, colour: COLOURS[colour] })
}

/** Saving cheese: any number, chosen before the beers. */
export function writeSavingCheese(s: RaceState, seat: number, out: Int32Array): number {
  const most = edible(s, seat)
  for (let cheeses = 0; cheeses <= most; cheeses++) out[cheeses] = move(EAT_NOW, cheeses)
  return most + 1
}

const offered = new Int8Array(4)
const onlyBeers = new Int32Array(1)

/** Cubes are discarded, all discs move at once; then the arriving player drinks, up to the beer that brings sleep. */
export function clink(s: RaceState, seat: number, tell: Tell): void {
  done(s)
  s.deeds |= TOASTED
  s.ride[seat] = 0
  for (let partner = 0; partner < s.seats; partner++) {
    const handed = s.handed[partner]
    if (handed === 0) continue
    s.given |= 1 << (handed - 1)
    discard(s, seat, handed - 1, 1)
    discard(s, partner, s.returned[partner] - 1, 1)
    s.ride[partner] = 0
  }
  spendTogether(s, s.partners | (1 << seat), 'toast', tell)
  const colours = countOffered(s)
  const beers = beersDrunk(s, seat)
  if (colours > 1 && beers < partnerCount(s)) {
    next(s, BEERS, seat)
    return
  }
  writeSplits(offered, 0, beers, onlyBeers)
  drinkUp(s, seat, onlyBeers[0], tell)
}

export function partnerCount(s: RaceState): number {
  let count = 0
  for (let mask = s.partners; mask !== 0; mask >>= 1) count += mask & 1
  return count
}

const beersDrunk = (s: RaceState, seat: number): number => {
  const thirst = ASLEEP_FROM - s.level[seat]
  const partners = partnerCount(s)
  return Math.min(thirst, partners)
}

/** Fills `offered` with the partners' beers by colour; returns how many colours. */
function countOffered(s: RaceState): number {
  offered.fill(0)
  let colours = 0
  for (let partner = 0; partner < s.seats; partner++) {
    const colour = s.returned[partner] - 1
    if (colour < 0) continue
    if (offered[colour] === 0) colours++
    offered[colour] = offered[colour] + 1
  }
  return colours
}

export function writeBeers(s: RaceState, seat: number, out: Int32Array): number {
  countOffered(s)
  return writeSplits(offered, 0, beersDrunk(s, seat), out)
}

export function drinkUp(s: RaceState, seat: number, split: number, tell: Tell): void {
  let beers = 0
  for (let colour = 0; colour < 4; colour++)
    for (let i = inSplit(split, colour); i > 0; i--) {
      drinkBeer(s, seat, colour, 'toast', tell)
      s.drunk |= 1 << colour
      beers++
    }
  cheer(s, seat, beers, tell)
  for (let i = 1; i < s.seats; i++) {
    const partner = (seat + i) % s.seats
    const handed = s.handed[partner]
    if (handed === 0) continue
    drinkBeer(s, partner, handed - 1, 'toast', tell)
    cheer(s, partner, 1, tell)
    s.handed[partner] = 0
    s.returned[partner] = 0
  }
  occurs(s, 'toasted', seat, tell)
}

/** Beyond the last level every step becomes a marker beside the track. */
function cheer(s: RaceState, seat: number, steps: number, tell: Tell): void {
  const reached = s.cheers[seat] + steps
  const beyond = reached > LAST_CHEERS ? reached - LAST_CHEERS : 0
  s.cheers[seat] = reached - beyond
  s.cheersMarkers[seat] = s.cheersMarkers[seat] + beyond
  tell?.({ type: 'cheered', seat, cheers: s.cheers[seat], markers: s.cheersMarkers[seat] })
}

/** The beers of the first partners clockwise, for a player who does not answer. */
export function usualBeers(s: RaceState, seat: number): Int8Array {
  const beers = new Int8Array(4)
  let thirst = beersDrunk(s, seat)
  for (let i = 1; i < s.seats && thirst > 0; i++) {
    const colour = s.returned[(seat + i) % s.seats] - 1
    if (colour < 0) continue
    beers[colour] = beers[colour] + 1
    thirst--
  }
  return beers
}

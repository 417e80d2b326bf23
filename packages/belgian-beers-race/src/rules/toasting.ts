import { COLOURS, placeId } from '../content/places.ts'
import { ASLEEP_FROM, LAST_CHEERS } from '../content/tracks.ts'
import { unfold } from '../engine/hooks.ts'
import { argumentOf, EAT_NOW, GIVE, inSplit, move } from '../engine/moves.ts'
import { actionTime, cheeseStep, TOASTING, tasteStep } from '../engine/reckon.ts'
import { all } from '../engine/registry.ts'
import { carried, clockwise, left, type RaceState } from '../engine/state.ts'
import { type RaceStep, sequel } from '../engine/step.ts'
import { BEERS, CHEER, CHEESE, CLINK, done, HAND, next, RETURN, SIP, TOAST } from '../engine/steps.ts'
import { cheersStop } from '../engine/variant.ts'
import type { Tell } from '../events.ts'
import type { RaceMove } from '../race-move.ts'
import {
  coloursCarried,
  discard,
  firstCarried,
  mostNumerous,
  splitCubes,
  splitLetters,
  splitOf,
  writeSplits,
} from './backpack.ts'
import { drinkBeer, IN_A_TOAST } from './breathalyzer.ts'
import { describeEating, eatCheese, edible, writeEating } from './cheese.ts'
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
  for (let i = s.seats - 1; i > 0; i--) if (isIn(s, partners, seat, i)) next(s, CHEESE, clockwise(s, seat, i))
  next(s, CHEESE, seat)
  for (let i = s.seats - 1; i > 0; i--) if (isIn(s, partners, seat, i)) next(s, RETURN, clockwise(s, seat, i), seat)
  for (let i = s.seats - 1; i > 0; i--) if (isIn(s, partners, seat, i)) next(s, HAND, seat, clockwise(s, seat, i))
}

/** Whether somebody can be met here: awake, in the day, with beer. */
export const isPartner = (s: RaceState, seat: number, place: number): boolean =>
  s.place[seat] === place && left(s, seat) > 0 && s.asleep[seat] === 0 && carried(s, seat) > 0

const isIn = (s: RaceState, mask: number, seat: number, i: number): boolean =>
  ((mask >> clockwise(s, seat, i)) & 1) === 1

const seatsOf = (mask: number): number[] => [0, 1, 2, 3].filter((seat) => (mask >> seat) & 1)

/** Cubes of a colour the arriving player has not promised to a partner yet. */
export function unpromised(s: RaceState, seat: number, colour: number): number {
  let cubes = s.cubes[seat * 4 + colour]
  for (let partner = 0; partner < s.seats; partner++) if (s.handed[partner] === colour + 1) cubes--
  return cubes
}

/** The colour when there is no choice, or -1. */
function onlyHand(s: RaceState, seat: number): number {
  let only = -1
  for (let colour = 0; colour < 4; colour++) {
    if (unpromised(s, seat, colour) === 0) continue
    if (only >= 0) return -1
    only = colour
  }
  return only
}

/** The arriving player hands a cube to the partner `a`. */
export const hand = {
  name: 'hand',
  asks: 'seat',
  settle(s, seat, a, tell) {
    const colour = onlyHand(s, seat)
    if (colour < 0) return false
    handCube(s, seat, a, colour, tell)
    return true
  },
  legal(s, seat, _a, out) {
    let count = 0
    for (let colour = 0; colour < 4; colour++) if (unpromised(s, seat, colour) > 0) out[count++] = move(GIVE, colour)
    return count
  },
  answer: (s, seat, a, answer, tell) => handCube(s, seat, a, argumentOf(answer), tell),
  fallback(s, seat) {
    const heaps = Int8Array.of(0, 1, 2, 3).map((colour) => unpromised(s, seat, colour))
    return move(GIVE, mostNumerous(heaps, 0))
  },
  describe: (_s, _seat, a, move) => describeGift(a, move),
} satisfies RaceStep

function handCube(s: RaceState, seat: number, partner: number, colour: number, tell: Tell): void {
  done(s)
  s.handed[partner] = colour + 1
  tell?.({ type: 'cubeGiven', from: seat, to: partner, colour: COLOURS[colour] })
}

/** A partner hands one back to the arriving player `a`. */
export const giveBack = {
  name: 'return',
  asks: 'seat',
  pace: 'answer',
  settle(s, partner, a, tell) {
    if (coloursCarried(s, partner) > 1) return false
    returnCube(s, partner, a, firstCarried(s, partner), tell)
    return true
  },
  legal(s, partner, _a, out) {
    let count = 0
    for (let colour = 0; colour < 4; colour++) if (s.cubes[partner * 4 + colour] > 0) out[count++] = move(GIVE, colour)
    return count
  },
  answer: (s, partner, a, answer, tell) => returnCube(s, partner, a, argumentOf(answer), tell),
  fallback: (s, partner) => move(GIVE, mostNumerous(s.cubes, partner * 4)),
  describe: (_s, _seat, a, move) => describeGift(a, move),
} satisfies RaceStep

function returnCube(s: RaceState, partner: number, seat: number, colour: number, tell: Tell): void {
  done(s)
  s.returned[partner] = colour + 1
  tell?.({ type: 'cubeGiven', from: partner, to: seat, colour: COLOURS[colour] })
}

function describeGift(to: number, move: number): RaceMove {
  const colour = COLOURS[argumentOf(move)]
  return { kind: 'give', say: ['give', colour], colour, to }
}

/** Saving cheese: any number, chosen before the beers. `a`: what somebody without a seat pours, its colour counted from 1. */
export const savingCheese = {
  name: 'cheese',
  asks: 'seat',
  pace: 'answer',
  settle(s, seat) {
    if (edible(s, seat) > 0) return false
    done(s)
    return true
  },
  legal: (s, seat, _a, out) => writeEating(s, seat, out),
  answer(s, seat, _a, answer, tell) {
    done(s)
    eatCheese(s, seat, argumentOf(answer), tell)
  },
  /** Exactly as much cheese as keeps the seat awake, if that is possible at all. */
  fallback(s, seat, a) {
    const level = s.level[seat] + levelsAhead(s, seat, a)
    const needed = Math.max(0, Math.ceil((level - ASLEEP_FROM + 1) / cheeseStep(s, seat)))
    return move(EAT_NOW, needed <= edible(s, seat) ? needed : 0)
  },
  describe: (s, seat, _a, move) => describeEating(s, seat, argumentOf(move)),
} satisfies RaceStep

/** What all the beers that are handed to the seat would bring. */
function levelsAhead(s: RaceState, seat: number, poured: number): number {
  if (poured > 0) return tasteStep(s, seat, poured - 1)
  if ((s.partners >> seat) & 1) return tasteStep(s, seat, s.handed[seat] - 1)
  countOffered(s)
  let levels = 0
  for (let colour = 0; colour < 4; colour++)
    for (let earlier = 0; earlier < offered[colour]; earlier++) levels += tasteStep(s, seat, colour, earlier)
  return levels
}

const offered = new Int8Array(4)
const onlyBeers = new Int32Array(1)

/** Everybody has said what they give. */
export const toast = sequel(TOAST, 'toast', (s, seat, _a, tell) => unfold(s, 'meet', seat, clink, tell))

/** Cubes are discarded, all discs move at once; then the arriving player drinks, up to the beer that brings sleep. */
export const clink = sequel(CLINK, 'clink', (s, seat, _a, tell) => {
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
  spendTogether(s, s.partners | (1 << seat), actionTime(s, seat, TOASTING), 'toast', tell)
  const own = s.expansions === 0 ? undefined : askedOtherwise(s, seat)
  if (own !== undefined) {
    countOffered(s)
    queuePartners(s, seat)
    s.handed.fill(0)
    next(s, own, seat, argumentOf(splitOf(offered)))
    return
  }
  const colours = countOffered(s)
  const beers = beersDrunk(s, seat)
  if (colours > 1 && beers < partnerCount(s)) {
    next(s, BEERS, seat)
    return
  }
  writeSplits(offered, 0, beers, onlyBeers)
  drinkUp(s, seat, onlyBeers[0], tell)
})

function askedOtherwise(s: RaceState, seat: number): number | undefined {
  const list = otherwise(s)
  for (let at = 0; at < list.length; at++) {
    const step = list[at](s, seat)
    if (step !== undefined) return step
  }
  return undefined
}
const otherwise = all('beers')

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

/** Which of the partners' beers are drunk before sleep comes. */
export const beers = {
  name: 'beers',
  asks: 'seat',
  pace: 'answer',
  legal(s, seat, _a, out) {
    countOffered(s)
    return writeSplits(offered, 0, beersDrunk(s, seat), out)
  },
  answer(s, seat, _a, split, tell) {
    done(s)
    drinkUp(s, seat, split, tell)
  },
  fallback: (s, seat) => splitOf(usualBeers(s, seat)),
  describe: (_s, _seat, _a, split) => ({
    kind: 'drink-of',
    say: ['drink', splitLetters(split)],
    cubes: splitCubes(split),
  }),
} satisfies RaceStep

/** The arriving player drinks and cheers, then every partner clockwise. With others reacting, each beer waits its turn. */
export function drinkUp(s: RaceState, seat: number, split: number, tell: Tell): void {
  if (s.expansions !== 0) queueUp(s, seat, split)
  else {
    for (let colour = 0; colour < 4; colour++)
      for (let i = inSplit(split, colour); i > 0; i--) drinkBeer(s, seat, colour, IN_A_TOAST, tell)
    cheer(s, seat, beersIn(split), tell)
    for (let i = 1; i < s.seats; i++) {
      const partner = clockwise(s, seat, i)
      if (s.handed[partner] === 0) continue
      drinkBeer(s, partner, s.handed[partner] - 1, IN_A_TOAST, tell)
      cheer(s, partner, 1, tell)
    }
  }
  for (let colour = 0; colour < 4; colour++) if (inSplit(split, colour) > 0) s.drunk |= 1 << colour
  s.handed.fill(0)
  s.returned.fill(0)
}

/** The same on the stack, the last first. */
function queueUp(s: RaceState, seat: number, split: number): void {
  queuePartners(s, seat)
  next(s, CHEER, seat, beersIn(split))
  for (let colour = 3; colour >= 0; colour--)
    for (let i = inSplit(split, colour); i > 0; i--) next(s, SIP, seat, colour)
}

function queuePartners(s: RaceState, seat: number): void {
  for (let i = s.seats - 1; i > 0; i--) {
    const partner = clockwise(s, seat, i)
    if (s.handed[partner] === 0) continue
    next(s, CHEER, partner, 1)
    next(s, SIP, partner, s.handed[partner] - 1)
  }
}

const beersIn = (split: number): number => inSplit(split, 0) + inSplit(split, 1) + inSplit(split, 2) + inSplit(split, 3)

export const sip = sequel(SIP, 'sip', (s, seat, colour, tell) => drinkBeer(s, seat, colour, IN_A_TOAST, tell))

export const cheering = sequel(CHEER, 'cheer', (s, seat, steps, tell) => cheer(s, seat, steps, tell))

/** Beyond the last level every step becomes a marker beside the track, where there is something beyond. */
export function cheer(s: RaceState, seat: number, steps: number, tell: Tell): void {
  const reached = s.cheers[seat] + steps
  const beyond = reached > LAST_CHEERS ? reached - LAST_CHEERS : 0
  s.cheers[seat] = reached - beyond
  if (s.expansions === 0 || !cheersStop(s)) s.cheersMarkers[seat] = s.cheersMarkers[seat] + beyond
  tell?.({ type: 'cheered', seat, cheers: s.cheers[seat], markers: s.cheersMarkers[seat] })
}

/** The beers of the first partners clockwise, for a player who does not answer. */
function usualBeers(s: RaceState, seat: number): Int8Array {
  const beers = new Int8Array(4)
  let thirst = beersDrunk(s, seat)
  for (let i = 1; i < s.seats && thirst > 0; i++) {
    const colour = s.returned[clockwise(s, seat, i)] - 1
    if (colour < 0) continue
    beers[colour] = beers[colour] + 1
    thirst--
  }
  return beers
}

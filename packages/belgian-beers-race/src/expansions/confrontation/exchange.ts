import { EVERYONE, fieldOf } from '@estaminet/kernel'
import { placeId } from '../../content/places.ts'
import { LAST_CHEERS } from '../../content/tracks.ts'
import { unfold } from '../../engine/hooks.ts'
import { argumentOf, inSplit, move, SPLIT, splitMove } from '../../engine/moves.ts'
import { exchangeTime } from '../../engine/reckon.ts'
import { carried, type RaceState } from '../../engine/state.ts'
import { type RaceStep, sequel } from '../../engine/step.ts'
import { done, next } from '../../engine/steps.ts'
import type { Tell } from '../../events.ts'
import { mostNumerous, splitCubes, splitLetters, writeSplits } from '../../rules/backpack.ts'
import { TOASTED } from '../../rules/deeds.ts'
import { spendTogether } from '../../rules/time.ts'
import { isPartner } from '../../rules/toasting.ts'
import type { ConfrontationMove } from './moves.ts'
import { EXCHANGE, GIVE, HAND_OVER, PARTNER, TAKE, WITH } from './numbers.ts'

/** Beers that change hands in one exchange, at most. */
const MOST = 3

/** What the last exchange gave and took, as arguments of splits. */
export const splits = (s: RaceState): Int16Array => fieldOf(s, 'confrontation.exchange')

/** How many beers were given: so many partners it stands for, where an objective counts them. */
export const quantity = (s: RaceState): number => beersIn(splits(s)[0])

const beersIn = (argument: number): number => {
  const split = move(SPLIT, argument)
  return inSplit(split, 0) + inSplit(split, 1) + inSplit(split, 2) + inSplit(split, 3)
}

/** Whoever arrives with beer where others have some exchanges with one of them; it takes no time, so none need be left. */
export const exchange = sequel(EXCHANGE, 'confrontation/exchange', (s, seat, _a, tell) => {
  if (s.asleep[seat] === 1 || carried(s, seat) === 0) return
  let partners = 0
  let last = 0
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && isPartner(s, other, s.place[seat])) {
      partners |= 1 << other
      last = other
    }
  if (partners === 0) return
  if (partners === 1 << last) meet(s, seat, last, tell)
  else next(s, PARTNER, seat, partners)
})

function meet(s: RaceState, seat: number, partner: number, tell: Tell): void {
  s.partners = 1 << partner
  splits(s).fill(0)
  tell?.({ type: 'confrontation/met', seat, partner, place: placeId(s.place[seat]) }, EVERYONE)
  next(s, GIVE, seat, partner)
}

/** `a`: who may be chosen. The first clockwise for whoever does not answer. */
export const partner: RaceStep = {
  name: 'confrontation/partner',
  asks: 'seat',
  legal(s, seat, partners, out) {
    let count = 0
    for (let i = 1; i < s.seats; i++) {
      const other = (seat + i) % s.seats
      if ((partners >> other) & 1) out[count++] = move(WITH, other)
    }
    return count
  },
  answer(s, seat, _partners, answer, tell) {
    done(s)
    meet(s, seat, argumentOf(answer), tell)
  },
  describe(_s, _seat, _partners, answer): ConfrontationMove {
    const other = argumentOf(answer)
    return { kind: 'confrontation/with', say: ['with', other], partner: other }
  },
}

/** One to three beers, as many as both have. */
export const give: RaceStep = {
  name: 'confrontation/give',
  asks: 'seat',
  legal(s, seat, partner, out) {
    const most = Math.min(MOST, carried(s, seat), carried(s, partner))
    let count = 0
    for (let beers = 1; beers <= most; beers++) count = writeSplits(s.cubes, seat * 4, beers, out, count)
    return count
  },
  answer(s, seat, partner, answer) {
    done(s)
    next(s, TAKE, seat, partner, argumentOf(answer))
  },
  fallback: (s, seat) => oneOfMost(s, seat),
  describe: (_s, _seat, partner, split) => describeSplit('give', partner, split),
}

/** As many of the partner's, who cannot refuse. */
export const take: RaceStep = {
  name: 'confrontation/take',
  asks: 'seat',
  legal: (s, _seat, partner, out, given) => writeSplits(s.cubes, partner * 4, beersIn(given), out),
  answer(s, seat, _partner, answer, tell, given) {
    done(s)
    splits(s)[0] = given
    splits(s)[1] = argumentOf(answer)
    unfold(s, 'meet', seat, handOver, tell)
  },
  fallback: (s, _seat, partner, given) =>
    beersIn(given) === 1 ? oneOfMost(s, partner) : firstSplit(s, partner, given),
  describe: (_s, _seat, partner, split) => describeSplit('take', partner, split),
}

function oneOfMost(s: RaceState, seat: number): number {
  const colour = mostNumerous(s.cubes, seat * 4)
  return splitMove(colour === 0 ? 1 : 0, colour === 1 ? 1 : 0, colour === 2 ? 1 : 0, colour === 3 ? 1 : 0)
}

const list = new Int32Array(64)

function firstSplit(s: RaceState, partner: number, given: number): number {
  writeSplits(s.cubes, partner * 4, beersIn(given), list)
  return list[0]
}

function describeSplit(what: 'give' | 'take', partner: number, split: number): ConfrontationMove {
  return {
    kind: what === 'give' ? 'confrontation/give' : 'confrontation/take',
    say: [what, splitLetters(split)],
    cubes: splitCubes(split),
    partner,
  }
}

/** Beers change hands, time is spent where an exchange takes some, both advance on the track. */
export const handOver = sequel(HAND_OVER, 'confrontation/hand-over', (s, seat, _a, tell) => {
  const partner = 31 - Math.clz32(s.partners)
  const given = move(SPLIT, splits(s)[0])
  const taken = move(SPLIT, splits(s)[1])
  for (let colour = 0; colour < 4; colour++) {
    const flow = inSplit(taken, colour) - inSplit(given, colour)
    s.cubes[seat * 4 + colour] += flow
    s.cubes[partner * 4 + colour] -= flow
    if (inSplit(given, colour) > 0) s.given |= 1 << colour
    // What is received stands for what is drunk in a toast.
    if (inSplit(taken, colour) > 0) s.drunk |= 1 << colour
  }
  s.deeds |= TOASTED
  tell?.(
    { type: 'confrontation/exchanged', seat, partner, given: splitCubes(given), taken: splitCubes(taken) },
    EVERYONE,
  )
  const time = exchangeTime(s, seat)
  if (time > 0) {
    s.ride[seat] = 0
    s.ride[partner] = 0
    spendTogether(s, s.partners | (1 << seat), time, 'toast', tell)
  }
  advance(s, seat, tell)
  advance(s, partner, tell)
})

/** There is nothing beyond the last level: an exchange costs neither time nor beer. */
function advance(s: RaceState, seat: number, tell: Tell): void {
  if (s.cheers[seat] < LAST_CHEERS) s.cheers[seat]++
  tell?.({ type: 'confrontation/advanced', seat, level: s.cheers[seat] }, EVERYONE)
}

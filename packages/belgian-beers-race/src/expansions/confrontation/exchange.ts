import { EVERYONE, field } from '@estaminet/kernel'
import { hookNumber } from '../../content/hooks.ts'
import { placeId } from '../../content/places.ts'
import { LAST_CHEERS } from '../../content/tracks.ts'
import { unfold } from '../../engine/hooks.ts'
import { argumentOf, inSplit, move, SPLIT, splitMove } from '../../engine/moves.ts'
import { exchangeTime } from '../../engine/reckon.ts'
import { carried, clockwise, type RaceState } from '../../engine/state.ts'
import { type RaceStep, sequel } from '../../engine/step.ts'
import { done, next } from '../../engine/steps.ts'
import type { Tell } from '../../events.ts'
import { mostNumerous, PARTING_ORDER, splitCubes, splitLetters, writeSplits } from '../../rules/backpack.ts'
import { room } from '../../rules/buying.ts'
import { TOASTED } from '../../rules/deeds.ts'
import { spendTogether } from '../../rules/time.ts'
import { isPartner } from '../../rules/toasting.ts'
import type { ConfrontationMove } from './moves.ts'
import { EXCHANGE, EXTRA, GIVE, HAND_OVER, PARTED, PARTNER, TAKE, WITH } from './numbers.ts'
import { finish, isInForce } from './played.ts'
import { cardThat } from './printed.ts'

/** Beers that change hands in one exchange, at most. */
const MOST = 3

/** What the last exchange gave and took, as arguments of splits. */
export const splits = field('confrontation.exchange')

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
      const other = clockwise(s, seat, i)
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

/** One to three beers, as many as both have. The arriver is asked, or whoever has turned the tables. */
export const give: RaceStep = {
  name: 'confrontation/give',
  asks: 'seat',
  pace: 'answer',
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

/** As many of the other's, who cannot refuse. */
export const take: RaceStep = {
  name: 'confrontation/take',
  asks: 'seat',
  pace: 'answer',
  legal: (s, _seat, partner, out, given) => writeSplits(s.cubes, partner * 4, beersIn(given), out),
  answer(s, seat, _partner, answer, tell, given) {
    done(s)
    const isArriver = seat === s.active
    splits(s)[0] = isArriver ? given : argumentOf(answer)
    splits(s)[1] = isArriver ? argumentOf(answer) : given
    if (isArriver) unfold(s, 'meet', seat, handOver, tell)
  },
  fallback: (s, _seat, partner, given) =>
    beersIn(given) === 1 ? oneOfMost(s, partner) : firstSplit(s, partner, given),
  describe: (_s, _seat, partner, split) => describeSplit('take', partner, split),
}

const oneOfMost = (s: RaceState, seat: number): number => oneOf(mostNumerous(s.cubes, seat * 4))

function oneOf(colour: number): number {
  return splitMove(colour === 0 ? 1 : 0, colour === 1 ? 1 : 0, colour === 2 ? 1 : 0, colour === 3 ? 1 : 0)
}

const list = new Int32Array(64)

function firstSplit(s: RaceState, partner: number, given: number): number {
  writeSplits(s.cubes, partner * 4, beersIn(given), list)
  return list[0]
}

function describeSplit(what: 'give' | 'take' | 'extra', partner: number, split: number): ConfrontationMove {
  return { kind: KINDS[what], say: [what, splitLetters(split)], cubes: splitCubes(split), partner }
}

const KINDS = {
  give: 'confrontation/give',
  take: 'confrontation/take',
  extra: 'confrontation/extra',
} as const

/** What was announced changes hands, unless whoever is met has turned the tables. `a`: 1 when the beers have been chosen anew. */
export const handOver = sequel(HAND_OVER, 'confrontation/hand-over', (s, seat, isChosen, tell) => {
  const partner = partnerOf(s)
  if (isChosen === 0 && isInForce(s, seat, TURNED_TABLES)) {
    next(s, HAND_OVER, seat, 1)
    next(s, GIVE, partner, seat)
    return
  }
  swap(s, seat, partner, tell)
  next(s, PARTED, seat)
  if (isChosen === 1 && room(s, partner) > 0) next(s, EXTRA, partner, seat)
})

/** Quantity and beers, and one beer more, are chosen by whoever is met. */
const TURNED_TABLES = cardThat(({ form }) => form === 'control')

export const partnerOf = (s: RaceState): number => 31 - Math.clz32(s.partners)

function swap(s: RaceState, seat: number, partner: number, tell: Tell): void {
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
}

/** Of any colour the arriver has left; no objective counts it. */
export const extra: RaceStep = {
  name: 'confrontation/extra',
  asks: 'seat',
  pace: 'answer',
  legal: (s, _seat, arriver, out) => writeSplits(s.cubes, arriver * 4, 1, out),
  answer(s, seat, arriver, answer, tell) {
    done(s)
    for (let colour = 0; colour < 4; colour++) {
      s.cubes[seat * 4 + colour] += inSplit(answer, colour)
      s.cubes[arriver * 4 + colour] -= inSplit(answer, colour)
    }
    tell?.({ type: 'confrontation/extra', seat, partner: arriver, taken: splitCubes(answer) }, EVERYONE)
  },
  fallback: (s, seat, arriver) => oneOf(scarcest(s, seat, arriver)),
  describe: (_s, _seat, arriver, split) => describeSplit('extra', arriver, split),
}

/** What the seat has least of, among what the other carries. */
function scarcest(s: RaceState, seat: number, other: number): number {
  let best = -1
  for (const colour of PARTING_ORDER)
    if (s.cubes[other * 4 + colour] > 0 && (best < 0 || s.cubes[seat * 4 + colour] < s.cubes[seat * 4 + best]))
      best = colour
  return best
}

/** Time is spent where an exchange takes some; both advance on the track. */
export const parted = sequel(PARTED, 'confrontation/parted', (s, seat, _a, tell) => {
  const partner = partnerOf(s)
  finish(s, MEETING)
  const time = exchangeTime(s, seat)
  if (time > 0) {
    s.ride[seat] = 0
    s.ride[partner] = 0
    spendTogether(s, s.partners | (1 << seat), time, 'toast', tell)
  }
  advance(s, seat, tell)
  advance(s, partner, tell)
})

const MEETING = 1 << hookNumber('meet')

/** There is nothing beyond the last level: an exchange costs neither time nor beer. */
function advance(s: RaceState, seat: number, tell: Tell): void {
  if (s.cheers[seat] < LAST_CHEERS) s.cheers[seat]++
  tell?.({ type: 'confrontation/advanced', seat, level: s.cheers[seat] }, EVERYONE)
}

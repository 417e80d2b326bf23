import { lateDice, tbbrDice } from '../content/dice.ts'
import { placeId } from '../content/places.ts'
import { HITCH, printedTime } from '../content/roads.ts'
import { MOST_DICE, OFFER_PER_TIME } from '../content/tracks.ts'
import { unfold } from '../engine/hooks.ts'
import { inSplit } from '../engine/moves.ts'
import { moveDelay, waitingTime } from '../engine/reckon.ts'
import { carried, left, type RaceState } from '../engine/state.ts'
import { type RaceStep, sequel } from '../engine/step.ts'
import { done, WAIT } from '../engine/steps.ts'
import type { Tell } from '../events.ts'
import type { Journey } from '../race-move.ts'
import { arrive } from './arriving.ts'
import { coloursCarried, discard, mostNumerous, splitCubes, splitLetters, splitOf, writeSplits } from './backpack.ts'
import { travelsSlowly } from './breathalyzer.ts'
import { STRANDED } from './deeds.ts'
import { spendOnTheWay } from './delays.ts'
import { declaredTime, diceAllowed, journey } from './moving.ts'
import { endSeries, failuresTo } from './series.ts'

/** One good face is enough. */
export const stops = (roll: number): boolean => tbbrDice(roll) + lateDice(roll) > 0

export function getALift(s: RaceState, seat: number, roll: number, tell: Tell): void {
  if (stops(roll)) travel(s, seat, tell)
  else waitInVain(s, seat, tell)
}

function travel(s: RaceState, seat: number, tell: Tell): void {
  endSeries(s, seat)
  spendOnTheWay(s, seat, declaredTime(s, seat), 'move', tell)
  arrive(s, seat, tell)
}

/** Nobody stops: wait, doubled beyond B, cut by the end of the day; the next attempt may use one more die. */
function waitInVain(s: RaceState, seat: number, tell: Tell): void {
  s.deeds |= STRANDED
  const failures = failuresTo(s, seat, s.target) + 1
  s.hitchTo[seat] = s.target + 1
  s.failures[seat] = failures < MOST_DICE ? failures : MOST_DICE - 1
  tell?.({
    type: 'hitchFailed',
    seat,
    to: placeId(s.target),
    nextDice: timeLost(s, seat) < left(s, seat) ? diceAllowed(s, seat, s.target) : 0,
  })
  unfold(s, 'hitchFailed', seat, wait, tell)
}

export const wait = sequel(WAIT, 'wait', (s, seat, _a, tell) =>
  spendOnTheWay(s, seat, Math.min(timeToWait(s, seat), left(s, seat)), 'wait', tell),
)

/** How long one waits when nobody stops, if there is so much time. */
export const timeToWait = (s: RaceState, seat: number): number => waitingTime(s, seat, travelsSlowly(s, seat) ? 2 : 1)

/** The same with what cards add to the attempt. */
export const timeLost = (s: RaceState, seat: number): number => timeToWait(s, seat) + moveDelay(s, seat)

/** Beer for the driver instead of a roll: two cubes for each printed time unit, then success is certain. */
const beersAsked = (s: RaceState): number => s.printed * OFFER_PER_TIME

const writeOffers = (s: RaceState, seat: number, out: Int32Array): number =>
  writeSplits(s.cubes, seat * 4, beersAsked(s), out)

const onlyOffer = new Int32Array(1)

export const offer = {
  name: 'offer',
  asks: 'seat',
  settle(s, seat, _a, tell) {
    if (coloursCarried(s, seat) > 1 && carried(s, seat) > beersAsked(s)) return false
    // All beers of one colour, or the whole backpack: nothing to choose.
    writeOffers(s, seat, onlyOffer)
    done(s)
    handOver(s, seat, onlyOffer[0], tell)
    return true
  },
  legal: (s, seat, _a, out) => writeOffers(s, seat, out),
  answer(s, seat, _a, split, tell) {
    done(s)
    handOver(s, seat, split, tell)
  },
  fallback: (s, seat) => splitOf(usualOffer(s, seat)),
  describe(s, _seat, _a, split) {
    const to = placeId(s.target)
    return { kind: 'offer-cubes', say: ['offer', to, splitLetters(split)], cubes: splitCubes(split), to }
  },
} satisfies RaceStep

function handOver(s: RaceState, seat: number, split: number, tell: Tell): void {
  for (let colour = 0; colour < 4; colour++) discard(s, seat, colour, inSplit(split, colour))
  tell?.({ type: 'beerOffered', seat, cubes: splitCubes(split) })
  travel(s, seat, tell)
}

/** An absent player parts with the most numerous colour, counting anew after each cube. */
function usualOffer(s: RaceState, seat: number): Int8Array {
  const heaps = Int8Array.from(s.cubes.subarray(seat * 4, seat * 4 + 4))
  const offer = new Int8Array(4)
  for (let beers = beersAsked(s); beers > 0; beers--) {
    const colour = mostNumerous(heaps, 0)
    heaps[colour] = heaps[colour] - 1
    offer[colour] = offer[colour] + 1
  }
  return offer
}

export function describeHitch(s: RaceState, seat: number, to: number, dice: number): Journey {
  const info = journey(s, seat, 'hitch', HITCH, to)
  const say = dice === 1 ? ['hitch', info.to] : ['hitch', info.to, `x${dice}`]
  return { ...info, say, dice, waiting: Math.min(timeLost(s, seat), left(s, seat)) }
}

export function describeOffer(s: RaceState, seat: number, to: number): Journey {
  const cubes = printedTime(HITCH, s.place[seat], to) * OFFER_PER_TIME
  const info = journey(s, seat, 'offer', HITCH, to, cubes)
  return { ...info, say: ['offer', info.to], cubes }
}

import { blankOf, copy, type Options, readOptions } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import type { Effect } from '../src/content/effect.ts'
import { placeNumber } from '../src/content/places.ts'
import { BIKE, BUS, HITCH, printedTime } from '../src/content/roads.ts'
import type { Expansion, ExpansionCard } from '../src/engine/expansion.ts'
import { actionTime, BUYING, lateDelay, morningDelay, TASTING, TOASTING } from '../src/engine/reckon.ts'
import { enlist, maskOf } from '../src/engine/registry.ts'
import {
  belgianBeersRace as game,
  type RaceState,
  timeToWait,
  travelTime,
  whyNoTrip,
  whyNotHere,
} from '../src/index.ts'
import { raceWith } from '../src/race.ts'

const cards: ExpansionCard[] = []
/** Those in force. */
let held: readonly number[] = []
/** Some cards in force, and nothing else of an expansion: one for all of them, since a match knows few. */
const inHand: Expansion = { id: 'in-hand', cards, slots: 3, cardAt: (_s, _seat, slot) => held[slot] ?? -1 }
enlist(inHand)

function card(id: string, ...effects: readonly Effect[]): number {
  return cards.push({ id, effects }) - 1
}

const shorterBus = card('shorter-bus', { on: 'passive', does: [{ form: 'moveCost', means: 'bus', op: 'add', n: -1 }] })
const strongLegs = card('strong-legs', { on: 'passive', does: [{ form: 'moveCost', means: 'bike', op: 'add', n: -1 }] })
const tailwind = card('tailwind', { on: 'passive', does: [{ form: 'moveCost', means: 'bike', op: 'add', n: -2 }] })
const rain = card('rain', { on: 'passive', does: [{ form: 'wait', op: 'set', n: 3 }] })
const shy = card('shy', { on: 'passive', does: [{ form: 'wait', op: 'add', n: 1 }] })
const strike = card('strike', { on: 'passive', does: [{ form: 'late', op: 'set', n: 4 }] })
const freeTaste = card('free-taste', {
  on: 'passive',
  does: [{ form: 'actionCost', action: 'taste', op: 'set', n: 0 }],
})
const slowTaste = card('slow-taste', {
  on: 'passive',
  does: [{ form: 'actionCost', action: 'taste', op: 'add', n: 1 }],
})
const dearBeer = card('dear-beer', { on: 'passive', does: [{ form: 'actionCost', action: 'buy', op: 'add', n: 1 }] })
const hangover = card('hangover', { on: 'wake', does: [{ form: 'wakePenalty', op: 'add', n: 1 }] })
const fresh = card('fresh', { on: 'wake', does: [{ form: 'wakePenalty', op: 'add', n: -2 }] })

/** A race at a place and level, with some cards in force. */
function at(place: 6 | 20 | 'B1', level: number, ...inForce: readonly number[]): RaceState {
  const options: Options = readOptions(game, 2, {})
  const s = game.setup(options, 2)
  s.place.fill(placeNumber(place))
  s.level[0] = level
  held = inForce
  s.expansions = inForce.length === 0 ? 0 : maskOf([inHand.id])
  return s
}
const to = (s: RaceState, means: number, place: 11 | 'B2'): number =>
  travelTime(s, 0, means, printedTime(means, s.place[0], placeNumber(place)), placeNumber(place))

describe('What cards change is reckoned in one order: printed, set, times, add, floor', () => {
  it('TBBR-EXP-20 example: a doubled ride is doubled as printed, then shortened: 4 twice, less 1, is 7', () => {
    expect(to(at(6, 7), BUS, 11)).toBe(8)
    expect(to(at(6, 7, shorterBus), BUS, 11)).toBe(7)
    expect(to(at(6, 0, shorterBus), BUS, 11)).toBe(3)
  })

  it('TBBR-EXP-20 example: what several cards take off adds up: 6 by bicycle, less 1, less 2, is 3', () => {
    expect(to(at(6, 0, strongLegs, tailwind), BIKE, 11)).toBe(3)
    expect(to(at(6, 0, strongLegs, tailwind), BUS, 11)).toBe(4)
  })

  it('TBBR-EXP-20 example: a road that takes time goes on taking 1, one that takes none may take none', () => {
    expect(to(at('B1', 0, strongLegs), BIKE, 'B2')).toBe(1)
    expect(travelTime(at('B1', 0, strongLegs), 0, BIKE, 0, 0)).toBe(0)
    expect(travelTime(at('B1', 0, tailwind), 0, HITCH, 0, 0)).toBe(0)
  })

  it('TBBR-EXP-20 example: waiting is set, doubled, then added to: 3 twice and 1 is 7', () => {
    expect(timeToWait(at(6, 7), 0)).toBe(4)
    expect(timeToWait(at(6, 7, rain, shy), 0)).toBe(7)
    expect(timeToWait(at(6, 0, shy), 0)).toBe(3)
  })

  it('TBBR-EXP-20 a late bus is never doubled', () => {
    expect([lateDelay(at(6, 7), 0), lateDelay(at(6, 7, strike), 0)]).toEqual([2, 4])
  })

  it('TBBR-EXP-23 a price set to nothing leaves what is added standing', () => {
    expect(actionTime(at(20, 0, freeTaste), 0, TASTING)).toBe(0)
    expect(actionTime(at(20, 0, freeTaste, slowTaste), 0, TASTING)).toBe(1)
    expect([actionTime(at(20, 0, dearBeer), 0, BUYING), actionTime(at(20, 0, dearBeer), 0, TOASTING)]).toEqual([2, 1])
  })

  it('TBBR-EXP-47 a morning is later or earlier, never before its time', () => {
    expect([0, 5, 8].map((level) => morningDelay(at(6, level, hangover), 0, level))).toEqual([1, 2, 5])
    expect([0, 5, 8].map((level) => morningDelay(at(6, level, fresh), 0, level))).toEqual([0, 0, 2])
  })
})

describe('Lists, prices and reasons ask the same place', () => {
  const dear = raceWith([inHand])
  /** The same position in a race where these cards are in force. */
  function asked(place: 6 | 20, time: number): RaceState {
    held = [dearBeer, shorterBus, strike]
    const s = dear.setup(readOptions(dear, 2, { 'in-hand': true }), 2)
    s.stack.fill(0)
    s.stack.set([1, 2, 0, 0, 0])
    s.place.fill(placeNumber(place))
    s.time[0] = time
    return copy(blankOf(s), s)
  }
  const said = (s: RaceState): Map<string, Record<string, unknown>> => {
    const out = new Int32Array(256)
    const count = dear.legal(s, 0, out)
    return new Map(
      Array.from(out.subarray(0, count), (move) => dear.describe(s, 0, move)).map((info) => [info.say.join(' '), info]),
    )
  }

  it('a dearer purchase is offered at its price, and not when time is short', () => {
    expect(said(asked(20, 0)).get('buy')).toMatchObject({ cost: 2 })
    expect(said(asked(20, 23)).has('buy')).toBe(false)
    expect(whyNotHere(asked(20, 23), 0).buy).toEqual({ why: 'time', count: 2 })
    expect(whyNotHere(asked(20, 22), 0).buy).toBeUndefined()
  })

  it('a shorter ride is listed while it fits, with what being late would cost', () => {
    expect(said(asked(6, 20)).get('bus 11')).toMatchObject({ printed: 4, cost: 3, lateCost: 7, mayBeCancelled: true })
    expect(said(asked(6, 21)).has('bus 11')).toBe(true)
    expect(whyNoTrip(asked(6, 22), 0, 'bus', placeNumber(11))).toEqual({ why: 'time', count: 3 })
  })
})

const LATER = { form: 'wait', op: 'add', n: 1 } as const

describe('What no rule can carry out yet is refused, never passed over', () => {
  it.each<[string, number]>([
    ['a fact', card('fact', { on: 'passive', when: [{ form: 'isPartner' }], does: [LATER] })],
    ['an effect its owner may decline', card('may', { on: 'passive', may: true, does: [LATER] })],
    ['an effect used up in a day', card('a-day', { on: 'passive', timesADay: 1, does: [LATER] })],
  ])('%s', (_, refused) => {
    expect(() => timeToWait(at(6, 0, refused), 0)).toThrow('Nothing')
  })
})

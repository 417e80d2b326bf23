import { seeded } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { COLOURS, type ConversionStep, explainConversion, multiplierAt, rateAt } from '../src/index.ts'
import { ale } from './table.ts'

type Five = readonly [number, number, number, number, number]

/** A brewmaster's space for each rate. */
const BREWMASTER: Readonly<Record<number, number>> = { 5: -10, 4: 1, 3: 9, 2: 12, 1: 20 }

function convert(rate: number, markers: Five, ducats = 0, exchange = 'exhaustive') {
  const t = ale(2, { exchange })
    .brewmaster(0, BREWMASTER[rate])
    .markers(0, ...markers)
    .ducats(0, ducats)
    .hand(0)
  const steps = explainConversion(t.s, 0)
  const after = (types: readonly string[]) =>
    steps
      .flatMap((step: ConversionStep) => (types.includes(step.type) && 'markers' in step ? [step.markers] : []))
      .slice(-1)
      .flatMap((at) => COLOURS.map((colour) => at[colour]))
  const last = steps[steps.length - 1]
  return {
    exchanges: steps.filter(({ type }) => type === 'exchange').length,
    bought: steps.filter(({ type }) => type === 'money').length,
    afterA: after(['rate', 'exchange']).sort((a, b) => b - a),
    afterB: after(['rate', 'exchange', 'money']).sort((a, b) => b - a),
    rest: steps.flatMap((step) => (step.type === 'rest' ? [step.ducats] : [])),
    lowest: last.type === 'production' ? last.lowest : undefined,
    points: last.type === 'production' ? last.points : undefined,
    steps,
  }
}

describe('HA-FIN: the final conversion', () => {
  it('HA-FIN-01: each player is converted alone', () => {
    const t = ale(3).brewmaster(1, 12).markers(1, 12, 10, 9, 9, 4).ducats(1, 0).hand(1)
    const alone = explainConversion(t.s, 1)
    t.brewmaster(0, 20).markers(0, 20, 20, 20, 20, 20).ducats(2, 300)
    expect(explainConversion(t.s, 1)).toEqual(alone)
    expect(alone[alone.length - 1]).toEqual({ type: 'production', lowest: 8, multiplier: 4, points: 32 })
  })

  it('HA-FIN-02 example: brewmaster -10 gives 5:1 and x2', () => {
    expect([rateAt(-10), multiplierAt(-10)]).toEqual([5, 2])
  })
  it('HA-FIN-02 example: brewmaster 9 gives 3:1 and x4', () => {
    expect([rateAt(9), multiplierAt(9)]).toEqual([3, 4])
  })
  it('HA-FIN-02 example: brewmaster 4 gives 4:1 and x3, 20 gives 1:1 and x6', () => {
    expect([rateAt(4), multiplierAt(4)]).toEqual([4, 3])
    expect([rateAt(20), multiplierAt(20)]).toEqual([1, 6])
  })

  it.each([
    { from: -10, to: 0, rate: 5, multiplier: 2 },
    { from: 1, to: 4, rate: 4, multiplier: 3 },
    { from: 5, to: 8, rate: 3, multiplier: 3 },
    { from: 9, to: 11, rate: 3, multiplier: 4 },
    { from: 12, to: 14, rate: 2, multiplier: 4 },
    { from: 15, to: 17, rate: 2, multiplier: 5 },
    { from: 18, to: 19, rate: 2, multiplier: 6 },
    { from: 20, to: 20, rate: 1, multiplier: 6 },
  ])('HA-FIN-02, HA-DATA-07: spaces $from to $to give $rate:1 and x$multiplier', ({ from, to, rate, multiplier }) => {
    for (let at = from; at <= to; at++) expect([at, rateAt(at), multiplierAt(at)]).toEqual([at, rate, multiplier])
    const t = ale(2).brewmaster(0, from).markers(0, 7, 7, 7, 7, 7).ducats(0, 0).hand(0)
    expect(explainConversion(t.s, 0)).toEqual([
      {
        type: 'rate',
        brewmaster: from,
        rate,
        multiplier,
        markers: { wood: 7, yeast: 7, hops: 7, water: 7, barley: 7 },
      },
      { type: 'production', lowest: 7, multiplier, points: 7 * multiplier },
    ])
  })

  it('HA-FIN-03: the steps back may come from several markers, and none falls behind the one advanced', () => {
    const { steps } = convert(3, [4, 6, 7, 7, 4])
    expect(steps.slice(1, -1)).toEqual([
      {
        type: 'exchange',
        gained: 'wood',
        gave: { hops: 1, water: 1, yeast: 1 },
        markers: { wood: 5, yeast: 5, hops: 6, water: 6, barley: 4 },
      },
    ])
  })

  it('HA-FIN-03: it stops as soon as the spare steps do not reach the rate', () => {
    expect(convert(3, [8, 5, 5, 5, 4])).toMatchObject({ exchanges: 1, afterA: [5, 5, 5, 5, 5] })
    expect(convert(4, [8, 5, 5, 5, 4])).toMatchObject({ exchanges: 0, afterA: [8, 5, 5, 5, 4] })
    expect(convert(1, [6, 5, 5, 5, 5]).exchanges).toBe(0)
    expect(convert(1, [7, 5, 5, 5, 5])).toMatchObject({ exchanges: 1, afterA: [6, 6, 5, 5, 5] })
  })

  it('HA-FIN-04 example: 2:1, 12 10 9 9 4 -> 8 8 8 8 8 in 4 exchanges', () => {
    expect(convert(2, [12, 10, 9, 9, 4])).toMatchObject({ afterA: [8, 8, 8, 8, 8], exchanges: 4 })
  })
  it('HA-FIN-04 example: 4:1, 15 15 15 15 3 -> 9 9 9 9 9 in 6 exchanges', () => {
    expect(convert(4, [15, 15, 15, 15, 3])).toMatchObject({ afterA: [9, 9, 9, 9, 9], exchanges: 6 })
  })
  it('HA-FIN-04 example: 1:1, 20 18 15 12 9 -> 15 15 15 15 14 in 8 exchanges', () => {
    expect(convert(1, [20, 18, 15, 12, 9])).toMatchObject({ afterA: [15, 15, 15, 15, 14], exchanges: 8 })
  })
  it('HA-FIN-04 example: 3:1, 10 6 5 5 4 -> 7 6 5 5 5 in one exchange', () => {
    expect(convert(3, [10, 6, 5, 5, 4])).toMatchObject({ afterA: [7, 6, 5, 5, 5], exchanges: 1 })
  })
  it('HA-FIN-04 example: 3:1, 20 14 11 8 3 -> 9 9 9 9 8 in 6 exchanges', () => {
    expect(convert(3, [20, 14, 11, 8, 3])).toMatchObject({ afterA: [9, 9, 9, 9, 8], exchanges: 6 })
  })
  it('HA-FIN-04 example: 2:1, 10 10 10 10 5 -> 9 9 8 8 8 in 3 exchanges', () => {
    expect(convert(2, [10, 10, 10, 10, 5])).toMatchObject({ afterA: [9, 9, 8, 8, 8], exchanges: 3 })
  })
  it('HA-FIN-04 example: 2:1, 20 15 13 11 10 -> 14 13 13 13 12 in 4 exchanges', () => {
    expect(convert(2, [20, 15, 13, 11, 10])).toMatchObject({ afterA: [14, 13, 13, 13, 12], exchanges: 4 })
  })

  it('HA-FIN-04: ties go to the first in the order of the colours, for givers and receivers', () => {
    const { steps } = convert(2, [3, 9, 9, 3, 3])
    expect(steps.slice(1, 3)).toEqual([
      {
        type: 'exchange',
        gained: 'wood',
        gave: { yeast: 1, hops: 1 },
        markers: { wood: 4, yeast: 8, hops: 8, water: 3, barley: 3 },
      },
      {
        type: 'exchange',
        gained: 'water',
        gave: { yeast: 1, hops: 1 },
        markers: { wood: 4, yeast: 7, hops: 7, water: 4, barley: 3 },
      },
    ])
  })

  it('HA-FIN-04: the lowest marker agrees with the closed form, whatever the order of the colours', () => {
    const rng = seeded('closed form')
    const total = (list: Five, part: (at: number) => number) => list.reduce((sum, at) => sum + Math.max(0, part(at)), 0)
    for (let n = 0; n < 600; n++) {
      const at = () => rng.below(31) - 10
      const p: Five = [at(), at(), at(), at(), at()]
      const rate = 1 + (n % 5)
      let best = Math.min(...p)
      for (let level = best; level <= 20; level++)
        if (Math.floor(total(p, (m) => m - level) / rate) >= total(p, (m) => level - m)) best = level
      expect([p, rate, Math.min(...convert(rate, p).afterA)]).toEqual([p, rate, best])
    }
  })

  it('HA-FIN-05 example: 9 9 9 9 8 with 27 ducats -> 10 9 9 9 9', () => {
    expect(convert(3, [9, 9, 9, 9, 8], 27)).toMatchObject({
      exchanges: 0,
      bought: 2,
      afterB: [10, 9, 9, 9, 9],
      lowest: 9,
      rest: [7],
    })
  })
  it('HA-FIN-05 example: 7 6 5 5 5 with 30 ducats -> 7 6 6 6 6', () => {
    expect(convert(3, [7, 6, 5, 5, 5], 30)).toMatchObject({ bought: 3, afterB: [7, 6, 6, 6, 6], lowest: 6, rest: [] })
  })
  it('HA-FIN-05 example: 9 9 8 8 8 with 50 ducats -> 10 10 9 9 9', () => {
    expect(convert(2, [9, 9, 8, 8, 8], 50)).toMatchObject({ bought: 5, afterB: [10, 10, 9, 9, 9], lowest: 9, rest: [] })
  })
  it('HA-FIN-05 example: all on 20 with 70 ducats stay there', () => {
    expect(convert(1, [20, 20, 20, 20, 20], 70)).toMatchObject({
      bought: 0,
      afterB: [20, 20, 20, 20, 20],
      points: 120,
      rest: [70],
    })
  })

  it('HA-FIN-05: 9 ducats buy nothing, 10 buy a step', () => {
    expect(convert(5, [3, 3, 3, 3, 2], 9)).toMatchObject({ bought: 0, lowest: 2, rest: [9] })
    expect(convert(5, [3, 3, 3, 3, 2], 10)).toMatchObject({ bought: 1, lowest: 3, rest: [] })
    expect(convert(5, [3, 3, 3, 3, 2], 19)).toMatchObject({ bought: 1, lowest: 3, rest: [9] })
    expect(convert(5, [3, 3, 3, 3, 3], 0)).toMatchObject({ bought: 0, lowest: 3, rest: [] })
  })

  it('HA-FIN-05, HA-RUL-30: money fills the last gaps below 20 and the rest pays nothing', () => {
    expect(convert(1, [20, 20, 20, 20, 19], 35)).toMatchObject({
      bought: 1,
      afterB: [20, 20, 20, 20, 20],
      rest: [25],
      points: 120,
    })
  })

  it('HA-FIN-06 example: 5:1, 6 5 5 4 -4 with 19 ducats -> 0 0 0 0 0 -> 1 0 0 0 0, no production', () => {
    expect(convert(5, [6, 5, 5, 4, -4], 19)).toMatchObject({
      afterA: [0, 0, 0, 0, 0],
      exchanges: 4,
      afterB: [1, 0, 0, 0, 0],
      lowest: 0,
      points: 0,
    })
  })

  it('HA-FIN-06: a last marker on 1 produces, one on 0 or below never less than nothing', () => {
    expect(convert(5, [1, 1, 1, 1, 1])).toMatchObject({ lowest: 1, points: 2 })
    expect(convert(5, [1, 1, 1, 1, 0])).toMatchObject({ lowest: 0, points: 0 })
    expect(convert(5, [-3, -3, -3, -2, -3])).toMatchObject({ lowest: -3, points: 0 })
  })

  it('HA-RUL-17: the exchange is forced even where it does harm, and comes before money', () => {
    const { steps } = convert(2, [10, 10, 10, 10, 5], 50)
    expect(steps.map(({ type }) => type)).toEqual([
      'rate',
      ...Array(3).fill('exchange'),
      ...Array(5).fill('money'),
      'production',
    ])
  })

  it('HA-RUL-17a example: 2:1, 10 10 10 10 5 with 50 ducats reaches 9, where optional 10', () => {
    expect(convert(2, [10, 10, 10, 10, 5], 50).lowest).toBe(9)
    expect(convert(2, [10, 10, 10, 10, 5], 50, 'optional')).toMatchObject({ exchanges: 0, bought: 5, lowest: 10 })
  })
  it('HA-RUL-17a example: 4:1, 20 20 9 7 -2 with 35 ducats reaches 6, where optional 7', () => {
    expect(convert(4, [20, 20, 9, 7, -2], 35)).toMatchObject({
      afterA: [6, 6, 6, 6, 6],
      afterB: [7, 7, 7, 6, 6],
      lowest: 6,
    })
    expect(convert(4, [20, 20, 9, 7, -2], 35, 'optional')).toMatchObject({ exchanges: 6, bought: 3, lowest: 7 })
  })
  it('HA-RUL-17a: without money both readings agree', () => {
    expect(convert(2, [20, 15, 13, 11, 10], 0, 'optional').lowest).toBe(12)
    expect(convert(1, [6, 5, 5, 5, 5], 9, 'optional')).toMatchObject({ exchanges: 0, bought: 0, lowest: 5 })
  })
  it('HA-RUL-17a: money enough for 20 leaves nothing to exchange', () => {
    expect(convert(1, [20, 20, 20, 20, 18], 40, 'optional')).toMatchObject({ exchanges: 0, bought: 2, lowest: 20 })
  })

  it('HA-RUL-28: every exchange advances a marker that is last', () => {
    const { steps } = convert(1, [20, 3, -7, 11, 5])
    const levels = steps.flatMap((step) => ('markers' in step ? [COLOURS.map((colour) => step.markers[colour])] : []))
    const gained = steps.flatMap((step) => (step.type === 'exchange' ? [COLOURS.indexOf(step.gained)] : []))
    expect(gained.length).toBeGreaterThan(10)
    gained.forEach((colour, i) => {
      expect(levels[i][colour]).toBe(Math.min(...levels[i]))
    })
  })

  it('HA-RUL-29: unnumbered spaces are steps like any other, for givers and takers', () => {
    expect(convert(1, [0, 0, -1, -1, -8])).toMatchObject({ afterA: [-2, -2, -2, -2, -2], exchanges: 6 })
    expect(convert(1, [-10, -10, -10, -10, -8])).toMatchObject({ afterA: [-9, -9, -10, -10, -10], exchanges: 1 })
  })
})

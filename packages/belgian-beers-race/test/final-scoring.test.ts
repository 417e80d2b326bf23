import type { ScorePart } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { objectives } from '../src/content/objectives.ts'
import { PLACES } from '../src/content/places.ts'
import { finalPoints, belgianBeersRace as game } from '../src/index.ts'
import { race } from './table.ts'

type Race = ReturnType<typeof race>

const plain = PLACES.filter((place) => place.id !== 'GP' && place.bonuses.length === 0).map((place) => place.id)
const breweries = PLACES.filter((place) => place.id !== 'GP').map((place) => place.id)
const points = (id: string): number => objectives.find((card) => card.id === id)?.vp ?? 0

/** Sunday evening; seat 1 is what the tests look at, with a toast worth 1 so that totals stay above zero. */
const sunday = () => race(2).day(3).disc(0, 20).cheers(1, 1).finished(1)

const ended = (table: Race) => game.score(table.play('stop').s)[1] ?? { total: -1, rank: 0, parts: [] }
const partsOf = (table: Race): readonly ScorePart[] => ended(table).parts
const part = (table: Race, reason: string): number =>
  partsOf(table)
    .filter((one) => one.reason === reason)
    .reduce((sum, one) => sum + one.points, 0)

/** The rulebook's Pink: 13 beers, 16 bottles and coasters, bonuses 2 2 2 3, 6 cubes, cheese 3, 23 visits, cheers 5. */
const pink = (table: Race = sunday()): Race =>
  table
    .glass(1, 13)
    .bottles(1, 8, 3, 1, 0)
    .coasters(1, 4)
    .visited(1, ...plain.slice(0, 23))
    .bonus(1, 2, 2, 2, 3)
    .cubes(1, 'YYYNRK')
    .cheese(1, 3)
    .levelThree('L3-14', 'L3-11')
    .cheers(1, 5)

describe('Final scoring', () => {
  it('TBBR-SCORE-01 the total is the sum of its parts', () => {
    const { total, parts } = ended(pink().score(1, 40).holds(1, 'L1-01', 'L2-09'))
    expect(parts.reduce((sum, one) => sum + one.points, 0)).toBe(total)
    expect(total).toBe(40 + 118 + points('L1-01') + points('L2-09'))
  })

  it('TBBR-SCORE-01 the points to come are known before the end', () => {
    const table = pink().holds(1, 'L1-01')
    expect(finalPoints(table.s, 1)).toBe(118 + points('L1-01'))
    expect(table.player(1).score).toBe(0)
  })

  it('TBBR-SCORE-02 example: 13 beers, 26 points', () => {
    expect(part(sunday().glass(1, 13), 'beers')).toBe(26)
  })

  it('TBBR-SCORE-02 twenty beers, forty points', () => {
    expect(part(sunday().glass(1, 20), 'beers')).toBe(40)
  })

  it('TBBR-SCORE-03 example: 16 pieces, 16 points', () => {
    const table = sunday().bottles(1, 5, 3, 2, 1).coasters(1, 5)
    const parts = partsOf(table)
    expect(parts).toContainEqual({ reason: 'bottles', points: 11 })
    expect(parts).toContainEqual({ reason: 'coasters', points: 5 })
  })

  it.each([
    ['player', [0, 2, 5, 9]],
    ['author', [0, 2, 5, 9]],
    ['cardinal', [0, 2, 5, 9, 14]],
    ['trappist', [0, 1, 3, 6, 10, 15]],
  ] as const)('TBBR-SCORE-04 the %s track is worth %j', (category, values) => {
    const at = ['player', 'author', 'cardinal', 'trappist'].indexOf(category)
    values.forEach((value, steps) => {
      const bonus = [0, 0, 0, 0].map((_, track) => (track === at ? steps : 0)) as [number, number, number, number]
      expect(ended(sunday().bonus(1, ...bonus)).total).toBe(1 + value)
      expect(part(sunday().bonus(1, ...bonus), `bonus-${category}`)).toBe(value)
    })
  })

  it('TBBR-SCORE-04 the printed example: 5 + 5 + 5 + 6', () => {
    expect(ended(sunday().bonus(1, 2, 2, 2, 3)).total).toBe(1 + 21)
  })

  it('TBBR-SCORE-05 example: 6 cubes, 6 points', () => {
    expect(part(sunday().cubes(1, 'YYNRKK'), 'cubes')).toBe(6)
  })

  it.each([0, 1, 3, 6, 10].map((value, level) => [level, value] as const))(
    'TBBR-SCORE-06 cheese on level %i is worth %i, each marker five more',
    (level, value) => {
      expect(ended(sunday().cheese(1, level)).total).toBe(1 + value)
      expect(ended(sunday().cheese(1, level, 2)).total).toBe(1 + value + 10)
      expect(part(sunday().cheese(1, level, 2), 'cheese-markers')).toBe(10)
    },
  )

  it('TBBR-SCORE-07 example: 9, 10, 14, 15, 23, 29, 30, 34 and 40 breweries', () => {
    const worth = [9, 10, 14, 15, 23, 29, 30, 34, 40].map((count) =>
      part(sunday().visited(1, ...breweries.slice(0, count)), 'visited'),
    )
    expect(worth).toEqual([0, 10, 10, 15, 22, 30, 40, 52, 70])
  })

  it('TBBR-SCORE-07 the steps lie at 10, 15, 20, 25 and 30', () => {
    const worth = [0, 19, 20, 24, 25, 31].map((count) =>
      part(sunday().visited(1, ...breweries.slice(0, count)), 'visited'),
    )
    expect(worth).toEqual([0, 15, 22, 22, 30, 43])
  })

  it('TBBR-SCORE-08 cards of level 1 and 2 count for whoever took them', () => {
    const table = sunday().holds(1, 'L1-09', 'L2-09').holds(0, 'L2-01')
    expect(partsOf(table).filter((one) => one.reason === 'card')).toEqual([
      { reason: 'card', points: points('L1-09'), card: 'L1-09' },
      { reason: 'card', points: points('L2-09'), card: 'L2-09' },
    ])
    expect(table.player(1).score).toBe(1 + points('L1-09') + points('L2-09'))
  })

  it('TBBR-SCORE-08 cards still in the machine count for nobody', () => {
    expect(part(sunday().machine('L1-05'), 'card')).toBe(0)
  })

  it('TBBR-SCORE-09 a revealed level 3 card counts for everybody who fulfils it', () => {
    const table = sunday().visited(0, 15, 17).visited(1, 15, 17).levelThree('L3-02', 'L3-01')
    const scores = game.score(table.play('stop').s)
    for (const { parts } of scores)
      expect(parts.filter((one) => one.reason === 'level3')).toEqual([
        { reason: 'level3', points: points('L3-02'), card: 'L3-02' },
      ])
  })

  it('TBBR-SCORE-09 a card that was not revealed counts for nobody', () => {
    expect(part(sunday().visited(1, 15, 17), 'level3')).toBe(0)
    expect(finalPoints(sunday().s, 1)).toBe(1)
  })

  it('TBBR-SCORE-09 first on the Grand Place is one player', () => {
    const table = sunday().levelThree('L3-10')
    const flags = game.score(table.play('stop').s).map(({ parts }) => parts.some((one) => one.reason === 'level3'))
    expect(flags).toEqual([true, false])
  })

  it('TBBR-SCORE-09 whoever is elsewhere is not first on the Grand Place, even if nobody else is there', () => {
    const flags = (table: Race) =>
      game.score(table.play('stop').s).map(({ parts }) => parts.some((one) => one.reason === 'level3'))
    expect(flags(sunday().levelThree('L3-10').at(1, 'B3'))).toEqual([true, false])
    expect(flags(sunday().levelThree('L3-10').at(0, 'B3'))).toEqual([false, true])
    expect(flags(sunday().levelThree('L3-10').at(0, 'B3').at(1, 'B4'))).toEqual([false, false])
  })

  it.each([-5, 1, 3, 5, 8, 11, 15].map((value, level) => [level, value] as const))(
    'TBBR-SCORE-10 cheers on level %i are worth %i, each marker four more',
    (level, value) => {
      expect(ended(sunday().score(1, 10).cheers(1, level)).total).toBe(10 + value)
      expect(ended(sunday().score(1, 10).cheers(1, level, 3)).total).toBe(22 + value)
      expect(part(sunday().cheers(1, level, 3), 'cheers-markers')).toBe(12)
    },
  )

  it("TBBR-SCORE-11 the rulebook's Pink: 26 + 16 + 21 + 6 + 6 + 22 + 10 + 11 = 118", () => {
    const { total, parts } = ended(pink())
    const worth = (...reasons: readonly string[]) =>
      parts.filter((one) => reasons.some((reason) => one.reason.startsWith(reason))).map((one) => one.points)
    expect(worth('beers')).toEqual([26])
    expect(worth('bottles', 'coasters')).toEqual([12, 4])
    expect(worth('bonus-')).toEqual([5, 5, 5, 6])
    expect(worth('cubes')).toEqual([6])
    expect(worth('cheese')).toEqual([6])
    expect(worth('visited')).toEqual([22])
    expect(worth('level3')).toEqual([10])
    expect(worth('cheers')).toEqual([11])
    expect(worth('card')).toEqual([])
    expect(total).toBe(118)
  })

  it('TBBR-SCORE-11 with level 1 and 2 cards worth X it is 118 + X', () => {
    const held = ['L1-03', 'L1-16', 'L2-04'] as const
    const x = held.reduce((sum, id) => sum + points(id), 0)
    expect(ended(pink().holds(1, ...held)).total).toBe(118 + x)
  })

  it('TBBR-END-06 example: 20 points, asleep at distance 2, fall to 0; then come 118', () => {
    const table = pink(race(2).day(3).disc(0, 20).at(1, 6).asleep(1)).score(1, 20)
    const { total, parts } = ended(table)
    expect(parts[0]).toEqual({ reason: 'return', points: -20 })
    // The builder gave the 20 points without a day: the breakdown balances them.
    expect(parts.at(-1)).toEqual({ reason: 'floor', points: 20 })
    expect(total).toBe(118)
  })

  it('TBBR-SCORE-12 a total below zero is shown as zero', () => {
    const { total, parts } = ended(sunday().cheers(1, 0))
    expect(total).toBe(0)
    expect(parts).toEqual([
      { reason: 'cheers', points: -5, count: 0 },
      { reason: 'floor', points: 5 },
    ])
    expect(ended(sunday().cheers(1, 0).score(1, 5)).total).toBe(0)
    expect(ended(sunday().cheers(1, 0).score(1, 6)).total).toBe(1)
  })

  it('TBBR-SCORE-12 parts are added before the floor', () => {
    expect(ended(sunday().cheers(1, 0).glass(1, 2)).total).toBe(0)
    expect(ended(sunday().cheers(1, 0).glass(1, 3)).total).toBe(1)
  })

  it('TBBR-SCORE-13 markers beside the tracks are no visits', () => {
    const table = sunday()
      .visited(1, ...plain.slice(0, 9))
      .cheese(1, 4, 3)
      .cheers(1, 6, 3)
    expect(part(table, 'visited')).toBe(0)
    expect(table.player(1).visited).toHaveLength(9)
  })
})

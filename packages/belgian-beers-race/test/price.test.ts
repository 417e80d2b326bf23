import { actorsOf, movesOf, NATURE, readNotation, readOptions, seeded } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { confrontation } from '../src/content/confrontation.ts'
import { takeToHand } from '../src/expansions/confrontation/hands.ts'
import { left, type Part, priceOf, questionOf, room } from '../src/index.ts'
import { game, soloWith, together } from './expansions/together.ts'
import type { Table } from './table.ts'

const sum = (parts: readonly Part[]): number => parts.reduce((all, { n }) => all + n, 0)
const told = (parts: readonly Part[]): string[] =>
  parts.map((part) => `${part.n} ${part.of === 'card' ? part.card : part.of}`)

/** The price of a choice, by what is said of it. */
const price = (t: Table, said: string) => priceOf(t.s, t.active, readNotation(game, t.s, t.active, said))

describe('What a price is made of', () => {
  it('the road, the event of the day and the character, in the order in which they apply', () => {
    const t = together(2, { days: ['EV-13', 'EV-01', 'EV-02'], cast: ['CH-06', 'CH-01'] })
      .at(0, 13)
      .disc(1, 20)
    expect(told(price(t, 'bike 14').time)).toEqual(['5 printed', '1 EV-13', '1 CH-06'])
    expect(told(price(t, 'bus 14').time)).toEqual(['4 printed'])
    expect(told(price(t, 'buy').beers)).toEqual(['3 printed', '1 CH-06'])
    expect(told(price(t, 'buy').time)).toEqual(['1 printed'])
  })

  it('a card that is announced with the move, and one that sets a number', () => {
    const t = together(2, { days: ['EV-04', 'EV-01', 'EV-02'], options: { confrontation: true } })
      .at(0, 13)
      .disc(1, 20)
    takeToHand(
      t.s,
      0,
      confrontation.findIndex(({ id }) => id === 'CF-P01'),
    )
    expect(told(price(t, 'bike 14 CF-P01').time)).toEqual(['5 printed', '-2 CF-P01'])
    expect(told(price(t, 'taste').time)).toEqual(['1 printed', '-1 EV-04'])
  })

  it('what is saved counts down to the least a road can take', () => {
    const t = together(2, { days: ['EV-02', 'EV-01', 'EV-03'], cast: ['CH-13', 'CH-01'] })
      .at(0, 13)
      .disc(1, 20)
    expect(told(price(t, 'bus 9').time)).toEqual(['3 printed', '-1 EV-02', '-1 CH-13'])
    expect(told(price(t, 'hitch 9').time)).toEqual(['1 printed'])
  })

  it('whoever travels slowly pays a road twice', () => {
    const t = together(2, { days: ['EV-02', 'EV-01', 'EV-03'] })
      .at(0, 13)
      .level(0, 7)
      .disc(1, 20)
    expect(told(price(t, 'bus 9').time)).toEqual(['3 printed', '3 slow', '-1 EV-02'])
  })

  it('a late bus and a wait in vain have parts of their own', () => {
    const t = together(2, { days: ['EV-14', 'EV-15', 'EV-02'], cast: ['CH-03', 'CH-01'] })
      .at(0, 13)
      .disc(1, 20)
    expect(told(price(t, 'bus 9').late)).toEqual(['2 printed', '2 EV-14'])
    expect(told(price(t, 'hitch 9').waiting)).toEqual(['2 printed', '1 CH-03'])
  })

  it('alone as well', () => {
    const t = soloWith({ days: ['EV-19', 'EV-01', 'EV-02'] })
    expect(told(price(t, 'bus 13').time)).toEqual(['2 printed', '1 EV-19'])
  })
})

const seed = process.env.ESTAMINET_SEED ?? 'what it costs'
const EVERYTHING = { events: true, characters: true, bands: true, 'pixel-bag': true }
const TABLES = [
  { seats: 2, options: { ...EVERYTHING, length: 'short' } },
  { seats: 3, options: { ...EVERYTHING, confrontation: true } },
  { seats: 4, options: { ...EVERYTHING, confrontation: true, team: true, length: 'short' } },
  { seats: 1, options: { ...EVERYTHING, solo: true } },
]
/** Kinds that take the time they say, whatever the dice show. */
const SURE: readonly unknown[] = ['bike', 'buy', 'taste']

describe(`Prices at play (seed ${seed})`, () => {
  it.each(TABLES)('the parts of every price make the price, $seats at the table', ({ seats, options }) => {
    const rng = seeded(`${seed}/${seats}`)
    const s = game.setup(readOptions(game, seats, options), seats)
    const looked = { prices: 0, late: 0, waiting: 0 }
    for (let actors = actorsOf(game, s); actors.length > 0; actors = actorsOf(game, s)) {
      const actor = actors[rng.below(actors.length)]
      const list = movesOf(game, s, actor)
      const isAction = actor !== NATURE && questionOf(s) === 'action'
      if (isAction)
        for (const move of list) {
          const info = game.describe(s, actor, move)
          const { time, beers, late, waiting } = priceOf(s, actor, move)
          if (time.length > 0 || SURE.includes(info.kind)) expect(sum(time)).toBe(info.cost)
          if (info.cubes !== undefined && beers.length > 0)
            expect(info.cubes).toBe(Math.min(sum(beers), Math.max(0, room(s, actor))))
          if (info.lateCost !== undefined) expect(sum(late)).toBe(Number(info.lateCost) - Number(info.cost))
          if (info.waiting !== undefined) expect(Math.min(sum(waiting), left(s, actor))).toBe(info.waiting)
          if (time.length > 0) looked.prices++
          if (info.lateCost !== undefined) looked.late++
          if (info.waiting !== undefined) looked.waiting++
        }
      const move = list[rng.below(list.length)]
      const asked = isAction && !('confrontation' in options) ? game.describe(s, actor, move) : undefined
      const parts = asked && SURE.includes(asked.kind) ? priceOf(s, actor, move).time : undefined
      const paid: number[] = []
      game.apply(s, actor, move, (event) => {
        if (event.type === 'timeSpent' && event.seat === actor) paid.push(Number(event.to) - Number(event.from))
      })
      // What is charged first is the move itself.
      if (parts) expect(paid[0] ?? 0).toBe(sum(parts))
    }
    expect(Math.min(...Object.values(looked))).toBeGreaterThan(0)
  })
})

import { botSeat, personSeat, type TableDoc } from '@estaminet/table'
import { expect, it } from 'vitest'
import { historyOf } from '../src/standing/history.ts'
import { tableAt } from './store/table-talk.ts'
import { games } from './support/school.ts'

const over = (seats: TableDoc['seats'], ranks: number[], more: Partial<TableDoc> = {}) =>
  tableAt('t', {
    game: 'small-beer',
    options: { rounds: 'three' },
    status: 'over',
    seats,
    result: ranks.map((rank, at) => ({ total: 20 - rank - at, rank })),
    ...more,
  })
const [ann, bob, bot] = [personSeat('ann', 'Ann', 0), personSeat('bob', 'Bob', 0), botSeat('easy')]

it('tells what somebody won, by game and mode, and against whom', () => {
  const tables = [
    over([ann, { ...bob, name: 'Bobby' }], [1, 2]),
    over([ann, bob, bot], [2, 1, 3]),
    over([ann, bob], [1, 1], { options: { rounds: 'two' } }),
    // None of these says anything: not over, left to a bot, two seats of one person, a game that is gone.
    over([ann, bob], [1, 2], { status: 'closed' }),
    over([{ ...ann, standIn: true }, bob], [1, 2]),
    over([ann, { ...ann, name: 'Granny' }], [1, 2]),
    over([ann, bob], [1, 2], { game: 'gone-beer' }),
  ]
  expect(historyOf(tables, 'ann', games)).toEqual({
    played: [
      { game: 'small-beer', mode: 'base', games: 2, won: 1, best: 19, average: 19 },
      { game: 'small-beer', mode: 'two', games: 1, won: 1, best: 19, average: 19 },
    ],
    met: [{ name: 'Bobby', games: 3, ahead: 1, behind: 1 }],
    tallied: [],
  })
  expect(historyOf(tables, 'cis', games)).toEqual({ played: [], met: [], tallied: [] })
})

it('adds up what somebody’s points came from, and where they went, game by game', () => {
  const mine = (points: Record<string, number>, places?: string[]) => [
    { points: { beers: 99 }, places: ['7'] },
    { points, ...(places ? { places } : {}) },
  ]
  const tables = [
    over([bob, ann], [1, 2], { tallies: mine({ beers: 4, return: -15 }, ['1', '2']) }),
    over([bob, ann], [1, 2], { tallies: mine({ beers: 2, cheese: 3 }, ['2', '3']) }),
    // A table of old keeps silent, and so does a seat that was left to a bot.
    over([bob, ann], [1, 2]),
    over([bob, { ...ann, standIn: true }], [1, 2], { tallies: mine({ beers: 50 }, ['9']) }),
  ]
  expect(historyOf(tables, 'ann', games).tallied).toEqual([
    {
      game: 'small-beer',
      games: 2,
      points: { beers: 6, return: -15, cheese: 3 },
      places: [
        { place: '2', games: 2 },
        { place: '1', games: 1 },
        { place: '3', games: 1 },
      ],
    },
  ])
})

it('names no more favourites than anybody has', () => {
  const places = Array.from({ length: 20 }, (_, at) => String(at))
  const [{ places: named }] = historyOf([over([ann], [1], { tallies: [{ points: {}, places }] })], 'ann', games).tallied
  expect(named).toHaveLength(8)
})

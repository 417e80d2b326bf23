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
  })
  expect(historyOf(tables, 'cis', games)).toEqual({ played: [], met: [] })
})

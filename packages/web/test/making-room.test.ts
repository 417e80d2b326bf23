import { botSeat, personSeat, type TableDoc } from '@estaminet/table'
import { expect, it } from 'vitest'
import { inTheWay } from '../src/host/making-room.ts'

const kept = (name: string, touchedAt: number, status: TableDoc['status'], against = 1) => ({
  name,
  doc: {
    status,
    touchedAt,
    seats: [personSeat('me', '', 0), ...Array.from({ length: against }, () => botSeat('easy'))],
  },
})

it('finished games make room first, then those against bots, and what is played alone last; of each the oldest', () => {
  const tables = [
    kept('campaign', 1, 'running', 0),
    kept('new bots', 9, 'running'),
    kept('finished', 8, 'over'),
    kept('finished alone', 7, 'over', 0),
    kept('bots', 2, 'running', 2),
    kept('alone', 6, 'running', 0),
  ]
  expect(inTheWay(tables).map(({ name }) => name)).toEqual([
    'finished alone',
    'finished',
    'bots',
    'new bots',
    'campaign',
    'alone',
  ])
})

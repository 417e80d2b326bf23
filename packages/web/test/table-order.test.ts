import { expect, it } from 'vitest'
import { firstOf, inOrder, type Row } from '../src/pages/table-order.ts'

const row = (id: string, touchedAt: number, more: Partial<Row> = {}): Row => ({
  id,
  href: `/table/${id}`,
  game: 'heaven-and-ale',
  options: {},
  pace: 'turns',
  seats: [],
  mine: [0],
  local: false,
  canBeGiven: false,
  myTurn: false,
  ends: undefined,
  touchedAt,
  over: false,
  result: undefined,
  ...more,
})
const ids = (rows: readonly Row[]) => rows.map(({ id }) => id)

it('what waits for me comes first, the clock nearest its end before the others, then the newest', () => {
  const rows = [
    row('new', 9),
    row('late', 1, { myTurn: true, ends: 900 }),
    row('no-clock', 7, { myTurn: true }),
    row('soon', 2, { myTurn: true, ends: 300 }),
    row('old', 3),
    row('older-no-clock', 4, { myTurn: true }),
    // A clock of mine that nobody waits for.
    row('sealed', 8, { ends: 1 }),
  ]
  expect(ids(inOrder(rows))).toEqual(['soon', 'late', 'no-clock', 'older-no-clock', 'new', 'sealed', 'old'])
})

it('every table that waits is shown; of the others as many as make five', () => {
  const others = Array.from({ length: 9 }, (_, n) => row(`o${n}`, 9 - n))
  const waiting = (count: number) => Array.from({ length: count }, (_, n) => row(`w${n}`, n, { myTurn: true, ends: n }))
  expect(firstOf(inOrder(others))).toHaveLength(5)
  expect(ids(firstOf(inOrder([...others, ...waiting(2)])))).toEqual(['w0', 'w1', 'o0', 'o1', 'o2'])
  expect(firstOf(inOrder([...others, ...waiting(8)]))).toHaveLength(8)
})

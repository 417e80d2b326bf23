import { heavenAndAle } from '@estaminet/heaven-and-ale'
import { digest, type LogEntry, NATURE } from '@estaminet/kernel'
import type { TableDoc } from '@estaminet/table'
import { describe, expect, test } from 'vitest'
import { smallBeer } from '../../kernel/test/example/small-beer.ts'
import { checkTable } from '../src/commands/check-table.ts'
import { playedTable } from './support/stored.ts'

const finished = playedTable(smallBeer, 'over')
const log: readonly LogEntry[] = finished.match?.log ?? []
const begun = playedTable(smallBeer, 'begun', 2)

/** A finished table as a store would give it back, with something changed in it. */
const kept = (more: Partial<TableDoc> = {}, entries = log, numbered = entries.length) => ({
  doc: { ...finished.doc, ...more },
  moves: entries.length,
  numbered,
  log: entries,
})

test('a table that was played is good, whatever stage it is at', () => {
  expect(checkTable(smallBeer, kept())).toBe('finished')
  const { startedAt: _, marks: __, ...unborn } = finished.doc
  expect(checkTable(smallBeer, { doc: unborn, moves: 0, numbered: 0, log: [] })).toBe('no match yet')
  const long = playedTable(heavenAndAle, 'ale', 90)
  const entries = long.match?.log ?? []
  expect(long.doc.marks?.length).toBeGreaterThan(1)
  expect(
    checkTable(heavenAndAle, { doc: long.doc, moves: entries.length, numbered: entries.length, log: entries }),
  ).toBe('running')
})

test('a table from before seats committed to their part in the dice is good too', () => {
  const { hashes: _, opening: __, ...fair } = finished.doc.fair
  expect(checkTable(smallBeer, kept({ fair }))).toBe('finished')
})

test('a table from before positions were marked is good too', () => {
  const { marks: _, ...unmarked } = finished.doc
  expect(checkTable(smallBeer, { doc: unmarked, moves: log.length, numbered: log.length, log })).toBe('finished')
})

describe('what is not as it was played is named:', () => {
  const end = log.length
  const die = log.findIndex((entry) => 'move' in entry && entry.by === NATURE)
  const otherDie = log.map((entry, i) => (i === die && 'move' in entry ? { ...entry, move: entry.move + 1 } : entry))

  test.each<[string, Parameters<typeof checkTable>[1], string, RegExp]>([
    ['another die', kept({}, otherDie), 'wrong-dice', new RegExp(`^Entry ${die + 1} of ${end}: the dice give`)],
    [
      'another secret',
      kept({ fair: { ...finished.doc.fair, secret: '6f'.repeat(32) } }),
      'wrong-dice',
      /does not fit the commitment/,
    ],
    [
      'a part in the dice nobody had committed to',
      kept({ fair: { ...finished.doc.fair, hashes: ['0'.repeat(64), digest('01')] } }),
      'wrong-dice',
      /nonce of seat 0 is not the one/,
    ],
    [
      'another position',
      kept({ marks: [{ after: end, hash: '0'.repeat(16) }] }),
      'wrong-position',
      new RegExp(`^The position after entry ${end} of ${end} is not the one that was played`),
    ],
    ['a log cut short', kept({}, log.slice(0, -1)), 'damaged-log', /ends after \d+ entries/],
    ['a lost entry', kept({}, log.toSpliced(2, 1), end), 'damaged-log', new RegExp(`it should have ${end}`)],
    ['an illegal move', kept({}, log.with(-1, { by: 0, move: 999 })), 'illegal-move', new RegExp(`^Entry ${end} of`)],
    ['an end that never came', kept({ status: 'running' }), 'wrong-result', /is over; the table is running/],
    [
      'an end too early',
      { ...kept({ ...begun.doc, status: 'over' }, begun.match?.log ?? []) },
      'wrong-result',
      /is not over; the table is over/,
    ],
    ['other rules', kept({ rules: 0 }), 'other-rules', /rules version 0/],
    ['a forbidden sealed answer', kept({ sealed: [[1, 9999]] }), 'illegal-move', /sealed answer 9999 of seat 1/],
  ])('%s', (_, table, code, message) => {
    expect(() => checkTable(smallBeer, table)).toThrow(
      expect.objectContaining({ code, message: expect.stringMatching(message) }),
    )
  })

  test('moves of a match that never began', () => {
    const { startedAt: _, ...unborn } = finished.doc
    expect(() => checkTable(smallBeer, { doc: unborn, moves: end, numbered: end, log })).toThrow(/never began/)
  })
})

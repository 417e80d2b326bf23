import { hash, Match } from '@estaminet/kernel'
import { expect, test } from 'vitest'
import { smallBeer } from '../../kernel/test/example/small-beer.ts'
import type { TableDoc } from '../src/doc.ts'
import { mark } from '../src/marks.ts'

test('the newest mark moves with the log, one in a hundred entries stays', () => {
  const match = new Match(smallBeer, { seats: 2 })
  const doc = {} as TableDoc
  /** The position the log had led to by then: each is another one. */
  const positions = new Map<number, string>()
  for (const length of [3, 60, 104, 110, 203, 204, 210]) {
    match.log.length = length
    match.state.glass = length
    positions.set(length, hash(match.state))
    mark(doc, match)
  }
  expect(new Set(positions.values()).size).toBe(positions.size)
  expect(doc.marks).toEqual([104, 204, 210].map((after) => ({ after, hash: positions.get(after) })))
})

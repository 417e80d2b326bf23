import { hash, Match } from '@estaminet/kernel'
import { expect, test } from 'vitest'
import { smallBeer } from '../../kernel/test/example/small-beer.ts'
import type { TableDoc } from '../src/doc.ts'
import { mark } from '../src/marks.ts'

test('the newest mark moves with the log, one in a hundred entries stays', () => {
  const match = new Match(smallBeer, { seats: 2 })
  const doc = {} as TableDoc
  for (const length of [3, 60, 104, 110, 203, 204, 210]) {
    match.log.length = length
    mark(doc, match)
  }
  expect(doc.marks?.map(({ after }) => after)).toEqual([104, 204, 210])
  expect(doc.marks?.every((one) => one.hash === hash(match.state))).toBe(true)
})

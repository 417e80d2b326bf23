import type { TableDoc } from '@estaminet/table'
import { expect, it } from 'vitest'
import { summaryFor } from '../src/http/tables-api.ts'
import { tableAt } from './store/table-talk.ts'

const clock = { left: [500, 300], running: [0, 1], since: 1000, questions: {}, kept: {}, closed: 0 }
const endsFor = (person: string, more: Partial<TableDoc>) =>
  summaryFor({ doc: tableAt('t', { clock, ...more }), moves: 0 }, person).myClockEnds

it('a table in a list says when the first clock of the asker’s runs out, and of nobody else’s', () => {
  expect(endsFor('ann', {})).toBe(1500)
  expect(endsFor('bob', {})).toBe(1300)
  expect(endsFor('cis', {})).toBeUndefined()
  expect(endsFor('bob', { clock: { ...clock, running: [0] } })).toBeUndefined()
  // Whoever has answered under seal waits like the others.
  expect(endsFor('bob', { clock: { ...clock, kept: { 1: 300 } } })).toBeUndefined()
  expect(endsFor('ann', { pause: { asked: [], on: true } })).toBeUndefined()
  expect(endsFor('ann', { status: 'over' })).toBeUndefined()
})

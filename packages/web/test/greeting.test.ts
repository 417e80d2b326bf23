import { expect, it } from 'vitest'
import { createGreeting } from '../src/host/greeting.ts'

const refused = (code: string) => ({ t: 'refused', code, message: '' }) as const
const held = { rules: 1, layout: 'abc' }
const hello = { t: 'hello', v: 1, table: 't1', last: 7 }

it('asks for answers inside updates and, once the rules are here, for cells', () => {
  const greeting = createGreeting('t1')
  expect(JSON.parse(greeting.words(7, -2))).toEqual({ ...hello, done: true, eyes: -2 })
  expect(JSON.parse(greeting.words(7, 2, held))).toEqual({ ...hello, cells: held, done: true, eyes: 2 })
})

it('asks a house that is older than the page for less and less', () => {
  const greeting = createGreeting('t1')
  greeting.words(7, -2, held)
  expect(greeting.isWorthAnother({ t: 'pong' })).toBe(false)
  expect(greeting.isWorthAnother(refused('unknown-table'))).toBe(false)
  expect(greeting.isWorthAnother({ ...refused('bad-request'), cmd: 'c1' })).toBe(false)
  expect(greeting.isWorthAnother(refused('bad-request'))).toBe(true)
  expect(JSON.parse(greeting.words(7, -2, held))).toEqual({ ...hello, cells: held, done: true })
  expect(greeting.isWorthAnother(refused('bad-request'))).toBe(true)
  expect(JSON.parse(greeting.words(7, -2, held))).toEqual({ ...hello, done: true })
  expect(greeting.isWorthAnother(refused('bad-request'))).toBe(true)
  expect(JSON.parse(greeting.words(7, -2, held))).toEqual(hello)
  expect(greeting.isWorthAnother(refused('bad-request'))).toBe(false)
})

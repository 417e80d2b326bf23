import { expect, it } from 'vitest'
import { createGreeting } from '../src/host/greeting.ts'

const refused = (code: string) => ({ t: 'refused', code, message: '' }) as const

it('asks for changes and for answers inside updates', () => {
  expect(JSON.parse(createGreeting('t1').words(7))).toEqual({
    t: 'hello',
    v: 1,
    table: 't1',
    last: 7,
    changes: true,
    done: true,
  })
})

it('asks a house that is older than the page for less, once', () => {
  const greeting = createGreeting('t1')
  expect(greeting.isWorthAnother({ t: 'pong' })).toBe(false)
  expect(greeting.isWorthAnother(refused('unknown-table'))).toBe(false)
  expect(greeting.isWorthAnother(refused('bad-request'))).toBe(true)
  expect(JSON.parse(greeting.words(7))).toEqual({ t: 'hello', v: 1, table: 't1', last: 7, changes: true })
  expect(greeting.isWorthAnother(refused('bad-request'))).toBe(false)
})

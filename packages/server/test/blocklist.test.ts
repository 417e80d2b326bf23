import { expect, it } from 'vitest'
import { Blocklist } from '../src/http/guard.ts'
import { MemoryStore } from './support/memory-store.ts'

it('a blocked address is blocked however a socket spells it', async () => {
  const list = new Blocklist(new MemoryStore())
  await list.set('192.0.2.1', true)
  await list.set('2001:DB8::7', true)
  expect(['192.0.2.1', '::ffff:192.0.2.1', '2001:db8::7'].every((address) => list.has(address))).toBe(true)
  expect(list.has('192.0.2.2')).toBe(false)
  await list.set('192.0.2.1', false)
  expect(list.has('::ffff:192.0.2.1')).toBe(false)
})

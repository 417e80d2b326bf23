import { expect, it } from 'vitest'
import { CookieKeys } from '../src/cookie-keys.ts'
import { MemoryStore } from './support/memory-store.ts'

const DAY = 24 * 60 * 60 * 1000

it('gives nodes that start in the same moment the same key', async () => {
  const store = new MemoryStore()
  const nodes = [0, 1, 2].map(() => new CookieKeys(store, () => 1_000))
  await Promise.all(nodes.map((node) => node.refresh()))
  const cookies = nodes.map((node) => node.sign('ann'))
  expect(new Set(cookies).size).toBe(1)
  for (const node of nodes) expect(node.unsign(cookies[0])).toMatchObject({ valid: true, value: 'ann' })
})

it('signs with a new key only when the other nodes have read it, and keeps opening what older keys signed', async () => {
  const store = new MemoryStore()
  let now = 0
  const [one, other] = [0, 1].map(() => new CookieKeys(store, () => now))
  await Promise.all([one.refresh(), other.refresh()])
  const old = one.sign('ann')
  now = 91 * DAY
  await one.refresh()
  expect(one.sign('ann')).toBe(old)
  await other.refresh()
  now += 2 * 60_000
  await one.refresh()
  const fresh = one.sign('ann')
  expect(fresh).not.toBe(old)
  for (const node of [one, other]) for (const cookie of [old, fresh]) expect(node.unsign(cookie).valid).toBe(true)
  expect(one.unsign(`${fresh.slice(0, -3)}abc`).valid).toBe(false)
})

import { expect, it, onTestFinished } from 'vitest'
import { Blocklist } from '../src/http/blocklist.ts'
import { Client } from './support/client.ts'
import { houseFor } from './support/house.ts'
import { until } from './support/inn.ts'
import { MemoryStore } from './support/memory-store.ts'
import { smallHouse } from './support/school.ts'

it('a blocked address is blocked however a socket spells it', async () => {
  const list = new Blocklist(new MemoryStore())
  await list.set('192.0.2.1', true)
  await list.set('2001:DB8::7', true)
  expect(['192.0.2.1', '::ffff:192.0.2.1', '2001:db8::7', '2001:db8:0::7'].every((one) => list.has(one))).toBe(true)
  expect(list.has('192.0.2.2')).toBe(false)
  await list.set('192.0.2.1', false)
  expect(list.has('::ffff:192.0.2.1')).toBe(false)
})

it('whole networks are blocked too', async () => {
  const list = new Blocklist(new MemoryStore())
  await list.set('192.0.2.0/24', true)
  await list.set('2001:db8::/32', true)
  expect(['192.0.2.200', '::ffff:192.0.2.7', '2001:db8:1:2::3'].every((one) => list.has(one))).toBe(true)
  expect(['192.0.3.1', '2001:db9::1'].some((one) => list.has(one))).toBe(false)
  await list.set('192.0.2.0/24', false)
  expect(list.has('192.0.2.200')).toBe(false)
})

it('what is no address is refused, and so is the network of whoever asks', async () => {
  const list = new Blocklist(new MemoryStore())
  for (const nonsense of ['the neighbours', '192.0.2', '192.0.2.1/33', '192.0.2.1/', '2001:db8::/129', '1.2.3.4/8/8'])
    await expect(list.set(nonsense, true), nonsense).rejects.toMatchObject({ code: 'bad-address' })
  for (const own of ['127.0.0.1', '127.0.0.0/8', '0.0.0.0/0'])
    await expect(list.set(own, true, '::ffff:127.0.0.1'), own).rejects.toMatchObject({ code: 'bad-request' })
})

it('blocking closes the doors that stand open: sockets, tables and the list of tables', async () => {
  const { url, hostKey, close } = await houseFor({ env: { TRUST_PROXY: 'loopback' } })
  onTestFinished(close)
  const unwanted = { 'x-forwarded-for': '198.51.100.7' }
  const line = await new Client(url).socket(undefined, undefined, undefined, unwanted)
  const other = await new Client(url).socket(undefined, undefined, undefined, { 'x-forwarded-for': '203.0.113.9' })
  const stream = await fetch(`${url}/api/lobby`, { headers: unwanted })
  const key = { authorization: `Bearer ${hostKey}` }
  const host = new Client(url)
  const block = (address: string) => host.ask('POST', '/api/host/block', { address, on: true }, key)
  expect(await block('nonsense')).toMatchObject({ status: 400, body: { code: 'bad-address' } })
  expect(await block('198.51.100.0/24')).toMatchObject({ status: 200 })
  await line.ended()
  // The stream ends; what was sent before is read to its end.
  expect(await stream.text()).toContain('data: [')
  expect(other.closed).toBe(false)
  expect(await host.ask('GET', '/api/house', undefined, unwanted)).toMatchObject({ status: 403 })
})

it('who is shown out and does not go is not heard any more, and put out soon', async () => {
  const store = new MemoryStore()
  const { url, hostKey, close } = await houseFor({ ...smallHouse, store, env: { TRUST_PROXY: 'loopback' } })
  onTestFinished(close)
  const unwanted = { 'x-forwarded-for': '198.51.100.7' }
  const key = { authorization: `Bearer ${hostKey}` }
  const eve = await Client.named(url, 'Eve')
  const { table } = await eve.ok<{ table: string }>('POST', '/api/tables', {
    game: 'small-beer',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    access: 'link',
    pace: { kind: 'live' },
  })
  const line = await eve.socket(table, undefined, undefined, unwanted)
  // She does not hear that the door is being closed.
  line.stopReading()
  const host = new Client(url)
  await host.ask('POST', '/api/host/block', { address: '198.51.100.7', on: true }, key)
  line.send('chat', table, { text: 'I stay.' })
  await until(async () => {
    const { body } = await host.ask('GET', '/metrics', undefined, key)
    return String(body).includes('\nestaminet_connections 0\n')
  })
  expect(await store.said(table, 9)).toEqual([])
})

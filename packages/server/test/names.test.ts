import { connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { openStore } from '../src/store/open.ts'
import { sqliteGround } from './store/houses.ts'
import { made, tableAt } from './store/table-talk.ts'
import { Client } from './support/client.ts'
import { houseFor } from './support/house.ts'
import { MemoryStore } from './support/memory-store.ts'

async function askedAs(host: string, env: Record<string, string> = {}, more: Record<string, string> = {}) {
  const house = await houseFor({ env })
  onTestFinished(() => house.close())
  const { status, body } = await new Client(house.url).ask('GET', '/api/house', undefined, { host, ...more })
  return { status, body }
}

it('the house goes by addresses, names of networks at home, and the names it was given: no page lends it another', async () => {
  for (const host of ['localhost', '127.0.0.1:3000', '192.168.1.20', '[::1]:3000', 'pi', 'pi.local:3000', 'PI.lan.'])
    expect(await askedAs(host), host).toMatchObject({ status: 200 })
  for (const host of ['rebound.example.net', 'localhost.example.net', '127.0.0.1.example.net:3000'])
    expect(await askedAs(host), host).toMatchObject({ status: 421, body: { code: 'unknown-name' } })
  const url = { PUBLIC_URL: 'https://play.example.org' }
  expect(await askedAs('play.example.org', url)).toMatchObject({ status: 200 })
  expect(await askedAs('other.example.org', url)).toMatchObject({ status: 421 })
  const names = { HOST_NAMES: 'play.example.org, Beer.example.org' }
  expect(await askedAs('beer.example.org', names)).toMatchObject({ status: 200 })
  expect(await askedAs('other.example.org', { HOST_NAMES: '*' })).toMatchObject({ status: 200 })
  const forwarded = { 'x-forwarded-for': '203.0.113.7' }
  expect(await askedAs('play.example.org', { TRUST_PROXY: 'loopback' }, forwarded)).toMatchObject({ status: 200 })
  expect(await askedAs('play.example.org', {}, forwarded)).toMatchObject({ status: 421 })
})

it('what cannot be read is answered in the shape of every other refusal', async () => {
  const house = await houseFor()
  onTestFinished(() => house.close())
  const { status, body, headers } = await new Client(house.url).ask('GET', '/%')
  expect({ status, body }).toEqual({ status: 400, body: { code: 'bad-request', message: expect.any(String) } })
  expect(headers['x-content-type-options']).toBe('nosniff')
  const answer = await new Promise<string>((hear) => {
    let said = ''
    const socket = connect(Number(new URL(house.url).port), '127.0.0.1', () => socket.write('beer, please\r\n\r\n'))
    socket.on('data', (text) => {
      said += text
    })
    socket.on('close', () => hear(said))
  })
  expect(JSON.parse(answer.split('\r\n\r\n')[1])).toEqual({ code: 'bad-request', message: expect.any(String) })
})

it('a house that cannot write says that it is not ready, until it can again', async () => {
  const memory = new MemoryStore()
  const shaky = await houseFor({ store: memory })
  onTestFinished(() => shaky.close())
  const ask = async (url: string) => (await new Client(url).ask('GET', '/readyz')).status
  expect(await ask(shaky.url)).toBe(200)
  memory.broken = true
  expect(await ask(shaky.url)).toBe(503)

  const ground = sqliteGround()
  const store = await openStore({ dataDir: ground.folder(), mostPages: 60 })
  const full = await houseFor({ store })
  onTestFinished(async () => {
    await full.close()
    await ground.clear()
  })
  const table = tableAt('t')
  await store.commit(made(table))
  expect(await ask(full.url)).toBe(200)
  const words = (n: number) => ({
    table: 't',
    said: { at: n, from: 'Ann', text: 'x'.repeat(30_000) },
    speaker: 'ann',
    command: { id: `${n}`, answer: {} },
  })
  const fill = async () => {
    for (let n = 0; ; n++) await store.say(words(n))
  }
  await expect(fill()).rejects.toMatchObject({ code: 'store-trouble' })
  expect(await ask(full.url)).toBe(503)
  expect(await ask(full.url)).toBe(503)
})

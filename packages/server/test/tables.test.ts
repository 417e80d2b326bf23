import type { Update } from '@estaminet/table'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { games } from '../src/games.ts'
import { Client } from './support/client.ts'
import { houseFor, type TestHouse } from './support/house.ts'
import { MemoryStore } from './support/memory-store.ts'

const store = new MemoryStore()
let house: TestHouse
beforeAll(async () => {
  house = await houseFor({ store })
})
afterAll(() => house.close())

const plan = {
  game: 'heaven-and-ale',
  seats: [{ kind: 'me' }, { kind: 'open' }],
  access: 'public',
  pace: { kind: 'live' },
}
const made = async (by: Client, more: object = {}) =>
  by.ok<{ table: string; code: string }>('POST', '/api/tables', { ...plan, ...more })

describe('guests', () => {
  it('are a name and a cookie', async () => {
    const stranger = new Client(house.url)
    expect(await stranger.ok('GET', '/api/me')).toEqual({ name: null })
    expect((await stranger.ask('POST', '/api/tables', plan)).status).toBe(401)
    const answer = await stranger.ask('POST', '/api/me', { name: '  Ann\u202E\n Smith ' })
    expect(answer.body).toEqual({ name: 'Ann Smith' })
    expect(String(answer.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/)
    expect(await stranger.ok('GET', '/api/me')).toEqual({ name: 'Ann Smith' })
    const forged = new Client(house.url)
    forged.cookie = `${stranger.cookie.slice(0, -3)}abc`
    expect(await forged.ok('GET', '/api/me')).toEqual({ name: null })
    expect((await stranger.ask('POST', '/api/me', { name: ' ' })).body).toMatchObject({ code: 'bad-name' })
  })

  it('take another device with a link that works once', async () => {
    const ann = await Client.named(house.url, 'Ann')
    const { path } = await ann.ok<{ path: string }>('POST', '/api/me/devices')
    const token = path.split('/').at(-1)
    const phone = new Client(house.url)
    expect(await phone.ok('POST', '/api/devices', { token })).toEqual({ name: 'Ann' })
    expect(await phone.ok('GET', '/api/me')).toEqual({ name: 'Ann' })
    expect(await ann.ok('GET', '/api/me')).toEqual({ name: 'Ann' })
    expect((await new Client(house.url).ask('POST', '/api/devices', { token })).body).toMatchObject({
      code: 'bad-link',
    })
  })

  it('can change their name, and be forgotten', async () => {
    const ann = await Client.named(house.url, 'Ann')
    const { table } = await made(ann)
    await ann.ok('POST', '/api/me', { name: 'Anna' })
    expect(await ann.ok('GET', `/api/tables/${table}`)).toMatchObject({ info: { seats: [{ name: 'Anna' }, {}] } })
    const { cookie } = ann
    expect(await ann.ok('DELETE', '/api/me')).toEqual({ done: true })
    expect(await new Client(house.url).ok('GET', `/api/tables/${table}`)).toMatchObject({ info: { status: 'closed' } })
    ann.cookie = cookie
    expect(await ann.ok('GET', '/api/me')).toEqual({ name: null })
  })
})

describe('tables over HTTP', () => {
  it('are made, found by code and in the public list, joined, started and played', async () => {
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Client.named(house.url, name)))
    const { table, code } = await made(ann)
    expect(code).toMatch(/^[A-Z2-9]{6}$/)
    expect(await bob.ok('GET', `/api/codes/${code.toLowerCase()}`)).toEqual({ table })
    const list = await bob.ok<{ id: string }[]>('GET', '/api/tables')
    expect(list.some(({ id }) => id === table)).toBe(true)
    expect((await bob.command(table, 'join')).body).toEqual({ done: true, result: { seats: [1] } })
    for (const [seat, one] of [ann, bob].entries()) await one.command(table, 'nonce', { seat, nonce: '' })
    expect((await ann.command(table, 'start')).status).toBe(200)
    const updates = await Promise.all([ann, bob].map((one) => one.ok<{ asks: Ask[] }>('GET', `/api/tables/${table}`)))
    const at = updates.findIndex(({ asks }) => asks.length > 0)
    const [ask] = updates[at].asks
    const play = { seat: ask.seat, ask: ask.id, move: ask.choices[0].move }
    expect((await [ann, bob][1 - at].command(table, 'play', play)).status).toBe(403)
    expect((await [ann, bob][at].command(table, 'play', { ...play, move: 999_999 })).body).toMatchObject({
      code: 'illegal-move',
    })
    expect((await [ann, bob][at].command(table, 'play', play)).status).toBe(200)
    const stale = await [ann, bob][at].command(table, 'play', play)
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale', update: { t: 'update' } } })
    expect(await ann.ok('GET', '/api/me/tables')).toMatchObject([{ id: table, status: 'running' }])
  })

  it('check the plan against the game', async () => {
    const ann = await Client.named(house.url, 'Ann')
    const refused = async (more: object) => (await ann.ask('POST', '/api/tables', { ...plan, ...more })).body
    expect(await refused({ game: 'chess' })).toMatchObject({ code: 'unknown-game' })
    expect(await refused({ seats: [{ kind: 'me' }] })).toMatchObject({ code: 'bad-seats' })
    expect(await refused({ options: { what: true } })).toMatchObject({ code: 'unknown-option' })
    const against = (level: string) => ({ seats: [{ kind: 'me' }, { kind: 'bot', level }] })
    for (const level of ['nobody', 'medium:nobody', 'medium:taster', 'easy:abbot'])
      expect(await refused(against(level)), level).toMatchObject({ code: 'unknown-level' })
    for (const level of ['medium:', 'medium:abbot:abbot', ':abbot'])
      expect(await refused(against(level)), level).toMatchObject({ code: 'bad-request' })
    const { table } = await made(ann, against('medium:abbot'))
    const { info } = await ann.ok<Update>('GET', `/api/tables/${table}`)
    expect(info.seats[1]).toMatchObject({ kind: 'bot', level: 'medium:abbot' })
    expect(await refused({ seats: 'all' })).toMatchObject({ code: 'bad-request' })
    expect(await refused({ extra: 1 })).toMatchObject({ code: 'bad-request' })
  })

  it('that do not exist are not found', async () => {
    const ann = await Client.named(house.url, 'Ann')
    expect((await ann.ask('GET', '/api/tables/nowhere')).status).toBe(404)
    expect((await ann.ask('GET', '/api/codes/ZZZZZZ')).status).toBe(404)
    expect((await ann.command('nowhere', 'join')).body).toMatchObject({ code: 'unknown-table' })
    expect((await ann.ask('GET', '/api/tables/nowhere/stream')).status).toBe(404)
  })

  it('give a repeated command its first answer', async () => {
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Client.named(house.url, name)))
    const { table } = await made(ann)
    const join = () => bob.ask('POST', `/api/tables/${table}/join`, { cmd: 'once' })
    const first = await join()
    expect(await join()).toMatchObject({ status: 200, body: first.body as object })
    expect((await bob.command(table, 'chat', { text: 'hello' })).status).toBe(200)
    const chat = () => bob.ask('POST', `/api/tables/${table}/chat`, { cmd: 'said', text: 'twice' })
    await chat()
    await chat()
    expect((await store.said(table, 10)).map(({ text }) => text)).toEqual(['hello', 'twice'])
  })

  it('tell what happens to who cannot open a socket', async () => {
    const ann = await Client.named(house.url, 'Ann')
    const { table } = await made(ann)
    const stream = await fetch(`${house.url}/api/tables/${table}/stream?last=0`, { headers: { cookie: ann.cookie } })
    expect(stream.headers.get('content-type')).toBe('text/event-stream')
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    await ann.command(table, 'chat', { text: 'anybody?' })
    while (!text.includes('anybody?')) text += (await reader?.read())?.value ?? ''
    expect(text).toMatch(/^data: {"t":"welcome"/)
    expect(text).toContain('"t":"update"')
    await reader?.cancel()
  })
})

describe('a store that fails', () => {
  it('changes nothing, says so, and play goes on when it works again', async () => {
    const ann = await Client.named(house.url, 'Ann')
    const { table } = await made(ann)
    store.broken = true
    expect(await ann.command(table, 'start')).toMatchObject({ status: 503, body: { code: 'store-trouble' } })
    store.broken = false
    expect(await ann.ok('GET', `/api/tables/${table}`)).toMatchObject({ info: { status: 'open' } })
    expect((await ann.command(table, 'start')).status).toBe(200)
    expect(await ann.ok('GET', `/api/tables/${table}`)).toMatchObject({ info: { status: 'running' } })
  })
})

describe('the host', () => {
  it('needs the key', async () => {
    const anybody = new Client(house.url)
    for (const path of ['/metrics', '/api/host/house']) expect((await anybody.ask('GET', path)).status).toBe(401)
    expect((await anybody.ask('GET', '/api/host/tables', undefined, { authorization: 'Bearer wrong' })).status).toBe(
      401,
    )
  })

  it('counts, lists and closes tables, blocks addresses and announces', async () => {
    const authorization = `Bearer ${house.hostKey}`
    const anybody = new Client(house.url)
    const host = (method: string, path: string, body?: unknown) => anybody.ask(method, path, body, { authorization })
    const ann = await Client.named(house.url, 'Ann')
    const { table } = await made(ann)
    expect(String((await host('GET', '/metrics')).body)).toContain('estaminet_commands_total')
    expect((await host('GET', '/api/host/tables')).body).toContainEqual(expect.objectContaining({ id: table }))
    const line = await ann.socket(table)
    expect((await host('POST', '/api/host/announce', { reason: 'a new barrel', seconds: 2 })).status).toBe(200)
    expect(await line.until((frame) => frame.t === 'bye', 0)).toMatchObject({ reason: 'a new barrel', back: 2000 })
    expect((await host('POST', `/api/host/tables/${table}/close`)).status).toBe(200)
    await line.sees(({ info }) => info.status === 'closed')
    await line.close()
    expect((await host('POST', '/api/host/block', { address: '127.0.0.1', on: true })).status).toBe(400)
    expect((await host('POST', '/api/host/block', { address: '192.0.2.1', on: true })).status).toBe(200)
    expect(await store.blocked()).toEqual(['192.0.2.1'])
    expect((await host('GET', '/api/host/house')).body).toMatchObject({
      games: games.map(({ id, version }) => ({ id, rules: version })),
      connections: expect.any(Number),
      failedCommands: 0,
      store: { kind: 'folder', backup: null },
      blocked: ['192.0.2.1'],
    })
  })
})

describe('the door', () => {
  it('is shut to pages of other sites', async () => {
    const ann = await Client.named(house.url, 'Ann')
    expect((await ann.ask('POST', '/api/me', { name: 'X' }, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await ann.ask('POST', '/api/me', { name: 'X' }, { origin: house.url })).status).toBe(200)
  })

  it('describes itself, says that it is well and ready', async () => {
    const anybody = new Client(house.url)
    const api = await anybody.ok<{ paths: Record<string, unknown> }>('GET', '/api')
    expect(Object.keys(api.paths)).toEqual(
      expect.arrayContaining(['/api/me', '/api/tables', '/api/tables/{table}/play']),
    )
    expect((await anybody.ask('GET', '/healthz')).body).toBe('ok\n')
    expect((await anybody.ask('GET', '/readyz')).body).toBe('ready\n')
    expect(await anybody.ok('GET', '/api/games')).toMatchObject(games.map(({ id }) => ({ id })))
  })

  it('lets nobody ask without end', async () => {
    const ann = await Client.named(house.url, 'Ann')
    const answers: number[] = []
    // A busy machine asks so slowly that some of the allowance comes back meanwhile.
    while (!answers.includes(429) && answers.length < 2_000)
      for (const { status } of await Promise.all(Array.from({ length: 200 }, () => ann.ask('GET', '/api/me'))))
        answers.push(status)
    expect(answers).toContain(429)
    expect(answers.filter((status) => status === 200).length).toBeGreaterThan(100)
  })
})

interface Ask {
  id: string
  seat: number
  choices: { move: number }[]
}

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Rng, readOptions, seeded } from '@estaminet/kernel'
import { Command, PROTOCOL, type Update } from '@estaminet/table'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { longBeer } from '../../kernel/test/example/long-beer.ts'
import { openStore } from '../src/store/open.ts'
import { sqliteGround } from './store/houses.ts'
import { Client, type Line } from './support/client.ts'
import { houseFor, type TestHouse } from './support/house.ts'
import { smallHouse } from './support/school.ts'

const seed = process.env.ESTAMINET_SEED ?? '1'
const MESSAGES = process.env.ESTAMINET_PROOF === 'long' ? 1_000_000 : 20_000

// A real store: what it is given leaves memory.
const ground = sqliteGround()
let house: TestHouse
beforeAll(async () => {
  house = await houseFor({ ...smallHouse, store: await openStore(await ground.place()) })
})
afterAll(async () => {
  await house.close()
  await ground.clear()
})

const JUNK: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 31,
  Number.MAX_SAFE_INTEGER,
  '',
  'a',
  '__proto__',
  'constructor',
  '\u0000',
  '\ud800',
  '🍺'.repeat(200),
  '../../etc/passwd',
  [],
  {},
  [[[[[[]]]]]],
  { t: 'play' },
  { toString: 1 },
]

/** A frame that is right, nearly right, or nothing like it, for somebody who sees this. */
function frame(rng: Rng, { table, asks }: Update, n: number): string {
  const pick = <T>(list: readonly T[]): T => list[rng.below(list.length)]
  const schema = pick(Command.anyOf)
  const parts: Record<string, unknown> = {}
  const ask = asks.length > 0 && rng.below(2) ? pick(asks) : undefined
  for (const [name, part] of Object.entries(schema.properties)) {
    const type = part as { const?: unknown; type?: string; maximum?: number }
    if (name === 'table') parts[name] = table
    else if (name === 'cmd') parts[name] = `f${n}`
    else if (type.const !== undefined) parts[name] = type.const
    else if (ask && name === 'ask') parts[name] = ask.id
    else if (ask && name === 'seat') parts[name] = ask.seat
    else if (ask && name === 'move') parts[name] = pick(ask.choices).move
    else if (type.type === 'integer') parts[name] = rng.below(4)
    else if (type.type === 'boolean') parts[name] = rng.below(2) === 0
    else parts[name] = pick(['ab', 'Ann', '0.0.00000000'])
  }
  const keys = Object.keys(parts)
  for (let wrong = rng.below(4); wrong > 0; wrong--) {
    const key = pick([...keys, 'extra', '__proto__'])
    if (rng.below(3) === 0) delete parts[key]
    else Object.defineProperty(parts, key, { value: pick(JUNK), enumerable: true, configurable: true, writable: true })
  }
  if (rng.below(40) === 0) return JSON.stringify(hello(rng, table))
  const text = JSON.stringify(rng.below(30) ? parts : pick(JUNK))
  return rng.below(30) ? text : text.slice(0, rng.below(text.length + 1))
}

const held = { rules: longBeer.version, layout: longBeer.setup(readOptions(longBeer, 3), 3).layout.hash }

/** A greeting of somebody who has the rules or says so, with one of its wishes right, wrong or missing. */
function hello(rng: Rng, table: string): object {
  const pick = <T>(list: readonly T[]): T => list[rng.below(list.length)]
  const cells = pick([held, { ...held, layout: 'other' }, { ...held, rules: pick(JUNK) }, { rules: held.rules }])
  const right = { last: rng.below(9), cells, done: rng.below(2) === 0, eyes: rng.below(3) }
  const wrong = pick(['last', 'cells', 'done', 'eyes', 'v'])
  const said: Record<string, unknown> = { t: 'hello', v: PROTOCOL, table, ...right, [wrong]: pick(JUNK) }
  for (const wish of ['last', 'cells', 'done', 'eyes']) if (rng.below(3) === 0) delete said[wish]
  return said
}

let lines = 0

/** Somebody new at a new table, playing on two seats; what went before has usually ended their last match. */
async function atNewTable(): Promise<{ ann: Client; line: Line; table: string; greeting: string }> {
  const ann = await Client.named(house.url, 'Ann')
  const plan = { game: 'long-beer', access: 'public', pace: { kind: 'live' } }
  const seats = [{ kind: 'me' }, { kind: 'me', name: 'Granny' }, { kind: 'bot', level: 'random' }]
  const { table } = await ann.ok<{ table: string }>('POST', '/api/tables', { ...plan, seats })
  // Every other line has the rules, and is told cells.
  const hasRules = lines++ % 2 === 0
  const wants = hasRules ? { rules: { game: longBeer, seats: seats.length }, done: true } : {}
  const line = await ann.socket(table, undefined, wants)
  const greeting = JSON.stringify({ t: 'hello', v: PROTOCOL, table, ...(hasRules ? { cells: held, done: true } : {}) })
  await line.command('start', table)
  return { ann, line, table, greeting }
}

const PATHS = ['/api/tables', '/api/me', '/api/devices', '/%ff', '/api/codes/\u0001']

/** The same frame as a request: over HTTP the path says what it is. */
function request(text: string, table: string): { path: string; body: string } {
  const said = /^\{"t":"(\w+)","table":"[^"]*",?(.*)/s.exec(text)
  return said ? { path: `/api/tables/${table}/${said[1]}`, body: `{${said[2]}` } : { path: '/api/tables', body: text }
}

describe(`${MESSAGES} malformed frames and requests`, () => {
  it('break nothing: every one is answered, none is a fault of the house, memory stays flat', async () => {
    const rng = seeded(seed)
    const codes = new Map<string, number>()
    const count = (code: string) => codes.set(code, (codes.get(code) ?? 0) + 1)
    let { ann, line, table, greeting } = await atNewTable()
    const seen = () => line.update as Update
    let settled = 0
    let sent = 0

    const overHttp = async () => {
      const calls = Array.from({ length: 25 }, () => {
        const text = frame(rng, seen(), sent++)
        const cookie = rng.below(4) ? { cookie: ann.cookie } : {}
        const { path, body } = request(text, table)
        if (rng.below(2)) return new Client(house.url).ask('POST', path, body, cookie)
        const at = encodeURI(PATHS[rng.below(PATHS.length)])
        const method = ['GET', 'POST', 'DELETE', 'PUT'][rng.below(at === '/api/me' ? 2 : 4)]
        return new Client(house.url).ask(method, at, text, cookie)
      })
      for (const { status, body } of await Promise.all(calls)) {
        count(String(status))
        expect(status, JSON.stringify(body)).toBeLessThan(500)
      }
    }
    const overTheLine = async () => {
      const from = line.frames.length
      const told = line.bytes.length
      // The last greeting may have wanted something else.
      line.raw(greeting)
      for (let n = 0; n < 75; n++) {
        const text = frame(rng, seen(), sent++)
        line.raw(rng.below(50) ? text : Buffer.from(text))
      }
      // A last one that is surely answered: all before it have been heard.
      await line.command('orders', table, { seat: 0, answers: { x: 'ask' } })
      for (const got of line.frames.slice(from))
        if (got.t === 'refused' || got.t === 'done') count(got.t === 'done' ? 'done' : got.code)
      for (const text of line.bytes.slice(told)) count(`told ${/^\{"t":"(\w+)"/.exec(text)?.[1]}`)
    }
    while (sent < MESSAGES) {
      await (rng.below(4) ? overTheLine() : overHttp())
      if (rng.below(8) === 0) {
        await line.close()
        ;({ ann, line, table, greeting } = await atNewTable())
      }
      if (sent > MESSAGES / 2 && settled === 0) settled = heapUsed()
    }

    expect(codes.has('house-trouble')).toBe(false)
    const heard = ['bad-request', 'done', 'stale', '200', '400', 'told update', 'told position', 'told cells']
    for (const code of heard) expect(codes.get(code), code).toBeGreaterThan(10)
    const growth = heapUsed() - settled
    expect(growth).toBeLessThan(30)
    const metrics = await new Client(house.url).ask('GET', '/metrics', undefined, {
      authorization: `Bearer ${house.hostKey}`,
    })
    expect(String(metrics.body)).not.toMatch(/end="failed"/)
    expect(await ann.ok('GET', `/api/tables/${table}`)).toMatchObject({ t: 'update' })
    await line.close()
  })
})

setFlagsFromString('--expose-gc')
const gc = runInNewContext('gc') as () => void

/** Megabytes that are really held. */
function heapUsed(): number {
  gc()
  return process.memoryUsage().heapUsed / 1e6
}

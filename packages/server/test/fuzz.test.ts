import { type Rng, seeded } from '@estaminet/kernel'
import { Command } from '@estaminet/table'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client, type Line } from './support/client.ts'
import { houseFor, type TestHouse } from './support/house.ts'
import { smallHouse } from './support/school.ts'

const seed = process.env.ESTAMINET_SEED ?? '1'
const MESSAGES = process.env.ESTAMINET_PROOF === 'long' ? 1_000_000 : 20_000

let house: TestHouse
beforeAll(async () => {
  house = await houseFor(smallHouse)
})
afterAll(() => house.close())

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

/** A frame that is right, nearly right, or nothing like it. */
function frame(rng: Rng, table: string, n: number): string {
  const pick = <T>(list: readonly T[]): T => list[rng.below(list.length)]
  const schema = pick(Command.anyOf)
  const parts: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(schema.properties)) {
    const type = part as { const?: unknown; type?: string; maximum?: number }
    if (name === 'table') parts[name] = table
    else if (name === 'cmd') parts[name] = `f${n}`
    else if (type.const !== undefined) parts[name] = type.const
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
  if (rng.below(40) === 0) return JSON.stringify({ t: 'hello', v: 1, table, last: pick(JUNK) })
  const text = JSON.stringify(rng.below(30) ? parts : pick(JUNK))
  return rng.below(30) ? text : text.slice(0, rng.below(text.length + 1))
}

describe(`${MESSAGES} malformed frames and requests`, () => {
  it('break nothing: every one is answered, none is a fault of the house, memory stays flat', async () => {
    const rng = seeded(seed)
    const ann = await Client.named(house.url, 'Ann')
    const plan = { game: 'long-beer', access: 'public', pace: { kind: 'live' } }
    const seats = [{ kind: 'me' }, { kind: 'me', name: 'Granny' }, { kind: 'bot', level: 'random' }]
    const { table } = await ann.ok<{ table: string }>('POST', '/api/tables', { ...plan, seats })
    let line: Line = await ann.socket(table)
    const codes = new Map<string, number>()
    const count = (code: string) => codes.set(code, (codes.get(code) ?? 0) + 1)
    let settled = 0
    for (let sent = 0; sent < MESSAGES; ) {
      if (rng.below(4) === 0) {
        const paths = [
          '/api/tables',
          '/api/me',
          '/api/devices',
          `/api/tables/${table}/play`,
          `/api/tables/${table}/join`,
          '/%ff',
          '/api/codes/\u0001',
        ]
        const calls = Array.from({ length: 25 }, () => {
          const path = encodeURI(paths[rng.below(paths.length)])
          const method = ['GET', 'POST', 'DELETE', 'PUT'][rng.below(path === '/api/me' ? 2 : 4)]
          return new Client(house.url).ask(
            method,
            path,
            frame(rng, table, sent++),
            rng.below(2) ? { cookie: ann.cookie } : {},
          )
        })
        for (const { status, body } of await Promise.all(calls)) {
          count(String(status))
          expect(status, JSON.stringify(body)).toBeLessThan(500)
        }
      } else {
        const from = line.frames.length
        const batch = Array.from({ length: 75 }, () => frame(rng, table, sent++))
        for (const text of batch) line.raw(rng.below(50) ? text : Buffer.from(text))
        // A last one that is surely answered: all before it have been heard.
        await line.command('orders', table, { seat: 0, answers: { x: 'ask' } })
        for (const got of line.frames.slice(from)) if (got.t === 'refused') count(got.code)
        if (line.frames.length > 5_000) {
          await line.close()
          line = await ann.socket(table)
        }
      }
      if (sent > MESSAGES / 2 && settled === 0) settled = process.memoryUsage().heapUsed
    }
    expect(codes.has('house-trouble')).toBe(false)
    expect(codes.get('bad-request')).toBeGreaterThan(100)
    expect((process.memoryUsage().heapUsed - settled) / 1e6).toBeLessThan(150)
    const metrics = await new Client(house.url).ask('GET', '/metrics', undefined, {
      authorization: `Bearer ${house.hostKey}`,
    })
    expect(String(metrics.body)).not.toMatch(/end="failed"/)
    expect(await ann.ok('GET', `/api/tables/${table}`)).toMatchObject({ t: 'update' })
    await line.close()
  })
})

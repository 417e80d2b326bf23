import { Match, type MatchRecord, movesOf, seeded, signRecord, writeLink, writeRecord } from '@estaminet/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smallBeer } from '../../kernel/test/example/small-beer.ts'
import { Client } from './support/client.ts'
import { endlessHouse } from './support/endless.ts'
import { houseFor, type TestHouse } from './support/house.ts'
import { smallHouse } from './support/school.ts'

let house: TestHouse
let ann: Client
beforeAll(async () => {
  house = await houseFor({ ...smallHouse, ...endlessHouse, patience: 10_000 })
  ann = new Client(house.url)
  // The first one starts the worker, which must not count against a test's record.
  await ann.ask('POST', '/api/records', '{}')
})
afterAll(() => house?.close())

function played(): Match<ReturnType<typeof smallBeer.setup>> {
  const match = new Match(smallBeer, { seats: 2, options: { rounds: 'two' } })
  const rng = seeded('records')
  while (!match.over) {
    const [by] = match.actors
    const moves = movesOf(smallBeer, match.state, by)
    match.repeat({ by, move: moves[rng.below(moves.length)] })
  }
  return match
}

const match = played()
const record: MatchRecord = writeRecord(match, { players: ['Ann', 'Bob'] })
const { checksum: _, ...unsigned } = record
const signed = (more: Partial<MatchRecord>) => JSON.stringify(signRecord({ ...unsigned, ...more }))
const bring = (text: string, type = 'application/json') =>
  ann.ask('POST', '/api/records', text, { 'content-type': type })

describe('a record that is brought along', () => {
  it('is replayed, and what it holds is told', async () => {
    const { status, body } = await bring(JSON.stringify(record))
    expect(body).toEqual({
      game: 'small-beer',
      rules: smallBeer.version,
      seats: 2,
      options: match.options,
      players: ['Ann', 'Bob'],
      moves: match.line.length,
      over: true,
      scores: smallBeer.score(match.state).map(({ total, rank }) => ({ total, rank })),
      dice: 'not-proven',
    })
    expect(status).toBe(200)
    expect((await bring(JSON.stringify(record, null, 2), 'text/plain')).status).toBe(200)
  })

  it('may be a link', async () => {
    const { status, body } = await bring(`https://play.example.org/replay#${writeLink(match)}\n`, 'text/plain')
    expect({ status, body }).toMatchObject({ status: 200, body: { game: 'small-beer', moves: match.line.length } })
    const cut = await bring(writeLink(match).slice(0, -3), 'text/plain')
    expect(cut).toMatchObject({ status: 400, body: { code: 'bad-checksum' } })
  })

  it('of a table of the house has proven dice', async () => {
    const table = await houseFor(smallHouse)
    const bob = await Client.named(table.url, 'Bob')
    const { table: id } = await bob.ok<{ table: string }>('POST', '/api/tables', {
      game: 'small-beer',
      seats: [
        { kind: 'bot', level: 'random' },
        { kind: 'bot', level: 'random' },
      ],
      options: { rounds: 'two' },
      access: 'link',
      pace: { kind: 'live' },
    })
    await bob.command(id, 'start')
    const over = async () => (await bob.ok<{ record?: MatchRecord }>('GET', `/api/tables/${id}`)).record
    await expect.poll(over).toBeDefined()
    const whole = await over()
    expect((await bring(JSON.stringify(whole))).body).toMatchObject({ over: true, dice: 'proven' })
    const { checksum: __, ...rest } = whole as MatchRecord
    const forged = { ...rest, fair: { ...rest.fair, secret: '0'.repeat(64) } as NonNullable<MatchRecord['fair']> }
    expect((await bring(JSON.stringify(signRecord(forged)))).body).toMatchObject({ code: 'wrong-dice' })
    await table.close()
  })

  it('that was edited is refused where it first differs', async () => {
    const log = [...record.log]
    const at = log.findIndex((entry) => typeof entry === 'number')
    log[at] = 30_000
    const { status, body } = await bring(JSON.stringify({ ...record, log }))
    expect(status).toBe(400)
    expect(body).toMatchObject({ message: expect.stringMatching(new RegExp(`edited or damaged.*Entry ${at + 1} of`)) })
    const better = { totals: record.result?.totals.map((total) => total + 1) ?? [], ranks: record.result?.ranks ?? [] }
    expect((await bring(signed({ result: better }))).body).toMatchObject({ code: 'wrong-result' })
  })

  const deep = (open: string, close: string) => open.repeat(30_000) + close.repeat(30_000)
  it.each([
    ['nothing', ' '],
    ['no JSON', '{"estaminet":'],
    ['another kind of JSON', '[1,2,3]'],
    ['arrays in arrays', deep('[', ']')],
    ['objects in objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    [
      'options without end',
      JSON.stringify(record).replace('"options":{', `"options":{"x":${deep('[', ']').slice(16_000, -16_000)},`),
    ],
    ['a huge number of seats', signed({ seats: 2 ** 30 })],
    ['numbers beyond numbers', JSON.stringify(record).replace('"seats":2', '"seats":1e999')],
    ['moves beyond numbers', signed({ log: [Number.MAX_SAFE_INTEGER] })],
    ['seats that do not exist', signed({ log: [[77, 1]] })],
    ['undone before it began', signed({ log: [{ by: 0, undo: 1e9 }] })],
    ['agreed to before it began', signed({ log: [{ consent: -5 }] })],
    ['a game that is not here', signed({ game: 'chess' })],
    ['rules of tomorrow', signed({ rules: 99 })],
    ['prototypes', JSON.stringify(record).replace('"options":{', '"options":{"__proto__":{"rounds":"two"},')],
    ['a log of nulls', signed({ log: Array.from({ length: 9000 }, () => null) })],
    ['moves after the end', signed({ log: [...record.log, ...Array.from({ length: 9000 }, () => 1)] })],
  ])('with %s is refused with a code and a sentence', async (_, text) => {
    const { status, body } = await bring(text)
    expect([400, 404]).toContain(status)
    expect(body).toEqual({ code: expect.stringMatching(/^[a-z-]+$/), message: expect.stringMatching(/^.{10,400}$/) })
  })

  it('larger than 64 KB is not read at all', async () => {
    expect((await bring(`{"x":"${'y'.repeat(65_536)}"}`)).status).toBe(413)
    expect((await bring(`{"x":"${'y'.repeat(65_500)}"}`)).body).toMatchObject({ code: 'malformed-record' })
  })

  it('that goes back and forth without end is stopped or read in time', async () => {
    const log = Array.from({ length: 2_500 }, (_, i) => (i % 2 === 0 ? { by: 0, undo: 1 } : { by: 0, redo: 1 }))
    expect((await bring(signed({ log: [...record.log.slice(0, 2), ...log] }))).status).toBe(400)
  })

  it('of an endless game is stopped, and the next one is read', async () => {
    const { status, body } = await bring(signed({ game: 'endless' }))
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'too-long' } })
    expect((await bring(JSON.stringify(record))).status).toBe(200)
  })

  it('is one of ten in a row for one person', async () => {
    const strict = await houseFor({ ...smallHouse, ...endlessHouse, env: {} })
    const bob = await Client.named(strict.url, 'Bob')
    // All at once: who asks slowly enough is never refused.
    const answers = await Promise.all(Array.from({ length: 30 }, () => bob.ask('POST', '/api/records', '{}')))
    const taken = answers.filter(({ status }) => status !== 429)
    // Only so many wait to be read.
    expect(taken.every(({ status }) => status === 400 || status === 409)).toBe(true)
    expect(taken.length).toBeGreaterThanOrEqual(10)
    expect(taken.length).toBeLessThan(30)
    expect((await (await Client.named(strict.url, 'Ann')).ask('POST', '/api/records', '{}')).status).toBe(400)
    await strict.close()
  })
})

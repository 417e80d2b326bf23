import { commitmentTo, type MatchRecord, readRecord } from '@estaminet/kernel'
import type { Update } from '@estaminet/table'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { soloBeer } from '../../table/test/beers.ts'
import { DailyChallenge } from '../src/standing/daily.ts'
import { openSqlite } from '../src/store/sqlite.ts'
import { sqliteGround } from './store/houses.ts'
import { Client } from './support/client.ts'
import { houseFor, type TestHouse } from './support/house.ts'
import { ann, bob, Inn, until } from './support/inn.ts'
import { games, smallHouse } from './support/school.ts'

const DAY = 24 * 60 * 60 * 1000

/** A house whose clock is ours, at noon. */
async function atNoon() {
  const time = { now: Date.UTC(2026, 10, 18, 12) }
  const inn = new Inn(undefined, time)
  for (const { id, name } of [ann, bob]) await inn.store.savePerson({ id, name, secrets: [], createdAt: 0, seenAt: 0 })
  const daily = await DailyChallenge.read(inn.store, games, () => time.now)
  return { inn, daily, time }
}

async function finished(inn: Inn, table: string, who: typeof ann): Promise<Update> {
  for (;;) {
    const seen = await inn.seen(table, who)
    const ask = seen.asks.find(({ answered, free }) => answered === undefined && !free)
    if (!ask) return seen
    await inn.say(who, table, 'play', { seat: 0, ask: ask.id, move: ask.choices.at(-1)?.move })
  }
}

it('gives everybody the same dice, one table each, and nothing to take back', async () => {
  const { inn, daily } = await atNoon()
  const [hers, his] = [await daily.play(inn.rooms, ann), await daily.play(inn.rooms, bob)]
  const both = await Promise.all([daily.play(inn.rooms, ann), daily.play(inn.rooms, ann)])
  expect(new Set([hers, ...both])).toEqual(new Set([hers]))
  expect(his).not.toBe(hers)
  const [one, other] = [await inn.seen(hers, ann), await inn.seen(his, bob)]
  expect(one.view).toEqual(other.view)
  expect(one.info).toMatchObject({ status: 'running', daily: '2026-11-18', game: 'solo-beer' })
  await inn.say(ann, hers, 'play', { seat: 0, ask: one.asks[0].id, move: one.asks[0].choices[0].move })
  await expect(inn.say(ann, hers, 'ask-back', { seat: 0, to: 0 })).rejects.toMatchObject({ code: 'rated-stays' })
})

it('promises its secret, tells it the next day, and lets every die be computed again', async () => {
  const { inn, daily, time } = await atNoon()
  const promised = daily.commitmentOf(daily.today)
  const table = await daily.play(inn.rooms, ann)
  const { record } = await finished(inn, table, ann)
  expect((record as MatchRecord).fair).toMatchObject({ match: 'daily-2026-11-18', commitment: promised })
  expect(JSON.stringify(record)).not.toContain('secret')
  expect(daily.toldSecretOf('2026-11-18')).toBeUndefined()
  time.now += DAY
  const secret = daily.toldSecretOf('2026-11-18') ?? ''
  expect(commitmentTo(secret)).toBe(promised)
  const { record: told } = await (await inn.restart()).seen(table, ann)
  expect((told as MatchRecord).fair?.secret).toBe(secret)
  expect(readRecord(soloBeer, JSON.stringify(told)).over).toBe(true)
  expect(daily.commitmentOf(daily.today)).not.toBe(promised)
  // Another node, and the house after a restart, have the same days.
  const again = await DailyChallenge.read(inn.store, games, () => time.now)
  expect(again.toldSecretOf('2026-11-18')).toBe(secret)
})

it('counts who finished in time, the best first; whoever is forgotten is gone', async () => {
  const { inn, daily, time } = await atNoon()
  const hers = await daily.play(inn.rooms, ann)
  const his = await daily.play(inn.rooms, bob)
  const { scores } = await finished(inn, hers, ann)
  expect(await daily.pageOf('2026-11-18', 'ann')).toMatchObject({
    people: 1,
    mine: { name: 'Ann', place: 1, points: scores[0].total },
  })
  time.now += DAY
  await finished(inn, his, bob)
  expect((await daily.results('2026-11-18')).map(({ name }) => name)).toEqual(['Ann'])
  await inn.rooms.forget('ann')
  time.now += DAY
  expect(await daily.results('2026-11-18')).toEqual([])
  for (const day of ['2026-12-31', '2026-02-30', 'yesterday'])
    expect(() => daily.mustHaveBegun(day)).toThrow(/no such day/)
})

it('reads a day once, however many ask for it, and a few days without forgetting the first', async () => {
  const { inn, daily, time } = await atNoon()
  for (const who of [ann, bob]) await finished(inn, await daily.play(inn.rooms, who), who)
  const { tables } = inn.store
  const read: string[] = []
  inn.store.tables = async (which) => {
    if ('person' in which) read.push(which.person)
    return tables.call(inn.store, which)
  }
  const both = () => Promise.all([daily.results(daily.today), daily.results(daily.yesterday)])
  const [[today]] = await Promise.all(Array.from({ length: 20 }, both))
  await both()
  expect(read).toEqual(['daily-2026-11-18', 'daily-2026-11-17'])
  // With the same dice and the same moves they share a place.
  expect(today.map(({ name, place }) => [name, place])).toEqual([
    ['Ann', 1],
    ['Bob', 1],
  ])
  time.now += 6_000
  inn.store.tables = async () => Promise.reject(new Error('the disk is full'))
  await expect(both()).rejects.toThrow('the disk is full')
  inn.store.tables = tables
  expect(await daily.results(daily.today)).toEqual(today)
})

it('counts nothing that a bot has played for somebody', async () => {
  const { inn, daily } = await atNoon()
  const hers = await daily.play(inn.rooms, ann)
  await inn.say(ann, hers, 'resign', { seat: 0 })
  await inn.say(ann, hers, 'reclaim', { seat: 0 })
  await until(async () => (await finished(inn, hers, ann)).info.status === 'over')
  expect(await daily.results('2026-11-18')).toEqual([])
})

const ground = sqliteGround()
let house: TestHouse
beforeAll(async () => {
  house = await houseFor({ ...smallHouse, store: await openSqlite(ground.folder()) })
})
afterAll(async () => {
  await house?.close()
  await ground.clear()
})

it('shows today without its secret or its results, and yesterday with both', async () => {
  const nobody = new Client(house.url)
  expect((await nobody.ask('POST', '/api/daily')).status).toBe(401)
  const cis = await Client.named(house.url, 'Cis')
  const { table } = await cis.ok<{ table: string }>('POST', '/api/daily')
  const days = await cis.ok<{ today: object; yesterday: object }>('GET', '/api/daily')
  expect(days).toMatchObject({
    today: { game: 'solo-beer', rows: [], mine: { table, over: false } },
    yesterday: { people: 0, secret: expect.stringMatching(/^[0-9a-f]{64}$/) },
  })
  expect(days.today).not.toHaveProperty('secret')
  expect((await nobody.ask('GET', '/api/daily/2026-02-30')).body).toMatchObject({ code: 'unknown-day' })
  const info = await nobody.ok<Update>('GET', `/api/tables/${table}`)
  expect(JSON.stringify(info)).not.toContain('secret')
})

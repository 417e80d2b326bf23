import type { FromHost, Update } from '@estaminet/table'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { historyOf } from '../src/standing/history.ts'
import { openSqlite } from '../src/store/sqlite.ts'
import { sqliteGround } from './store/houses.ts'
import { Client } from './support/client.ts'
import { houseFor, type TestHouse } from './support/house.ts'
import { games, smallHouse } from './support/school.ts'

const ground = sqliteGround()
let house: TestHouse
beforeAll(async () => {
  house = await houseFor({ ...smallHouse, store: await openSqlite(ground.folder()) })
})
afterAll(async () => {
  await house?.close()
  await ground.clear()
})

const saidAt = async (table: string) => {
  const line = await new Client(house.url).socket(table)
  const welcome = line.frames.find((frame) => frame.t === 'welcome') as Extract<FromHost, { t: 'welcome' }>
  await line.close()
  return welcome.said.map(({ from, text, react }) => [from, text ?? react])
}

it('a match under rules that are gone lets go of names too', async () => {
  const ann = await Client.named(house.url, 'Ann')
  const { table } = await ann.ok<{ table: string }>('POST', '/api/tables', {
    game: 'small-beer',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    access: 'link',
    pace: { kind: 'live' },
  })
  const stored = await house.store.load(table)
  if (!stored) throw new Error('no table')
  const ending = { result: [{ total: 7, rank: 1 }], tallies: [{ points: { poured: 7 } }] }
  const old = { ...stored.doc, rules: 99, status: 'over' as const, ...ending }
  await house.store.commit({ table: old, rev: stored.rev, from: 0, entries: [], dueAt: null })
  const id = stored.doc.host
  const told = async () =>
    historyOf(
      (await house.store.tables({ person: id, most: 9 })).map(({ doc }) => doc),
      id,
      games,
    )
  expect((await told()).tallied).toEqual([{ game: 'small-beer', games: 1, points: { poured: 7 }, places: [] }])
  await ann.ok('DELETE', '/api/me')
  expect(await told()).toEqual({ played: [], met: [], tallied: [] })
  const { doc } = (await house.store.load(table)) ?? {}
  expect(JSON.stringify(doc)).not.toContain('Ann')
  expect(doc).toMatchObject({ host: '', rules: 99, status: 'over' })
})

it('whoever is forgotten leaves no name at any table, nor over anything said there', async () => {
  const [ann, bob] = [await Client.named(house.url, 'Ann'), await Client.named(house.url, 'Bob')]
  const open = async (maker: Client) =>
    (
      await maker.ok<{ table: string }>('POST', '/api/tables', {
        game: 'small-beer',
        seats: [{ kind: 'me' }, { kind: 'open' }],
        access: 'link',
        pace: { kind: 'live' },
      })
    ).table
  const [mine, his] = [await open(ann), await open(bob)]
  await bob.command(mine, 'join')
  await ann.command(mine, 'chat', { text: 'Santé' })
  await bob.command(mine, 'chat', { text: 'Proost, Ann' })
  await ann.command(mine, 'react', { what: 'cheers' })
  // She only watches here, and comes under a new name.
  await ann.ok('POST', '/api/me', { name: 'Anna' })
  await ann.command(his, 'chat', { text: 'Good luck' })
  expect(await saidAt(his)).toEqual([['Anna', 'Good luck']])

  await ann.ok('DELETE', '/api/me')
  expect(await saidAt(mine)).toEqual([
    ['', 'Santé'],
    ['Bob', 'Proost, Ann'],
    ['', 'cheers'],
  ])
  expect(await saidAt(his)).toEqual([['', 'Good luck']])
  const { info } = await bob.ok<Update>('GET', `/api/tables/${mine}`)
  expect(info.seats.map(({ name }) => name)).not.toContain('Anna')
  expect((await ann.ok<{ name: string | null }>('GET', '/api/me')).name).toBeNull()
})

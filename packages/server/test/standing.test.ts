import { digest } from '@estaminet/kernel'
import type { Update } from '@estaminet/table'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSqlite } from '../src/store/sqlite.ts'
import { sqliteGround } from './store/houses.ts'
import { Client } from './support/client.ts'
import { houseFor, type TestHouse } from './support/house.ts'
import { until } from './support/inn.ts'
import { smallHouse } from './support/school.ts'

const ground = sqliteGround()
let house: TestHouse
beforeAll(async () => {
  house = await houseFor({ ...smallHouse, store: await openSqlite(ground.folder()) })
})
afterAll(async () => {
  await house?.close()
  await ground.clear()
})

interface Page {
  readonly people: number
  readonly rows: readonly { name: string; place: number; games: number; mine?: true }[]
}
const pageFor = (who: Client) => who.ok<Page>('GET', '/api/standing/small-beer/two')
const mine = (who: Client) =>
  who.ok<{ ladders: { mode: string; games: number; points: number | null }[] }>('GET', '/api/me/standing')

const plan = {
  game: 'small-beer',
  options: { rounds: 'two' },
  seats: [{ kind: 'me' }, { kind: 'open' }],
  access: 'link',
  pace: { kind: 'live' },
}

async function playedBy(players: readonly Client[], more: object = { rated: true }): Promise<string> {
  const { table } = await players[0].ok<{ table: string }>('POST', '/api/tables', { ...plan, ...more })
  await players[1].command(table, 'join')
  for (const [seat, who] of players.entries()) await who.command(table, 'hash', { seat, hash: digest('a1') })
  await players[0].command(table, 'start')
  for (const [seat, who] of players.entries()) await who.command(table, 'nonce', { seat, nonce: 'a1' })
  for (;;) {
    const seen = await Promise.all(players.map((who) => who.ok<Update>('GET', `/api/tables/${table}`)))
    if (seen[0].info.status === 'over') return table
    for (const [seat, { asks }] of seen.entries())
      for (const ask of asks.filter(({ answered, free }) => answered === undefined && !free))
        await players[seat].command(table, 'play', { seat, ask: ask.id, move: ask.choices.at(-1)?.move })
  }
}

it('rated matches count once each, are shown from ten on, and go with whoever is forgotten', async () => {
  const [ann, bob] = [await Client.named(house.url, 'Ann'), await Client.named(house.url, 'Bob')]
  await playedBy([ann, bob], {})
  for (let n = 0; n < 9; n++) await playedBy([ann, bob])
  await until(async () => (await mine(ann)).ladders[0]?.games === 9)
  expect(await mine(ann)).toEqual({
    shownFrom: 10,
    ladders: [{ game: 'small-beer', mode: 'two', games: 9, points: null }],
  })
  expect((await pageFor(ann)).rows).toEqual([])
  const last = await playedBy([ann, bob])
  await until(async () => (await pageFor(bob)).people === 2)
  // Whatever else happens at a table that is over does not count again.
  await ann.ok('POST', '/api/me', { name: 'Anna' })
  await ann.command(last, 'rematch')
  const { rows } = await pageFor(bob)
  expect(rows.map(({ name, games, mine }) => [name, games, mine ?? false]).sort()).toEqual([
    ['Anna', 10, false],
    ['Bob', 10, true],
  ])
  expect((await new Client(house.url).ok<Page>('GET', '/api/standing/small-beer/two?from=1')).rows).toHaveLength(1)
  await ann.ok('DELETE', '/api/me')
  expect((await pageFor(bob)).rows.map(({ name }) => name)).toEqual(['Bob'])
}, 120_000)

it('says in words what a rated table is not for, and knows no other ladders', async () => {
  const ann = await Client.named(house.url, 'Ann')
  const bots = { ...plan, seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }], rated: true }
  expect(await ann.ask('POST', '/api/tables', bots)).toMatchObject({
    status: 400,
    body: { code: 'rated-people', message: expect.stringContaining('two people or more') },
  })
  expect((await ann.ask('POST', '/api/tables', { ...plan, rated: 'yes' })).status).toBe(400)
  for (const path of ['small-beer/four', 'no-beer/base'])
    expect(await ann.ask('GET', `/api/standing/${path}`)).toMatchObject({
      status: 404,
      body: { code: 'unknown-ladder' },
    })
  expect((await ann.ask('GET', '/api/standing/small-beer/two?from=-1')).status).toBe(400)
  expect((await new Client(house.url).ask('GET', '/api/me/standing')).status).toBe(401)
})

import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPostgres } from '../../src/store/postgres.ts'
import { Notices } from '../../src/store/postgres-notices.ts'
import type { Store } from '../../src/store/store.ts'
import { type PostgresServer, startPostgres } from './postgres-server.ts'
import { made, move, moved, pause, tableAt } from './table-talk.ts'

let server: PostgresServer
let url: string
const nodes: Store[] = []
const node = async () => {
  const store = await openPostgres(url, { connections: 4 })
  nodes.push(store)
  return store
}
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server?.stop())
beforeEach(async () => {
  url = await server.newDatabase()
})
afterEach(async () => {
  for (const store of nodes.splice(0)) await store.close()
})

/** What a node hears of others, as `table rev`. */
function hearing(store: Store): Set<string> {
  const heard = new Set<string>()
  store.onChange(({ table, rev }) => heard.add(`${table} ${rev}`))
  return heard
}

async function eventually(check: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 30_000
  while (!(await check())) {
    if (Date.now() > end) throw new Error('It never came to pass.')
    await pause(20)
  }
}

async function asAdmin(sql: string): Promise<unknown[]> {
  const client = new Client(url)
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

/** Nodes that listen and have read what they missed. */
const listeners = `FROM pg_stat_activity WHERE application_name = 'estaminet notices' AND state = 'idle'
  AND query LIKE '%changed_at%' AND datname = current_database()`

test('nodes that open an empty database at the same moment do not get in each other’s way', async () => {
  const [a, b] = await Promise.all([node(), node(), node()])
  expect(await a.commit(made(tableAt('t')))).toBe('done')
  expect(await b.load('t')).toMatchObject({ rev: 1 })
})

test('what a node missed is found in a house so big that it takes longer than its pulse', async () => {
  const big = `
    CREATE VIEW tables AS SELECT 't' AS id, 7::bigint AS rev, 9e15::bigint AS changed_at FROM pg_sleep(1);
    CREATE TABLE untold (table_id TEXT, rev BIGINT, since BIGINT)`
  await asAdmin(big)
  const notices = new Notices({ connectionString: url }, 'here', 250)
  const heard: object[] = []
  notices.listen((change) => void heard.push(change))
  await eventually(() => heard.length > 0)
  expect(heard[0]).toEqual({ table: 't', rev: 7 })
  await notices.close()
})

test('a node hears of the changes others make, not of its own', async () => {
  const [a, b] = [await node(), await node()]
  const [byA, byB] = [hearing(a), hearing(b)]
  const table = tableAt('t')
  await eventually(async () => (await asAdmin(`SELECT pid ${listeners}`)).length === 2)
  await a.commit(made(table))
  await b.commit(moved(table, 0))
  await eventually(() => byA.has('t 2') && byB.has('t 1'))
  expect([...byA]).toEqual(['t 2'])
  expect([...byB]).toEqual(['t 1'])
})

test('what was changed while a node could not hear, it hears of when it can again', async () => {
  const [a, b] = [await node(), await node()]
  const heard = hearing(a)
  const table = tableAt('t')
  await eventually(async () => (await asAdmin(`SELECT pid ${listeners}`)).length === 1)
  await asAdmin(`SELECT pg_terminate_backend(pid) ${listeners}`)
  await b.commit(made(table))
  await eventually(() => heard.has('t 1'))
  await b.commit(moved(table, 0))
  await eventually(() => heard.has('t 2'))
})

test('what a node did not come to tell before it died, another tells for it', async () => {
  const [a, b] = [await node(), await node()]
  const [byA, byB] = [hearing(a), hearing(b)]
  await eventually(async () => (await asAdmin(`SELECT pid ${listeners}`)).length === 2)
  await asAdmin("INSERT INTO untold VALUES ('t', 7, 1)")
  await eventually(() => byA.has('t 7') && byB.has('t 7'))
  expect(await asAdmin('SELECT * FROM untold')).toEqual([])
})

test('two nodes that change the same table: exactly one is done, the other loads again', async () => {
  const [a, b] = [await node(), await node()]
  const table = tableAt('t')
  await a.commit(made(table))
  let conflicts = 0
  const play = async (store: Store, name: string) => {
    for (let n = 0; n < 25; ) {
      const { rev = 0, log = [] } = (await store.load('t')) ?? {}
      const change = moved(table, 0, {
        rev,
        from: log.length,
        entries: [move(n)],
        command: { id: `${name}-${n}`, answer: {} },
      })
      if ((await store.commit(change)) === 'done') n++
      else conflicts++
    }
  }
  await Promise.all([play(a, 'a'), play(b, 'b')])
  const found = await a.load('t')
  expect(found).toMatchObject({ rev: 51 })
  expect(found?.log).toHaveLength(50)
  expect(conflicts).toBeGreaterThan(0)
})

test('a database that is away or locked says so without its password', async () => {
  const away = openPostgres('postgres://house:swordfish@127.0.0.1:1/none')
  await expect(away).rejects.toMatchObject({
    code: 'store-trouble',
    message: expect.stringMatching(/cannot be reached/),
  })
  await expect(away).rejects.not.toMatchObject({ message: expect.stringMatching(/swordfish/) })
  const locked = openPostgres(url.replace('secret', 'swordfish'))
  await expect(locked).rejects.toMatchObject({
    code: 'store-trouble',
    message: expect.stringMatching(/DATABASE_URL/),
    lasting: true,
  })
})

test('what is no address is no trouble that passes, and says nothing of its password', async () => {
  const opened = openPostgres('postgres://house:swordfish@127.0.0.1:port/none')
  await expect(opened).rejects.toMatchObject({ code: 'bad-setting' })
  await expect(opened).rejects.not.toMatchObject({ message: expect.stringMatching(/fish/) })
})

test('a database that acknowledges before it has written is refused', async () => {
  await asAdmin(
    "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET synchronous_commit = off', current_database()); END $$",
  )
  await expect(node()).rejects.toMatchObject({ code: 'store-trouble', message: expect.stringMatching(/could be lost/) })
})

test('PostgreSQL itself is killed: commits fail clearly meanwhile, nothing acknowledged is lost, play goes on', async () => {
  const [a, b] = [await node(), await node()]
  const heard = hearing(b)
  const tables = Array.from({ length: 4 }, (_, i) => tableAt(`t${i}`))
  for (const table of tables) await a.commit(made(table))
  const acknowledged = new Map(tables.map(({ id }) => [id, new Set<string>()]))
  const troubles: unknown[] = []
  let playing = true
  const play = async (id: string) => {
    const table = tableAt(id)
    for (let n = 0; playing; n++) {
      try {
        // As a room does it: what became of a change that failed is found out by loading the table again.
        const { rev = 0, log = [] } = (await a.load(id)) ?? {}
        const change = {
          ...moved(table, 0),
          rev,
          from: log.length,
          entries: [move(n)],
          command: { id: `c${n}`, answer: {} },
        }
        if ((await a.commit(change)) === 'done') acknowledged.get(id)?.add(`c${n} ${n}`)
      } catch (error) {
        troubles.push(error)
        await pause(50)
      }
    }
  }
  const players = tables.map(({ id }) => play(id))
  await eventually(() => [...acknowledged.values()].every(({ size }) => size > 0))
  await server.kill()
  await eventually(() => troubles.length > 3)
  await server.start()
  const before = [...acknowledged.values()].reduce((sum, { size }) => sum + size, 0)
  await eventually(() => [...acknowledged.values()].reduce((sum, { size }) => sum + size, 0) > before + 20)
  playing = false
  await Promise.all(players)

  for (const trouble of troubles)
    expect(trouble).toMatchObject({ message: expect.stringMatching(/cannot be reached|does not know yet/) })
  for (const { id } of tables) {
    const moves = ((await b.load(id))?.log ?? []).map((entry) => ('move' in entry ? entry.move : -1))
    expect(new Set(moves).size).toBe(moves.length)
    for (const [command, n] of [...(acknowledged.get(id) ?? [])].map((one) => one.split(' '))) {
      expect(moves).toContain(Number(n))
      expect(await b.answerTo(id, command)).toEqual({})
    }
  }
  const last = await Promise.all(tables.map(async ({ id }) => `${id} ${(await a.load(id))?.rev}`))
  await eventually(() => last.every((one) => heard.has(one)))
})

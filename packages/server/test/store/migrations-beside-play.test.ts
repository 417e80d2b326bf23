import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { postgres } from '../../src/store/dialect.ts'
import { type Migration, migrationsFor } from '../../src/store/migrations.ts'
import { openPostgres } from '../../src/store/postgres.ts'
import { type PostgresServer, startPostgres } from './postgres-server.ts'
import { made, moved, tableAt } from './table-talk.ts'

let server: PostgresServer
let url: string
const clients: Client[] = []
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server?.stop())
beforeEach(async () => {
  url = await server.newDatabase()
  await openPostgres(url).then((store) => store.close())
})
afterEach(async () => {
  for (const client of clients.splice(0)) await client.end()
})

async function connected(name: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: name })
  await client.connect()
  clients.push(client)
  return client
}

const both: Migration = {
  name: 'wider',
  sql: 'ALTER TABLE said ADD COLUMN a TEXT; ALTER TABLE commands ADD COLUMN b TEXT',
}

/** A newer node that starts; what it says, and the moment it first says that it waits. */
function newerNode(migration: Migration, settings: { limit?: number } = {}) {
  const said: string[] = []
  let heard: (text: string) => void = () => {}
  const waiting = new Promise<string>((resolve) => {
    heard = resolve
  })
  const say = (text: string) => {
    said.push(text)
    if (text.includes('waiting until')) heard(text)
  }
  const opened = openPostgres(url, { ...settings, migrations: [...migrationsFor(postgres), migration], say })
  opened.catch(() => undefined)
  return { opened, said, waiting: Promise.race([waiting, opened.then(() => 'opened', String)]) }
}

test('a migration waits for who reads, says for whom, and play goes on meanwhile', async () => {
  const old = await openPostgres(url)
  const table = tableAt('t')
  await old.commit(made(table))
  const dump = await connected('pg_dump')
  await dump.query('BEGIN; LOCK TABLE said IN ACCESS SHARE MODE')
  const { opened, said, waiting } = newerNode(both)
  expect(await waiting).toMatch(/process \d+ \(pg_dump\) at said.*Players go on/)
  expect(said[0]).toMatch(/migration \d+ \(wider\)/)
  expect(await old.commit(moved(table, 0))).toBe('done')
  await dump.query('COMMIT')
  await opened.then((store) => store.close())
  expect(await old.commit(moved(table, 1))).toBe('done')
  await old.close()
})

test('a migration may take longer than a statement of play may', async () => {
  const { opened } = newerNode({ name: 'long', sql: 'SELECT pg_sleep(0.5)' }, { limit: 100 })
  await opened.then((store) => store.close())
})

test('a migration and a move in the middle of its tables do not wait for each other in a circle', async () => {
  const move = await connected('move')
  await move.query('BEGIN; LOCK TABLE commands IN ROW EXCLUSIVE MODE')
  const { opened, waiting } = newerNode(both)
  expect(await waiting).toContain('(move) at commands')
  await move.query('LOCK TABLE said IN ROW EXCLUSIVE MODE; COMMIT')
  await opened.then((store) => store.close())
})

test('a second node that starts meanwhile says that it waits for the first, and finds its work done', async () => {
  const dump = await connected('pg_dump')
  await dump.query('BEGIN; LOCK TABLE said IN ACCESS SHARE MODE')
  const first = newerNode(both)
  await first.waiting
  const said: string[] = []
  let heard = () => {}
  const told = new Promise<void>((resolve) => {
    heard = resolve
  })
  const second = openPostgres(url, {
    migrations: [...migrationsFor(postgres), both],
    say(text) {
      said.push(text)
      heard()
    },
  })
  await told
  expect(said[0]).toContain('Another node brings the database up to date')
  await dump.query('COMMIT')
  for (const store of await Promise.all([first.opened, second])) await store.close()
})

test('an answer given by a node of an older version is not swept away', async () => {
  const store = await openPostgres(url)
  await store.commit(made(tableAt('t')))
  const old = await connected('an older node')
  await old.query("INSERT INTO commands (table_id, id, answer) VALUES ('t', 'undated', '{}')")
  await old.query("INSERT INTO commands (table_id, id, answer, at) VALUES ('t', 'dated', '{}', 0)")
  await store.sweep('')
  expect(await store.answerTo('t', 'undated')).toEqual({})
  expect(await store.answerTo('t', 'dated')).toEqual({})
  await store.close()
})

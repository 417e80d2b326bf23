import Database from 'libsql'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { smallBeer } from '../../../kernel/test/example/small-beer.ts'
import { verifyAll } from '../../src/commands/verify.ts'
import { houseFile } from '../../src/store/folder.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { Client } from '../support/client.ts'
import { houseFor } from '../support/house.ts'
import { playedTable, storing } from '../support/stored.ts'
import { sqliteGround } from './houses.ts'

const ground = sqliteGround()
afterAll(() => ground.clear())

/** A byte that begins no letter. */
const SPOILT = "CAST(x'7b22ff227d' AS TEXT)"

/** A house with a good table and four in each of which one row is no text any more. */
async function spoiltHouse(): Promise<string> {
  const folder = ground.folder()
  const store = await openSqlite(folder)
  for (const id of ['good', 'bad-doc', 'bad-log', 'bad-words', 'bad-answer']) {
    await store.commit({
      ...storing(playedTable(smallBeer, id, 3)),
      dueAt: 1,
      command: { id: 'ann:c1', answer: {} },
    })
    await store.say({
      table: id,
      said: { at: 1, from: 'Ann', text: 'Santé' },
      speaker: 'ann',
      command: { id: 'ann:c2', answer: {} },
    })
  }
  await store.savePerson({ id: 'ann', name: 'Ann', secrets: [], createdAt: 1, seenAt: 1 })
  await store.block('192.0.2.1', true)
  await store.close()
  const db = new Database(houseFile(folder))
  for (const sql of [
    `UPDATE tables SET doc = ${SPOILT} WHERE id = 'bad-doc'`,
    `UPDATE log SET entry = ${SPOILT} WHERE table_id = 'bad-log' AND seq = 1`,
    `UPDATE said SET words = ${SPOILT} WHERE table_id = 'bad-words'`,
    `UPDATE commands SET answer = ${SPOILT} WHERE table_id = 'bad-answer'`,
    `UPDATE persons SET person = ${SPOILT}`,
    `INSERT INTO timers (table_id, due_at, leased_until) VALUES (${SPOILT}, 1, 0)`,
    `INSERT INTO blocked (address) VALUES (${SPOILT})`,
  ])
    db.exec(sql)
  db.close()
  return folder
}

test('a row that is no text is refused alone; everything beside it is read', async () => {
  const store = await openSqlite(await spoiltHouse())
  onTestFinished(() => store.close())
  for (const lost of [store.load('bad-doc'), store.load('bad-log'), store.answerTo('bad-answer', 'ann:c1')])
    await expect(lost).rejects.toMatchObject({ code: 'damaged-data' })
  await expect(store.person('ann')).rejects.toMatchObject({ code: 'damaged-data' })
  expect((await store.load('good'))?.log.length).toBeGreaterThan(0)
  const running = await store.tables({ status: 'running', most: 9 })
  expect(running.map(({ doc }) => doc.id).sort()).toEqual(['bad-answer', 'bad-log', 'bad-words', 'good'])
  expect(await store.said('bad-words', 9)).toEqual([])
  expect(await store.said('good', 9)).toHaveLength(1)
  expect(await store.blocked()).toEqual(['192.0.2.1'])
  expect(await store.claimTimers(9, 1)).not.toContain('{"\ufffd"}')
})

test('a damaged id among those whose answers are swept away holds up nobody', async () => {
  const folder = await spoiltHouse()
  const db = new Database(houseFile(folder), { timeout: 5000 })
  db.exec("UPDATE commands SET at = 1, table_id = CAST(x'7aff' AS TEXT) WHERE table_id = 'good'")
  db.close()
  const store = await openSqlite(folder)
  onTestFinished(() => store.close())
  expect(await store.sweep('')).toBe('bad-words')
  expect(await store.sweep('bad-words')).toBe('')
})

test('the house stays open around a damaged table, clocks that are due there included', async () => {
  const { url, close } = await houseFor({ store: await openSqlite(await spoiltHouse()), games: [smallBeer] })
  onTestFinished(close)
  const guest = await Client.named(url, 'Bob')
  for (const table of ['bad-doc', 'bad-log'])
    expect(await guest.ask('GET', `/api/tables/${table}`)).toMatchObject({
      status: 500,
      body: { code: 'damaged-data', message: expect.stringContaining('damaged') },
    })
  expect((await guest.ask('GET', '/api/tables/good')).status).toBe(200)
})

test('`verify --all` names what is damaged and checks the rest', async () => {
  const folder = await spoiltHouse()
  const db = new Database(houseFile(folder))
  db.exec("UPDATE tables SET id = CAST(x'62ff' AS TEXT) WHERE id = 'bad-doc'")
  db.close()
  const silent = { begin: () => undefined, checked: () => undefined }
  const { tables, wrong } = await verifyAll({ dataDir: folder }, [smallBeer], silent)
  expect(tables).toBe(5)
  expect(wrong.map(({ table, error }) => [table, error.code])).toEqual([
    ['bad-log', 'damaged-table'],
    ['b\ufffd', 'damaged-table'],
  ])
})

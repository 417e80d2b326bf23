import { chmodSync, copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { afterAll, afterEach, expect, test } from 'vitest'
import { houseFile } from '../../src/store/folder.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import type { Store } from '../../src/store/store.ts'
import { sqliteGround } from './houses.ts'
import { made, move, moved, tableAt } from './table-talk.ts'

const ground = sqliteGround()
const open: Store[] = []
const house = async (...how: Parameters<typeof openSqlite>) => {
  const store = await openSqlite(...how)
  open.push(store)
  return store
}
afterEach(async () => {
  for (const store of open.splice(0)) await store.close()
})
afterAll(() => ground.clear())

test('changes sent without waiting are carried out in the order they were sent', async () => {
  const store = await house(ground.folder())
  const table = tableAt('t')
  const results = [store.commit(made(table)), ...Array.from({ length: 200 }, (_, n) => store.commit(moved(table, n)))]
  expect(new Set(await Promise.all(results))).toEqual(new Set(['done']))
  expect((await store.load('t'))?.log).toEqual(Array.from({ length: 200 }, (_, n) => move(n)))
})

test('who writes does not wait for who reads at the same time', async () => {
  const store = await house(ground.folder())
  const table = tableAt('t')
  await store.commit(made(table))
  const ended: string[] = []
  const note = (what: string) => (answer: unknown) => {
    ended.push(what)
    return answer
  }
  const [read, , again] = await Promise.all([
    store.load('t').then(note('read')),
    store.commit(moved(table, 0)).then(async (end) => {
      // Whatever was told in the same breath is heard by now.
      for (let steps = 0; steps < 50; steps++) await null
      note('written')(end)
    }),
    store.tables({ person: 'ann', most: 9 }).then(note('listed')),
  ])
  expect(ended).toEqual(['written', 'read', 'listed'])
  // What is read is what is durable by then.
  expect(read).toMatchObject({ log: [move(0)] })
  expect(again).toMatchObject([{ moves: 1 }])
})

test('a commit is on the disk when it is acknowledged', async () => {
  const folder = ground.folder()
  const store = await house(folder)
  await store.commit(made(tableAt('t')))
  const db = new Database(houseFile(folder))
  expect(db.prepare('PRAGMA journal_mode').raw().all()).toEqual([['wal']])
  expect(db.prepare('SELECT id FROM tables').raw().all()).toEqual([['t']])
  db.close()
})

test('a full disk refuses clearly, loses nothing, and play goes on when there is room', async () => {
  const folder = ground.folder()
  const before = await house(folder)
  const table = tableAt('t')
  await before.commit(made(table))
  await before.commit(moved(table, 0))
  await before.close()

  // Something else fills all the room there is.
  const filler = new Database(houseFile(folder))
  filler.exec('CREATE TABLE filler (bytes BLOB)')
  filler.exec('INSERT INTO filler VALUES (zeroblob(200000))')
  const [[pages]] = filler.prepare('PRAGMA page_count').raw().all() as number[][]
  filler.close()

  const store = await house(folder, { mostPages: pages })
  const chatter = { at: 1, from: 'Ann', text: 'x'.repeat(9000) }
  const wordy = { command: { id: 'wordy', answer: { result: 'x'.repeat(9000) } } }
  const said = { table: 't', said: chatter, speaker: 'ann', command: { id: 'chatter', answer: {} } }
  const refused = await Promise.allSettled([
    store.commit(moved(table, 1, wordy)),
    store.commit(made(tableAt('u'), wordy)),
    store.say(said),
  ])
  for (const one of refused)
    expect(one).toMatchObject({ reason: { code: 'store-trouble', message: expect.stringMatching(/disk .* is full/) } })
  expect(await store.load('t')).toMatchObject({ rev: 2, log: [move(0)] })
  expect(await store.answerTo('t', 'wordy')).toBeUndefined()
  expect(await store.load('u')).toBeUndefined()

  const tidier = new Database(houseFile(folder))
  tidier.exec('DELETE FROM filler')
  tidier.close()
  expect(await store.commit(moved(table, 1))).toBe('done')
  await store.say(said)
  await store.close()
  const after = await house(folder)
  expect(await after.load('t')).toMatchObject({ rev: 3, log: [move(0), move(1)] })
  expect(await after.said('t', 9)).toEqual([chatter])
})

test('one process holds a folder; a second says who and what to do', async () => {
  const folder = ground.folder()
  const store = await house(folder)
  await expect(house(folder)).rejects.toMatchObject({
    code: 'folder-in-use',
    message: expect.stringMatching(new RegExp(`process ${process.pid} on .* Stop that one first`)),
  })
  expect(JSON.parse(readFileSync(join(folder, 'held-by.json'), 'utf8')).pid).toBe(process.pid)
  await store.close()
  await house(folder)
})

test('a folder that cannot be written says so', async () => {
  const file = ground.folder()
  writeFileSync(file, 'not a folder')
  await expect(house(join(file, 'data'))).rejects.toMatchObject({ code: 'store-trouble' })
})

test('nobody else on the machine may read what is kept, in a folder of old either', async () => {
  const folder = ground.folder()
  await (await house(folder)).close()
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644)
  chmodSync(folder, 0o755)
  const store = await house(folder)
  await store.commit(made(tableAt('t')))
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
  expect(modeOf(folder)).toBe('700')
  const names = readdirSync(folder)
  expect(names).toEqual(expect.arrayContaining(['estaminet.db', 'estaminet.db-shm', 'estaminet.db-wal', 'lock']))
  for (const name of names) expect(modeOf(join(folder, name)), name).toBe('600')
})

test('a house of which a part was left behind is missed, not begun anew', async () => {
  const [whole, alone, remains] = [ground.folder(), ground.folder(), ground.folder()]
  const store = await house(whole)
  await store.commit(made(tableAt('t')))
  for (const folder of [alone, remains]) mkdirSync(folder, { recursive: true })
  copyFileSync(houseFile(whole), houseFile(alone))
  copyFileSync(`${houseFile(whole)}-wal`, `${houseFile(remains)}-wal`)
  for (const folder of [alone, remains])
    for (const _ of ['once', 'again'])
      await expect(house(folder)).rejects.toMatchObject({
        code: 'lost-data',
        message: expect.stringMatching(/db-wal.* Bring the missing file back, or restore a backup/),
      })
})

test('a house that died and of which the last moves were left behind is opened with a word about it, and no other', async () => {
  const [folder, elsewhere] = [ground.folder(), ground.folder()]
  const said: string[] = []
  const opened = (where: string) => house(where, { say: (text) => void said.push(text) })
  const store = await opened(folder)
  await store.commit(made(tableAt('t')))
  await store.close()
  // Closed well, the file alone is the whole house.
  await (await opened(folder)).commit(made(tableAt('u')))
  expect(said).toEqual([])
  // As it lies there when its process is killed now.
  mkdirSync(elsewhere, { recursive: true })
  for (const file of ['estaminet.db', 'held-by.json']) copyFileSync(join(folder, file), join(elsewhere, file))
  const without = await opened(elsewhere)
  expect(said).toEqual([
    expect.stringMatching(/died, and .*-wal, .* is not there.*If a copy or a check was made since/),
  ])
  expect(await without.load('t')).toBeDefined()
  expect(await without.load('u')).toBeUndefined()
  await without.close()
  await (await opened(elsewhere)).load('t')
  expect(said).toHaveLength(1)
})

test('a file that is not a house is not touched', async () => {
  const folder = ground.folder()
  mkdirSync(folder, { recursive: true })
  writeFileSync(houseFile(folder), 'a shopping list, quite a long one, with beer on it. '.repeat(100))
  await expect(house(folder)).rejects.toMatchObject({
    code: 'store-trouble',
    message: expect.stringMatching(/damaged/),
  })
  expect(readFileSync(houseFile(folder), 'utf8')).toMatch(/^a shopping list/)
})

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import Database from 'libsql'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { backup, lastBackup } from '../../src/commands/backup.ts'
import { restore } from '../../src/commands/restore.ts'
import { houseFile, restoredFile } from '../../src/store/folder.ts'
import { openStore } from '../../src/store/open.ts'
import { copyFile } from '../../src/store/sqlite-copy.ts'
import { sqliteGround } from './houses.ts'
import { made, moved, tableAt } from './table-talk.ts'

const ground = sqliteGround()
const table = tableAt('t')
let dataDir: string
let copy: string
beforeEach(async () => {
  dataDir = ground.folder()
  copy = `${dataDir}.copy`
  const store = await openStore({ dataDir })
  await store.commit(made(table))
  await store.close()
})
afterAll(() => ground.clear())

/** How many moves the table in a folder has. */
async function movesIn(folder: string): Promise<number | undefined> {
  const store = await openStore({ dataDir: folder })
  const found = await store.load('t')
  await store.close()
  return found?.log.length
}

test('a backup beside running play holds everything acknowledged before it, and play goes on meanwhile', async () => {
  const store = await openStore({ dataDir })
  for (let n = 0; n < 20; n++) await store.commit(moved(table, n))
  let n = 20
  let copying = true
  const playing = (async () => {
    while (copying) await store.commit(moved(table, n++))
  })()
  await copyFile(houseFile(dataDir), copy)
  expect(lastBackup(dataDir)).toBeUndefined()
  const { bytes } = await backup({ dataDir }, `${copy}-2`)
  expect(lastBackup(dataDir)).toEqual({ at: expect.any(Number), bytes })
  copying = false
  await playing
  await store.close()
  expect(await movesIn(dataDir)).toBe(n)
  for (const file of [copy, `${copy}-2`]) {
    const folder = ground.folder()
    expect(await restore(file, { dataDir: folder })).toBeUndefined()
    const moves = await movesIn(folder)
    expect(moves).toBeGreaterThanOrEqual(20)
    expect(moves).toBeLessThanOrEqual(n)
  }
})

test('a backup never overwrites anything', async () => {
  writeFileSync(copy, 'precious')
  await expect(backup({ dataDir }, copy)).rejects.toMatchObject({ code: 'backup-exists' })
  expect(readFileSync(copy, 'utf8')).toBe('precious')
  await expect(backup({ dataDir: ground.folder() }, `${copy}-2`)).rejects.toMatchObject({ code: 'no-house' })
})

test('restoring keeps what was there before', async () => {
  await backup({ dataDir }, copy)
  const store = await openStore({ dataDir })
  await store.commit(moved(table, 0))
  await store.close()
  const before = await restore(copy, { dataDir })
  expect(await movesIn(dataDir)).toBe(0)
  expect(before && (await movesIn(before))).toBe(1)
})

test('restoring refuses while a server holds the folder', async () => {
  await backup({ dataDir }, copy)
  const store = await openStore({ dataDir })
  await expect(restore(copy, { dataDir })).rejects.toMatchObject({ code: 'folder-in-use' })
  expect(await store.commit(moved(table, 0))).toBe('done')
  await store.close()
})

test('a backup that is damaged, foreign, newer or missing is refused before anything is touched', async () => {
  const refused = async (code: string) => {
    await expect(restore(copy, { dataDir })).rejects.toMatchObject({ code })
    expect(await movesIn(dataDir)).toBe(0)
  }
  await refused('no-house')
  writeFileSync(copy, 'a letter home, about beer. '.repeat(500))
  await refused('bad-backup')

  const file = houseFile(dataDir)
  const bytes = readFileSync(file)
  bytes.fill(0x55, 4096, 12288)
  writeFileSync(copy, bytes)
  await refused('bad-backup')

  writeFileSync(copy, readFileSync(file))
  const later = new Database(copy)
  later.exec("INSERT INTO steps VALUES (999, 'far ahead', 0)")
  later.close()
  await refused('newer-data')
})

test('a restore cut short is finished by the next start, or never began', async () => {
  await backup({ dataDir }, copy)
  const folder = ground.folder()
  await openStore({ dataDir: folder }).then((store) => store.close())
  // Before the old file was out of the way:
  writeFileSync(restoredFile(folder), readFileSync(copy))
  expect(await movesIn(folder)).toBeUndefined()
  expect(existsSync(restoredFile(folder))).toBe(false)
  // After it:
  const empty = ground.folder()
  await openStore({ dataDir: empty }).then((store) => store.close())
  await restore(copy, { dataDir: empty })
  renameSync(houseFile(empty), restoredFile(empty))
  expect(await movesIn(empty)).toBe(0)
})

test('a house on PostgreSQL is copied by its own tools', async () => {
  const place = { databaseUrl: 'postgres://127.0.0.1:1/none' }
  await expect(backup(place, copy)).rejects.toMatchObject({
    code: 'use-pg-dump',
    message: expect.stringMatching(/pg_dump/),
  })
  await expect(restore(copy, place)).rejects.toMatchObject({
    code: 'use-pg-dump',
    message: expect.stringMatching(/pg_restore/),
  })
})

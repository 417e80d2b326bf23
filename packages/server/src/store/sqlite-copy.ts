import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Refusal } from '@estaminet/kernel'
import Database from 'libsql/promise'
import { sqlite } from './dialect.ts'
import { LAST_MIGRATION, migrationsFor, refuseBackwards } from './migrations.ts'
import { troubleOf, wordsOf } from './trouble.ts'

/**
 * Writes a whole, consistent copy of a SQLite file beside running play: a reader of its own, which stops no writer. The
 * copy gets its name only when it is complete and on the disk.
 */
export async function copyFile(from: string, to: string): Promise<void> {
  if (existsSync(to)) throw new Refusal('backup-exists', `${to} exists already: choose another name.`)
  if (!existsSync(from)) throw new Refusal('no-house', `There is nothing to copy at ${from}.`)
  const unfinished = `${to}.unfinished`
  rmSync(unfinished, { force: true })
  try {
    // A copy holds the secrets of the house: nobody else may read it, not even while it is written.
    writeFileSync(unfinished, '', { mode: 0o600 })
    const db = new Database(from, { timeout: 5000 })
    try {
      await db.exec(`VACUUM INTO '${unfinished.replaceAll("'", "''")}'`)
    } finally {
      db.close()
    }
    await settle(unfinished)
    renameSync(unfinished, to)
    await settle(dirname(to))
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw troubleOf(error)
  }
}

/** Makes sure that a file is a house, undamaged, and not from a later Estaminet than this. */
export async function checkFile(path: string): Promise<void> {
  if (!existsSync(path)) throw new Refusal('no-house', `There is no file ${path}.`)
  const db = new Database(path, { timeout: 5000 })
  try {
    const found = String(await only(db, 'PRAGMA integrity_check'))
    if (found !== 'ok') throw new Refusal('bad-backup', `${path} is damaged (${found}). Nothing was changed.`)
    refuseBackwards(Number(await only(db, LAST_MIGRATION)), migrationsFor(sqlite).length)
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('bad-backup', `${path} is not a backup of Estaminet (${wordsOf(error)}). Nothing was changed.`)
  } finally {
    db.close()
  }
}

async function only(db: Database, sql: string): Promise<unknown> {
  const statement = await db.prepare(sql)
  const [[value]] = await statement.raw().all([])
  return value
}

/** Waits until a file, or the names in a folder, are on the disk. */
export async function settle(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

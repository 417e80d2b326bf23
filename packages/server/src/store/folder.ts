import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { Refusal } from '@estaminet/kernel'
import Database from 'libsql'
import { codeOf } from './trouble.ts'

/** The file a house keeps everything in. */
export const houseFile = (folder: string): string => join(folder, 'estaminet.db')
/** A restored file waits under this name until the old one is out of its way. */
export const restoredFile = (folder: string): string => join(folder, 'estaminet.db.restored')
const lockFile = (folder: string): string => join(folder, 'lock')
const holderFile = (folder: string): string => join(folder, 'held-by.json')

export interface FolderLock {
  release(): void
}

interface Holder {
  readonly pid: number
  readonly host: string
  readonly since: string
}

/**
 * One process at a time holds a data folder. The lock is one of the operating system, taken through SQLite on an empty
 * file: it ends with its process, however that ends, so there is never a stale one to clear away.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true })
  const lock = new Database(lockFile(folder))
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (codeOf(error).startsWith('SQLITE_BUSY')) throw new Refusal('folder-in-use', inUse(folder))
    throw error
  }
  const holder: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() }
  writeFileSync(holderFile(folder), `${JSON.stringify(holder)}\n`)
  finishRestoring(folder)
  return {
    release() {
      if (!lock.open) return
      rmSync(holderFile(folder), { force: true })
      lock.exec('ROLLBACK')
      lock.close()
    },
  }
}

function inUse(folder: string): string {
  const holder = readHolder(folder)
  const who = holder
    ? `process ${holder.pid} on ${holder.host} (since ${holder.since})`
    : 'another process that is just starting'
  return `The data folder ${folder} is in use by ${who}. Stop that one first, or choose another folder.`
}

function readHolder(folder: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(holderFile(folder), 'utf8'))
  } catch {
    return undefined
  }
}

/** A restore that was cut short between its last two steps is complete but for a name; before that, it never was. */
function finishRestoring(folder: string): void {
  if (!existsSync(restoredFile(folder))) return
  if (existsSync(houseFile(folder))) rmSync(restoredFile(folder))
  else renameSync(restoredFile(folder), houseFile(folder))
}

import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { Refusal } from '@estaminet/kernel'
import Database from 'libsql'
import { codeOf } from './trouble.ts'

/** The file a house keeps everything in. */
export const houseFile = (folder: string): string => join(folder, 'estaminet.db')
/** A restored file waits under this name until the old one is out of its way. */
export const restoredFile = (folder: string): string => join(folder, 'estaminet.db.restored')
/** How folders begin that hold what a restored backup took the place of. */
export const ASIDE = 'before-restore-'
const lockFile = (folder: string): string => join(folder, 'lock')
const holderFile = (folder: string): string => join(folder, 'held-by.json')

export interface FolderLock {
  /** Whoever held the folder last died in it. */
  readonly wasLeftOpen: boolean
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
  mkdirSync(folder, { recursive: true, mode: OWNER_ENTERS })
  keepToOwner(folder)
  const lock = new Database(lockFile(folder))
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (codeOf(error).startsWith('SQLITE_BUSY')) throw new Refusal('folder-in-use', inUse(folder))
    throw error
  }
  const wasLeftOpen = existsSync(holderFile(folder))
  const holder: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() }
  writeFileSync(holderFile(folder), `${JSON.stringify(holder)}\n`, { mode: OWNER_READS })
  finishRestoring(folder)
  return {
    wasLeftOpen,
    release() {
      if (!lock.open) return
      rmSync(holderFile(folder), { force: true })
      lock.exec('ROLLBACK')
      lock.close()
    },
  }
}

const OWNER_ENTERS = 0o700
const OWNER_READS = 0o600

/**
 * The secrets of the dice and the keys of the cookies lie here: nobody else on this machine may read them. What was kept
 * more openly before is closed now; where the house does not own it, that is left to who does.
 */
function keepToOwner(folder: string): void {
  makeFile(lockFile(folder))
  allow(folder, OWNER_ENTERS)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isFile()) allow(join(folder, entry.name), OWNER_READS)
    if (entry.isDirectory() && entry.name.startsWith(ASIDE)) allow(join(folder, entry.name), OWNER_ENTERS)
  }
}

function allow(path: string, mode: number): void {
  try {
    chmodSync(path, mode)
  } catch (error) {
    if (!/^(EPERM|ENOENT|EROFS)$/.test(codeOf(error))) throw error
  }
}

/** Nobody else may read it, not even in the moment after it was made. */
const makeFile = (path: string): void => writeFileSync(path, '', { flag: 'a', mode: OWNER_READS })

/**
 * Makes ready the file of a house, and answers whether a house must be in it. Refuses to begin an empty one where there
 * was one: when a folder is moved by hand, a part of it is easily left behind.
 */
export function prepareHouse(folder: string): { readonly mustBeThere: boolean } {
  const house = houseFile(folder)
  const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size
  const [size = 0, unmerged] = [sizeOf(house), sizeOf(`${house}-wal`)]
  if (size === 0 && unmerged) throw lost(`${house} is missing, and ${house}-wal beside it holds moves of a house.`)
  makeFile(house)
  // A house that died while it was made leaves the second file behind too.
  return { mustBeThere: size > 0 && unmerged === undefined }
}

/** Not refused: a copy or a check made since may have brought the last moves into the file, as everything that reads it does. */
export const perhapsLost = (folder: string): string =>
  `${houseFile(folder)} was open when its process died, and ${houseFile(folder)}-wal, in which its last moves lay, is not there. ` +
  'If a copy or a check was made since, all is well: they bring the two together. If the folder was moved, it was left behind: ' +
  'stop the server at once and bring both files from where they were.'

/** What was in the file lay beside it, where it no longer is. */
export const emptied = (folder: string): Refusal =>
  lost(`${houseFile(folder)} holds no house; ${houseFile(folder)}-wal, in which the last moves lie, is missing.`)

const lost = (what: string): Refusal =>
  new Refusal(
    'lost-data',
    `${what} Bring the missing file back, or restore a backup; to begin anew, move all that is in the folder away.`,
  )

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

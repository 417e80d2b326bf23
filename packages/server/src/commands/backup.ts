import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Refusal } from '@estaminet/kernel'
import { houseFile } from '../store/folder.ts'
import type { StorePlace } from '../store/open.ts'
import { usePgDump } from '../store/postgres.ts'
import { copyFile } from '../store/sqlite-copy.ts'
import { codeOf } from '../store/trouble.ts'

/**
 * Copies a house, whole and consistent, whether or not a server is running on it. `to` is the file to write, or a folder
 * in which the copy gets a name of its own; one that ends with a slash is made when it is not there.
 */
export async function backup(place: StorePlace, to: string): Promise<{ file: string; bytes: number }> {
  if (!('dataDir' in place)) throw usePgDump()
  const house = houseFile(place.dataDir)
  if (!existsSync(house))
    throw new Refusal(
      'no-house',
      `There is no house in the folder ${place.dataDir}: name its folder with --data-dir or DATA_DIR.`,
    )
  if (/[/\\]$/.test(to)) mkdirSync(to, { recursive: true, mode: 0o700 })
  const file = isFolder(to) ? join(to, newName()) : to
  if (!isFolder(dirname(file)))
    throw new Refusal('no-folder', `There is no folder ${dirname(file)} to write to: make it first.`)
  await copyFile(house, file)
  const { size: bytes } = statSync(file)
  note(place.dataDir, { at: Date.now(), bytes })
  return { file, bytes }
}

/** A copy that was made: when, and how big it was. */
export interface Backup {
  readonly at: number
  readonly bytes: number
}

const noteFile = (dataDir: string): string => join(dataDir, 'last-backup.json')

/** For the host to see. Who may only read the data makes a copy all the same. */
function note(dataDir: string, made: Backup): void {
  try {
    writeFileSync(noteFile(dataDir), `${JSON.stringify(made)}\n`, { mode: 0o600 })
  } catch (error) {
    if (!/^(EACCES|EPERM|EROFS)$/.test(codeOf(error))) throw error
  }
}

/** The last copy that was noted; a note nobody can read is none. */
export function lastBackup(dataDir: string): Backup | undefined {
  try {
    const { at, bytes } = JSON.parse(readFileSync(noteFile(dataDir), 'utf8'))
    return Number.isFinite(at) && Number.isInteger(bytes) ? { at, bytes } : undefined
  } catch {
    return undefined
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

const newName = (): string => `estaminet-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.db`

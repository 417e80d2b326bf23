import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ASIDE, houseFile, lockFolder, restoredFile } from '../store/folder.ts'
import type { StorePlace } from '../store/open.ts'
import { usePgDump } from '../store/postgres.ts'
import { checkFile, copyFile, settle } from '../store/sqlite-copy.ts'

/**
 * Puts a backup in the place of a house. Refuses while a server holds the folder, and looks at the backup before it
 * touches anything. Answers with the folder that now holds what was there before, if anything was.
 */
export async function restore(from: string, place: StorePlace): Promise<string | undefined> {
  if (!('dataDir' in place)) throw usePgDump()
  const { dataDir } = place
  const lock = lockFolder(dataDir)
  try {
    await checkFile(from)
    await copyFile(from, restoredFile(dataDir))
    const before = setAside(dataDir)
    renameSync(restoredFile(dataDir), houseFile(dataDir))
    await settle(dataDir)
    return before
  } finally {
    lock.release()
  }
}

/** Whether something would have to make room for a backup. */
export const holdsHouse = (place: StorePlace): boolean => 'dataDir' in place && existsSync(houseFile(place.dataDir))

/** Nothing is deleted: a restored backup may turn out to be the wrong one. */
function setAside(folder: string): string | undefined {
  const house = houseFile(folder)
  if (!existsSync(house)) return undefined
  const aside = join(folder, `${ASIDE}${new Date().toISOString().replaceAll(/[:.]/g, '-')}`)
  mkdirSync(aside, { mode: 0o700 })
  // What SQLite has not yet moved into the file lies beside it and belongs to it; the file itself goes last.
  for (const part of [`${house}-shm`, `${house}-wal`, house])
    if (existsSync(part)) renameSync(part, join(aside, basename(part)))
  return aside
}

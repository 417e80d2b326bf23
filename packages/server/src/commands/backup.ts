import { houseFile } from '../store/folder.ts'
import type { StorePlace } from '../store/open.ts'
import { usePgDump } from '../store/postgres.ts'
import { copyFile } from '../store/sqlite-copy.ts'

/** Copies a house, whole and consistent, whether or not a server is running on it. */
export async function backup(place: StorePlace, to: string): Promise<void> {
  if (!('dataDir' in place)) throw usePgDump()
  await copyFile(houseFile(place.dataDir), to)
}

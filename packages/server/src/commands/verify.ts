import { type Game, Refusal, refuse } from '@estaminet/kernel'
import { type Archive, type ArchivedRow, openArchive } from '../store/archive.ts'
import { houseFile } from '../store/folder.ts'
import type { StorePlace } from '../store/open.ts'
import { Damaged, wordsOf } from '../store/trouble.ts'
import { checkTable, type Progress } from './check-table.ts'

export interface WrongTable {
  readonly table: string
  readonly code: string
  readonly error: { readonly code: string; readonly message: string }
}

export interface Verified {
  readonly tables: number
  readonly good: Readonly<Record<Progress, number>>
  readonly wrong: readonly WrongTable[]
}

/** What happens on the way. */
export interface Watcher {
  begin(total: number): void
  checked(done: number): void
}

/**
 * Replays every match of a house, beside running play, or of a backup. Throws only when the store itself cannot be read.
 */
export async function verifyAll(
  place: StorePlace | { readonly backup: string },
  games: readonly Game[],
  watcher: Watcher,
): Promise<Verified> {
  const archive = await openArchive(
    'databaseUrl' in place ? place : { file: 'backup' in place ? place.backup : houseFile(place.dataDir) },
  )
  try {
    return await checkEach(archive, games, watcher)
  } finally {
    await archive.close()
  }
}

async function checkEach(archive: Archive, games: readonly Game[], watcher: Watcher): Promise<Verified> {
  const good = { 'no match yet': 0, running: 0, finished: 0 }
  const wrong: WrongTable[] = []
  let tables = 0
  watcher.begin(await archive.count())
  for await (const row of archive.tables()) {
    const verdict = verdictOn(row, games)
    if (typeof verdict === 'string') good[verdict]++
    else wrong.push({ table: row.id, code: row.code, error: verdict })
    watcher.checked(++tables)
  }
  return { tables, good, wrong }
}

function verdictOn(row: ArchivedRow, games: readonly Game[]): Progress | WrongTable['error'] {
  try {
    const table = row.read()
    const game = games.find((one) => one.id === table.doc.game)
    return checkTable(game ?? refuse('unknown-game', `This house has no game "${table.doc.game}".`), table)
  } catch (error) {
    if (error instanceof Refusal && !(error instanceof Damaged)) return { code: error.code, message: error.message }
    // Rows in disorder can trip any line of the rules; the other tables still deserve to be checked.
    return { code: 'damaged-table', message: `It cannot be read (${wordsOf(error)}).` }
  }
}

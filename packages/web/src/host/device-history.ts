import type { TableDoc } from '@estaminet/table'
import { type History, historyOf, type LookedBack, lookedBackOn } from '@estaminet/table/history'
import { keptThings } from './kept.ts'
import { savedTables } from './saved-tables.ts'

/** What a finished game of this device was made of. It stays when the game itself has made room for others. */
interface Ended {
  readonly id: string
  readonly at: number
  readonly match: LookedBack
}

const MOST = 300

const kept = keptThings<Ended>('ended')

/** Who sits at a table of this device. */
const ME = 'me'

/** Counts a game of this device that is over, once however often it is looked at. */
export async function countEnded(doc: TableDoc): Promise<void> {
  // Moves that were played elsewhere are nobody's result.
  if (doc.status !== 'over' || doc.branchedAfter !== undefined) return
  const { gameOf } = await import('@estaminet/shelf')
  const match = lookedBackOn(doc, ME, gameOf(doc.game))
  if (!match) return
  await kept.put({ id: doc.id, at: doc.endedAt ?? doc.touchedAt, match })
  const all = await kept.all()
  for (const old of all.sort((a, b) => b.at - a.at).slice(MOST)) await kept.drop(old.id)
}

/** What was given to the house is counted there. */
export const dropEnded = kept.drop
export const dropAllEnded = kept.clear

/** What I made of the games of this device, those included that ended before they were counted. */
export async function deviceHistory(): Promise<History> {
  const known = new Set((await kept.all()).map(({ id }) => id))
  const missed = savedTables().filter(({ doc }) => doc.status === 'over' && !known.has(doc.id))
  for (const { doc } of missed) await countEnded(doc).catch(() => {})
  const all = (await kept.all()).sort((a, b) => b.at - a.at)
  return historyOf(all.map(({ match }) => match))
}

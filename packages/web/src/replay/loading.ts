import { Match, Refusal, readLog } from '@estaminet/kernel'
import { recordOf } from '@estaminet/table/record'
import { house, Refused } from '../host/house.ts'
import { keepRecord, keptTable } from '../host/kept-records.ts'
import { savedTable } from '../host/saved-tables.ts'
import { type Recorded, readMatch } from './source.ts'

/** Where a match comes from: a table by its id, of the house or of this device, or a text with the record or a link. */
export type Source = { readonly table: string } | { readonly text: string }

const no = (code: 'not-over'): never => {
  throw new Refused(code, '')
}

/** The record or link itself, not yet read. Of a table that is not over there is none. */
export async function recordFrom(source: Source): Promise<unknown> {
  if ('text' in source) return source.text
  const saved = savedTable(source.table)
  // One that was given to the house has the name it had here.
  if (!saved) return (await seenOrKept(source.table)) ?? no('not-over')
  const { doc, log } = saved
  if (doc.status !== 'over') return no('not-over')
  const { gameOf } = await import('@estaminet/shelf')
  const match = new Match(gameOf(doc.game), { seats: doc.seats.length, options: doc.options })
  for (const entry of readLog(match.game, doc.game, doc, log)) match.repeat(entry)
  return recordOf({ doc, match })
}

/** What the house says of a table, or said when this device saw the end of it. */
async function seenOrKept(table: string): Promise<unknown> {
  try {
    const seen = await house.lookAt(table)
    void keepRecord(seen)
    return seen.record
  } catch (error) {
    const kept = await keptTable(table)
    if (kept) return kept.record
    throw error
  }
}

/** A match with all its positions. */
export async function matchFrom(source: Source): Promise<Recorded> {
  const [record, { gameOf }] = await Promise.all([recordFrom(source), import('@estaminet/shelf')])
  return readMatch(record, gameOf)
}

/** Why something was not read, by its code. */
export const codeOf = (error: unknown): string =>
  error instanceof Refusal || error instanceof Refused ? error.code : 'broken'

import type { TableInfo, Update } from '@estaminet/table'
import { keptThings } from './kept.ts'

/** A finished table of the house, as this device saw it: it can be seen again without the house. */
export interface KeptTable extends Pick<TableInfo, 'id' | 'game' | 'options' | 'seats' | 'result'> {
  readonly mine: readonly number[]
  /** When it was seen here for the first time, and for the last. */
  readonly endedAt: number
  readonly seenAt: number
  readonly record: unknown
}

/** Those not seen for longest make room. */
const MOST = 20

const kept = keptThings<KeptTable>('records')

/** Keeps the record of a table of the house that is over. */
export async function keepRecord({ info, mine, record }: Update): Promise<void> {
  if (record === undefined) return
  const { id, game, options, seats, result } = info
  const seenAt = Date.now()
  const endedAt = (await kept.get(id))?.endedAt ?? seenAt
  await kept.put({ id, game, options, seats, ...(result ? { result } : {}), mine, record, endedAt, seenAt })
  const all = await kept.all()
  for (const old of all.sort((a, b) => b.seenAt - a.seenAt).slice(MOST)) await kept.drop(old.id)
}

export const keptTable = kept.get
export const keptTables = kept.all
export const dropRecords = kept.clear

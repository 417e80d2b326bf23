import { atOnce, type Match, type MatchRecord, type Pieces, writingRecord } from '@estaminet/kernel'
import type { TableDoc } from './doc.ts'
import type { Table } from './table.ts'

type Recorded = Pick<Table, 'doc' | 'match'>

const written = new WeakMap<Match, { readonly players: string; readonly record: MatchRecord }>()

/** The finished match with its dice, names and result. It is written once: many may come to see it. */
export const recordOf = (table: Recorded): MatchRecord | undefined => atOnce(writingRecordOf(table))

/** The same one entry of the log at a time. */
export function* writingRecordOf({ doc, match }: Recorded): Pieces<MatchRecord | undefined> {
  if (!match) return undefined
  const names = doc.seats.map((seat) => seat.name || (seat.level ?? ''))
  const players = JSON.stringify(names)
  const known = written.get(match)
  // Names are all that may still change.
  if (known?.players === players) return known.record
  const record = yield* writingRecord(match, {
    players: names,
    // What was played elsewhere does not follow from the dice of this table.
    ...(doc.branchedAfter === undefined ? { fair: fairOf(doc) } : {}),
  })
  written.set(match, { players, record })
  return record
}

const fairOf = ({ id, fair: { commitment, hashes, nonces, secret } }: TableDoc) => ({
  match: id,
  commitment,
  ...(hashes ? { hashes: hashes.map((hash) => hash ?? '') } : {}),
  nonces: nonces.map((nonce) => nonce ?? ''),
  secret,
})

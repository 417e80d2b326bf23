import { atOnce, type Match, type MatchRecord, type Pieces, writingRecord } from '@estaminet/kernel'
import type { Table } from './table.ts'

const written = new WeakMap<Match, { readonly players: string; readonly record: MatchRecord }>()

/** The finished match with its dice, names and result. It is written once: many may come to see it. */
export const recordOf = (table: Table): MatchRecord | undefined => atOnce(writingRecordOf(table))

/** The same one entry of the log at a time. */
export function* writingRecordOf({ doc, match }: Table): Pieces<MatchRecord | undefined> {
  if (!match) return undefined
  const names = doc.seats.map((seat) => seat.name || (seat.level ?? ''))
  const players = JSON.stringify(names)
  const known = written.get(match)
  // Names are all that may still change.
  if (known?.players === players) return known.record
  const record = yield* writingRecord(match, {
    players: names,
    fair: {
      match: doc.id,
      commitment: doc.fair.commitment,
      ...(doc.fair.hashes ? { hashes: doc.fair.hashes.map((hash) => hash ?? '') } : {}),
      nonces: doc.fair.nonces.map((nonce) => nonce ?? ''),
      secret: doc.fair.secret,
    },
  })
  written.set(match, { players, record })
  return record
}

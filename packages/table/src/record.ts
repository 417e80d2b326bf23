import { atOnce, type Match, type MatchRecord, type Pieces, writingRecord } from '@estaminet/kernel'
import { diceNameOf, type TableDoc } from './doc.ts'
import type { Table } from './table.ts'

type Recorded = Pick<Table, 'doc' | 'match'> & Partial<Pick<Table, 'mayTellDice'>>

const written = new WeakMap<Match, { readonly as: string; readonly record: MatchRecord }>()

/** The finished match with its dice, names and result. It is written once: many may come to see it. */
export const recordOf = (table: Recorded): MatchRecord | undefined => atOnce(writingRecordOf(table))

/** The same one entry of the log at a time. */
export function* writingRecordOf(table: Recorded): Pieces<MatchRecord | undefined> {
  const { doc, match } = table
  if (!match) return undefined
  const names = doc.seats.map((seat) => seat.name || (seat.level ?? ''))
  const tells = table.mayTellDice?.() ?? true
  const as = JSON.stringify([tells, names])
  const known = written.get(match)
  // Names, and whether the secret is told, are all that may still change.
  if (known?.as === as) return known.record
  const { secret, ...promised } = fairOf(doc)
  const record = yield* writingRecord(match, {
    players: names,
    // What was played elsewhere does not follow from the dice of this table.
    ...(doc.branchedAfter === undefined ? { fair: tells ? { ...promised, secret } : promised } : {}),
  })
  written.set(match, { as, record })
  return record
}

const fairOf = (doc: TableDoc) => {
  const { commitment, hashes, nonces, secret } = doc.fair
  return {
    match: diceNameOf(doc),
    commitment,
    ...(hashes ? { hashes: hashes.map((hash) => hash ?? '') } : {}),
    nonces: nonces.map((nonce) => nonce ?? ''),
    secret,
  }
}

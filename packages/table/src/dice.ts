import { digest, type Seat } from '@estaminet/kernel'
import { deny } from './denial.ts'
import { diceReady, isAlone, type TableDoc } from './doc.ts'
import { proceed } from './going-on.ts'
import type { Update } from './protocol.ts'
import type { Table } from './table.ts'

/** Seats have this long to commit to their part in the dice after the start, and again to open it. */
const PATIENCE = 3_000
/** Where nobody else waits, a slow page has time to open. */
const PATIENCE_ALONE = 20_000

type Fair = TableDoc['fair']

/** Nobody has given anything yet. */
export const noParts = (seats: number): Pick<Fair, 'hashes' | 'nonces'> => ({
  hashes: Array(seats).fill(null),
  nonces: Array(seats).fill(null),
})

/** A seat commits to its part, after the house has committed to its own. The empty hash takes no part. */
export function addHash(table: Table, seat: Seat, hash: string, now: number): void {
  const { status, fair } = table.doc
  const changeable = status === 'open' || (status === 'running' && fair.hashes?.[seat] === null)
  if (!fair.hashes || !changeable) deny('too-late', 'This seat has its part in the dice already.')
  commit(fair, seat, hash)
  openDice(table, now)
}

/** A seat opens what it has committed to, once nobody can commit to anything else. */
export function addNonce(table: Table, seat: Seat, nonce: string, now: number): void {
  const { doc } = table
  const { hashes, nonces } = doc.fair
  if (nonces[seat] !== null) deny('too-late', 'This seat has its part in the dice already.')
  if (nonce === '' && hashes?.[seat] === null) {
    addHash(table, seat, '', now)
    return
  }
  if (hashes) {
    if (doc.status !== 'running' || !allCommitted(doc.fair))
      deny('too-early', 'Everybody commits to a part in the dice before anybody opens one.')
    if (digest(nonce) !== hashes[seat]) deny('wrong-nonce', 'This is not what the seat has committed to.')
  }
  nonces[seat] = nonce
  proceed(table, now)
}

/** At the start bots take no part, and everybody who is ready may open theirs. */
export function beginDice(table: Table, now: number): void {
  const { fair, seats } = table.doc
  for (const [at, seat] of seats.entries()) if (seat.kind === 'bot') commit(fair, at, '')
  openDice(table, now)
}

/** The dice do without who is silent. */
export function lateDice(table: Table, now: number): void {
  const { fair } = table.doc
  if (now < diceDue(table.doc)) return
  if (allCommitted(fair)) fair.nonces = fair.nonces.map((nonce) => nonce ?? '')
  else for (const [at, hash] of (fair.hashes ?? []).entries()) if (hash === null) commit(fair, at, '')
  openDice(table, now)
}

/** Somebody else will sit here. */
export function dropPart({ fair }: TableDoc, seat: Seat): void {
  if (fair.hashes) fair.hashes[seat] = null
  fair.nonces[seat] = null
}

export const diceDue = (doc: TableDoc): number =>
  (doc.fair.opening ?? doc.startedAt ?? 0) + (isAlone(doc) ? PATIENCE_ALONE : PATIENCE)

/** What everybody may know of the dice until they fall. */
export function diceInfo(doc: TableDoc): Update['dice'] {
  const { fair, status } = doc
  if (!fair.hashes || !(status === 'open' || (status === 'running' && !diceReady(doc)))) return undefined
  return { hashes: [...fair.hashes], open: fair.opening !== undefined }
}

function openDice(table: Table, now: number): void {
  const { status, fair } = table.doc
  if (status !== 'running' || !allCommitted(fair)) return
  fair.opening ??= now
  proceed(table, now)
}

const allCommitted = ({ hashes }: Fair): boolean => hashes === undefined || hashes.every((hash) => hash !== null)

function commit(fair: Fair, seat: Seat, hash: string): void {
  if (fair.hashes) fair.hashes[seat] = hash
  fair.nonces[seat] = hash === '' ? '' : null
}

import type { Match, Seat } from '@estaminet/kernel'
import type { Update } from './protocol.ts'
import type { Table } from './table.ts'
import { stepOfEntry } from './witness.ts'

/** Somebody who comes and goes all evening is no reason to write for ever. */
const MOST = 40

/** From now on a bot plays for this seat, or its person does again. */
export function handOver(table: Table, seat: Seat, to: 'bot' | 'person'): void {
  const { match, doc } = table
  if (!match) return
  const after = match.log.length
  const all = doc.handovers ?? []
  const last = all.at(-1)
  // Gone and back before anything happened: nothing to tell.
  const isTakenBack = last?.seat === seat && last.after === after && last.to !== to
  const moment = match.game.moment?.(match.state, seat)
  const one = { seat, to, after, ...(moment ? { moment } : {}) }
  doc.handovers = isTakenBack ? all.slice(0, -1) : [...all, one].slice(-MOST)
}

/** Who left and came back, each after a step as this recipient counts them. */
export const handoversFor = (table: Table, match: Match, mine: readonly Seat[]): NonNullable<Update['handovers']> =>
  (table.doc.handovers ?? []).map(({ after, ...one }) => ({ ...one, n: stepOfEntry(match, mine, after) }))

import { isOpen, type Seat } from '@estaminet/kernel'
import type { PersonId } from './doc.ts'
import type { Cover } from './protocol.ts'
import type { Table } from './table.ts'
import { isMutedNow } from './windows.ts'

/**
 * Whether one person plays for several who keep things from each other: then their screen goes from hand to hand, and one
 * seat looks at a time. Once it is over everything lies open.
 */
export function isShared(table: Table, person: PersonId): boolean {
  const { match, doc } = table
  return doc.status === 'running' && match !== undefined && !isOpen(match.state) && table.seatsOf(person).length > 1
}

/** Seats of theirs that have something to answer. */
export const askedHere = (table: Table, person: PersonId): Seat[] => {
  const mine = table.seatsOf(person)
  return table.asked().filter((seat) => mine.includes(seat) && !table.seat(seat).standIn)
}

/**
 * Who should take the screen: nobody as long as whoever looks is asked, or nobody here is. A window names nobody: where
 * the screen was not taken for it, all who may answer are on the cover, whoever looks.
 */
export function coverOf(table: Table, person: PersonId, eyes: Seat, isTaken = true): Cover | undefined {
  const { match } = table
  const asked = match && isShared(table, person) ? askedHere(table, person) : []
  if (!match || asked.length === 0) return undefined
  const isWindow = match.game.pace?.(match.state, asked[0]) === 'window'
  if (asked.includes(eyes) && (isTaken || !isWindow)) return undefined
  return { seats: isWindow ? asked.filter((seat) => !isMutedNow(table, seat)) : asked.slice(0, 1), isWindow }
}

import { paceOf, type Seat, sealedSeats, seatsIn } from '@estaminet/kernel'
import { isAlone } from './doc.ts'
import type { Table } from './table.ts'

/** How seats are asked: in their turn or outside it, on the clock or off it, in a window. */

/** A question that has a time of its own, in live play. */
export function isOffClock(table: Table, seat: Seat): boolean {
  const { game, state } = table.running()
  return table.doc.pace.kind === 'live' && paceOf(game, state, seat) !== 'turn'
}

export function isOutOfTurn(table: Table, seat: Seat): boolean {
  const { game, state } = table.running()
  const pace = paceOf(game, state, seat)
  return pace === 'answer' || pace === 'window'
}

/** Seats that are asked in a window now, whether or not they have answered. */
export function inWindow(table: Table): Seat[] {
  const { match, doc } = table
  if (!match || doc.status !== 'running' || doc.held !== null) return []
  const seats = seatsIn(sealedSeats(match.game, match.state))
  return seats.some((seat) => paceOf(match.game, match.state, seat) === 'window') ? seats : []
}

/** The same in live play, where windows have their time. */
export const inTimedWindow = (table: Table): Seat[] =>
  table.doc.pace.kind === 'live' && !isAlone(table.doc) ? inWindow(table) : []

import type { Seat } from '@estaminet/kernel'
import { deny } from './denial.ts'
import { botPlays } from './doc.ts'
import { holds, inPlay, proceed } from './playing.ts'
import type { Table } from './table.ts'
import { lineAtStep } from './witness.ts'

/** Free inside one's own turn, back to the last thing that told anybody something. */
export function undo(table: Table, seat: Seat, decisions: number): void {
  const match = inPlay(table)
  match.undo(seat, decisions, table.doc.held === seat)
  table.doc.held = null
  table.doc.goBack = null
  table.hearBack(match)
}

export function redo(table: Table, seat: Seat, now: number): void {
  const match = inPlay(table)
  match.redo(seat, table.sink(match))
  if (holds(table, match, seat)) table.doc.held = seat
  else proceed(table, now)
}

/** Asks everybody to go back to where the match stood after step `to`, as the one who asks counts them. */
export function askBack(table: Table, seat: Seat, seats: readonly Seat[], to: number, now: number): void {
  const match = inPlay(table)
  const line = lineAtStep(match, seats, to)
  if (line >= match.line.length) deny('too-late', 'There is nothing to take back after that step.')
  table.doc.goBack = { by: seat, line, agreed: [] }
  answerBack(table, seat, true, now)
}

/** Bots never object. */
export function answerBack(table: Table, seat: Seat, agree: boolean, now: number): void {
  const match = inPlay(table)
  const { goBack } = table.doc
  if (!goBack) deny('nothing-asked', 'Nobody asks to go back now.')
  if (!agree) {
    table.doc.goBack = null
    return
  }
  goBack.agreed = table.doc.seats.flatMap((one, i) =>
    i === seat || goBack.agreed.includes(i) || botPlays(one) ? [i] : [],
  )
  if (goBack.agreed.length < match.seats) return
  match.undoByConsent(goBack.line, goBack.agreed)
  table.doc.goBack = null
  table.doc.held = null
  table.hearBack(match)
  proceed(table, now)
}

import { STAND_IN_LEVEL } from '@estaminet/bots/levels'
import type { Seat } from '@estaminet/kernel'
import { answerByDefault } from './asking.ts'
import { askAnew, charge, comeBack, goAway, goOn, noteReminders, spent } from './clock.ts'
import { deny } from './denial.ts'
import { lateDice } from './dice.ts'
import { botPlays, diceReady } from './doc.ts'
import { release } from './going-on.ts'
import { handOver } from './handover.ts'
import { isOutOfTurn } from './pacing.ts'
import type { Table } from './table.ts'

const MISSES_BEFORE_STAND_IN = 2
/** A live player who is asked and does nothing for so long may be replaced, clock or no clock. */
const ABSENT_AFTER = 180_000

/** The match rests when everybody asks for it, and goes on when anybody does. */
export function pause(table: Table, seat: Seat, on: boolean, now: number): void {
  const { pause, clock, seats, held } = table.doc
  if (!on) {
    if (pause.on) goOn(clock, now)
    pause.asked = []
    pause.on = false
    // Nobody is there any more to confirm the turn of who left meanwhile.
    if (held !== null && botPlays(seats[held])) release(table, now)
    return
  }
  if (!pause.asked.includes(seat)) pause.asked.push(seat)
  if (pause.on || !seats.every((one, i) => botPlays(one) || pause.asked.includes(i))) return
  charge(clock, now)
  pause.on = true
}

export function standIn(table: Table, seat: Seat, now: number): void {
  const doc = table.seat(seat)
  if (!botPlays(doc)) goAway(table.doc, seat, now)
  if (!doc.standIn) handOver(table, seat, 'bot')
  doc.standIn = true
  doc.level = STAND_IN_LEVEL
  if (table.doc.held === seat && !table.doc.pause.on) release(table, now)
}

/** Anybody at the table may have a bot play for somebody who keeps everybody waiting. */
export function replace(table: Table, own: readonly Seat[], seat: Seat, now: number): void {
  if (own.length === 0) deny('not-seated', 'Only players of this table decide that.')
  const doc = table.seat(seat)
  if (doc.kind !== 'person' || doc.standIn) deny('nobody-here', `Seat ${seat} is not held by a person.`)
  if (!isSilent(table, seat, now)) deny('not-absent', 'This player has not been away long enough.')
  standIn(table, seat, now)
}

/** The clock ran out in this very turn, or everybody waits for a live player who has done nothing for long. */
function isSilent(table: Table, seat: Seat, now: number): boolean {
  const { clock, pace, held } = table.doc
  const { overtime, actedAt } = table.seat(seat)
  if (overtime) return true
  const waited = held === null ? table.asked().includes(seat) : held === seat
  return pace.kind === 'live' && waited && now - Math.max(actedAt, clock.asked?.[seat] ?? now) >= ABSENT_AFTER
}

/** A turn whose clock ran out is finished by the bot all the same; the next one is the player's own. */
export function reclaim(table: Table, seat: Seat, now: number): void {
  const doc = table.seat(seat)
  comeBack(table.doc, seat, now)
  if (doc.standIn) handOver(table, seat, 'person')
  doc.standIn = false
  doc.misses = 0
  delete doc.level
}

/** Clocks that ran out, questions nobody answered, dice nobody added to. */
export function tick(table: Table, now: number): void {
  const { doc } = table
  if (doc.status !== 'running' || doc.pause.on) return
  if (!diceReady(doc)) {
    lateDice(table, now)
    return
  }
  charge(doc.clock, now)
  noteReminders(doc)
  const due = table.asked().filter((seat) => doc.clock.questions[seat] <= now)
  const questions = due.map((seat) => ({ seat, ask: table.askId(seat) }))
  // The answer for one may change what the next is asked.
  for (const { seat, ask } of questions)
    if (table.asked().includes(seat) && table.askId(seat) === ask) answerByDefault(table, seat, now)
  // What was answered for one may have ended the match.
  for (const seat of spent(doc.clock)) if (table.doc.status === 'running') timeOut(table, seat, now)
}

/** The rules answer a question, a bot plays a turn; after two of them it keeps the seat until the player returns. */
function timeOut(table: Table, seat: Seat, now: number): void {
  const doc = table.seat(seat)
  if (botPlays(doc)) return
  if (table.doc.held === seat) {
    // The turn was played; only its confirmation is missing.
    release(table, now)
    return
  }
  doc.misses++
  if (isOutOfTurn(table, seat)) missQuestions(table, seat, now)
  else doc.overtime = true
  if (doc.misses >= MISSES_BEFORE_STAND_IN && table.doc.status === 'running') standIn(table, seat, now)
}

/** The questions that follow at once are of the same hours; a turn that follows has its own. */
function missQuestions(table: Table, seat: Seat, now: number): void {
  while (isQuestioned(table, seat)) answerByDefault(table, seat, now)
  if (table.asked().includes(seat)) askAnew(table.doc.clock, seat)
}

const isQuestioned = (table: Table, seat: Seat): boolean => table.asked().includes(seat) && isOutOfTurn(table, seat)

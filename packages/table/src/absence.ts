import { STAND_IN_LEVEL } from '@estaminet/bots/levels'
import { paceOf, type Seat, turnOf } from '@estaminet/kernel'
import { askAnew, beginAnew, charge, comeBack, goAway, goOn, noteReminders, run, spent } from './clock.ts'
import { deny } from './denial.ts'
import { diceReady, lateDice } from './dice.ts'
import { botPlays, isAlone } from './doc.ts'
import { handOver } from './handover.ts'
import { hasSomething, orderedFor, standingAnswer, windowOrder } from './orders.ts'
import { inPlay, proceed, release } from './playing.ts'
import type { Table } from './table.ts'
import { followWindow, inTimedWindow, inWindow, questionDue, windowTimes } from './windows.ts'

const MISSES_BEFORE_STAND_IN = 2
/** A live player who is asked and does nothing for so long may be replaced, clock or no clock. */
const ABSENT_AFTER = 180_000

/** The match rests when everybody asks for it, and goes on when anybody does. */
export function pause(table: Table, seat: Seat, on: boolean, now: number): void {
  table.running()
  const { pause, clock, seats, held } = table.doc
  if (!on) {
    if (pause.on) goOn(clock, now)
    pause.asked = []
    pause.on = false
    // Who left a turn that was only to be confirmed has not kept anybody waiting meanwhile.
    if (held !== null && botPlays(seats[held])) release(table, now)
    return
  }
  if (!pause.asked.includes(seat)) pause.asked.push(seat)
  if (pause.on || !seats.every((one, i) => botPlays(one) || pause.asked.includes(i))) return
  charge(clock, now)
  pause.on = true
}

export function standIn(table: Table, seat: Seat, now: number): void {
  if (table.doc.status !== 'running') deny('not-running', 'A bot takes a seat over in a running match only.')
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
  inPlay(table)
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
  table.running()
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
  for (const seat of spent(doc.clock)) if (table.match?.over === false) timeOut(table, seat, now)
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

/** The turn a bot finished for a late player is over: the next one is the player's own. */
export function endOvertime(table: Table): void {
  const { match, doc } = table
  if (!match) return
  // Who has given a sealed answer seems to be asked until all have.
  const { actors, game, state } = match
  for (const [i, seat] of doc.seats.entries())
    if (seat.overtime && !actors.includes(i) && turnOf(game, state, match.seats) !== i) {
      seat.overtime = false
      beginAnew(doc.clock, i)
    }
}

/** Sets the clocks for whoever is asked now, and answers by standing orders. */
export function setClocks(table: Table, now: number): void {
  const { doc, match } = table
  if (!match || doc.status !== 'running' || doc.pause.on) return
  for (;;) {
    const auto = table.asked().find((seat) => answersItself(table, seat))
    if (auto !== undefined) answerByDefault(table, auto, now)
    else if (!followWindow(table, now)) break
  }
  if (doc.status !== 'running') return
  const byPerson = (seat: Seat) => !botPlays(table.seat(seat))
  const people = table.asked().filter(byPerson)
  const { questions } = doc.clock
  const questioned = isAlone(doc) ? [] : people.filter((seat) => isBeside(table, seat))
  const inTime = inTimedWindow(table)
  const timed = questioned.filter((seat) => !inTime.includes(seat))
  for (const seat of Object.keys(questions).map(Number)) if (!timed.includes(seat)) delete questions[seat]
  for (const seat of timed) {
    const due = questions[seat] ?? questionDue(table, seat, now)
    if (due !== undefined) questions[seat] = due
  }
  doc.clock.people = doc.held === null ? people : [doc.held]
  const onClock = doc.clock.people.filter((seat) => !questioned.includes(seat))
  const answered = [...match.sealed.keys()]
  const seeming = answered.filter((seat) => byPerson(seat) && !isBeside(table, seat))
  run(doc, { turns: [...turnsOf(table), ...answered], people: onClock, answered: seeming }, now)
}

/** Asked beside the clock: a question of its own time, in live play. */
export function isBeside(table: Table, seat: Seat): boolean {
  const { game, state } = table.running()
  return table.doc.pace.kind === 'live' && paceOf(game, state, seat) !== 'turn'
}

/**
 * Answered at once, by what was ordered. In live play a window takes its time all the same; turn by turn it waits for nobody but
 * who wants to be asked and has something to play, and not where that must stay unknown.
 */
function answersItself(table: Table, seat: Seat): boolean {
  if (botPlays(table.seat(seat)) || !isOutOfTurn(table, seat) || inTimedWindow(table).includes(seat)) return false
  const ordered = orderedFor(table, seat)
  if (!inWindow(table).includes(seat) || isAlone(table.doc)) return ordered === 'auto' || ordered === 'yes'
  const waits =
    ordered === 'ask' &&
    windowOrder(table, seat) !== 'mute' &&
    !windowTimes(table.doc).strict &&
    hasSomething(table, seat)
  return !waits
}

/** Who is asked, and whose turn it is while others are. */
function turnsOf(table: Table): Seat[] {
  const { game, state, over } = table.running()
  const turn = over ? undefined : (table.doc.held ?? turnOf(game, state, table.doc.seats.length))
  return turn === undefined ? table.asked() : [...table.asked(), turn]
}

/** The rules' answer for an absent player; never for a whole turn. */
function answerByDefault(table: Table, seat: Seat, now: number): void {
  const match = table.running()
  delete table.doc.clock.questions[seat]
  table.doc.goBack = null
  match.play(seat, standingAnswer(table, seat), table.sink(match))
  proceed(table, now)
}

const isQuestioned = (table: Table, seat: Seat): boolean => table.asked().includes(seat) && isOutOfTurn(table, seat)

export function isOutOfTurn(table: Table, seat: Seat): boolean {
  const { game, state } = table.running()
  const pace = paceOf(game, state, seat)
  return pace === 'answer' || pace === 'window'
}

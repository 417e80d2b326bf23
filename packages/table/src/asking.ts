import { type Seat, turnOf } from '@estaminet/kernel'
import { run } from './clock.ts'
import { botPlays, isAlone } from './doc.ts'
import { proceed } from './going-on.ts'
import { hasSomething, orderedFor, standingAnswer, windowOrder } from './orders.ts'
import { inTimedWindow, inWindow, isOffClock, isOutOfTurn } from './pacing.ts'
import type { Table } from './table.ts'
import { followWindow, questionDue, windowTimes } from './windows.ts'

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
  const questioned = isAlone(doc) ? [] : people.filter((seat) => isOffClock(table, seat))
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
  const seeming = answered.filter((seat) => byPerson(seat) && !isOffClock(table, seat))
  run(doc, { turns: [...turnsOf(table), ...answered], people: onClock, answered: seeming }, now)
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
  const turn = table.doc.held ?? (over ? undefined : turnOf(game, state, table.doc.seats.length))
  return turn === undefined ? table.asked() : [...table.asked(), turn]
}

/** The rules' answer for an absent player; never for a whole turn. */
export function answerByDefault(table: Table, seat: Seat, now: number): void {
  const match = table.running()
  delete table.doc.clock.questions[seat]
  table.doc.goBack = null
  match.play(seat, standingAnswer(table, seat), table.sink(match))
  proceed(table, now)
}

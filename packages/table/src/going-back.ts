import { CHANCE, type Match, movesOf, NATURE, type Seat, turnOf } from '@estaminet/kernel'
import { choiceOf } from './choice.ts'
import { giveUp } from './clock.ts'
import { deny } from './denial.ts'
import { ownerOf } from './doc.ts'
import { proceed } from './going-on.ts'
import { inWindow } from './pacing.ts'
import { decisionsOf, holds, reward } from './playing.ts'
import type { HeldTurn, Update } from './protocol.ts'
import type { Table } from './table.ts'
import { lineAtStep } from './witness.ts'

/**
 * Free inside one's own turn, back to the last thing that told anybody something; among bots also over what they have
 * answered.
 */
export function undo(table: Table, seat: Seat, decisions: number): void {
  const match = table.running()
  if (inWindow(table).length > 0) deny('too-late', 'What others may answer to is not taken back.')
  insistOnRoom(match)
  match.undo(seat, decisions, table.doc.held === seat, botsAround(table, seat))
  giveUp(table.doc.clock, seat, decisionsOf(match, seat))
  table.doc.held = null
  table.doc.goBack = null
  table.hearBack(match)
}

export function redo(table: Table, seat: Seat, now: number): void {
  const match = table.running()
  match.redo(seat, table.sink(match))
  reward(table, match, seat, now)
  if (holds(table, match, seat)) table.doc.held = seat
  else proceed(table, now)
}

/** How far a seat goes back by itself, why it goes no further, and whose answers go with its last choice. */
export function undoFor(table: Table, match: Match, seat: Seat): Update['undo'][number] {
  const held = table.doc.held === seat
  if (inWindow(table).length > 0) return { seat, decisions: 0, stop: 'turn-passed', redo: 0, held }
  const bots = botsAround(table, seat)
  const reach = match.undoReach(seat, held, bots)
  const also = reach.decisions > 0 && bots.length > 0 ? match.takenAlong(seat) : []
  return {
    seat,
    ...reach,
    ...(also.length > 0 ? { also } : {}),
    redo: match.redoReach(seat),
    ...(held ? { held, next: heldTurn(match, seat) } : { held }),
  }
}

/** What the seat has chosen, and what happens first once it is confirmed. */
function heldTurn(match: Match, seat: Seat): HeldTurn {
  const { game, state, line } = match
  const at = line.findLastIndex(({ by, forced }) => by === seat && !forced)
  const { move } = line[at]
  const seats = match.actors.filter((actor) => actor !== NATURE)
  const [first] = seats
  const kind =
    game.waiting(state) === CHANCE
      ? 'chance'
      : first === undefined
        ? 'over'
        : (turnOf(game, state, match.seats) ?? first) === seat
          ? 'question'
          : 'turn'
  const draws = kind === 'chance' ? { draws: game.describe(state, NATURE, movesOf(game, state, NATURE)[0]).kind } : {}
  return { kind, ...draws, seats, choice: choiceOf(game, match.at(at), seat, move) }
}

/** The other seats, where all of them are bots' own. A bot that only stands in speaks for nobody. */
function botsAround(table: Table, seat: Seat): Seat[] {
  const { seats } = table.doc
  if (!seats.every(({ kind }, at) => at === seat || kind === 'bot')) return []
  return [...seats.keys()].filter((at) => at !== seat)
}

/**
 * Asks everybody to go back to where the match stood after step `to`, as the one who asks counts them, or to the last
 * choice before it: nobody asks for another throw of the same dice.
 */
export function askBack(table: Table, seat: Seat, seats: readonly Seat[], to: number, now: number): void {
  const match = table.running()
  if (table.doc.rated || table.doc.daily) deny('rated-stays', 'Where the result counts, what was shown stays as it is.')
  insistOnRoom(match)
  const line = lastChoice(match, lineAtStep(match, seats, to))
  if (line < 0 || line >= match.line.length) deny('too-late', 'There is nothing to take back after that step.')
  table.doc.goBack = { by: seat, line, agreed: [] }
  answerBack(table, seat, true, now)
}

/** Bots never object, but one that stands in cannot agree for the person whose seat it is. */
export function answerBack(table: Table, seat: Seat, agree: boolean, now: number): void {
  const match = table.running()
  const { goBack } = table.doc
  if (!goBack) deny('nothing-asked', 'Nobody asks to go back now.')
  if (!agree) {
    table.doc.goBack = null
    return
  }
  goBack.agreed = table.doc.seats.flatMap((one, i) =>
    i === seat || goBack.agreed.includes(i) || ownerOf(one) === undefined ? [i] : [],
  )
  if (goBack.agreed.length < match.seats) return
  match.undoByConsent(goBack.line, goBack.agreed)
  table.doc.goBack = null
  table.doc.held = null
  table.hearBack(match)
  proceed(table, now)
}

/** A match may be taken back about as often as it goes on, and somewhat more at its beginning. */
const ROOM = 240
const ROOM_PER_MOVE = 3

/** Every step back is kept for ever, and told to everybody who comes: nobody may fill the log with them alone. */
function insistOnRoom({ log, line }: Match): void {
  if (log.length >= ROOM + ROOM_PER_MOVE * line.length)
    deny('too-often', 'So much was taken back in this match that it must go on a little first.')
}

/** Where somebody had a choice, at a line of so many moves or before; the first one where there is none before; -1: nobody had any. */
function lastChoice({ line }: Match, from: number): number {
  const isChoice = ({ by, forced }: Match['line'][number]) => by !== NATURE && !forced
  if (from >= line.length) return from
  const last = line.slice(0, from + 1).findLastIndex(isChoice)
  return last >= 0 ? last : line.findIndex(isChoice)
}

import { CHANCE, NATURE, turnOf } from '@estaminet/kernel'
import { beginAnew, stop } from './clock.ts'
import { diceReady } from './doc.ts'
import { endingOf } from './points.ts'
import type { Table } from './table.ts'

/** Plays nature's moves, and finishes the match. */
export function proceed(table: Table, now: number): void {
  const { match, doc } = table
  if (!match || !diceReady(doc)) return
  const sink = table.sink(match)
  match.advance(sink)
  while (match.game.waiting(match.state) === CHANCE) match.play(NATURE, match.drawOutcome(table.dice()), sink)
  endOvertime(table)
  if (!match.over) return
  doc.status = 'over'
  doc.endedAt = now
  Object.assign(doc, endingOf(match.game, match.state))
  doc.goBack = null
  doc.pause = { asked: [], on: false }
  stop(doc.clock, now)
}

/** A turn that was held is over. */
export function release(table: Table, now: number): void {
  table.doc.held = null
  proceed(table, now)
}

/** The turn a bot finished for a late player is over: the next one is the player's own. */
function endOvertime(table: Table): void {
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

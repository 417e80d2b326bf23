import { CHANCE, type Match, type Move, movesOf, NATURE, type Seat, sealedSeats } from '@estaminet/kernel'
import { charge, earn } from './clock.ts'
import { deny } from './denial.ts'
import { botPlays, diceReady } from './doc.ts'
import { proceed, release } from './going-on.ts'
import { inTimedWindow, isOffClock, isOutOfTurn } from './pacing.ts'
import type { Table } from './table.ts'
import { answerInWindow } from './windows.ts'

/** A seat answers its open question. */
export function answer(table: Table, seat: Seat, ask: string, move: Move, now: number): void {
  const match = table.running()
  const { doc } = table
  if (doc.held !== null) deny('held', 'The turn waits for its confirmation.')
  if (!diceReady(doc)) deny('stale', 'The match waits for everybody’s part in the dice.')
  if (ask !== table.askId(seat)) deny('stale', 'The question has changed; here is the current one.')
  const secret = (sealedSeats(match.game, match.state) & (1 << seat)) !== 0
  if (inTimedWindow(table).includes(seat)) {
    answerInWindow(table, match, seat, move, now)
    table.keepToSeat(seat)
    return
  }
  const free = match.free.includes(seat)
  const offClock = secret && isOffClock(table, seat)
  const isAside = isOutOfTurn(table, seat)
  const together = match.actors.length > 1
  match.play(seat, move, table.sink(match))
  delete doc.clock.questions[seat]
  const at = table.seat(seat)
  if (!botPlays(at)) at.misses = 0
  if (secret) table.keepToSeat(seat)
  else doc.goBack = null
  // A clock that jumped would show that a sealed answer was given, or who gave the last; and what nobody waited for earns
  // nothing.
  if (!free && !offClock && !match.sealed.has(seat) && !botPlays(at)) reward(table, match, seat, now)
  // An answer outside a turn ends none; and where others are asked as well, nobody is kept from answering by somebody who may
  // still confirm.
  if (!free && !isAside && !together && holds(table, match, seat)) doc.held = seat
  else proceed(table, now)
}

/** A decision of the line brings its increment. */
export function reward({ doc }: Table, match: Match, seat: Seat, now: number): void {
  charge(doc.clock, now)
  earn(doc, seat, decisionsOf(match, seat))
}

export const decisionsOf = ({ line }: Match, seat: Seat): number =>
  line.filter(({ by, forced }) => by === seat && !forced).length

export function confirm(table: Table, seat: Seat, now: number): void {
  if (table.doc.held !== seat) deny('nothing-held', 'No turn waits for your confirmation.')
  release(table, now)
}

/** Whether the turn would pass on now and the seat wants to confirm that, while it can still be taken back. */
export function holds(table: Table, match: Match, seat: Seat): boolean {
  const doc = table.seat(seat)
  if (botPlays(doc) || !confirms(table, seat)) return false
  if (sealedSeats(match.game, match.state) || match.undoReach(seat, true).decisions === 0) return false
  return !asksNext(match, seat)
}

export const confirms = (table: Table, seat: Seat): boolean =>
  table.seat(seat).confirm ?? table.doc.pace.kind === 'turns'

/** Looks past nature's next moves: whether this seat would be asked again. */
function asksNext(match: Match, seat: Seat): boolean {
  const { game } = match
  const ahead = game.setup(match.options, match.seats)
  ahead.cells.set(match.state.cells)
  while (game.waiting(ahead) === CHANCE) game.apply(ahead, NATURE, movesOf(game, ahead, NATURE)[0])
  const mask = game.waiting(ahead)
  return (mask & (1 << seat)) !== 0
}

import { type Game, hashText, type Move, type Seat, type State } from '@estaminet/kernel'
import type { Choice } from './protocol.ts'

/** A move as it is offered to a seat. */
export function choiceOf(game: Game, state: State, seat: Seat, move: Move): Choice {
  const info = game.describe(state, seat, move)
  return { move, say: info.say.join(' '), info }
}

/** Tells one list of choices from another. */
export const listName = (moves: readonly Move[]): string => hashText(moves.join()).slice(0, 8)

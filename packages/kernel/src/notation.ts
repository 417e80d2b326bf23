import { type Game, type Move, NATURE, type Seat } from './game.ts'
import { movesOf } from './moves.ts'
import { refuse } from './refusal.ts'
import type { State } from './state.ts'

/** The short, language-neutral text of a move, e.g. `bus 11`. */
export const notationOf = <S extends State>(game: Game<S>, s: S, actor: Seat, move: Move): string =>
  game.describe(s, actor, move).say.join(' ')

/** Reads a move written in notation: one of those the actor can make now. Case and extra spaces do not matter. */
export function readNotation<S extends State>(game: Game<S>, s: S, actor: Seat, text: string): Move {
  const wanted = plain(text)
  const moves = movesOf(game, s, actor)
  const found = moves.filter((move) => plain(notationOf(game, s, actor, move)) === wanted)
  if (found.length > 1) return refuse('ambiguous-move', `"${text}" fits several moves.`)
  const [move] = found
  if (move !== undefined) return move
  const some = moves.slice(0, 8).map((move) => notationOf(game, s, actor, move))
  return refuse(
    'unreadable-move',
    `${actor === NATURE ? 'Chance' : `Seat ${actor}`} cannot play "${text}" now. Possible: ${some.join(', ') || 'nothing'}${moves.length > 8 ? ', …' : ''}.`,
  )
}

const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ')

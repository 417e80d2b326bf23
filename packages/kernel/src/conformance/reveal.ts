import type { Game, Move, Seat } from '../game.ts'
import { learns, movesOf, readersOf } from '../moves.ts'
import { seeded } from '../rng.ts'
import type { State } from '../state.ts'

const WORLDS = 12

/**
 * Whether a move tells any reader something it could not work out before. Found without the game's help: in every
 * world that fits what the reader knew, the move must be possible and lead to the same view.
 */
export function revealsAnything<S extends State>(game: Game<S>, before: S, seat: Seat, move: Move): boolean {
  const after = game.imagine(game.view(before, seat), seeded('after'))
  after.cells.set(before.cells)
  game.apply(after, seat, move)
  for (const reader of readersOf(game, before)) {
    if (!learns(game, before, seat, move, reader)) continue
    const seen = JSON.stringify(game.view(after, reader))
    for (let world = 0; world < WORLDS; world++) {
      const imagined = game.imagine(game.view(before, reader), seeded(`${reader}/${world}`))
      if (!movesOf(game, imagined, seat).includes(move)) return true
      game.apply(imagined, seat, move)
      if (JSON.stringify(game.view(imagined, reader)) !== seen) return true
    }
  }
  return false
}

import type { Game } from './game.ts'
import { moversOf, movesOf } from './moves.ts'
import { copy, type State } from './state.ts'

/** Number of move sequences of the given length from a position, chance included: guards move generation. */
export function perft<S extends State>(game: Game<S>, s: S, depth: number, blank: () => S): number {
  if (depth === 0) return 1
  let count = 0
  const next = blank()
  for (const actor of moversOf(game, s))
    for (const move of movesOf(game, s, actor)) {
      if (depth === 1) count++
      else {
        copy(next, s)
        game.apply(next, actor, move)
        count += perft(game, next, depth - 1, blank)
      }
    }
  return count
}

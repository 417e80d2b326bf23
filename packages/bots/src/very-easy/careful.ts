import type { Game, Move, Seat, State } from '@estaminet/kernel'
import type { Bot } from '../bot.ts'

/** Something nobody does who has played once. */
export interface Blunder<S extends State> {
  /** What is meant, in a word, for tests and for the reader. */
  readonly name: string
  isOne(s: S, seat: Seat, move: Move): boolean
}

/** Any legal move that is no blunder, each as likely as the next; where every move is one, the least of evils is chance. */
export function careful<S extends State>(id: string, game: Game<S>, blunders: readonly Blunder<S>[]): Bot {
  return {
    id,
    games: [game.id],
    choose({ seat, moves, view, rng }) {
      const s = game.imagine(view(), rng)
      let chosen = moves[rng.below(moves.length)]
      let sensible = 0
      for (let i = 0; i < moves.length; i++) {
        if (blunders.some((blunder) => blunder.isOne(s, seat, moves[i]))) continue
        sensible++
        if (rng.below(sensible) === 0) chosen = moves[i]
      }
      return chosen
    },
  }
}

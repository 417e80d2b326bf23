import { CHANCE, type Game, movesOf, OVER, type State } from '@estaminet/kernel'
import { unschooled } from '../easy/any-game.ts'
import { OneStep } from '../easy/one-step.ts'
import { mostOf } from '../most-of.ts'
import type { Adviser } from './adviser.ts'

/** Points between two players that leave it open who wins, at a game nobody has measured. */
const SPREAD = 5

/** A game nobody has taught: points as they stand, played on to the end by players who look one step ahead. */
export function anyAdviser(game: Game): Adviser<State> {
  const judgement = unschooled(game)
  const thinker = new OneStep(judgement)
  return {
    game,
    look: (s, seat, moves) => thinker.worths(s, seat, moves),
    projected: (s, seat) => judgement.worth(s, seat),
    usual(s, seat) {
      const moves = movesOf(game, s, seat)
      return moves[mostOf(thinker.worths(s, seat, moves))]
    },
    isQuiet: (s) => game.waiting(s) !== OVER && game.waiting(s) !== CHANCE,
    isFarEnough: () => false,
    hasShown: () => false,
    ahead: () => 1,
    leadSpread: () => SPREAD,
    terms: [],
  }
}

import type { Move } from '@estaminet/kernel'
import type { Place } from './bot.ts'

/** The move of most worth; among equals the lot decides. */
export function bestOf({ moves, rng }: Place, worth: (move: Move, at: number) => number): Move {
  let most = Number.NEGATIVE_INFINITY
  let chosen = moves[0]
  let ties = 0
  for (let i = 0; i < moves.length; i++) {
    const value = worth(moves[i], i)
    if (value < most) continue
    ties = value > most ? 1 : ties + 1
    most = value
    if (ties === 1 || rng.below(ties) === 0) chosen = moves[i]
  }
  return chosen
}

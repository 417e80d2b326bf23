import { CHANCE, NATURE, OVER, pickWeighted, seeded } from '@estaminet/kernel'
import { type AleEvent, type AleState, heavenAndAle as game, MOVE, stepOf } from '../src/index.ts'

export interface Step {
  readonly seat: number
  readonly move: number
}

/** Whoever watches a game. */
export interface Watch {
  /** Shown every position with what may be done in it, before one of the moves is made. */
  look?(s: AleState, seat: number, moves: Int32Array): void
  hear?(event: AleEvent): void
}

/** Steps this short fill gardens; any step at all ends rounds early. Both kinds of table are wanted. */
const SHORT = 2

const seatOf = (mask: number) => 31 - Math.clz32(mask)
const moves = new Int32Array(64)
const weights = new Int32Array(64)

/** Plays at random to the end: even seeds with short steps, odd ones with any. */
export function playAtRandom(s: AleState, seed: number, { look, hear }: Watch = {}, rng = seeded(seed)): Step[] {
  const log: Step[] = []
  for (let mask = game.waiting(s); mask !== OVER; mask = game.waiting(s)) {
    const seat = mask === CHANCE ? NATURE : seatOf(mask)
    const count = seat === NATURE ? game.chance(s, moves, weights) : game.legal(s, seat, moves)
    const choice = seed % 2 === 0 && stepOf(moves[0]) === MOVE ? Math.min(count, SHORT) : count
    const move = moves[seat === NATURE ? pickWeighted(weights, count, rng) : rng.below(choice)]
    look?.(s, seat, moves.subarray(0, count))
    game.apply(s, seat, move, hear && ((event) => hear(event as AleEvent)))
    log.push({ seat, move })
  }
  return log
}

import {
  CHANCE,
  type Game,
  MAX_MOVES,
  NATURE,
  OVER,
  pickWeighted,
  type Rng,
  type Seat,
  type State,
} from '@estaminet/kernel'

const moves = new Int32Array(MAX_MOVES)
const weights = new Int32Array(MAX_MOVES)

/**
 * Plays `s` to its end with uniformly random choices and answers how many decisions that took. The hot loop of every
 * measurement: it allocates nothing. Sealed answers are given one after the other, which changes nothing here: a legal
 * list depends only on what its seat knows.
 */
export function playOut<S extends State>(game: Game<S>, s: S, rng: Rng): number {
  let decisions = 0
  for (let mask = game.waiting(s); mask !== OVER; mask = game.waiting(s)) {
    if (mask === CHANCE) playNature(game, s, rng)
    else {
      const seat = anySeat(mask, rng)
      const count = game.legal(s, seat, moves)
      if (count > 1) {
        decisions++
        game.apply(s, seat, moves[rng.below(count)] as number)
      } else game.apply(s, seat, moves[0] as number)
    }
  }
  return decisions
}

export function playNature<S extends State>(game: Game<S>, s: S, rng: Rng): void {
  const count = game.chance(s, moves, weights)
  game.apply(s, NATURE, moves[pickWeighted(weights, count, rng)] as number)
}

/** One of the seats of a mask: when several may move, nobody says who is first. */
export function anySeat(mask: number, rng: Rng): Seat {
  let left = mask
  if (left & (left - 1)) for (let skip = rng.below(seatCount(mask)); skip > 0; skip--) left &= left - 1
  return 31 - Math.clz32(left & -left)
}

function seatCount(mask: number): number {
  let count = 0
  for (let left = mask; left; left &= left - 1) count++
  return count
}

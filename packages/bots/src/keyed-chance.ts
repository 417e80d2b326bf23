import { type Game, MAX_MOVES, type Move, NATURE, type State, turnOf } from '@estaminet/kernel'

const list = new Int32Array(MAX_MOVES)
const weights = new Int32Array(MAX_MOVES)

/**
 * Dice and draws that belong to what happens, not to the order in which it does: the third roll of a seat on the second
 * day is the same whatever the others did before. Games that are compared share their luck as long as they can, which one
 * stream of numbers would not do: it runs apart with the first choice that differs.
 */
export class KeyedChance {
  private readonly seed: string
  private readonly counts = new Map<string, number>()

  constructor(seed: string) {
    this.seed = seed
  }

  /** The outcome of the coming draw. */
  draw<S extends State>(game: Game<S>, s: S, seats: number): Move {
    const count = game.chance(s, list, weights)
    const event = `${game.part?.(s) ?? 0}/${turnOf(game, s, seats) ?? ''}/${game.describe(s, NATURE, list[0]).kind}`
    const n = this.counts.get(event) ?? 0
    this.counts.set(event, n + 1)
    return earliest(hashOf(`${this.seed}/${event}/${n}`), count)
  }
}

/**
 * Each outcome has a clock that rings the sooner the heavier it is, and the first to ring happens: chances are the weights,
 * and where an outcome is missing all others keep their order.
 */
function earliest(key: number, count: number): Move {
  let first = 0
  let soonest = Number.POSITIVE_INFINITY
  for (let i = 0; i < count; i++) {
    const rings = -Math.log((mixed(key ^ Math.imul(list[i] + 1, 0x9e3779b1)) + 0.5) / 2 ** 32) / weights[i]
    if (rings >= soonest) continue
    soonest = rings
    first = i
  }
  return list[first]
}

function hashOf(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return mixed(h)
}

/** Every bit of the number moves every bit of the answer (the last steps of MurmurHash3). */
function mixed(n: number): number {
  let h = n
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

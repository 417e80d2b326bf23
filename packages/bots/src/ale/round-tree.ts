import { type AleState, heavenAndAle, MOST_OPTIONS } from '@estaminet/heaven-and-ale'
import { blankOf, CHANCE, copy, type Move, OVER, type Seat } from '@estaminet/kernel'
import { type Judge, liked } from './judgement.ts'
import { INDIFFERENT } from './personalities.ts'
import { isTurnOver, type WholeTurn } from './whole-turn.ts'

/** How a round is thought through. */
export interface Thinking {
  /** How often it is played on to its end. */
  readonly playouts: number
  /** Ways that are looked at where it is one's own choice now, and wherever somebody chooses later. */
  readonly ways: number
  readonly laterWays: number
  /** In points: how much is given for having been tried little, and by how much a first look may be wrong. */
  readonly curiosity: number
  readonly doubt: number
}

/** Turns of one round, of everybody together, are never more. */
const LONGEST = 128
/** A turn is never longer. */
const TURN = 16
const SEATS = 4
/** Choices a playout comes to that nobody has come to before: beyond that it goes on as usual. */
const TURNS_A_PLAYOUT = 40
/** A choice nobody has come to yet. */
const UNSEEN = -1

/**
 * A round as a tree of whole turns: within a round nothing is left to chance, so each way through it is played once,
 * everybody going on as usual where nothing is known yet, and judged by all boards at its end. Ways that went well for whoever
 * chose them are followed again and varied further down.
 */
export class RoundTree {
  private readonly thinking: Thinking
  private readonly judge: Judge
  private readonly policy: WholeTurn
  private readonly likes: typeof INDIFFERENT

  /** Choices: who chooses, where the ways begin, how many they are. */
  private readonly mover: Int8Array
  private readonly first: Int32Array
  private readonly count: Int32Array
  private choices = 0
  /** Ways: the moves of the turn, how likely it looked, how often it was taken, what it brought, where it leads. */
  private readonly turns: Int32Array
  private readonly length: Int8Array
  private readonly prior: Float64Array
  private readonly tried: Int32Array
  private readonly brought: Float64Array
  private readonly leads: Int32Array
  private ways = 0

  private readonly path = new Int32Array(LONGEST)
  private readonly list = new Int32Array(MOST_OPTIONS)
  private readonly worths = new Float64Array(MOST_OPTIONS)
  private readonly boards: AleState[] = []

  /** @param likes what is liked by whoever thinks; the others are taken to play for points. */
  constructor(thinking: Thinking, judge: Judge, policy: WholeTurn, likes = INDIFFERENT) {
    this.thinking = thinking
    this.judge = judge
    this.policy = policy
    this.likes = likes
    const choices = thinking.playouts * TURNS_A_PLAYOUT
    const ways = choices * thinking.laterWays + thinking.ways
    this.mover = new Int8Array(choices)
    this.first = new Int32Array(choices)
    this.count = new Int32Array(choices)
    this.turns = new Int32Array(ways * TURN)
    this.length = new Int8Array(ways)
    this.prior = new Float64Array(ways)
    this.tried = new Int32Array(ways)
    this.brought = new Float64Array(ways * SEATS)
    this.leads = new Int32Array(ways)
  }

  /** The first move of the turn that was followed most; `worths` is what the moves look like at first. Stops at `late`. */
  best(s: AleState, seat: Seat, moves: ArrayLike<Move>, worths: ArrayLike<number>, late: number): Move {
    this.choices = 0
    this.ways = 0
    this.boards[s.seats] ??= blankOf(s)
    this.list.set(moves)
    this.worths.set(worths)
    this.open(seat, moves.length, this.thinking.ways)
    for (let n = 0; n < this.thinking.playouts && Date.now() < late; n++) this.playOut(copy(this.boards[s.seats], s))
    let chosen = 0
    for (let way = 1; way < this.count[0]; way++) if (this.isBetter(way, chosen, seat)) chosen = way
    return this.turns[chosen * TURN]
  }

  private isBetter(way: number, than: number, seat: Seat): boolean {
    const more = this.tried[way] - this.tried[than]
    return more > 0 || (more === 0 && this.brought[way * SEATS + seat] > this.brought[than * SEATS + seat])
  }

  /** Goes through the round once, on a board of its own. */
  private playOut(s: AleState): void {
    let depth = 0
    let choice = 0
    for (;;) {
      const way = this.promising(choice)
      this.path[depth++] = way
      this.take(s, way, this.mover[choice])
      const mask = heavenAndAle.waiting(s)
      if (mask === OVER || mask === CHANCE) break
      const asked = 31 - Math.clz32(mask & -mask)
      if (this.leads[way] === UNSEEN) {
        const opened = depth < LONGEST ? this.openFor(s, asked) : UNSEEN
        if (opened === UNSEEN) {
          this.playOn(s)
          break
        }
        this.leads[way] = opened
      }
      choice = this.leads[way]
    }
    this.remember(s, depth)
  }

  private playOn(s: AleState): void {
    for (let mask = heavenAndAle.waiting(s); mask !== OVER && mask !== CHANCE; mask = heavenAndAle.waiting(s)) {
      const asked = 31 - Math.clz32(mask & -mask)
      heavenAndAle.apply(s, asked, this.policy.best(s, asked))
    }
  }

  private remember(s: AleState, depth: number): void {
    for (let seat = 0; seat < s.seats; seat++) {
      const own = seat === this.mover[0] ? liked(s, seat, this.likes) : 0
      const points = this.judge(s, seat) + own
      for (let i = 0; i < depth; i++) this.brought[this.path[i] * SEATS + seat] += points
    }
    for (let i = 0; i < depth; i++) this.tried[this.path[i]]++
  }

  /** The way to try next: what went well, what looked well, and what was tried little. */
  private promising(choice: number): number {
    const { curiosity } = this.thinking
    const seat = this.mover[choice]
    const from = this.first[choice]
    const to = from + this.count[choice]
    let seen = 0
    let total = 0
    for (let way = from; way < to; way++) {
      seen += this.tried[way]
      total += this.brought[way * SEATS + seat]
    }
    // What nobody has tried is thought to bring what the others bring.
    const usual = seen === 0 ? 0 : total / seen
    const root = Math.sqrt(seen)
    let best = from
    let most = Number.NEGATIVE_INFINITY
    for (let way = from; way < to; way++) {
      const brings = this.tried[way] === 0 ? usual : this.brought[way * SEATS + seat] / this.tried[way]
      const value = brings + (curiosity * this.prior[way] * root) / (1 + this.tried[way])
      if (value <= most) continue
      most = value
      best = way
    }
    return best
  }

  /** Makes the moves of a turn; the first time its rest is thought of as usual. */
  private take(s: AleState, way: number, seat: Seat): void {
    const at = way * TURN
    for (let i = 0; i < this.length[way]; i++) heavenAndAle.apply(s, seat, this.turns[at + i])
    if (this.tried[way] > 0) return
    while (!isTurnOver(s, seat) && this.length[way] < TURN) {
      const move = this.policy.best(s, seat)
      this.turns[at + this.length[way]++] = move
      heavenAndAle.apply(s, seat, move)
    }
  }

  private openFor(s: AleState, seat: Seat): number {
    if (this.choices === this.mover.length) return UNSEEN
    const moves = this.policy.weigh(s, seat, this.list, this.worths)
    return this.open(seat, moves, this.thinking.laterWays)
  }

  /** A choice between the most promising of the moves in the list. */
  private open(seat: Seat, moves: number, most: number): number {
    const choice = this.choices++
    const first = this.ways
    const count = Math.min(moves, most)
    this.mover[choice] = seat
    this.first[choice] = first
    this.count[choice] = count
    for (let way = first; way < first + count; way++) {
      let best = 0
      for (let i = 1; i < moves; i++) if (this.worths[i] > this.worths[best]) best = i
      this.turns[way * TURN] = this.list[best]
      this.length[way] = 1
      this.prior[way] = this.worths[best]
      this.tried[way] = 0
      this.brought.fill(0, way * SEATS, (way + 1) * SEATS)
      this.leads[way] = UNSEEN
      this.worths[best] = Number.NEGATIVE_INFINITY
    }
    this.ways = first + count
    this.spread(first, count)
    return choice
  }

  /** Makes likelihoods of worths. */
  private spread(first: number, count: number): void {
    const top = this.prior[first]
    let sum = 0
    for (let way = first; way < first + count; way++) {
      this.prior[way] = Math.exp((this.prior[way] - top) / this.thinking.doubt)
      sum += this.prior[way]
    }
    for (let way = first; way < first + count; way++) this.prior[way] /= sum
  }
}

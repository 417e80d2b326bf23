import { belgianBeersRace, left, type RaceState } from '@estaminet/belgian-beers-race'
import { blankOf, CHANCE, copy, MAX_MOVES, type Move, NATURE, OVER, type Seat, topOf } from '@estaminet/kernel'
import { isActionOver, isRoll, type WholeAction } from './whole-action.ts'

/** How far actions are played on, and how often. Fixed, so that a level is the same everywhere. */
export interface Depth {
  /** How many actions are played on. */
  readonly candidates: number
  /** Time units of one's own; with fewer than `evening` left, to the next morning or the end of the race. */
  readonly horizon: number
  readonly evening: number
  /** How often in all, with two at the table; with more, or with cards, each takes longer and there are fewer. */
  readonly rollouts: number
  /** Positions judged before half of the actions drop out, about: many players, cards and hours mean fewer rollouts. */
  readonly judgements: number
  /** How many rollouts the judgement of the action itself counts for. */
  readonly faith: number
}

const MOST_CANDIDATES = 16
const MOST_SEATS = 4
/** Rolls of the first action are spread evenly over what may happen, by the golden section. */
const SPREAD = (Math.sqrt(5) - 1) / 2

/**
 * Plays promising actions on in thought, everybody doing what is usual, and judges where that leads. The better half is
 * played on more often, until one is left. Chance is keyed by who rolls and how often they have rolled: what does not
 * hang on the action goes alike after each of them.
 */
export class Rollouts {
  readonly own: WholeAction
  private readonly usual: WholeAction
  private readonly depth: Depth
  private board: RaceState | undefined
  private readonly list = new Int32Array(MAX_MOVES)
  private readonly odds = new Int32Array(MAX_MOVES)
  /** The candidates, the best first; what they were thought to be worth; sums and numbers of their rollouts. */
  private readonly moves = new Int32Array(MOST_CANDIDATES)
  private readonly priors = new Float64Array(MOST_CANDIDATES)
  private readonly sums = new Float64Array(MOST_CANDIDATES)
  private readonly tries = new Int32Array(MOST_CANDIDATES)
  private readonly values = new Float64Array(MOST_CANDIDATES)
  /** How often each seat has rolled in the rollout under way; behind them, draws. */
  private readonly rolled = new Int32Array(MOST_SEATS + 1)
  private luck = 0
  private first = 0

  constructor(own: WholeAction, usual: WholeAction, depth: Depth) {
    this.own = own
    this.usual = usual
    this.depth = depth
  }

  /**
   * The best of the moves. `worlds` are positions that fit what the seat knows, taken in turn; `worths` what each move
   * seems to be worth without playing on. `isLate` ends it with the best so far.
   */
  best(
    worlds: readonly RaceState[],
    seat: Seat,
    moves: ArrayLike<Move>,
    worths: ArrayLike<number>,
    seed: number,
    isLate: () => boolean,
  ): Move {
    const [s] = worlds
    if (this.board?.layout !== s.layout) this.board = blankOf(s)
    let alive = this.enter(moves, worths)
    const rounds = Math.max(1, Math.ceil(Math.log2(alive)))
    const perRound = this.depth.rollouts / slowness(s) / rounds
    let number = 0
    while (alive > 1) {
      const each = Math.max(1, Math.round(perRound / alive))
      this.usual.judged = 0
      for (let n = 0; n < each && this.usual.judged < this.depth.judgements; n++, number++) {
        for (let at = 0; at < alive; at++) {
          if (isLate()) return this.moves[this.leader(alive)]
          this.sums[at] += this.played(worlds[number % worlds.length], seat, this.moves[at], seed, number)
          this.tries[at]++
        }
      }
      this.rank(alive)
      alive = alive >> 1
    }
    return this.moves[0]
  }

  /** The most promising moves, the best first; how many. */
  private enter(moves: ArrayLike<Move>, worths: ArrayLike<number>): number {
    let count = 0
    for (let i = 0; i < moves.length; i++) {
      let at = Math.min(count, this.depth.candidates)
      while (at > 0 && worths[i] > this.priors[at - 1]) at--
      if (at >= this.depth.candidates) continue
      if (count < this.depth.candidates) count++
      for (let behind = count - 1; behind > at; behind--) {
        this.moves[behind] = this.moves[behind - 1]
        this.priors[behind] = this.priors[behind - 1]
      }
      this.moves[at] = moves[i]
      this.priors[at] = worths[i]
    }
    this.sums.fill(0)
    this.tries.fill(0)
    return count
  }

  /** What the candidates are worth by their rollouts, and by the judgement as far as it is trusted. */
  private weigh(alive: number): void {
    let off = 0
    let tried = 0
    for (let at = 0; at < alive; at++) {
      if (this.tries[at] === 0) continue
      off += this.sums[at] / this.tries[at] - this.priors[at]
      tried++
    }
    if (tried > 0) off /= tried
    const { faith } = this.depth
    for (let at = 0; at < alive; at++)
      this.values[at] = (this.sums[at] + faith * (this.priors[at] + off)) / (this.tries[at] + faith)
  }

  private leader(alive: number): number {
    this.weigh(alive)
    let best = 0
    for (let at = 1; at < alive; at++) if (this.values[at] > this.values[best]) best = at
    return best
  }

  /** The best first. */
  private rank(alive: number): void {
    this.weigh(alive)
    for (let at = 1; at < alive; at++)
      for (let i = at; i > 0 && this.values[i] > this.values[i - 1]; i--) {
        swap(this.values, i)
        swap(this.moves, i)
        swap(this.priors, i)
        swap(this.sums, i)
        swap(this.tries, i)
      }
  }

  /** Plays a move, and on from there to the horizon; what the position is worth then. */
  private played(world: RaceState, seat: Seat, move: Move, seed: number, number: number): number {
    const s = copy(this.board ?? blankOf(world), world)
    const { day } = s
    // The evening and the morning after it are judged too differently to be compared.
    const throughTheNight = left(s, seat) <= this.depth.evening
    const until = s.time[seat] + this.depth.horizon
    this.rolled.fill(0)
    this.luck = mixed(seed, number)
    this.first = (fraction(seed) + number * SPREAD) % 1
    belgianBeersRace.apply(s, seat, move)
    for (let mask = belgianBeersRace.waiting(s); mask !== OVER; mask = belgianBeersRace.waiting(s)) {
      if (mask === CHANCE) {
        belgianBeersRace.apply(s, NATURE, this.drawn(s, seat))
        continue
      }
      const asked = 31 - Math.clz32(mask & -mask)
      if (isActionOver(s) && (s.day !== day || (!throughTheNight && (s.time[seat] >= until || left(s, seat) === 0))))
        break
      belgianBeersRace.apply(s, asked, this.usual.best(s, asked))
    }
    this.own.judgement.look(s, seat)
    return this.own.judgement.likedMove(move) + this.own.judgement.projected(s, seat)
  }

  private drawn(s: RaceState, seat: Seat): Move {
    const count = belgianBeersRace.chance(s, this.list, this.odds)
    const who = isRoll(s) ? s.stack[topOf(s.stack) + 1] : MOST_SEATS
    const again = this.rolled[who]++
    const at = who === seat && again === 0 ? this.first : fraction(mixed(this.luck, who * 1024 + again))
    let total = 0
    for (let i = 0; i < count; i++) total += this.odds[i]
    let heavy = at * total
    for (let i = 0; i < count; i++) {
      heavy -= this.odds[i]
      if (heavy < 0) return this.list[i]
    }
    return this.list[count - 1]
  }
}

/** How much longer a rollout takes than with two players and no cards. */
function slowness(s: RaceState): number {
  let expansions = 0
  for (let mask = s.expansions; mask !== 0; mask &= mask - 1) expansions++
  return (Math.max(2, s.seats) / 2) * (1 + expansions / 2)
}

function swap(of: Int32Array | Float64Array, at: number): void {
  const held = of[at]
  of[at] = of[at - 1]
  of[at - 1] = held
}

/** A number that two others lead to, and that looks like chance. */
function mixed(a: number, b: number): number {
  let h = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x7f4a7c15, 0xc2b2ae35)
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39)
  return h ^ (h >>> 15)
}

const fraction = (bits: number): number => (bits >>> 0) / 0x100000000

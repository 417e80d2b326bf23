import {
  blankOf,
  CHANCE,
  copy,
  type Game,
  type Layout,
  MAX_MOVES,
  type Move,
  NATURE,
  OVER,
  type Rng,
  type Seat,
  type State,
} from '@estaminet/kernel'
import type { Bot, Place } from '../bot.ts'

/** What a one-step player has to know about a game. */
export interface Judgement<S extends State> {
  readonly game: Game<S>
  /** Looks at the table once before a choice, for what no move of the seat will change. */
  look(s: S, seat: Seat): void
  /** What a position is worth to the seat that looked, in points. */
  worth(s: S, seat: Seat): number
  /** Whether nature rolls dice: few outcomes, all of them weighed. Before any other draw the position is judged. */
  rolls(s: S): boolean
  /** Whether the question belongs to the move just made, so that it has to be answered before judging. */
  goesOn(s: S): boolean
  /** Whether a move is made beside the action, which is still to come: it is judged by the best action after it. */
  isBeside(move: Move): boolean
  /** Among choices worth so much less than the best the lot decides: whoever looks one step ahead cannot tell them apart. */
  nearlyAsGood?(s: S): number
  /** What a move gives away that another one does for nothing, beyond what the position says. */
  wasted?(s: S, seat: Seat, move: Move): number
  /** How many such questions of its own a player thinks through; those behind get the usual answer. */
  readonly foresight: number
}

/** Tries every legal move, lets what must follow follow, and takes the one that leaves it best off. */
export function oneStep<S extends State>(id: string, judgement: Judgement<S>): Bot {
  const thinker = new OneStep(judgement)
  return { id, games: [judgement.game.id], choose: (place) => thinker.choose(place) }
}

/** States to try moves on and lists to write them in, one of each for every depth. Nothing of them outlives a choice. */
interface Board<S extends State> {
  readonly states: readonly S[]
  readonly lists: readonly Int32Array[]
  readonly weights: readonly Int32Array[]
}

export class OneStep<S extends State> {
  private readonly judgement: Judgement<S>
  private readonly game: Game<S>
  private readonly boards = new Map<Layout, Board<S>>()
  private board: Board<S> = { states: [], lists: [], weights: [] }
  private seat: Seat = 0

  constructor(judgement: Judgement<S>) {
    this.judgement = judgement
    this.game = judgement.game
  }

  choose({ seat, moves, view, rng }: Place): Move {
    const root = this.game.imagine(view(), rng)
    this.sitDown(root, seat)
    const nearly = this.judgement.nearlyAsGood?.(root) ?? 0
    if (nearly > 0) return this.oneOfTheBest(root, seat, moves, nearly, rng)
    let best = Number.NEGATIVE_INFINITY
    let chosen = moves[0]
    let ties = 0
    for (let i = 0; i < moves.length; i++) {
      const value = this.valued(root, seat, moves[i])
      if (value < best) continue
      ties = value > best ? 1 : ties + 1
      best = value
      if (ties === 1 || rng.below(ties) === 0) chosen = moves[i]
    }
    return chosen
  }

  private oneOfTheBest(root: S, seat: Seat, moves: Place['moves'], nearly: number, rng: Rng): Move {
    const values = Array.from(moves, (move) => this.valued(root, seat, move))
    const least = Math.max(...values) - nearly
    const good = Array.from(moves).filter((_, at) => values[at] >= least)
    return good[rng.below(good.length)]
  }

  private valued(root: S, seat: Seat, move: Move): number {
    return this.after(root, seat, move, 0) - (this.judgement.wasted?.(root, seat, move) ?? 0)
  }

  /** What each of a seat's moves is worth, made in `root`, which stays as it is. */
  worths(root: S, seat: Seat, moves: ArrayLike<Move>): number[] {
    this.sitDown(root, seat)
    return Array.from(moves, (move) => this.after(root, seat, move, 0))
  }

  private sitDown(root: S, seat: Seat): void {
    this.board = this.boardFor(root)
    this.seat = seat
    this.judgement.look(root, seat)
  }

  /** The worth of a move made in `s`, which stays as it is. */
  private after(s: S, actor: Seat, move: Move, depth: number): number {
    const tried = this.board.states[depth]
    copy(tried, s)
    this.game.apply(tried, actor, move)
    const beside = actor !== NATURE && depth < this.judgement.foresight && this.judgement.isBeside(move)
    return beside && this.game.waiting(tried) === 1 << actor
      ? this.bestAnswer(tried, depth)
      : this.settled(tried, depth)
  }

  /** Plays on until the move is over, then judges. */
  private settled(s: S, depth: number): number {
    const { game, judgement, seat } = this
    for (;;) {
      const mask = game.waiting(s)
      if (mask === CHANCE && depth <= judgement.foresight && judgement.rolls(s)) return this.expected(s, depth)
      if (mask === OVER || mask === CHANCE || !judgement.goesOn(s)) return judgement.worth(s, seat)
      const asked = 31 - Math.clz32(mask & -mask)
      if (asked === seat && depth < judgement.foresight) return this.bestAnswer(s, depth)
      game.apply(s, asked, game.fallback(s, asked))
    }
  }

  private bestAnswer(s: S, depth: number): number {
    const list = this.board.lists[depth]
    const count = this.game.legal(s, this.seat, list)
    const answering = this.judgement.goesOn(s)
    let best = Number.NEGATIVE_INFINITY
    for (let i = 0; i < count; i++) {
      if (!answering && this.judgement.isBeside(list[i])) continue
      const value = this.after(s, this.seat, list[i], depth + 1)
      if (value > best) best = value
    }
    return best
  }

  /** The mean over all rolls, each as heavy as it is likely. */
  private expected(s: S, depth: number): number {
    const list = this.board.lists[depth]
    const weights = this.board.weights[depth]
    const count = this.game.chance(s, list, weights)
    let sum = 0
    let total = 0
    for (let i = 0; i < count; i++) {
      sum += weights[i] * this.after(s, NATURE, list[i], depth + 1)
      total += weights[i]
    }
    return sum / total
  }

  /** Made without a roll of anybody's dice: a choice is the same, whatever was played before. */
  private boardFor(root: S): Board<S> {
    const known = this.boards.get(root.layout)
    if (known) return known
    // A roll takes a depth of its own.
    const depths = Array.from({ length: this.judgement.foresight + 2 }, (_, depth) => depth)
    const board = {
      states: depths.map(() => blankOf(root)),
      lists: depths.map(() => new Int32Array(MAX_MOVES)),
      weights: depths.map(() => new Int32Array(MAX_MOVES)),
    }
    this.boards.set(root.layout, board)
    return board
  }
}

import {
  CHANCE,
  type Game,
  hash,
  type Move,
  movesOf,
  NATURE,
  notationOf,
  type Options,
  OVER,
  outcomesOf,
  pickWeighted,
  type Rng,
  readOptions,
  type Seat,
  type State,
  seatsIn,
  seeded,
  type View,
} from '@estaminet/kernel'
import type { Bot, Place } from '../src/index.ts'

export interface Played {
  readonly moves: readonly { readonly seat: Seat; readonly move: Move }[]
  /** The same in notation. */
  readonly said: readonly string[]
  readonly points: readonly number[]
  readonly ranks: readonly number[]
}

export interface Table<S extends State> {
  readonly game: Game<S>
  readonly seats: number
  /** Seat by seat, repeated as needed. */
  readonly bots: readonly Bot[]
  readonly seed: string
  readonly options?: Options
  /** Looks on before each choice. */
  watch?(s: S, seat: Seat): void
}

/** Plays one game. A choice that is not in the list, or that touches the table, ends the test. */
export function play<S extends State>({ game, seats, bots, seed, options, watch }: Table<S>): Played {
  const s = game.setup(readOptions(game, seats, options), seats)
  const rng = seeded(seed)
  const moves: { seat: Seat; move: Move }[] = []
  const said: string[] = []
  for (let mask = game.waiting(s); mask !== OVER; mask = game.waiting(s)) {
    const seat = mask === CHANCE ? NATURE : seatsIn(mask)[0]
    watch?.(s, seat)
    const move = mask === CHANCE ? drawn(game, s, rng) : chosen(game, s, seat, bots[seat % bots.length], rng)
    moves.push({ seat, move })
    said.push(notationOf(game, s, seat, move))
    game.apply(s, seat, move)
  }
  const score = game.score(s)
  return { moves, said, points: score.map(({ total }) => total), ranks: score.map(({ rank }) => rank) }
}

function drawn<S extends State>(game: Game<S>, s: S, rng: Rng): Move {
  const outcomes = outcomesOf(game, s)
  const weights = outcomes.map(({ weight }) => weight)
  return outcomes[pickWeighted(weights, weights.length, rng)].move
}

function chosen<S extends State>(game: Game<S>, s: S, seat: Seat, bot: Bot, rng: Rng): Move {
  const moves = movesOf(game, s, seat)
  if (moves.length === 1) return moves[0]
  const before = hash(s)
  // The view crosses a wire: not a cell of the true state can come along.
  const view = (): View => JSON.parse(JSON.stringify(game.view(s, seat)))
  const place: Place<S> = { game, seat, moves, view, rng }
  const move = bot.choose(place as unknown as Place)
  if (hash(s) !== before) throw new Error(`${bot.id} touched the table`)
  if (!moves.includes(move)) throw new Error(`${bot.id} chose ${move}, which is not legal`)
  return move
}

/** How many of so many two-seat games the bot wins, sitting in either seat in turn. */
export function winsAgainst<S extends State>(game: Game<S>, bot: Bot, other: Bot, games: number): number {
  let wins = 0
  for (let n = 0; n < games; n++) {
    const seat = n % 2
    const { ranks } = play({ game, seats: 2, bots: seat === 0 ? [bot, other] : [other, bot], seed: `duel ${n}` })
    if (ranks[seat] === 1 && ranks[1 - seat] !== 1) wins++
  }
  return wins
}

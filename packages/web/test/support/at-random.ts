import {
  CHANCE,
  type EventSink,
  type Game,
  type Move,
  movesOf,
  NATURE,
  type Options,
  OVER,
  outcomesOf,
  pickWeighted,
  type Seat,
  type State,
  seatsIn,
  seeded,
} from '@estaminet/kernel'
import type { Ask } from '@estaminet/table'

export interface Random<S> {
  readonly seats: number
  readonly options: Options
  readonly seed: string | number
  readonly hear?: EventSink
  /** Of how many moves, the first ones, one is picked; left out: of all. */
  among?(asked: Asked<S>): number
}

/** Somebody is asked, at a table that changes when the next question is. */
export interface Asked<S> {
  readonly s: S
  readonly seat: Seat
  readonly moves: readonly Move[]
}

/** Plays a game at random to its end, question by question; what it comes to is the table at its end. */
export function* atRandom<S extends State>(game: Game<S>, wish: Random<S>): Generator<Asked<S>, S> {
  const { seats, options, seed, hear, among } = wish
  const s = game.setup(options, seats)
  const rng = seeded(seed)
  for (let waiting = game.waiting(s); waiting !== OVER; waiting = game.waiting(s)) {
    if (waiting === CHANCE) {
      const outcomes = outcomesOf(game, s)
      const weights = outcomes.map(({ weight }) => weight)
      game.apply(s, NATURE, outcomes[pickWeighted(weights, weights.length, rng)].move, hear)
      continue
    }
    const [seat] = seatsIn(waiting)
    const asked = { s, seat, moves: movesOf(game, s, seat) }
    yield asked
    game.apply(s, seat, asked.moves[rng.below(among?.(asked) ?? asked.moves.length)], hear)
  }
  return s
}

/** The table at the end of a game played at random; `look` sees every question on the way. */
export function endOf<S extends State>(playing: Generator<Asked<S>, S>, look?: (asked: Asked<S>) => void): S {
  for (;;) {
    const { done, value } = playing.next()
    if (done) return value
    look?.(value)
  }
}

/** A question as the table sends it. */
export function askOf<S extends State>(game: Game<S>, { s, seat, moves }: Asked<S>): Ask {
  const choices = moves.map((move) => {
    const info = game.describe(s, seat, move)
    return { move, say: info.say.join(' '), info: { ...info } }
  })
  return { id: 'asked', seat, choices, sealed: false }
}

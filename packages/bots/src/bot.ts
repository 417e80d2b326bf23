import type { Game, Move, Rng, Seat, State, View } from '@estaminet/kernel'

/** A seat's place at the table when it has to choose: what a player sees, and nothing more. */
export interface Place<S extends State = State> {
  readonly game: Game<S>
  readonly seat: Seat
  /** The seat's legal moves in canonical order: at least two, and valid only until the bot has chosen. */
  readonly moves: ArrayLike<Move>
  /** What the seat knows. Asked for, not given: a bot that does not look costs no view. */
  view(): View
  readonly rng: Rng
  /** Milliseconds it may think: less when many wait. Left out: as long as it likes. */
  readonly time?: number
}

/** A player. It keeps nothing between two choices, so one bot can sit in every seat of every match. */
export interface Bot {
  readonly id: string
  /** The games it knows how to play; left out: any. */
  readonly games?: readonly string[]
  /** Fetches what it has learned, before its first choice; whoever could not wait for it is played on with by what it has. */
  prepare?(): Promise<void>
  choose(place: Place): Move
}

import type { Game, Move, Seat, State } from '@estaminet/kernel'

/** What advice has to know about a game. */
export interface Adviser<S extends State = State> {
  readonly game: Game<S>
  /** What each move of a seat leads to, in points at the end, at a quick look. */
  look(s: S, seat: Seat, moves: ArrayLike<Move>): number[]
  /** The points a seat will probably end with. */
  projected(s: S, seat: Seat): number
  /** What anybody would do, for playing on in thought. */
  usual(s: S, seat: Seat): Move
  /** No action is half done and no dice are in the air: a good moment to judge a position. */
  isQuiet(s: S): boolean
  /** Whether playing on from one position has come far enough to compare moves, after so many quiet moments. */
  isFarEnough(from: S, s: S, moments: number): boolean
  /** Whether playing on has shown what dice or a deal were worth. */
  hasShown(from: S, s: S): boolean
  /** The share of the match still ahead of everybody: 1 at its beginning, 0 at its end. */
  ahead(s: S): number
  /**
   * How far the leads people end with stray from the leads they have, in points, by the share of the match ahead: the scale
   * of the win chance. Measured, see docs/bots.md.
   */
  leadSpread(ahead: number, seats: number): number
  /** What a player has or stands on, and the fields of the state that hold it. */
  readonly terms: readonly Term[]
}

export interface Term {
  readonly name: string
  readonly fields: readonly string[]
}

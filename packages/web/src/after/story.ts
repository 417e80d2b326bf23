import type { Options, Seat, SeatScore, View } from '@estaminet/kernel'
import type { Told } from '@estaminet/table'

/** A finished match as one looks back on it: plain data, made where the rules are. */
export interface Story<Tale = unknown> {
  readonly game: string
  readonly seats: number
  readonly options: Options
  /** As the record names them; none where it does not. */
  readonly players: readonly string[]
  /** The match as one word (`writeLink`). */
  readonly word: string
  /** The table at its end. */
  readonly view: View
  readonly scores: readonly SeatScore[]
  /** From before the first turn to the final count. */
  readonly course: readonly Moment[]
  /** Turns that changed most, in the order in which they came. */
  readonly swings: readonly Swing[]
  /** What only this game has to tell. */
  readonly tale: Tale
}

/** The end of a turn. */
export interface Moment {
  /** How many moves of the match had been played. */
  readonly at: number
  /** The day or round of the turn, from 1. */
  readonly part: number
  /** Whose turn it was; nobody's at the very beginning. */
  readonly seat: Seat | undefined
  /** How far the match was in that turn, as the game says it. */
  readonly when: View
  /** What everybody would have if it ended now. */
  readonly now: readonly number[]
}

/** A turn that brought somebody forward or back. */
export interface Swing {
  /** Which moment of the course ended it. */
  readonly moment: number
  /** Whose lead over the others it changed, and by how much. */
  readonly seat: Seat
  readonly change: number
  /** What happened in it. */
  readonly told: readonly Told[]
}

/** Why a match cannot be told. */
export interface Untold {
  readonly code: string
  readonly message: string
}

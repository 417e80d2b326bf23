import type { OptionSchema, Options } from './options.ts'
import type { Rng } from './rng.ts'
import type { State } from './state.ts'

/** Seats are numbered clockwise from 0. */
export type Seat = number
/** A choice or an outcome of chance: a small non-negative integer, below 2^31. Its meaning belongs to the game. */
export type Move = number

/** Who makes a move when no seat does. */
export const NATURE = -1
/** Who looks when no seat does. */
export const SPECTATOR = -2

/** `waiting`: nobody, the game is over. */
export const OVER = 0
/** `waiting`: nature, who picks among the outcomes of `chance`. */
export const CHANCE = 1 << 30

/** An audience is a mask of seats; its sign bit stands for spectators. */
export const EVERYONE = -1

/** The longest list `legal` or `chance` may write. */
export const MAX_MOVES = 4096

/** Something that happened, for logs, animation, sound and speech. Never a sentence. */
export interface GameEvent {
  readonly type: string
  readonly [detail: string]: unknown
}

/** `audience` is the mask of seats that see the event; left out, everybody does. */
export type EventSink = (event: GameEvent, audience?: number) => void

/** What a seat may know, as plain JSON. Built by adding, never by deleting. */
export type View = { readonly [name: string]: unknown }

/** A move in words: `say` is its notation, the rest is for screens (cost, target, consequence). */
export interface MoveInfo {
  readonly kind: string
  /** Language-neutral words, e.g. ['bus', '11']. Unique among the legal moves of one seat. */
  readonly say: readonly (string | number)[]
  readonly [detail: string]: unknown
}

export interface ScorePart {
  /** A key, never a sentence: 'beers', 'visited', 'card'. */
  readonly reason: string
  readonly points: number
  readonly [detail: string]: unknown
}

export interface SeatScore {
  readonly total: number
  /** 1 is best; equal ranks are shared. */
  readonly rank: number
  readonly parts: readonly ScorePart[]
}

/**
 * The rules of one game. Pure: same setup and moves, same state, everywhere and always.
 * `s` is mutated by `apply` alone.
 */
export interface Game<S extends State = State> {
  readonly id: string
  /** Rules version. 0 until rules are declared stable. */
  readonly version: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: OptionSchema
  /** Nobody knows what others do not: every reader gets the same view. Left out: a seat may have secrets. */
  readonly open?: true

  /** The position before the first move. No randomness: chance moves follow. Options are complete and checked. */
  setup(options: Options, seats: number): S
  /** A reason (a key of the game's texts) why this combination cannot be played, or nothing. */
  forbids?(options: Options, seats: number): string | undefined

  /** Mask of the seats that may move now, or CHANCE, or OVER. */
  waiting(s: S): number
  /** Whose turn it is, where others may be asked in between. Left out: the seat that is asked. */
  turn?(s: S): Seat
  /** Kinds of questions (of their first choice) that may be put to a seat outside its turn. Left out: none. */
  readonly asides?: readonly string[]
  /**
   * Mask of the waiting seats whose answers stay sealed until the last one is in.
   * Sealed answers are then applied in seat order. Left out: none.
   */
  sealed?(s: S): number

  /** Writes the seat's moves in canonical order, returns how many. Depends only on what the seat knows. */
  legal(s: S, seat: Seat, out: Int32Array): number
  /** Writes nature's outcomes and their integer weights, returns how many. */
  chance(s: S, out: Int32Array, weights: Int32Array): number
  /** Plays a legal move of `seat` (or NATURE). Events are reported only when a sink is given. */
  apply(s: S, seat: Seat, move: Move, events?: EventSink): void
  /** Audience that learns this move when it is made. Left out: everyone. */
  known?(s: S, seat: Seat, move: Move): number

  /** The move an absent player makes. */
  fallback(s: S, seat: Seat): Move

  view(s: S, reader: Seat): View
  /** A state that fits the view: for bots, hints and tests. What the reader cannot know is dealt anew. */
  imagine(view: View, rng: Rng): S

  /** Per seat: the points so far, each with its reason. Parts add up to the total. */
  score(s: S): SeatScore[]
  describe(s: S, seat: Seat, move: Move): MoveInfo
  /** How far the match is for this seat, as a player would say it: the day and the hour, the round. Known to all. */
  moment?(s: S, seat: Seat): View
}

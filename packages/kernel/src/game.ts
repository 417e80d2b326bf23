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

/**
 * `audience` is the mask of seats that see the event; left out, everybody does. Where seats have secrets every event
 * names its audience.
 */
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
  /** 1 is best; equal ranks are shared. Follows the totals, unless there are teams or a verdict. */
  readonly rank: number
  readonly parts: readonly ScorePart[]
  /** Seats of one team have the same number and share their rank. */
  readonly team?: number
  /** How the game judges the result by a scale of its own: a key, never a sentence. */
  readonly verdict?: string
}

/**
 * How a seat is asked. `turn`: it is its turn; `answer`: a question in somebody else's; `window`: it may react, and
 * silence is an answer; `setup`: before the first turn. Clocks, notices and defaults follow it.
 */
export type Pacing = 'turn' | 'answer' | 'window' | 'setup'

/** A window that is open for a seat, as standing orders speak of it. */
export interface Reaction {
  /** What may be reacted to: one of `Windows.on`. */
  readonly on: string
  /** To whom it happens. */
  readonly to: Seat
  /** The cards a move of the seat plays, in their order; none where it lets the window pass. */
  cards(move: Move): readonly string[]
}

/** What standing orders for the windows of a match may name. Keys, never sentences. */
export interface Windows {
  readonly on: readonly string[]
  readonly cards: readonly string[]
}

/**
 * The rules of one game. Pure: same setup and moves, same state, everywhere and always.
 * `s` is mutated by `apply` alone.
 */
export interface Game<S extends State = State> {
  readonly id: string
  /** Rules version: raised whenever stored moves, or what they lead to, would mean something else. */
  readonly version: number
  /**
   * A move written under an earlier version, as it is written today; nothing where it has no meaning any more. Positions
   * of earlier versions cannot be compared. Left out: matches of earlier versions are not read.
   */
  reads?(version: number, move: Move): Move | undefined
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: OptionSchema
  /** The position before the first move. No randomness: chance moves follow. Options are complete and checked. */
  setup(options: Options, seats: number): S
  /** A reason (a key of the game's texts) why this combination cannot be played, or nothing. */
  forbids?(options: Options, seats: number): string | undefined

  /** Mask of the seats that must move now, or CHANCE, or OVER. */
  waiting(s: S): number
  /**
   * Mask of seats that may move though nobody waits for them: no clock runs, no bot is woken, nothing is played for them
   * and never by force. Nobody while answers lie sealed: they rest on how things are. Left out: none.
   */
  free?(s: S): number
  /** How a seat is asked, or would be: `turn` for whoever has the turn, asked or not. Left out: `turn` for who is asked. */
  pace?(s: S, seat: Seat): Pacing
  /** Kinds of questions (of their first choice) that may be put to a seat outside its turn. Left out: none. */
  readonly asides?: readonly string[]
  /** Those of them nobody may have answered by a standing order. Left out: none. */
  readonly inPerson?: readonly string[]
  /** Those of them one may agree to beforehand, each with the notation of the choice that agrees. Left out: none. */
  readonly consents?: Readonly<Record<string, string>>
  /** Seconds a seat has in live play for what it is asked outside its turn. Left out, or nothing: as the table has it. */
  seconds?(s: S, seat: Seat): number | undefined
  /** What windows of such a match are about. Left out, or nothing: it has none. */
  windows?(options: Options, seats: number): Windows | undefined
  /** The window that is open for this seat. Left out: there is nothing to say of it but its kind. */
  reaction?(s: S, seat: Seat): Reaction | undefined
  /** Counts the parts of a match, its days or rounds: with each, time to wait in windows is given anew. Left out: one part. */
  part?(s: S): number
  /**
   * Mask of the waiting seats whose answers stay sealed until the last one is in.
   * Sealed answers are then applied in seat order. Left out: none.
   */
  sealed?(s: S): number
  /**
   * The question is put even where one answer alone is left: that there is no other would tell something. Left out: never.
   */
  asksAnyway?(s: S): boolean

  /** Writes the seat's moves in canonical order, returns how many. Depends only on what the seat knows. */
  legal(s: S, seat: Seat, out: Int32Array): number
  /** Writes nature's outcomes and their integer weights, returns how many. */
  chance(s: S, out: Int32Array, weights: Int32Array): number
  /** Plays a legal move of `seat` (or NATURE). Events are reported only when a sink is given; of what nature does, the outcome first. */
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
  /** Where the seat has been, once each, for those who like to look back. Keys, never names. Left out: there is nowhere to go. */
  haunts?(s: S, seat: Seat): readonly string[]
}

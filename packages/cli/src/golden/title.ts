import type { Game, Match, Move, Options, Seat, State } from '@estaminet/kernel'
import type { GoldenStep } from './golden-game.ts'

/** What a title needs to have its golden games made and checked. */
export interface GoldenTitle<S extends State> {
  readonly game: Game<S>
  readonly tables: readonly Table[]
  /** Seeds tried. The more, the better the twelve; each is a whole game. */
  readonly seeds: number
  /** Seeds played after the others at chosen tables, where everybody leans the same way: for moments too rare for luck. */
  readonly steered?: { readonly seeds: number; readonly tables: readonly Table[]; readonly leaning: Leaning<S> }
  /** What a position is worth to a seat that looks one step ahead. */
  appraise(s: S, seat: Seat): number
  /** Whether a move only begins a choice, so that its worth shows a step later. */
  begins(move: Move): boolean
  /** Ways to play: what each leans towards, in the same coin as `appraise`. One is dealt to every seat. */
  readonly leanings: readonly Leaning<S>[]
  /** Everything the twelve must show together. */
  readonly wanted: readonly string[]
  /** What a step shows, beside its decision kind and its events. */
  shows(step: GoldenStep<S>): Iterable<string>
  /** What the first word of something shown means, e.g. `goal` in `goal G6`. */
  readonly words: Readonly<Record<string, string>>
  /** Moments that get a file of their own, with the sentence that tells them. */
  readonly moments: Readonly<Record<string, string>>
  /** Games made to order, beside the twelve: where they are kept, what each must be, and what they show together. */
  readonly orders?: {
    readonly folder: string
    readonly games: readonly Order<S>[]
    readonly wanted: readonly string[]
  }
  /** A heading above the moves that follow an event. */
  heading(event: GoldenStep<S>['events'][number]): string | undefined
}

export interface Table {
  readonly seats: number
  readonly options: Options
}

/** A golden game made to order. */
export interface Order<S extends State> {
  /** What its file is called. */
  readonly name: string
  /** What it shows. */
  readonly sentence: string
  readonly table: Table
  /** A bot of the house that plays, by its id; left out: somebody who leans. */
  readonly bot?: string
  /** How everybody plays. */
  readonly leaning: Leaning<S>
  /** How much luck mixes with judgement; 0 for none. */
  readonly mood: number
  /** Nature is kind to the first seat: for ends too rare for luck. */
  readonly kind?: boolean
  /** How good a game is for it; of so many the best is kept, and none better than `enough` is looked for. */
  readonly tries: number
  readonly enough: number
  fits(match: Match<S>, shown: ReadonlySet<string>): number
}

export interface Leaning<S extends State> {
  lean(s: S, seat: Seat, move: Move): number
  /** What it sees in a position beside its worth. */
  prize?(s: S, seat: Seat): number
}

/** Everything one step shows. */
export function* shownBy<S extends State>(title: GoldenTitle<S>, step: GoldenStep<S>): Generator<string> {
  yield `kind ${step.kind}`
  for (const { type } of step.events) yield `event ${type}`
  yield* title.shows(step)
}

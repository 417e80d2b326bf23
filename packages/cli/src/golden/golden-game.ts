import {
  copy,
  type Game,
  Match,
  NATURE,
  notationOf,
  type Options,
  readNotation,
  type Seat,
  type State,
} from '@estaminet/kernel'

/** A complete game as text can hold it: chance is written down like any other move. */
export interface GoldenGame {
  /** What it shows, in a sentence. */
  readonly sentence: string
  readonly game: string
  readonly rules: number
  readonly seats: number
  readonly options: Options
  readonly moves: readonly WrittenMove[]
  readonly scores: readonly WrittenScore[]
}

export interface WrittenMove {
  readonly by: Seat
  readonly notation: string
  /** Remarks that stand above the move. */
  readonly remarks: readonly string[]
}

export interface WrittenScore {
  readonly total: number
  readonly rank: number
  /** One line a part, e.g. `largeBarrel 4 goal=G3`. */
  readonly parts: readonly string[]
}

/** Something heard and seen while a game is replayed. */
export type Listener<S extends State> = (step: GoldenStep<S>) => void

export interface GoldenStep<S extends State> {
  readonly before: S
  readonly after: S
  readonly by: Seat
  readonly kind: string
  readonly events: readonly { readonly type: string; readonly [detail: string]: unknown }[]
}

/** Plays a golden game from its notation alone. */
export function replayGolden<S extends State>(game: Game<S>, golden: GoldenGame, listen?: Listener<S>): Match<S> {
  const match = Match.begin(game, { seats: golden.seats, options: golden.options })
  const before = match.at(0)
  for (const { by, notation } of golden.moves) {
    const move = readNotation(game, match.state, by, notation)
    if (!listen) match.play(by, move)
    else {
      copy(before, match.state)
      const { kind } = game.describe(before, by, move)
      const events: GoldenStep<S>['events'][number][] = []
      match.play(by, move, (event) => events.push(event))
      listen({ before, after: match.state, by, kind, events })
    }
  }
  return match
}

/** The moves of a match that somebody has to write down: forced ones follow by themselves. */
export function writtenMoves<S extends State>(match: Match<S>, remarks: (step: number) => readonly string[]) {
  const s = match.at(0)
  return match.line.flatMap(({ by, move, forced }, step) => {
    const notation = notationOf(match.game, s, by, move)
    match.game.apply(s, by, move)
    return forced ? [] : [{ by, notation, remarks: remarks(step) }]
  })
}

/** Breakdowns as text: every part with its points and its details, save those that explain the points themselves. */
export function writtenScores<S extends State>(game: Game<S>, s: S): WrittenScore[] {
  return game.score(s).map(({ total, rank, parts }) => ({
    total,
    rank,
    parts: parts.map(({ reason, points, ...details }) =>
      [
        reason,
        points,
        ...Object.entries(details).flatMap(([name, value]) =>
          typeof value === 'object' ? [] : [`${name}=${String(value)}`],
        ),
      ].join(' '),
    ),
  }))
}

/** Seats are called A, B, C …; nature is a star. */
export const actorLetter = (by: Seat): string => (by === NATURE ? '*' : String.fromCharCode(65 + by))
export const actorOfLetter = (letter: string): Seat => (letter === '*' ? NATURE : letter.charCodeAt(0) - 65)

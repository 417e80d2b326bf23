import { blankOf, copy, isOpen, type Move, type Rng, type Seat, type State, type View } from '@estaminet/kernel'
import type { Place } from '../bot.ts'
import { KeyedChance } from '../keyed-chance.ts'
import type { Adviser } from './adviser.ts'
import { adviserFor } from './advisers.ts'
import { playOn, settle } from './play-on.ts'
import { type Reason, reasonsFor } from './reasons.ts'
import { estimateOf, meanOf } from './sums.ts'
import { hopesIn } from './win-chance.ts'

export interface AdvisedMove {
  readonly move: Move
  /** The points the seat may expect at the end of the match. */
  readonly worth: number
  /** How many fewer than with the best move; the standard error of that. */
  readonly behind: number
  readonly error: number
  /** The chance to be first in the end, 0 to 1. */
  readonly chance: number
  /** What the move changes at once, by the things on the table, the weightiest first. */
  readonly reasons: readonly Reason[]
}

/** How much to think. */
export interface AdviceEffort {
  /** How many moves to name (3). */
  readonly moves?: number
  /** How many of the most promising moves are played on (5), and how often each (6). */
  readonly candidates?: number
  readonly samples?: number
  /** Told after each time all of them were played on: the share that is done. */
  readonly progress?: (share: number) => void
  /** Asked between two times: once it says no, what was found by then is told. */
  readonly goOn?: () => boolean
}

/** The best moves at a place, the best first. It sees what the seat sees, as a bot does. */
export function advise(place: Place, effort: AdviceEffort = {}): AdvisedMove[] {
  const adviser = adviserFor(place.game)
  const { seat, moves, rng } = place
  const { moves: named = 3, candidates = 5 } = effort
  const view = place.view()
  const s = adviser.game.imagine(view, rng)
  const looks = adviser.look(s, seat, moves)
  const promising = Array.from(moves, (move, i) => ({ move, look: looks[i] }))
    .sort((a, b) => b.look - a.look)
    .slice(0, candidates)
  const futures = futuresOf(
    adviser,
    { s, view, seat, rng },
    promising.map(({ move }) => move),
    effort,
  )
  futures.sort((a, b) => meanOf(b.points) - meanOf(a.points))
  return futures.slice(0, named).map(({ move, points, chances }) => {
    const { mean, error } = estimateOf(points.map((one, i) => futures[0].points[i] - one))
    return {
      move,
      worth: meanOf(points),
      behind: mean,
      error,
      chance: meanOf(chances),
      reasons: reasonsOf(adviser, s, seat, move),
    }
  })
}

/** A position as a seat sees it. */
export interface Seen<S extends State> {
  readonly s: S
  readonly view: View
  readonly seat: Seat
  readonly rng: Rng
}

/** What came of a move each time it was played on, for its seat; the same dice for every move. */
export interface Future {
  readonly move: Move
  readonly points: number[]
  readonly chances: number[]
}

/** From fewer it cannot be told how sure a difference is. */
const FEWEST = 2

/** Plays every move on, so often each. What the seat cannot know is imagined anew each time. */
export function futuresOf<S extends State>(
  adviser: Adviser<S>,
  { s, view, seat, rng }: Seen<S>,
  moves: readonly Move[],
  { samples = 6, progress, goOn }: Pick<AdviceEffort, 'samples' | 'progress' | 'goOn'>,
): Future[] {
  const { game } = adviser
  const seats = game.score(s).length
  const futures = moves.map((move): Future => ({ move, points: [], chances: [] }))
  const board = blankOf(s)
  const key = rng.below(1 << 30)
  for (let sample = 0; sample < samples; sample++) {
    if (sample >= FEWEST && goOn?.() === false) break
    const root = isOpen(s) ? s : game.imagine(view, rng)
    for (const { move, points, chances } of futures) {
      copy(board, root)
      game.apply(board, seat, move)
      playOn(adviser, board, seats, new KeyedChance(`${key}/${sample}`))
      const hopes = hopesIn(adviser, board)
      points.push(hopes.points[seat])
      chances.push(hopes.chances[seat])
    }
    progress?.((sample + 1) / samples)
  }
  return futures
}

/** Rolls that a move brings are rolled so often to say what it changes. */
const ROLLS = 6

function reasonsOf<S extends State>(adviser: Adviser<S>, s: S, seat: Seat, move: Move): Reason[] {
  const seats = adviser.game.score(s).length
  const sums = new Map<string, number>()
  for (let roll = 0; roll < ROLLS; roll++) {
    const after = copy(blankOf(s), s)
    adviser.game.apply(after, seat, move)
    settle(adviser, after, seats, new KeyedChance(`${roll}`))
    for (const { term, points } of reasonsFor(adviser, s, after, seat))
      sums.set(term, (sums.get(term) ?? 0) + points / ROLLS)
  }
  return [...sums].map(([term, points]) => ({ term, points })).sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
}

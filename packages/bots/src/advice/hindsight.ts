import { blankOf, copy, isOpen, type Move, movesOf, type Rng, type Seat, type State, seeded } from '@estaminet/kernel'
import { mostOf } from '../most-of.ts'
import { futuresOf, type Seen } from './advise.ts'
import type { Adviser } from './adviser.ts'
import type { Decision } from './analysis.ts'
import { estimateOf, meanOf } from './sums.ts'

/** A choice that was made, and the position it was made in. */
export interface Chosen<S extends State> {
  readonly at: number
  readonly s: S
  readonly seat: Seat
  readonly played: Move
}

/** What people do is never as sure as what is played on in thought: no difference is known better than this, in points. */
const LEAST_ERROR = 0.5

/** What the seat knew then. */
function seenBy<S extends State>({ game }: Adviser<S>, { s, seat, at }: Chosen<S>): Seen<S> {
  const rng: Rng = seeded(`hindsight ${at}`)
  const view = game.view(s, seat)
  return { s: isOpen(s) ? copy(blankOf(s), s) : game.imagine(view, rng), view, seat, rng }
}

/** The judgement of a position decides what was best, and what the move that was played was worth. */
export function lookQuickly<S extends State>(adviser: Adviser<S>, chosen: Chosen<S>): Decision {
  const { at, seat, played } = chosen
  const moves = movesOf(adviser.game, chosen.s, seat)
  const looks = adviser.look(seenBy(adviser, chosen).s, seat, moves)
  const best = mostOf(looks)
  const before = looks[best]
  const after = looks[moves.indexOf(played)]
  return {
    at,
    seat,
    played,
    best: before > after ? moves[best] : played,
    before,
    after,
    loss: before - after,
    lossOfChance: 0,
    isError: false,
  }
}

/** Plays on what was best at the quick look and what was played, with the same dice: only what that bears out is an error. */
export function lookClosely<S extends State>(
  adviser: Adviser<S>,
  chosen: Chosen<S>,
  quick: Decision,
  samples: number,
): Decision {
  const [best, played] = futuresOf(adviser, seenBy(adviser, chosen), [quick.best, quick.played], { samples })
  const difference = estimateOf(best.points.map((points, i) => points - played.points[i]))
  const { mean } = difference
  const error = Math.max(LEAST_ERROR, difference.error)
  return {
    ...quick,
    before: meanOf(best.points),
    after: meanOf(played.points),
    loss: Math.max(0, mean),
    lossOfChance: Math.max(0, meanOf(best.chances) - meanOf(played.chances)),
    error,
    isError: mean > 2 * error,
  }
}

import type { Analysis } from '@estaminet/bots/advice'
import type { Seat } from '@estaminet/kernel'
import type { Missed } from './missed.ts'
import type { Moment } from './story.ts'
import type { Strong } from './strong.ts'

/** What a close look finds beside the points: chances, luck, and which choices cost points. */
export interface Insight {
  /** Chances to be first in per cent, moment by moment of the course and seat by seat, as far as the look has come. */
  readonly chances: readonly (readonly number[])[]
  /** What dice and draws brought everybody above expectation, in per cent of chance; alone, in points. */
  readonly luck: readonly number[]
  /** The biggest turns that chance took, in the order in which they came. */
  readonly turns: readonly Fortune[]
  /** How many doubtful choices were played on once more; nothing is known of the others. */
  readonly looked: number
  /** Of these, by seat: how many were worse than another, and the points they cost together. */
  readonly costly: readonly { readonly count: number; readonly points: number }[]
  /** Those that cost most. */
  readonly missed: readonly Missed[]
  /** Where chances changed most, by chance or by choice. */
  readonly strong: readonly Strong[]
  /** What there was no time for: the end of the match, or some of the doubtful choices. */
  readonly left: 'course' | 'choices' | undefined
}

export interface Fortune {
  /** The turn in which it happened, as a moment of the course. */
  readonly moment: number
  readonly seat: Seat
  /** In per cent. */
  readonly chance: number
}

const PER_CENT = 100
const MOST = 3
/** Less is not worth a line. */
const LEAST = 4

export function insightOf(
  analysis: Analysis,
  course: readonly Moment[],
  missed: readonly Missed[] = [],
  strong: readonly Strong[] = [],
): Insight {
  const { seats, curve, luck, swings, decisions, players, until, complete } = analysis
  const seen = course.filter(({ at }, n) => n === 0 || at <= until)
  return {
    chances: seen.map(({ at }) => {
      // What chance deals before the first choice has no curve of its own.
      const { chances } = curve.findLast((one) => one.at <= at) ?? curve[0] ?? { chances: [] }
      return chances.map((one) => one * PER_CENT)
    }),
    luck: Array.from({ length: seats }, (_, seat) =>
      luck
        .map(({ points, chances }) => (seats === 1 ? points[seat] : chances[seat] * PER_CENT))
        .reduce((sum, one) => sum + one, 0),
    ),
    turns: swings
      .flatMap(({ at, seat, chance, by }): Fortune[] => {
        const percent = Math.round(chance * PER_CENT)
        const moment = course.findIndex((one) => one.at > at)
        return by !== 'luck' || moment < 0 || Math.abs(percent) < LEAST ? [] : [{ moment, seat, chance: percent }]
      })
      .slice(0, MOST)
      .toSorted((a, b) => a.moment - b.moment),
    looked: decisions.filter(({ error }) => error !== undefined).length,
    costly: players.map(({ errors, lost }) => ({ count: errors, points: lost })),
    missed,
    strong,
    left: complete ? undefined : seen.length < course.length ? 'course' : 'choices',
  }
}

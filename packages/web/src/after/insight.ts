import type { Analysis } from '@estaminet/bots/advice'
import type { Seat } from '@estaminet/kernel'
import type { Moment } from './story.ts'

/** What a close look finds beside the points: chances, luck, and what chance or a choice turned. */
export interface Insight {
  /** Chances to be first in per cent, moment by moment of the course and seat by seat. */
  readonly chances: readonly (readonly number[])[]
  /** What dice and draws brought everybody above expectation, in per cent of chance; alone, in points. */
  readonly luck: readonly number[]
  /** The biggest turns of fortune, in the order in which they came. */
  readonly turns: readonly Fortune[]
}

export interface Fortune {
  /** The turn in which it happened, as a moment of the course. */
  readonly moment: number
  readonly seat: Seat
  /** In per cent. */
  readonly chance: number
  readonly by: 'luck' | 'decision'
}

const PER_CENT = 100
const MOST = 3
/** Less is not worth a line. */
const LEAST = 4

export function insightOf({ seats, curve, luck, swings }: Analysis, course: readonly Moment[]): Insight {
  return {
    chances: course.map(({ at }) => {
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
        return moment < 0 || Math.abs(percent) < LEAST ? [] : [{ moment, seat, chance: percent, by }]
      })
      .slice(0, MOST)
      .toSorted((a, b) => a.moment - b.moment),
  }
}

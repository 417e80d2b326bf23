import type { Move, Seat } from '@estaminet/kernel'
import type { Luck } from './luck.ts'
import type { Hopes } from './win-chance.ts'

/** A choice among two or more, as it is judged afterwards. */
export interface Decision {
  /** Its place in the line of the match. */
  readonly at: number
  readonly seat: Seat
  readonly played: Move
  readonly best: Move
  /** The points the seat could expect with the best move, and with the one it played. */
  readonly before: number
  readonly after: number
  /** What the choice cost, in points and in chance to be first; never less than nothing. */
  readonly loss: number
  readonly lossOfChance: number
  /** The standard error of the loss; left out where there was only a quick look. */
  readonly error?: number
  /** The loss is more than twice its standard error: it may be shown. */
  readonly isError: boolean
}

/** A moment of the match, after so many moves of its line, when nothing is half done. */
export interface Moment extends Hopes {
  readonly at: number
}

/** Where somebody's chance to be first changed most, and why. */
export interface Swing {
  readonly at: number
  readonly seat: Seat
  readonly chance: number
  readonly by: 'luck' | 'decision'
}

export interface SeatAnalysis {
  readonly decisions: number
  /** Decisions shown to be errors, and the points they cost together. */
  readonly errors: number
  readonly lost: number
  /** What chance brought above expectation, in points and in chance to be first. */
  readonly luck: number
  readonly luckOfChance: number
}

export interface Analysis {
  readonly game: string
  readonly seats: number
  /** Every decision of the match, in order. */
  readonly decisions: readonly Decision[]
  readonly luck: readonly Luck[]
  /** What everybody could hope for, moment by moment. */
  readonly curve: readonly Moment[]
  /** The biggest swings, the biggest first. */
  readonly swings: readonly Swing[]
  /** By seat. */
  readonly players: readonly SeatAnalysis[]
  /** How many moves of the match's line were looked at: luck, curve and decisions are known up to there. */
  readonly until: number
  /** Whether there was time for all of it. */
  readonly complete: boolean
}

export interface AnalysisEffort {
  /** How many of the most doubtful decisions are looked at closely (40), and how often their moves are played on (12). */
  readonly closely?: number
  readonly samples?: number
  /** An earlier analysis of this match, with the same effort, that had no time for all of it: it is gone on with. */
  readonly from?: Pick<Analysis, 'decisions' | 'luck' | 'curve' | 'until'>
  /** Told between two pieces of work: the share of all of it that is done. */
  progress?(share: number): void
  /** Asked between two pieces of work: when it says no, the rest is left out. */
  goOn?(): boolean
}

const MOST_SWINGS = 8

/** Adds up what was found, for each seat and for the match. */
export function summed(
  found: Pick<Analysis, 'game' | 'seats' | 'decisions' | 'luck' | 'curve' | 'until' | 'complete'>,
): Analysis {
  const { seats, decisions, luck } = found
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)
  return {
    ...found,
    swings: swingsIn(decisions, luck),
    players: Array.from({ length: seats }, (_, seat) => {
      const own = decisions.filter((one) => one.seat === seat)
      const errors = own.filter(({ isError }) => isError)
      return {
        decisions: own.length,
        errors: errors.length,
        lost: sum(errors.map(({ loss }) => loss)),
        luck: sum(luck.map(({ points }) => points[seat])),
        luckOfChance: sum(luck.map(({ chances }) => chances[seat])),
      }
    }),
  }
}

function swingsIn(decisions: readonly Decision[], luck: readonly Luck[]): Swing[] {
  const chosen = decisions.flatMap(({ at, seat, isError, lossOfChance }): Swing[] =>
    isError && lossOfChance > 0 ? [{ at, seat, chance: -lossOfChance, by: 'decision' }] : [],
  )
  const rolled = luck.map(({ at, chances }): Swing => {
    const seat = chances.reduce((most, chance, one) => (Math.abs(chance) > Math.abs(chances[most]) ? one : most), 0)
    return { at, seat, chance: chances[seat], by: 'luck' }
  })
  return [...chosen, ...rolled]
    .filter(({ chance }) => Math.abs(chance) >= LEAST_SWING)
    .sort((a, b) => Math.abs(b.chance) - Math.abs(a.chance))
    .slice(0, MOST_SWINGS)
}

/** Less is no swing. */
const LEAST_SWING = 0.02

import type { Analysis, Decision } from '@estaminet/bots/advice'
import { isOpen, type Move, movesOf, type Seat, SPECTATOR, type View } from '@estaminet/kernel'
import type { Ask } from '@estaminet/table'
import { choiceOf } from '@estaminet/table/choice'
import type { Timeline } from '../replay/timeline.ts'

/** A choice that was worse than another beyond what the look at it may err: what was asked, and what its player saw. */
export interface Missed {
  /** The position it was made in. */
  readonly at: number
  readonly seat: Seat
  /** How far the match was, as the game says it. */
  readonly when: View
  readonly played: Move
  readonly best: Move
  /** What it cost, in points, give or take so many: twice the standard error. */
  readonly loss: number
  readonly margin: number
  readonly ask: Ask
  readonly view: View
}

const MOST = 3
const SURE = 2

/** The choices that cost most, in the order in which they were made. */
export function missedOf({ decisions }: Pick<Analysis, 'decisions'>, timeline: Timeline): Missed[] {
  return decisions
    .filter(({ isError }) => isError)
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, MOST)
    .toSorted((a, b) => a.at - b.at)
    .map((decision) => askedOf(decision, timeline))
}

/** What was asked where somebody decided, and what they saw. */
export function askedOf({ at, seat, played, best, loss, error = 0 }: Decision, timeline: Timeline): Missed {
  const { game } = timeline
  const s = timeline.state(at)
  const choices = movesOf(game, s, seat).map((move) => choiceOf(game, s, seat, move))
  return {
    at,
    seat,
    when: timeline.moment(at, seat) ?? {},
    played,
    best,
    loss,
    margin: SURE * error,
    ask: { id: `${at}`, seat, sealed: false, choices },
    view: game.view(s, isOpen(s) ? SPECTATOR : seat),
  }
}

import { blankOf, copy } from '@estaminet/kernel'
import type { PlaceName } from '../../content/condition.ts'
import { placeId } from '../../content/places.ts'
import { move } from '../../engine/moves.ts'
import { DELAY, TRAVEL } from '../../engine/numbers.ts'
import { listen, type Part } from '../../engine/parts.ts'
import { moveDelay } from '../../engine/reckon.ts'
import { carried, type RaceState } from '../../engine/state.ts'
import { topOf } from '../../engine/steps.ts'
import { mayCycle, travelsSlowly } from '../../rules/breathalyzer.ts'
import { declaredTime } from '../../rules/moving.ts'
import { take } from '../../rules/objectives.ts'
import { tryOut } from '../../try-out.ts'
import type { RaceView } from '../../view.ts'
import { ANSWER } from './numbers.ts'
import { type AskedAbout, answers, readWindow, window } from './window.ts'

/** What an answer to a window would change, for whoever has to give it. */

/** What the open window asks about; nothing where none is open. */
export function windowIn({ steps }: Pick<RaceView, 'steps'>): AskedAbout | undefined {
  const step = steps.at(-1)
  return step?.step === window.name ? readWindow(step.also ?? 0) : undefined
}

/** The objective card somebody is about to take, by the step that waits for the answers; nothing where none is taken. */
export function claimedIn({ steps, machine }: Pick<RaceView, 'steps' | 'machine'>): string | undefined {
  const taking = steps.findLast(({ step }) => step === take.name)
  return (taking && machine.cards[taking.more]) ?? undefined
}

/** How what a window is about ends for its subject. */
export interface Outcome {
  readonly time: number
  readonly place: PlaceName
  readonly beers: number
  readonly cheese: number
  readonly level: number
  /** What that level forbids them. */
  readonly band: Band
  readonly coasters: number
  readonly points: number
}

/** Bands of the Breathalyzer, from the best one on. */
export const BANDS = ['clear', 'noBicycle', 'slow', 'asleep'] as const
export type Band = (typeof BANDS)[number]

export interface Answered {
  readonly subject: number
  /** If nobody answers. */
  readonly passed: Outcome
  /** If this seat answers so, and nobody else at all. */
  readonly played: Outcome
}

/** Dice that are still to be rolled help. `s`: as the seat knows it; what others may have answered in secret is left aside. */
export function answered(s: RaceState, seat: number, answer: number): Answered {
  const { subject } = readWindow(s.stack[topOf(s) + 3])
  const alone = copy(blankOf(s), s)
  answers(alone).fill(0)
  const after = (move: number): Outcome => outcomeOf(tryOut(alone, move, 'good', { by: seat }).after, subject)
  return { subject, passed: after(move(ANSWER)), played: after(answer) }
}

/** What the time of the declared move is made of, with the cards that were played into it so far. */
export function declaredParts(s: RaceState, seat: number): readonly Part[] {
  const noted = listen(() => declaredTime(s, seat) + moveDelay(s, seat))
  return [...(noted.get(TRAVEL) ?? []), ...(noted.get(DELAY) ?? [])]
}

const outcomeOf = (s: RaceState, seat: number): Outcome => ({
  time: s.time[seat],
  place: placeId(s.place[seat]),
  beers: carried(s, seat),
  cheese: s.cheese[seat],
  level: s.level[seat],
  band: bandOf(s, seat),
  coasters: s.coasters[seat],
  points: s.score[seat],
})

/** As the rules see it: a card may waive what a level forbids. */
function bandOf(s: RaceState, seat: number): Band {
  if (s.asleep[seat] === 1) return 'asleep'
  return travelsSlowly(s, seat) ? 'slow' : mayCycle(s, seat) ? 'clear' : 'noBicycle'
}

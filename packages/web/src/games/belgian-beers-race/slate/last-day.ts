import type { Ask, Choice } from '@estaminet/table'
import type { Language, Preview } from '../../../shell/table/game-screen.ts'
import { colon } from '../../../texts/thin.ts'
import { isSafe, journeyOf } from '../choices.ts'
import { type Foretold, fear } from '../foretell.ts'
import type { RaceView } from '../model.ts'
import { say } from '../texts/index.ts'

type Line = Preview['lines'][number]

/** Where the last day should end. */
export const homeLine = (language: Language): Line => ({ text: say(language).backHome, icon: 'flag', mood: 'gain' })

/** On the last day: whether the way home can still be made after the move, if all goes well and if luck fails. */
export function homeLines(choice: Choice, ask: Ask, view: RaceView, good: Foretold, language: Language): Line[] {
  const t = say(language).lastDay
  const isTooFar = good.home !== undefined && isShort(good.home)
  // Whoever cannot get home anyway does not lose it by this move.
  const lines: Line[] = isTooFar && !good.home?.wasTooFar ? [{ text: t.tooFar, icon: 'flag', mood: 'loss' }] : []
  const journey = journeyOf(choice)
  if (!good.home || !journey || isSafe(journey) || (journey.kind !== 'bus' && journey.kind !== 'hitch')) return lines
  const { home, worth } = fear(view, ask.seat, choice.move)
  const paid = -(worth.parts.find(({ reason }) => reason === 'return')?.points ?? 0)
  const failed = home && setback(home, paid, isTooFar, language)
  return failed
    ? [...lines, { ...failed, text: `${t.if[journey.kind]}${colon(language)}${failed.text}`, icon: 'flag' }]
    : lines
}

type Home = NonNullable<Foretold['home']>
const isShort = ({ left, way }: Home): boolean => left > 0 && way > left

/** What whoever had no luck is left with; nothing where it is no worse than with it. */
function setback(home: Home, penalty: number, isTooFar: boolean, language: Language): Line | undefined {
  const { left, way } = home
  const t = say(language).lastDay
  if (left === 0) return way === 0 ? { text: t.overHome } : { text: t.over(penalty), mood: 'loss' }
  if (way === 0 || isTooFar) return undefined
  return isShort(home) ? { text: t.tooFew(left), mood: 'loss' } : { text: t.enough(left, way), mood: 'risk' }
}

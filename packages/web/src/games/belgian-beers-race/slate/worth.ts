import type { Worth, WorthPart } from '@estaminet/belgian-beers-race/base'
import type { Language } from '../../../shell/table/game-screen.ts'
import { signed } from '../../../texts/minus.ts'
import { meetingOf } from '../expansions/screens.ts'
import type { RaceView } from '../model.ts'
import { expansionReason } from '../texts/expansions.ts'
import { say } from '../texts/index.ts'

/** What is worth more than something else, reason by reason. */
export function less(worth: Worth, other: Worth): Worth {
  const same = (a: WorthPart, b: WorthPart) => a.reason === b.reason && a.card === b.card
  const compared = worth.parts.map((part) => ({
    ...part,
    points: part.points - (other.parts.find((one) => same(one, part))?.points ?? 0),
  }))
  const missed = other.parts.filter((part) => !worth.parts.some((one) => same(one, part)))
  const parts = [...compared, ...missed.map((part) => ({ ...part, points: -part.points }))]
  return { points: worth.points - other.points, parts: parts.filter(({ points }) => points !== 0) }
}

/** Reasons that go by one word: the four bonuses, what stands beside a track, cards, those in hand among them. */
const WORD: Readonly<Record<string, keyof ReturnType<typeof say>['worth']['reasons']>> = {
  beers: 'beers',
  bottles: 'bottles',
  coasters: 'coasters',
  'bonus-player': 'bonus',
  'bonus-author': 'bonus',
  'bonus-cardinal': 'bonus',
  'bonus-trappist': 'bonus',
  cubes: 'cubes',
  cheese: 'cheese',
  'cheese-markers': 'cheese',
  visited: 'visited',
  card: 'card',
  level3: 'flag',
  cheers: 'cheers',
  'cheers-markers': 'cheers',
  return: 'return',
  floor: 'floor',
  'confrontation/cards': 'hand',
  'confrontation/points': 'given',
}

/** Why it is worth that, in the order of the scoring: `bottle, 3 evenings +3 · beers carried −2`. */
export function reasonsIn({ parts }: Worth, view: RaceView, language: Language): string {
  const t = say(language).worth
  const cheers = meetingOf(view, language)?.reason ?? t.reasons.cheers
  const sums = new Map<string, number>()
  for (const { reason, points, evenings = 1 } of parts) {
    const word = WORD[reason]
    const name = word === 'cheers' ? cheers : word ? t.reasons[word] : lowered(expansionReason(reason, language))
    const why = evenings > 1 ? t.evenings(name, evenings) : name
    sums.set(why, (sums.get(why) ?? 0) + points)
  }
  return [...sums].map(([why, points]) => `${why} ${signed(points)}`).join(' · ')
}

/** Their names begin a line of the tally; here they stand within one. */
const lowered = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

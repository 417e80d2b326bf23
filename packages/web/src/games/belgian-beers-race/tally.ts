import { VISITED_STEPS } from '@estaminet/belgian-beers-race/board'
import type { ScorePart, SeatScore } from '@estaminet/kernel'
import type { SourceLine } from '../../after/source-line.ts'
import type { Language } from '../../shell/table/game-screen.ts'
import type { Meeting } from './expansions/expansion-screen.ts'
import { expansionReason } from './texts/expansions.ts'
import { momentTexts, say } from './texts/index.ts'

/** Why everybody has the points they have. Reasons that brought nobody anything are left out. */
export function tally(
  scores: readonly Pick<SeatScore, 'parts'>[],
  language: Language,
  meeting?: Meeting,
  evenings: 'each' | 'together' = 'each',
): SourceLine[] {
  const t = say(language).tally
  const help = momentTexts(language).tally
  const steps = VISITED_STEPS.filter(([from]) => from > 0)
    .map(([from, points]) => `${from}\u00a0→\u00a0${points}`)
    .join(', ')
  const line = (name: string, icon: string, counts: (part: ScorePart) => boolean, help?: string): SourceLine => ({
    name,
    icon,
    ...(help === undefined ? {} : { help }),
    points: scores.map(({ parts }) => parts.filter(counts).reduce((sum, { points }) => sum + points, 0)),
  })
  const because =
    (...reasons: string[]) =>
    ({ reason }: ScorePart) =>
      reasons.includes(reason)
  const lastDay = ['beers', 'bottles', 'coasters']
  const evening = (day: number) => line(t.evening(day), 'moon', (part) => part.reason === 'daily' && part.day === day)
  const expansions = reasonsOfExpansions(scores).map((reason) => ({
    reason,
    row: line(expansionReason(reason, language), SIGN_OF[reason.split('/')[0]] ?? 'star', because(reason)),
  }))
  return [
    ...(evenings === 'each'
      ? [evening(1), evening(2), line(t.lastEvening, 'taste', because(...lastDay))]
      : [line(t.evenings, 'moon', because('daily', ...lastDay))]),
    line(t.cards, 'lightning', because('card')),
    line(t.visits, 'pin', because('visited'), help.visits(steps)),
    line(t.bonus, 'star', ({ reason }) => reason.startsWith('bonus-')),
    line(t.cheese, 'cheese', because('cheese', 'cheese-markers')),
    line(meeting?.points ?? t.cheers, meeting ? 'swap' : 'toast', because('cheers', 'cheers-markers')),
    line(t.backpack, 'backpack', because('cubes')),
    line(t.flags, 'flag', because('level3')),
    ...expansions.filter(({ reason }) => !isOfTeam(reason)).map(({ row }) => row),
    line(t.home, 'late', because('return'), help.home),
    line(t.floor, 'check', because('floor')),
    ...expansions.filter(({ reason }) => isOfTeam(reason)).map(({ row }) => row),
  ].filter(({ points }) => points.some((one) => one !== 0))
}

/** What a team has is counted once everybody has theirs. */
const isOfTeam = (reason: string): boolean => reason.startsWith('team/')

/** The sign of each expansion, as on its cards. */
const SIGN_OF: Readonly<Record<string, string>> = {
  confrontation: 'cards',
  events: 'event',
  characters: 'character',
  bands: 'fans',
  'pixel-bag': 'pixel',
  solo: 'hat',
  team: 'team',
}

const BOXES = Object.keys(SIGN_OF)
const placeOf = (reason: string): number => BOXES.indexOf(reason.split('/')[0])

/** What expansions gave points for, each once; what is of one expansion stands together, in every game in the same order. */
const reasonsOfExpansions = (scores: readonly Pick<SeatScore, 'parts'>[]): string[] =>
  [...new Set(scores.flatMap(({ parts }) => parts.map(({ reason }) => reason)))]
    .filter((reason) => reason.includes('/'))
    .sort((a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1))

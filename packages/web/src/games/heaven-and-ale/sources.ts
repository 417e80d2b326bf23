import type { ScorePart, SeatScore } from '@estaminet/kernel'
import type { SourceLine } from '../../after/source-line.ts'
import type { Language } from '../../texts/languages.ts'
import { wordsIn } from './texts/index.ts'

const SOURCES = [
  ['production', 'brewmaster'],
  ['largeBarrel', 'barrel-large'],
  ['smallBarrel', 'barrel-small'],
  ['barrelCard', 'privilege'],
  ['firstPlace', 'first'],
] as const

/** Why everybody has the points they have. Reasons that brought nobody anything are left out. */
export const sourcesOf = (scores: readonly Pick<SeatScore, 'parts'>[], language: Language): SourceLine[] =>
  SOURCES.map(([reason, icon]): SourceLine => {
    const sum = (parts: readonly ScorePart[]) =>
      parts.filter((part) => part.reason === reason).reduce((all, { points }) => all + points, 0)
    return { icon, name: wordsIn(language).score[reason], points: scores.map(({ parts }) => sum(parts)) }
  }).filter(({ points }) => points.some((one) => one !== 0))

import { ASLEEP_FROM, BICYCLE_FORBIDDEN_FROM, DOUBLING_FROM } from '@estaminet/belgian-beers-race/board'
import type { Language, Preview } from '../../../shell/table/game-screen.ts'
import { colon } from '../../../texts/thin.ts'
import { say } from '../texts/index.ts'

type Line = Preview['lines'][number]

/** A level with what it takes away or gives back. */
export function levelLine(from: number, to: number, language: Language): Line {
  const t = say(language)
  const crossed = (threshold: number): boolean => from < threshold && to >= threshold
  const loss = crossed(ASLEEP_FROM)
    ? t.asleep
    : crossed(DOUBLING_FROM)
      ? t.slow
      : crossed(BICYCLE_FORBIDDEN_FROM)
        ? t.noBicycle
        : undefined
  const gain = from >= BICYCLE_FORBIDDEN_FROM && to < BICYCLE_FORBIDDEN_FROM ? t.ridesAgain : undefined
  const more = loss ?? gain
  return {
    text: more ? `${t.level(from, to)}${colon(language)}${more}` : t.level(from, to),
    icon: 'breathalyzer',
    ...(loss ? { mood: 'loss' as const } : gain || to < from ? { mood: 'gain' as const } : {}),
  }
}

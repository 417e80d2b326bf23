import type { GameStatistics } from '../../standing/statistics.ts'
import { sourcesOf } from './sources.ts'
import { words } from './texts/index.ts'

/** What all the abbeys of a lifetime brewed. */
export const statistics: GameStatistics = {
  open: (language) => words.open(language),
  sources(points, language) {
    const parts = Object.entries(points).map(([reason, points]) => ({ reason, points }))
    return sourcesOf([{ parts }], language)
  },
}

import type { GameStatistics } from '../../standing/statistics.ts'
import type { PlaceName } from './model.ts'
import { tally } from './tally.ts'
import { openExpansionWords } from './texts/expansions.ts'
import { town, words } from './texts/index.ts'

/** The races of a lifetime, in the words of their last evening. */
export const statistics: GameStatistics = {
  async open(language) {
    await Promise.all([words.open(language), openExpansionWords(language)])
  },
  sources(points, language) {
    const parts = Object.entries(points).map(([reason, points]) => ({ reason, points }))
    return tally([{ parts }], language, undefined, 'together')
  },
  place: (id, language) => ({ name: town(language, id as PlaceName), number: id }),
}

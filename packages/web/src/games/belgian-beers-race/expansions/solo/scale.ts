import { SOLO_TITLES, SOLO_WIN_FROM } from '@estaminet/belgian-beers-race/solo'
import type { ExpansionTexts } from '@estaminet/belgian-beers-race/texts/expansions'

/** Every title with the points it takes, and among them where one wins: a title alone is no victory. */
export const scale = (names: ExpansionTexts['soloTitles'], win: string): string =>
  [...SOLO_TITLES.slice(1).map(({ title, from }) => ({ from, name: names[title] })), { from: SOLO_WIN_FROM, name: win }]
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, name }) => `${from}\u00a0${name}`)
    .join('\u00a0· ')

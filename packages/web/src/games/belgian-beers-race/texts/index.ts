import type { Texts as GameTexts } from '@estaminet/belgian-beers-race/texts'
import { lister } from '@estaminet/kernel/wording'
import type { Language } from '../../../shell/table/game-screen.ts'
import { createCatalogue } from '../../../texts/catalogue.ts'
import type { PlaceName } from '../model.ts'
import type { RaceTexts } from './en.ts'
import type { ExplainTexts } from './explain-en.ts'
import type { RaceMoments } from './moments-en.ts'
import { soft } from './soft.ts'

/** All the race says in one language. */
export interface RaceWords {
  /** The words of the game itself: cards, moves, events. */
  readonly game: GameTexts
  /** The words of the board. */
  readonly board: RaceTexts
  /** What every thing says of itself. */
  readonly explain: ExplainTexts
  /** Turns, evenings and the score. */
  readonly moments: RaceMoments
}

export const words = createCatalogue<RaceWords>({
  en: async () => (await import('./words-en.ts')).default,
  fr: async () => (await import('./words-fr.ts')).default,
  nl: async () => (await import('./words-nl.ts')).default,
})

export type { ExplainTexts, RaceTexts }
export const say = (language: Language): RaceTexts => words.in(language).board
export const game = (language: Language): GameTexts => words.in(language).game
export const momentTexts = (language: Language): RaceMoments => words.in(language).moments
export const explainTexts = (language: Language): ExplainTexts => words.in(language).explain

/** A place by its town, for sentences and labels. */
export const town = (language: Language, id: PlaceName): string => game(language).towns[id]
/** The same with its number, where a plate beside it does not show it: two breweries may share a town. */
export const numberedTown = (language: Language, id: PlaceName): string =>
  id === 'GP' ? town(language, id) : `${town(language, id)} (${id})`
export const list = (language: Language, items: readonly string[]): string => lister(language)(items)
/** A card's title and what it asks; a card of an expansion goes by its id. */
export function cardTexts(language: Language, id: string): { readonly title: string; readonly text: string } {
  const cards: Readonly<Record<string, { readonly title: string; readonly text: string }>> = game(language).cards
  const { title, text } = cards[id] ?? { title: id, text: '' }
  return { title, text: soft(text) }
}

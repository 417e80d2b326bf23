import { type Texts as GameTexts, texts as gameTexts } from '@estaminet/belgian-beers-race/texts'
import type { Language } from '../../shell/game-screen.ts'
import { thin } from '../../texts/thin.ts'
import type { PlaceName } from '../model.ts'
import { en, type RaceTexts } from './en.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'

const boardTexts: Readonly<Record<Language, RaceTexts>> = { en, fr: thin(fr), nl }
const spoken: Readonly<Record<Language, GameTexts>> = { ...gameTexts, fr: thin(gameTexts.fr) }

export type { RaceTexts }
/** The words of the board. */
export const say = (language: Language): RaceTexts => boardTexts[language]
/** The words of the game itself: cards, moves, events. */
export const game = (language: Language): GameTexts => spoken[language]

/** A place by its town, for sentences and labels. */
export const town = (language: Language, id: PlaceName): string => game(language).towns[id]
export const list = (language: Language, items: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(items)
/** A card's title and what it asks; a card of an expansion goes by its id. */
export function cardTexts(language: Language, id: string): { readonly title: string; readonly text: string } {
  const cards: Readonly<Record<string, { readonly title: string; readonly text: string }>> = game(language).cards
  return cards[id] ?? { title: id, text: '' }
}

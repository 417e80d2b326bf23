import type { Texts } from '@estaminet/heaven-and-ale/texts'
import type { Language } from '../../../shell/table/game-screen.ts'
import { createCatalogue } from '../../../texts/catalogue.ts'
import type { AleTexts } from './en.ts'

export type { AleTexts, Texts }

/** All Heaven & Ale says in one language: the words of the game, and those of its screen. */
export interface AleWords {
  readonly game: Texts
  readonly screen: AleTexts
}

export const words = createCatalogue<AleWords>({
  en: async () => (await import('./words-en.ts')).default,
  fr: async () => (await import('./words-fr.ts')).default,
  nl: async () => (await import('./words-nl.ts')).default,
})

export const wordsIn = (language: Language): Texts => words.in(language).game
export const textsIn = (language: Language): AleTexts => words.in(language).screen

/** A sentence or a row begins with a capital. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

import { language } from '../../language.ts'
import { createCatalogue } from '../../texts/catalogue.ts'
import type { ReplayWords } from './en.ts'

/** What is said where a game is seen again, and where its dice are checked. */
const words = createCatalogue<ReplayWords>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
})

export const openWords = (): Promise<void> => words.open(language())

export const say = (): ReplayWords => words.in(language())

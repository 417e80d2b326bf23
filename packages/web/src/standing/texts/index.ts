import { language } from '../../language.ts'
import { createCatalogue } from '../../texts/catalogue.ts'
import type { StandingWords } from './en.ts'

/** What is said of how people stand. */
const words = createCatalogue<StandingWords>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
})

export const openWords = (): Promise<void> => words.open(language())

export const say = (): StandingWords => words.in(language())

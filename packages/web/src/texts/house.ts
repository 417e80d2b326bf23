import { createCatalogue } from './catalogue.ts'
import type { Texts } from './en.ts'

/** The words of the house itself. They are there before anything of it is drawn. */
export const houseWords = createCatalogue<Texts>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
})

import type { Language } from '../texts/languages.ts'
import type { Rulebook } from './book.ts'

/** Both rulebooks, each in its own chunk per language: a reader fetches one. */
export const books = {
  'belgian-beers-race': {
    en: () => import('./race/en/index.ts').then((it) => it.default),
    fr: () => import('./race/fr/index.ts').then((it) => it.default),
    nl: () => import('./race/nl/index.ts').then((it) => it.default),
  },
  'heaven-and-ale': {
    en: () => import('./ale/en/index.ts').then((it) => it.default),
    fr: () => import('./ale/fr/index.ts').then((it) => it.default),
    nl: () => import('./ale/nl/index.ts').then((it) => it.default),
  },
} satisfies Record<string, Record<Language, () => Promise<Rulebook>>>

export type RuledGame = keyof typeof books

export const ruledGames: readonly RuledGame[] = ['belgian-beers-race', 'heaven-and-ale']

export const isRuled = (name: string): name is RuledGame => Object.hasOwn(books, name)

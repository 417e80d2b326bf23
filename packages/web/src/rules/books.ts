import type { Language } from '../texts/languages.ts'
import type { Rulebook } from './book.ts'

/** Both rulebooks, each in its own chunk per language: a reader fetches one. */
export const books = {
  'belgian-beers-race': {
    en: () => import('../games/belgian-beers-race/rulebook/en/index.ts').then((it) => it.default),
    fr: () => import('../games/belgian-beers-race/rulebook/fr/index.ts').then((it) => it.default),
    nl: () => import('../games/belgian-beers-race/rulebook/nl/index.ts').then((it) => it.default),
  },
  'heaven-and-ale': {
    en: () => import('../games/heaven-and-ale/rulebook/en/index.ts').then((it) => it.default),
    fr: () => import('../games/heaven-and-ale/rulebook/fr/index.ts').then((it) => it.default),
    nl: () => import('../games/heaven-and-ale/rulebook/nl/index.ts').then((it) => it.default),
  },
} satisfies Record<string, Record<Language, () => Promise<Rulebook>>>

export type RuledGame = keyof typeof books

export const ruledGames: readonly RuledGame[] = ['belgian-beers-race', 'heaven-and-ale']

export const isRuled = (name: string): name is RuledGame => Object.hasOwn(books, name)

import { gameIn } from '../games.ts'
import type { Language } from '../texts/languages.ts'
import type { Rulebook } from './book.ts'

/** The rulebook of each game, in its own chunk per language: a reader fetches one. */
const books = import.meta.glob<Rulebook>('../games/*/rulebook/*/index.ts', { import: 'default' })

/** The games that have one. */
export const ruledGames: readonly string[] = [...new Set(Object.keys(books).map(gameIn))]

export const isRuled = (game: string): boolean => ruledGames.includes(game)

export const bookOf = (game: string, language: Language): Promise<Rulebook> =>
  books[`../games/${game}/rulebook/${language}/index.ts`]()

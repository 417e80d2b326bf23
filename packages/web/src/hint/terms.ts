import type { Language } from '../texts/languages.ts'

/** What a game calls the things its adviser weighs (`Adviser.terms`), in the reader's language. */
export type Terms = Readonly<Record<Language, Readonly<Record<string, string>>>>

const games = import.meta.glob<Terms>('../games/*/texts/terms.ts', { import: 'terms' })

/** They come with the first hint; a game nobody has taught has none. */
export async function termsOf(game: string): Promise<Terms | undefined> {
  return games[`../games/${game}/texts/terms.ts`]?.()
}

import type { SourceLine } from '../after/source-line.ts'
import type { Language } from '../texts/languages.ts'

/** What a game calls the things its matches were made of. It lies in the game's folder, `games/<id>/statistics.ts`. */
export interface GameStatistics {
  open(language: Language): Promise<void>
  /** Points by their reasons, as the end of a match lists them: one number each. */
  sources(points: Readonly<Record<string, number>>, language: Language): readonly SourceLine[]
  /** A place one went to. Left out: there is nowhere to go. */
  place?(id: string, language: Language): { readonly name: string; readonly number: string }
}

const games = import.meta.glob<GameStatistics>('../games/*/statistics.ts', { import: 'statistics' })

/** They come with the page that shows them; a game without any shows none. */
export async function statisticsOf(game: string, language: Language): Promise<GameStatistics | undefined> {
  const statistics = await games[`../games/${game}/statistics.ts`]?.()
  await statistics?.open(language)
  return statistics
}

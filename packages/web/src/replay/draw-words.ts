import type { GameEvent, Options, View } from '@estaminet/kernel'
import type { Language } from '../texts/languages.ts'

/** What a game says of its dice and draws. It lies in the game's folder, `games/<id>/draws.ts`. */
export interface GameDraws {
  /** Brings its words, as far as a match with these options needs them. */
  open(language: Language, options: Options): Promise<void>
  /** The event with which the first turn begins: what was drawn before belongs to no part yet. Left out: it belongs to the first. */
  readonly begins?: string
  /** The day or the round. */
  part(moment: View, language: Language): string
  /** What was drawn, in a few words: a coaster, the die for a bus. */
  kind(drawn: GameEvent, language: Language): string | undefined
  /** What came of it: the sentence of the log. */
  line(drawn: GameEvent, names: readonly string[], language: Language): string | undefined
  /** The hour at which somebody drew. */
  time?(moment: View): string
}

const games = import.meta.glob<GameDraws>('../games/*/draws.ts', { import: 'draws' })

/** They come with the page that shows them; of a game without any the draws are shown in notation. */
export async function drawWordsOf(game: string, language: Language, options: Options): Promise<GameDraws | undefined> {
  const draws = await games[`../games/${game}/draws.ts`]?.()
  await draws?.open(language, options)
  return draws
}

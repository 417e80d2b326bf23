import { gameIn } from '../games.ts'
import { language } from '../language.ts'
import type { Catalogue } from '../texts/catalogue.ts'
import { type LobbyWords, lobbyOf, type OptionWords, openLobbies } from './lobbies.ts'

/** What the words of a game hold at least, in its `texts/index.ts`. */
interface GameWords {
  readonly game: { readonly options: Readonly<Record<string, OptionWords>> }
}

const found = import.meta.glob<Catalogue<GameWords>>('../games/*/texts/index.ts', { eager: true, import: 'words' })
const catalogues = new Map(Object.entries(found).map(([path, words]) => [gameIn(path), words]))

export const lobbyWords = (game: string): LobbyWords | undefined => lobbyOf(game)?.words.in(language())

/** The words of a game's options, and of what its expansions ask. */
export const optionWords = (game: string): Readonly<Record<string, OptionWords>> => ({
  ...catalogues.get(game)?.in(language()).game.options,
  ...lobbyWords(game)?.options,
})

/** Every game may be chosen, so all speak. */
export const openWords = () =>
  Promise.all([openLobbies(language()), ...[...catalogues.values()].map((words) => words.open(language()))])

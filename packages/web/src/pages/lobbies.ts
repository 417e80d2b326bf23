import type { Options } from '@estaminet/kernel'
import { gameIn } from '../games.ts'
import type { Catalogue } from '../texts/catalogue.ts'
import type { Language } from '../texts/languages.ts'

/** What a game with expansions brings to the page that lays its tables, in its `lobby.ts`. */
export interface Lobby {
  readonly presets: readonly Preset[]
  /** Why these options do not go together with so many people: a key of its words. */
  refusal(options: Options, seats: number): string | undefined
  /** The team of each seat; nothing where everybody plays for themselves. */
  sides?(options: Options): readonly number[] | undefined
  /** Expansions that hide something from the others. */
  readonly secretive: readonly string[]
  /** Where its campaign for one is, if it has one. */
  readonly campaign?: string
  readonly words: Catalogue<LobbyWords>
}

export interface LobbyWords {
  readonly presets: Readonly<Record<string, { readonly name: string; readonly line: string }>>
  readonly refusals: Readonly<Record<string, string>>
  /** What expansions ask beside their flags. */
  readonly options: Readonly<Record<string, OptionWords>>
}

export interface OptionWords {
  readonly name: string
  readonly help: string
  readonly choices?: Readonly<Record<string, { readonly name: string; readonly help: string }>>
}

/** A table laid with one press: whatever it does not name is as usual. */
export interface Preset {
  readonly id: string
  readonly icon: string
  readonly options: Options
  /** For one person. */
  readonly alone?: true
  /** Every expansion that goes together with the others and with so many people. */
  readonly everything?: true
}

const found = import.meta.glob<Lobby>('../games/*/lobby.ts', { eager: true, import: 'lobby' })
const lobbies = new Map(Object.entries(found).map(([path, lobby]) => [gameIn(path), lobby]))

export const lobbyOf = (game: string): Lobby | undefined => lobbies.get(game)

export const openLobbies = (language: Language) =>
  Promise.all([...lobbies.values()].map(({ words }) => words.open(language)))

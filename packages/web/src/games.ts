import type { Language } from './texts/languages.ts'

/**
 * What the pages around the tables must know of a game before it is loaded. All that the pages have of a game lies in its
 * folder, `games/<id>`: this in `box.ts`.
 */
export interface GameBox {
  /** What is printed on it. */
  readonly name: string
  readonly icon: string
  readonly players: readonly [number, number]
  /** From the shortest game of the fewest people to the longest of the most. */
  readonly minutes: readonly [number, number]
  /** How long each person at the table takes, in minutes; bots take next to none. */
  aPerson(options: Readonly<Record<string, string | boolean>>): number
  /** The options of the quickest game of it. */
  readonly quickest: Readonly<Record<string, string>>
  /** The options its screen knows: a table is offered no others. */
  readonly options: readonly string[]
  readonly words: Readonly<Record<Language, BoxWords>>
}

export interface BoxWords {
  /** Why one would open it, in a sentence. */
  readonly promise: string
  /** What it is, in a few words. */
  readonly gist: string
}

const found = import.meta.glob<GameBox>('./games/*/box.ts', { eager: true, import: 'box' })

/** The game in whose folder a file lies. */
export const gameIn = (path: string): string => /\/games\/([^/]+)\//.exec(path)?.[1] ?? ''

/** The boxes of the house, as the folders of their games lie there. */
export const boxes: readonly { readonly game: string; readonly box: GameBox }[] = Object.entries(found).map(
  ([path, box]) => ({ game: gameIn(path), box }),
)
export const gameIds: readonly string[] = boxes.map(({ game }) => game)

export const boxOf = (game: string): GameBox | undefined => boxes.find((one) => one.game === game)?.box

/** What a game is called, in every language; one that has left the house goes by its id. */
export const gameName = (game: string): string => boxOf(game)?.name ?? game

/** Where the quickest game of it begins, against one bot. */
export const playNow = (game: string): string =>
  `/local/new?${new URLSearchParams({ game, seats: '2', ...boxOf(game)?.quickest })}`

/** How long a game takes so many people, all at once. */
export const minutesOf = (game: string, options: Readonly<Record<string, string | boolean>>, people: number): number =>
  Math.max(1, people) * (boxOf(game)?.aPerson(options) ?? 20)

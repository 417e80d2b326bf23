import type { Language } from './texts/languages.ts'

type Chosen = Readonly<Record<string, string | boolean>>

/**
 * What the pages around the tables must know of a game before it is loaded. All that the pages have of a game lies in its
 * folder, `games/<id>`: this in `box.ts`.
 */
export interface GameBox {
  /** What is printed on it. */
  readonly name: string
  readonly icon: string
  readonly players: readonly [number, number]
  /** From the shortest game of the fewest people to the longest of the most, as it comes. */
  readonly minutes: readonly [number, number]
  /** How long each person at the table takes, in minutes; bots take next to none. */
  aPerson(options: Chosen): number
  /** The options of the quickest game of it. */
  readonly quickest: Readonly<Record<string, string>>
  /** Its expansions, in the order in which they stand on the shelf. */
  readonly expansions?: readonly ExpansionBox[]
  readonly words: Readonly<Record<Language, BoxWords>>
}

/** A box on the shelf. What it is called and what it adds is in the words of the game's box. */
export interface ExpansionBox {
  /** The flag of the rules that puts it on the table. */
  readonly option: string
  readonly icon: string
  /** What it is painted with (`look/paint.css`). */
  readonly paint: 'brick' | 'petrol' | 'wood' | 'plum' | 'moss' | 'sky' | 'stout'
  /** What it adds for each person in the longest game, in minutes. */
  readonly minutes: number
  /** How much there is to learn. */
  readonly hard: 1 | 2 | 3
}

export interface BoxWords {
  /** Why one would open it, in a sentence. */
  readonly promise: string
  /** What it is, in a few words. */
  readonly gist: string
  /** What a match of it is divided into: a day, a round. */
  readonly part: string
  readonly expansions?: Readonly<Record<string, ExpansionWords>>
  /** What each level of bots is good for at this game, as measured (`packages/bots/README.md`). */
  readonly levels?: Readonly<Record<string, string>>
  /** The ways its bots play beside their level: what each is called, and what it likes. */
  readonly personalities?: Readonly<Record<string, ExpansionWords>>
  /** Whom one meets who plays alone. */
  readonly alone?: ExpansionWords & {
    readonly icon: string
    /** Where there is more for one person. */
    readonly more?: { readonly href: string; readonly text: string }
  }
}

export interface ExpansionWords {
  readonly name: string
  readonly line: string
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

/** Where the quickest game of it begins, against one bot of this level. */
export const playNow = (game: string, level: string): string =>
  `/local/new?${new URLSearchParams({ game, seats: '2', level, ...boxOf(game)?.quickest })}`

/** How long a game takes so many people, all at once; nobody knows it to the minute. */
export const minutesOf = (game: string, options: Chosen, people: number): number =>
  Math.max(ROUND, Math.round(exactly(game, options, people) / ROUND) * ROUND)

/** How much longer an expansion makes it for them. */
export const addedBy = (game: string, option: string, options: Chosen, people: number): number =>
  Math.ceil(
    exactly(game, { ...options, [option]: true }, people) - exactly(game, { ...options, [option]: false }, people),
  )

const ROUND = 5
const exactly = (game: string, options: Chosen, people: number): number =>
  Math.max(1, people) * (boxOf(game)?.aPerson(options) ?? 20)

/** The expansions a table has taken from the shelf. */
export const setOf = (game: string, options: Chosen): readonly ExpansionBox[] =>
  boxOf(game)?.expansions?.filter(({ option }) => options[option] === true) ?? []

export const expansionWords = (game: string, option: string, language: Language): ExpansionWords =>
  boxOf(game)?.words[language].expansions?.[option] ?? { name: option, line: '' }

/** What the pages around the tables must know of a game before it is loaded. */
export interface GameBox {
  readonly id: 'belgian-beers-race' | 'heaven-and-ale'
  readonly icon: string
  readonly promise: 'race' | 'ale'
  readonly players: readonly [number, number]
  /** From the shortest game of the fewest people to the longest of the most. */
  readonly minutes: readonly [number, number]
  /** How long each person at the table takes, in minutes; bots take next to none. */
  aPerson(options: Readonly<Record<string, string | boolean>>): number
  /** The quickest game of it, against one bot. */
  readonly playNow: string
  readonly playNowOptions: Readonly<Record<string, string>>
}

const playNow = (game: string, options: Readonly<Record<string, string>>) =>
  `/local/new?${new URLSearchParams({ game, seats: '2', ...options })}`

export const BOXES: readonly GameBox[] = [
  {
    id: 'belgian-beers-race',
    icon: 'bicycle',
    promise: 'race',
    players: [2, 4],
    minutes: [30, 120],
    aPerson: ({ length }) => (length === 'short' ? 15 : 30),
    playNow: playNow('belgian-beers-race', { length: 'short' }),
    playNowOptions: { length: 'short' },
  },
  {
    id: 'heaven-and-ale',
    icon: 'arches',
    promise: 'ale',
    players: [2, 4],
    minutes: [40, 80],
    aPerson: () => 20,
    playNow: playNow('heaven-and-ale', {}),
    playNowOptions: {},
  },
]

export const boxOf = (game: string): GameBox | undefined => BOXES.find(({ id }) => id === game)

/** How long a game takes so many people, all at once. */
export const minutesOf = (game: string, options: Readonly<Record<string, string | boolean>>, people: number): number =>
  Math.max(1, people) * (boxOf(game)?.aPerson(options) ?? 20)

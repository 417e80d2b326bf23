/** What the pages around the tables must know of a game before it is loaded. */
export interface GameBox {
  readonly id: 'belgian-beers-race' | 'heaven-and-ale'
  readonly icon: string
  readonly promise: 'race' | 'ale'
  readonly players: readonly [number, number]
  readonly minutes: readonly [number, number]
  /** The quickest game of it, against one bot. */
  readonly playNow: string
}

export const BOXES: readonly GameBox[] = [
  {
    id: 'belgian-beers-race',
    icon: 'bicycle',
    promise: 'race',
    players: [2, 4],
    minutes: [45, 120],
    playNow: '/local/new?game=belgian-beers-race&seats=2&length=short',
  },
  {
    id: 'heaven-and-ale',
    icon: 'arches',
    promise: 'ale',
    players: [2, 4],
    minutes: [60, 90],
    playNow: '/local/new?game=heaven-and-ale&seats=2',
  },
]

export const boxOf = (game: string): GameBox | undefined => BOXES.find(({ id }) => id === game)

import type { State } from '@estaminet/kernel'
import { belgianBeersRaceTitle } from './belgian-beers-race.ts'
import { heavenAndAleTitle } from './heaven-and-ale.ts'
import type { GoldenTitle } from './title.ts'

/** The games that have golden games, by id. */
export const titles: Readonly<Record<string, GoldenTitle<State>>> = Object.fromEntries(
  [belgianBeersRaceTitle, heavenAndAleTitle].map((title) => [title.game.id, title]),
)

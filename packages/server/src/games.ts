import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import { heavenAndAle } from '@estaminet/heaven-and-ale'
import type { Game } from '@estaminet/kernel'

/** The games of the house. */
export const games: readonly Game[] = [belgianBeersRace, heavenAndAle]

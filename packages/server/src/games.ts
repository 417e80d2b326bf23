import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import '@estaminet/belgian-beers-race/check'
import { heavenAndAle } from '@estaminet/heaven-and-ale'
import '@estaminet/heaven-and-ale/check'
import type { Game } from '@estaminet/kernel'

/** The games of the house. */
export const games: readonly Game[] = [belgianBeersRace, heavenAndAle]

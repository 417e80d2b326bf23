import { playNow } from '../games.ts'

export const guidedAddress = (game: string): string => `/guided/${game}`

/** The first real game: the quickest one, against the weakest bot. */
export const firstRealGame = (game: string): string => `${playNow(game)}&level=very-easy`

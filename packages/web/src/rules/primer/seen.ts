import { remember, remembered } from '../../memory.ts'

const SEEN = 'primers'
const seen = (): readonly string[] => remembered(SEEN)?.split(' ') ?? []
const keyOf = (game: string, expansion: string): string => `${game}/${expansion}`

/** This device has shown it before. */
export const wasPrimed = (game: string, expansion: string): boolean => seen().includes(keyOf(game, expansion))

export function notePrimed(game: string, expansion: string): void {
  if (!wasPrimed(game, expansion)) remember(SEEN, [...seen(), keyOf(game, expansion)].join(' '))
}

import { remember, remembered } from '../memory.ts'

const DONE = 'done'
const keyOf = (game: string): string => `guided.${game}`

/** Where somebody left a guided game. Rules that have changed since begin it anew: another record, another place. */
export function placeIn(game: string, checksum: string): number {
  const [of, at] = remembered(keyOf(game))?.split(' ') ?? []
  return of === checksum ? Number(at) || 0 : 0
}

export const keepPlace = (game: string, checksum: string, at: number): void =>
  remember(keyOf(game), `${checksum} ${at}`)

export const noteDone = (game: string): void => remember(keyOf(game), DONE)

/** `new`: never begun on this device. */
export function standingOf(game: string): 'new' | 'begun' | 'done' {
  const kept = remembered(keyOf(game))
  return kept === undefined ? 'new' : kept === DONE ? 'done' : 'begun'
}

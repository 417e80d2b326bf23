import { hourAt, type RaceView } from '../../model.ts'
import type { CardId, wordsOf } from './words.ts'

/** A card that lies before a player, with what is left of it; nothing for one in force only this time. */
export interface Lying {
  readonly card: CardId
  readonly left?: number
}

export function lyingBefore({ confrontation }: RaceView, seat: number): Lying[] {
  const running = confrontation?.running[seat] ?? []
  const inForce = confrontation?.inForce[seat] ?? []
  return [
    ...running.flatMap(({ card, left }) => (card ? [{ card, left }] : [])),
    ...inForce.flatMap((card) => (card ? [{ card }] : [])),
  ]
}

/** The only card that runs by the clock. */
const TIMED: CardId = 'CF-P09'

/** How long it still runs: by the clock, by moves, or this time alone. */
export function leftOf({ card, left }: Lying, view: RaceView, words: ReturnType<typeof wordsOf>): string {
  if (left === undefined) return words.now
  return card === TIMED ? words.left.until(hourAt(view, left)) : words.left.moves(left)
}

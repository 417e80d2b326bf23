import { type PixelId, pixels } from '../../src/content/pixels.ts'
import type { Expansion } from '../../src/engine/expansion.ts'
import * as cards from '../../src/expansions/pixel-bag/cards.ts'
import { pixelBag } from '../../src/expansions/pixel-bag/index.ts'
import { jokers } from '../../src/expansions/pixel-bag/jokers.ts'
import type { PixelBagView } from '../../src/expansions/pixel-bag/view.ts'
import { raceWith } from '../../src/race.ts'
import { race, type Table } from '../table.ts'

export const game = raceWith([pixelBag])

const cardNumber = (id: PixelId): number => pixels.findIndex((card) => card.id === id)

/** A table as in `race`, where seat by seat these drawings are in hand. */
export function withDrawings(
  hands: readonly (readonly PixelId[])[],
  options: Readonly<Record<string, string | boolean>> = {},
  others: readonly Expansion[] = [],
): Table {
  const table = race(
    hands.length,
    { ...options, 'pixel-bag': true },
    others.length === 0 ? game : raceWith([...others, pixelBag]),
  )
  hands.forEach((hand, seat) => {
    hand.forEach((id, slot) => {
      cards.putIn(table.s, seat, slot, cardNumber(id))
    })
  })
  return table.turn()
}

export function giveJokers(table: Table, seat: number, count: number): Table {
  jokers(table.s)[seat] = count
  return table
}

/** Drawings a seat has completed, or swapped, before. */
export function before(table: Table, seat: number, what: 'completed' | 'swapped', ids: readonly PixelId[]): Table {
  const { s } = table
  for (const id of ids)
    cards.past(s)[seat * cards.CARD_COUNT + cardNumber(id)] = what === 'completed' ? cards.COMPLETED : cards.SWAPPED
  const counts = what === 'completed' ? cards.completed(s) : cards.swapped(s)
  counts[seat] = ids.length
  return table
}

export const jokersOf = (table: Table): number[] => Array.from(jokers(table.s))

export const seen = (table: Table, reader: number): PixelBagView =>
  game.view(table.s, reader)['pixel-bag'] as PixelBagView

export const drawings = (options: readonly string[]): string[] => options.filter((text) => text.startsWith('complete'))

import { type ConfrontationId, confrontation } from '../../src/content/confrontation.ts'
import type { Expansion } from '../../src/engine/expansion.ts'
import { takeToHand } from '../../src/expansions/confrontation/hands.ts'
import { confrontationCards } from '../../src/expansions/confrontation/index.ts'
import type { ConfrontationView } from '../../src/expansions/confrontation/view.ts'
import { raceWith } from '../../src/race.ts'
import { race, type Table } from '../table.ts'

export const game = raceWith([confrontationCards])

/** A table as in `race`, with toasts replaced and, seat by seat, these cards in hand. */
export function confronting(
  hands: readonly (readonly ConfrontationId[])[],
  options: Readonly<Record<string, string | boolean>> = {},
  others: readonly Expansion[] = [],
): Table {
  const all = others.length === 0 ? game : raceWith([...others, confrontationCards])
  const table = race(hands.length, { ...options, confrontation: true }, all)
  hands.forEach((hand, seat) => {
    for (const id of hand)
      takeToHand(
        table.s,
        seat,
        confrontation.findIndex((card) => card.id === id),
      )
  })
  return table.turn()
}

export const seen = (table: Table, reader: number): ConfrontationView =>
  game.view(table.s, reader).confrontation as ConfrontationView

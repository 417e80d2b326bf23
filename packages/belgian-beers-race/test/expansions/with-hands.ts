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

const WINDOW = 'confrontation/window'

/** Everybody passes while windows are open. */
export function passAll(table: Table): Table {
  while (table.step === WINDOW) table.play('pass')
  return table
}

/** Windows are passed until somebody can play this card; whether anybody could. */
export function isOffered(table: Table, id: ConfrontationId): boolean {
  while (table.step === WINDOW) {
    if (table.may(`play ${id}`)) return true
    table.play('pass')
  }
  return false
}

/** The same, and it is played. */
export function answer(table: Table, id: ConfrontationId): Table {
  if (!isOffered(table, id)) throw new Error(`Nobody can play ${id}.`)
  return table.play(`play ${id}`)
}

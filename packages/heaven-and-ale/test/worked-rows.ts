import { expect } from 'vitest'
import type { ale } from './table.ts'

/** A row of a worked game: who plays what, and the numbers it leaves. */
export interface Row {
  readonly row: string
  readonly seat: number
  readonly moves: readonly string[]
  /** Ducats, wood, yeast, hops, water, barley, brewmaster, discs; left out where the catalogue gives none. */
  readonly after?: readonly number[]
}

export type Table = ReturnType<typeof ale>

/** The table after a row; every earlier row is played again. */
export function replay(begin: () => Table, rows: readonly Row[], upTo: string): Table {
  const t = begin()
  for (const { row, seat, moves } of rows) {
    expect(t.asked).toBe(seat)
    t.play(...moves)
    if (row === upTo) return t
  }
  throw new Error(`There is no row ${upTo}`)
}

export const numbers = (t: Table, seat: number) => {
  const { ducats, brewmaster, boxes } = t.player(seat)
  return [ducats, ...t.markersOf(seat), brewmaster, boxes.length]
}

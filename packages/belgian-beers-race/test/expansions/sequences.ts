import { type Game, perft } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import type { RaceState } from '../../src/index.ts'
import type { Table } from '../table.ts'

/** A position, and how many sequences of 1, 2, 3… moves lead on from it, nature's outcomes included. */
export interface Awkward {
  readonly name: string
  readonly table: () => Table
  readonly counts: readonly number[]
}

export function countSequences(title: string, game: Game<RaceState>, positions: readonly Awkward[]): void {
  describe(title, () => {
    it.each(positions)('from $name: $counts', ({ table, counts }) => {
      const t = table()
      const blank = () => t.branch().s
      expect(counts.map((_, at) => perft(game, t.s, at + 1, blank))).toEqual(counts)
    })
  })
}

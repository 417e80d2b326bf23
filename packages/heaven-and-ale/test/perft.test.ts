import { perft } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { heavenAndAle as game } from '../src/index.ts'
import { CLEO_GARDEN } from './cleo.ts'
import { ale } from './table.ts'

type Table = ReturnType<typeof ale>

interface Awkward {
  readonly position: string
  readonly table: () => Table
  /** Sequences of 1, 2, 3 and more moves, chance included. The first two of each, often three, were counted by hand. */
  readonly counts: readonly number[]
}

/** With yeast on d4, hops 2 or barley 3 on d8 closes b3 and b6. */
const CLEO = { ...CLEO_GARDEN, d4: 'yeast 5' }

const POSITIONS: readonly Awkward[] = [
  {
    position: 'two sites closed by one tile',
    table: () => ale(3).round(4).garden(0, CLEO).on(11, 'hops 2', 'barley 3').on(27, 'wood 1').turn(0).play('go 11'),
    counts: [2, 24, 75, 350, 2410, 11925],
  },
  {
    position: 'T4 beside six monks',
    table: () =>
      ale(2)
        .garden(0, { s3: 'M1', s4: 'M1', s6: 'M2', s7: 'M2', s8: 'M3', s9: 'M3' })
        .garden(0, { s1: 'wood 5', s2: 'yeast 5', s5: 'hops 5', d2: 'water 5', d3: 'M4' })
        .on(1, 'barley 5')
        .on(3, 'M4')
        .on(27, 'wood 1')
        .turn(0),
    counts: [10, 99, 428, 7636, 41346],
  },
  {
    position: 'the sixth monk around a site',
    table: () =>
      ale(2)
        .garden(0, { s3: 'M1', s4: 'M1', s6: 'M2', s7: 'M2', s8: 'M3' })
        .fill(0, 'shady', 'd15')
        .on(3, 'M3', 'M4')
        .on(27, 'barley 1')
        .hand(0)
        .ducats(0, 12)
        .turn(0),
    counts: [9, 41, 161, 1118, 6314, 24841],
  },
  {
    position: 'an emergency sale in mid-purchase',
    table: () =>
      ale(2)
        .round(3)
        .fill(0, 'shady')
        .on(1, 'hops 2', 'barley 4', 'barley 4')
        .on(27, 'barley 1')
        .ducats(0, 5)
        .turn(0)
        .play('go 1', 'tile hops 2', 'hex s1'),
    counts: [2, 17, 106, 430, 2484, 14694],
  },
  {
    position: 'the last player forced to FIRST',
    table: () => ale(3).home(0, 'cash').home(1, 'brew').at(2, 25).on(27, 'wood 1').turn(2),
    counts: [2, 34, 136, 544, 2172, 13860],
  },
  {
    position: 'two discs in the last round',
    table: () =>
      ale(2)
        .round(3)
        .garden(0, { s1: 'M1', s13: 'M2', d1: 'wood 1' })
        .garden(1, { s1: 'M3', s13: 'M4' })
        .disc(0, 'M1')
        .discs(7, 2)
        .discs(12, 2)
        .at(0, 6)
        .at(1, 6)
        .turn(0),
    counts: [6, 24, 104, 315, 928, 2808],
  },
  {
    position: 'the tenth disc, with five markers tied for last',
    table: () =>
      ale(2)
        .garden(0, { d1: 'wood 1', d3: 'hops 3' })
        .disc(0, 'wood', 'yeast', 'hops', 'water', 'barley', 'M1', 'M2', 'M3', 'M4')
        .markers(0, 18, 18, 18, 18, 18)
        .at(0, 3)
        .at(1, 26)
        .on(27, 'wood 2')
        .turn(0),
    counts: [8, 44, 239, 974, 4636, 19516],
  },
  {
    position: 'all places held on the first turn of a round',
    table: () => ale(4).on(27, 'wood 1', 'wood 2').turn(0),
    counts: [2, 4, 64, 187, 2050, 7410],
  },
  {
    position: 'a full garden',
    table: () =>
      ale(2).fill(0, 'sunny').fill(0, 'shady').on(1, 'barley 1').on(3, 'M4').at(1, 26).on(27, 'hops 1').turn(0),
    counts: [8, 24, 120, 856, 4258, 14601],
  },
  {
    position: 'the last I tiles, in mid-filling',
    table: () => {
      const t = ale(3).round(3).home(0, 'mark').home(1, 'cash').at(2, 26).on(27, 'wood 1')
      for (let tile = 2; tile <= 25; tile++) t.s.stacks[tile] = 0
      t.turn(2).play('go 28')
      return t.nature('draw M1', 'draw M1', 'draw M1', 'draw M2')
    },
    counts: [1, 25, 625, 15600],
  },
]

describe('perft: sequences of moves from awkward positions', () => {
  it.each(POSITIONS)('$position', ({ table, counts }) => {
    const { s } = table()
    const blank = () => game.setup({ picks: 'clockwise', exchange: 'exhaustive' }, s.seats)
    expect(counts.map((_, i) => perft(game, s, i + 1, blank))).toEqual(counts)
  })
})

import { Refusal } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { ale } from './table.ts'

/** Neighbours of b1 by number: 0 E, 1 SE, 2 SW, 3 W, 4 NW, 5 NE. */
const RING = ['d2', 'd3', 's5', 's2', 's1', 'd1']
const targets = (sets: readonly string[]) =>
  sets.map((set) => `targets b1 ${[...set].map((side) => RING[Number(side)]).join(' ')}`)

/** Seat 0 closes b1 by a purchase onto d1; the six tiles by number, the last of them bought. */
function closing(...tiles: readonly [string, string, string, string, string, string]) {
  const table = ale(2).home(1, 'first')
  RING.slice(0, 5).forEach((hex, i) => {
    table.tile(0, hex, tiles[i])
  })
  return table.on(5, tiles[5])
}
const close = (table: ReturnType<typeof ale>) => table.turn(0).play('go 5', 'hex d1')

const t1 = () => closing('wood 2', 'hops 1', 'wood 1', 'yeast 2', 'M1', 'barley 3')
const t2 = () => closing('wood 2', 'hops 3', 'wood 1', 'yeast 2', 'M1', 'barley 5')
const t3 = () => closing('wood 4', 'hops 3', 'wood 5', 'yeast 2', 'M1', 'barley 5')
const t4 = () => closing('wood 4', 'hops 3', 'wood 5', 'yeast 2', 'water 5', 'barley 5')

describe('Buildings', () => {
  it('HA-BLD-01 T0 activates nothing and asks nothing', () => {
    const table = close(closing('wood 2', 'hops 1', 'wood 1', 'yeast 2', 'M1', 'barley 1'))
    expect([table.player(0).sheds, table.question]).toEqual([{ b1: 'T0' }, 'move'])
    expect(table.heard('tileActivated')).toEqual([])
    expect(table.player(0).ducats).toBe(24)
    expect(table.markersOf(0)).toEqual([0, -2, -4, -6, -8])
  })

  it('HA-BLD-02 T1 activates one neighbour: six options', () => {
    const table = close(t1())
    expect([table.player(0).sheds, table.question]).toEqual([{ b1: 'T1' }, 'buildTargets'])
    expect(table.options()).toEqual(targets(['0', '1', '2', '3', '4', '5']))
    const gains = table.options().map((option) => table.info(option).gains)
    expect(gains).toEqual([{ ducats: 2 }, { ducats: 1 }, { wood: 1 }, { yeast: 2 }, { brewmaster: 1 }, { ducats: 3 }])
    expect(table.info('targets b1 s5')).toMatchObject({ site: 'b1', shed: 'T1', sides: [2], hexes: ['s5'] })
  })

  it('HA-BLD-03 T2 activates two opposite neighbours: three options', () => {
    const table = close(t2())
    expect(table.player(0).sheds).toEqual({ b1: 'T2' })
    expect(table.options()).toEqual(targets(['03', '14', '25']))
    const gains = table.options().map((option) => table.info(option).gains)
    expect(gains).toEqual([
      { ducats: 2, yeast: 2 },
      { ducats: 3, brewmaster: 1 },
      { ducats: 5, wood: 1 },
    ])
  })

  it('HA-BLD-03 example: barley 4 in the sun opposite yeast 3 in the shade: barley 6 to 10, ducats 2 to 5', () => {
    const table = closing('yeast 3', 'hops 3', 'wood 1', 'barley 4', 'M1', 'wood 1').ducats(0, 3).marker(0, 'barley', 6)
    close(table)
    expect([table.player(0).ducats, table.player(0).sheds]).toEqual([2, { b1: 'T2' }])
    table.play('targets b1 d2 s2')
    expect([table.player(0).ducats, table.player(0).markers.barley]).toEqual([5, 10])
  })

  it('HA-BLD-04 T3 activates three neighbours, no two of them adjacent: two options', () => {
    const table = close(t3())
    expect(table.player(0).sheds).toEqual({ b1: 'T3' })
    expect(table.options()).toEqual(targets(['024', '135']))
    const gains = table.options().map((option) => table.info(option).gains)
    expect(gains).toEqual([
      { ducats: 4, wood: 5, brewmaster: 1 },
      { ducats: 8, yeast: 2 },
    ])
  })

  it('HA-BLD-05 T4 activates any four different neighbours: fifteen options', () => {
    const table = close(t4())
    expect(table.player(0).sheds).toEqual({ b1: 'T4' })
    expect(table.options()).toEqual(
      targets('0123 0124 0125 0134 0135 0145 0234 0235 0245 0345 1234 1235 1245 1345 2345'.split(' ')),
    )
    expect(table.info('targets b1 d2 s2 s1 d1').gains).toEqual({ ducats: 9, yeast: 2, water: 5 })
    table.play('targets b1 d3 s5 s2 s1')
    expect(table.player(0).ducats).toBe(20 + 3)
    expect(table.markersOf(0)).toEqual([5, 0, -4, -1, -8])
  })

  it('HA-BLD-06 tiles pay by their side; a monk pays a brewmaster step and triggers nothing', () => {
    const table = close(t1())
    const before = table.player(0)
    table.play('targets b1 s1')
    expect(table.player(0)).toMatchObject({ brewmaster: before.brewmaster + 1, ducats: before.ducats })
    expect(table.markersOf(0)).toEqual([0, -2, -4, -6, -8])
    expect(table.heard('tileActivated')).toEqual([{ type: 'tileActivated', seat: 0, hex: 's1', tile: 'M1' }])
    expect(table.heard('monkTriggered')).toEqual([])
  })

  it('HA-BLD-06 example: T2 on a monk and hops 5 in the shade: brewmaster 3 to 4, ducats 0 to 5', () => {
    const table = closing('wood 3', 'hops 5', 'wood 3', 'M2', 'M1', 'wood 1').ducats(0, 1).brewmaster(0, 2)
    close(table)
    expect(table.player(0)).toMatchObject({ brewmaster: 3, ducats: 0, sheds: { b1: 'T2' } })
    table.play('targets b1 d3 s1')
    expect(table.player(0)).toMatchObject({ brewmaster: 4, ducats: 5 })
  })

  it('HA-BLD-06 the tile just bought may be one of the targets, and steps past 20 pay ducats', () => {
    const table = closing('wood 2', 'hops 1', 'wood 1', 'yeast 5', 'M1', 'barley 2')
      .ducats(0, 10)
      .marker(0, 'yeast', 18)
    close(table)
    expect(table.branch().play('targets b1 d1').player(0).ducats).toBe(10)
    const over = table.branch().play('targets b1 s2')
    expect([over.player(0).ducats, over.player(0).markers.yeast]).toEqual([8 + 3, 20])
  })

  it('HA-BLD-07, HA-RUL-13 the full number is activated: no smaller set and no refusal is offered', () => {
    for (const [table, count] of [
      [t1(), 1],
      [t2(), 2],
      [t3(), 3],
      [t4(), 4],
    ] as const) {
      close(table)
      for (const option of table.options()) expect(option.split(' ')).toHaveLength(2 + count)
      expect(() => table.play('targets b1')).toThrow(Refusal)
      expect(table.play(table.options()[0]).heard('tileActivated')).toHaveLength(count)
    }
  })

  it('HA-BLD-08, HA-RUL-13 turning the piece by one side offers the same sets', () => {
    for (const table of [t1(), t2(), t3(), t4()]) {
      close(table)
      const sets = table.options().map((option) =>
        option
          .split(' ')
          .slice(2)
          .map((hex) => RING.indexOf(hex)),
      )
      const turned = sets.map((set) => set.map((side) => (side + 1) % 6).sort((a, b) => a - b))
      expect(turned.map(String).sort()).toEqual(sets.map(String).sort())
    }
  })

  it('HA-BLD-09 a shed pays only when it is placed: later discs and monks find the tiles alone', () => {
    const table = t1().brewmaster(0, -10)
    close(table).play('targets b1 d2')
    expect(table.player(0)).toMatchObject({ brewmaster: -7, ducats: 25 - 3 + 2 })
    table.play('go 7')
    expect(table.heard('tileActivated').map((event) => event.hex)).toEqual(['d1', 's2'])
    expect(table.player(0)).toMatchObject({ brewmaster: -7, ducats: 24 + 3, sheds: { b1: 'T1' } })
    table.play('go 12', 'activate hops')
    expect(table.player(0)).toMatchObject({ brewmaster: -7, ducats: 28 })
  })
})

import { describe, expect, it } from 'vitest'
import { ale } from './table.ts'

const alone = () => ale(2).home(1, 'first')

describe('Resource spaces', () => {
  it('HA-RES-01 from round 2 on several tiles lie open, and each may be bought in any order', () => {
    const table = alone().round(2).on(8, 'barley 4', 'hops 2').turn(0)
    expect(table.space(8).tiles).toEqual(['hops 2', 'barley 4'])
    expect(table.info('go 8')).toMatchObject({ action: 'resource', tiles: ['hops 2', 'barley 4'] })
    expect(table.branch().play('go 8', 'tile barley 4', 'hex d1').options()).toEqual(['tile hops 2', 'end'])
    expect(table.branch().play('go 8', 'tile hops 2', 'hex d1').options()).toEqual(['tile barley 4', 'end'])
  })

  it('HA-RES-01 equal tiles are offered once and bought one by one', () => {
    const table = alone().round(3).on(8, 'wood 2', 'wood 2', 'hops 1').turn(0).play('go 8')
    expect(table.options()).toEqual(['tile wood 2', 'tile hops 1'])
    table.play('tile wood 2', 'hex d1')
    expect(table.space(8).tiles).toEqual(['wood 2', 'hops 1'])
    expect(table.options()).toEqual(['tile wood 2', 'tile hops 1', 'end'])
    table.play('tile wood 2', 'hex d2')
    expect(table.space(8).tiles).toEqual(['hops 1'])
    expect(table.player(0).garden).toEqual({ d1: 'wood 2', d2: 'wood 2' })
  })

  it('HA-RES-01 other spaces keep their tiles', () => {
    const table = alone().round(2).on(6, 'wood 1').on(8, 'wood 1', 'hops 2').on(9, 'wood 1', 'hops 2').turn(0)
    table.play('go 8', 'tile wood 1', 'hex d1', 'tile hops 2', 'hex d2')
    expect([6, 8, 9].map((at) => table.space(at).tiles)).toEqual([['wood 1'], [], ['wood 1', 'hops 2']])
  })

  it('HA-RES-02 the price is the fertility in the shade, twice that in the sun, for every colour', () => {
    for (const colour of ['wood', 'yeast', 'hops', 'water', 'barley'])
      for (const fertility of [1, 2, 3, 4, 5]) {
        const table = alone().on(27, `${colour} ${fertility}`).turn(0).play('go 27')
        expect(table.info('hex d8').price).toBe(fertility)
        expect(table.info('hex s8').price).toBe(2 * fertility)
      }
  })

  it('HA-RES-02 example: hops 5 in the shade, then barley 3 in the sun: 25 to 20 to 14', () => {
    const table = alone().round(2).on(11, 'barley 3', 'hops 5').turn(0)
    table.play('go 11', 'tile hops 5', 'hex d3')
    expect(table.player(0).ducats).toBe(20)
    table.play('tile barley 3', 'hex s3')
    expect(table.player(0).ducats).toBe(14)
    expect(table.player(0).garden).toEqual({ d3: 'hops 5', s3: 'barley 3' })
  })

  it('HA-RES-03 placing a tile pays nothing, on either side, whatever lies beside it', () => {
    const table = alone().garden(0, { s1: 'M1', d2: 'M1' }).on(11, 'barley 3', 'hops 5').turn(0)
    table.play('go 11', 'tile hops 5', 'hex d1', 'tile barley 3', 'hex s2')
    expect(table.player(0)).toMatchObject({ ducats: 14, brewmaster: -10 })
    expect(table.markersOf(0)).toEqual([0, -2, -4, -6, -8])
  })

  it('HA-RES-03 example: wood 5 in the sun leaves the wood marker alone, ducats 25 to 15', () => {
    const table = alone().on(2, 'wood 5').turn(0).play('go 2', 'hex s4')
    expect(table.player(0).ducats).toBe(15)
    expect(table.player(0).markers.wood).toBe(0)
  })
})

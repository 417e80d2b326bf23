import { describe, expect, it } from 'vitest'
import { ale } from './table.ts'

const alone = () => ale(2).home(1, 'first')

/** Around b1, clockwise from the east: d2, d3, s5, s2, s1, d1. All but d1 are planted. */
const aroundB1 = (d2: string, d3: string, s5: string, s2: string, s1: string) =>
  alone().garden(0, { d2, d3, s5, s2, s1 })

/** Seat 0 buys a tile from space 5 onto d1, in the shade, and so closes b1. */
const close = (table: ReturnType<typeof ale>, tile: string) => table.on(5, tile).turn(0).play('go 5', 'hex d1')

describe('Enclosing a site', () => {
  it('HA-SITE-01 a site is closed when the last of its six neighbours gets a tile, and not before', () => {
    const table = alone()
      .garden(0, { d2: 'wood 1', d3: 'wood 1', s5: 'M1', s2: 'wood 1' })
      .on(5, 'hops 1')
      .on(6, 'hops 1')
    table.turn(0).play('go 5', 'hex s1')
    expect([table.heard('siteEnclosed'), table.player(0).sheds, table.player(0).brewmaster]).toEqual([[], {}, -10])
    table.play('go 6')
    expect(table.info('hex d4').encloses).toEqual([])
    expect(table.info('hex d1').encloses).toEqual([{ site: 'b1', sum: 5, shed: 'T0', steps: 6, wakes: 0 }])
    table.play('hex d1')
    expect([table.player(0).sheds, table.player(0).brewmaster]).toEqual([{ b1: 'T0' }, -4])
  })

  it.each([
    ['b1', 'd2 d3 s5 s2 s1 d1'],
    ['b2', 's7 s9 s8 s6 s3 s4'],
    ['b3', 'd6 d8 s10 s7 s5 d3'],
    ['b4', 'd7 d10 d9 d6 d4 d5'],
    ['b5', 's12 s14 s13 s11 s8 s9'],
    ['b6', 'd11 d13 s15 s12 s10 d8'],
    ['b7', 'd12 d15 d14 d11 d9 d10'],
  ])('HA-SITE-01 whichever of the six comes last closes %s', (site, ring) => {
    const tiles = ['wood 1', 'M1', 'hops 1', 'barley 1', 'M2', 'yeast 1']
    const hexes = ring.split(' ')
    hexes.forEach((last, missing) => {
      const table = alone()
      hexes.forEach((hex, i) => {
        if (i !== missing) table.tile(0, hex, tiles[i])
      })
      table.on(5, 'water 1').turn(0).play('go 5', `hex ${last}`)
      expect(table.player(0).sheds).toEqual({ [site]: 'T0' })
    })
  })

  it("HA-SITE-01 another player's tiles do not count", () => {
    const table = ale(2).garden(0, { d2: 'wood 1', d3: 'wood 1', s5: 'M1', s2: 'wood 1' }).tile(1, 's1', 'hops', 1)
    table.on(5, 'hops 1').on(6, 'hops 1').turn(0).play('go 5', 'hex d1')
    expect([table.player(0).sheds, table.player(1).sheds]).toEqual([{}, {}])
  })

  it('HA-SITE-02 example: 4, 3, 5, 2, 1 and a monk make 15', () => {
    const table = close(aroundB1('wood 4', 'hops 3', 'barley 5', 'yeast 2', 'M1'), 'water 1')
    expect(table.heard('siteEnclosed')).toEqual([
      { type: 'siteEnclosed', seat: 0, site: 'b1', sum: 15, shed: 'T2', steps: 1 },
    ])
  })

  it.each([
    ['0', 'T0', 6, 'M1 M1 M1 M1 M1 M2'],
    ['7', 'T0', 6, '1 1 1 1 1 2'],
    ['8', 'T1', 3, '1 1 1 1 2 2'],
    ['11', 'T1', 3, '2 2 2 2 2 1'],
    ['12', 'T2', 1, '2 2 2 2 2 2'],
    ['17', 'T2', 1, '3 3 3 3 3 2'],
    ['18', 'T3', 1, '3 3 3 3 3 3'],
    ['23', 'T3', 1, '4 4 4 4 4 3'],
    ['24', 'T4', 0, '4 4 4 4 4 4'],
    ['30', 'T4', 0, '5 5 5 5 5 5'],
  ])('HA-SITE-03 a sum of %s builds %s and moves the brewmaster %i steps', (sum, shed, steps, around) => {
    const colours = ['wood', 'yeast', 'hops', 'water', 'barley', 'wood']
    const tiles = around.split(' ').map((tile, i) => (tile.startsWith('M') ? tile : `${colours[i]} ${tile}`))
    const [d2, d3, s5, s2, s1, d1] = tiles
    const table = aroundB1(d2, d3, s5, s2, s1)
      .on(d1.startsWith('M') ? 25 : 5, d1)
      .turn(0)
    table.play(d1.startsWith('M') ? 'go 25' : 'go 5', 'hex d1')
    expect(table.heard('siteEnclosed')).toEqual([
      { type: 'siteEnclosed', seat: 0, site: 'b1', sum: Number(sum), shed, steps },
    ])
    expect(table.player(0)).toMatchObject({ brewmaster: -10 + steps, sheds: { b1: shed } })
  })

  it('HA-SITE-03 example: sum 15, brewmaster 2 to 3, building T2', () => {
    const table = close(aroundB1('wood 4', 'hops 3', 'barley 5', 'yeast 2', 'M1').brewmaster(0, 2), 'water 1')
    expect(table.player(0)).toMatchObject({ brewmaster: 3, sheds: { b1: 'T2' } })
  })

  it('HA-SITE-03 example: sum 7, brewmaster -10 to -4, building T0', () => {
    const table = close(aroundB1('wood 2', 'hops 2', 'barley 2', 'M2', 'M1'), 'water 1')
    expect(table.player(0)).toMatchObject({ brewmaster: -4, sheds: { b1: 'T0' } })
  })

  it('HA-SITE-03 example: sum 8, brewmaster -10 to -7, building T1', () => {
    const table = close(aroundB1('wood 2', 'hops 2', 'barley 2', 'M2', 'M1'), 'water 2')
    expect(table.player(0)).toMatchObject({ brewmaster: -7, sheds: { b1: 'T1' } })
  })

  it('HA-SITE-03 example: sum 24, brewmaster unchanged, building T4', () => {
    const table = close(aroundB1('wood 5', 'hops 5', 'barley 5', 'yeast 5', 'M1'), 'water 4')
    expect(table.player(0)).toMatchObject({ brewmaster: -10, sheds: { b1: 'T4' } })
    expect(table.heard('brewmasterAdvanced')).toEqual([])
  })

  it('HA-SITE-03 example: six monks, sum 0, six steps and T0', () => {
    const table = aroundB1('M1', 'M2', 'M3', 'M4', 'M1').on(25, 'M2').turn(0).play('go 25', 'hex d1')
    expect(table.player(0)).toMatchObject({ brewmaster: -4, sheds: { b1: 'T0' } })
  })

  it('HA-SITE-04 the brewmaster moves, then the shed stands, then it activates', () => {
    const table = close(aroundB1('wood 3', 'hops 2', 'barley 1', 'M2', 'M1'), 'water 2')
    expect(table.events.slice(-4)).toEqual([
      { type: 'ducatsChanged', seat: 0, from: 25, to: 23, reason: 'price' },
      { type: 'bought', seat: 0, tile: 'water 2', hex: 'd1', side: 'shady', price: 2, space: 5 },
      { type: 'siteEnclosed', seat: 0, site: 'b1', sum: 8, shed: 'T1', steps: 3 },
      { type: 'brewmasterAdvanced', seat: 0, from: -10, to: -7, lost: 0, reason: 'shed' },
    ])
    expect([table.question, table.player(0).sheds, table.player(0).ducats]).toEqual(['buildTargets', { b1: 'T1' }, 23])
    table.play('targets b1 d2')
    expect(table.events.slice(0, 3)).toEqual([
      { type: 'targetsChosen', seat: 0, site: 'b1', shed: 'T1', hexes: ['d2'], tiles: ['wood 3'] },
      { type: 'tileActivated', seat: 0, hex: 'd2', tile: 'wood 3' },
      { type: 'ducatsChanged', seat: 0, from: 23, to: 26, reason: 'tile' },
    ])
  })

  it('HA-SITE-05 all of it happens inside the purchase, before the next tile', () => {
    const table = aroundB1('wood 3', 'hops 2', 'barley 1', 'M2', 'M1').on(5, 'water 2', 'hops 5').turn(0)
    table.play('go 5', 'tile water 2', 'hex d1')
    expect([table.asked, table.question]).toEqual([0, 'buildTargets'])
    table.play('targets b1 d2')
    expect([table.question, table.options()]).toEqual(['chooseTile', ['tile hops 5', 'end']])
  })

  it('HA-SITE-05 T0 needs no answer, so the next tile may be chosen at once', () => {
    const table = aroundB1('wood 1', 'hops 2', 'barley 1', 'M2', 'M1').on(5, 'water 2', 'hops 5').turn(0)
    table.play('go 5', 'tile water 2', 'hex d1')
    expect([table.question, table.player(0).brewmaster]).toEqual(['chooseTile', -4])
  })

  /** s10 is the last hex around both b3 and b6. */
  const twoSites = (b3: readonly string[], b6: readonly string[]) =>
    alone()
      .brewmaster(0, 0)
      .garden(0, {
        d6: b3[0],
        s7: b3[1],
        s5: b3[2],
        d3: b3[3],
        d11: b6[0],
        d13: b6[1],
        s15: b6[2],
        s12: b6[3],
        d8: 'M1',
      })
      .on(5, 'yeast 1', 'barley 5')
      .turn(0)
      .play('go 5', 'tile yeast 1')

  it('HA-SITE-06 example: sums 7 and 18 at one stroke: brewmaster 0 to 6 to 7, a T0 and a T3', () => {
    const table = twoSites(['wood 1', 'wood 1', 'wood 2', 'wood 2'], ['hops 4', 'hops 4', 'water 4', 'water 5'])
    expect(table.info('hex s10').encloses).toEqual([
      { site: 'b3', sum: 7, shed: 'T0', steps: 6, wakes: 0 },
      { site: 'b6', sum: 18, shed: 'T3', steps: 1, wakes: 3 },
    ])
    table.play('hex s10')
    expect(table.heard('brewmasterAdvanced').map(({ from, to }) => [from, to])).toEqual([
      [0, 6],
      [6, 7],
    ])
    expect(table.player(0)).toMatchObject({ brewmaster: 7, sheds: { b3: 'T0', b6: 'T3' } })
    expect(table.options()).toEqual(['targets b6 d11 s15 s10', 'targets b6 d13 s12 d8'])
  })

  it('HA-SITE-06, HA-RUL-12 the lower site is resolved completely before the higher one; the order is not asked', () => {
    const table = twoSites(['hops 4', 'hops 4', 'water 4', 'water 5'], ['wood 2', 'wood 2', 'wood 1', 'wood 2'])
    table.play('hex s10')
    expect([table.player(0).sheds, table.player(0).brewmaster]).toEqual([{ b3: 'T3' }, 1])
    expect(table.options()).toEqual(['targets b3 d6 s10 s5', 'targets b3 d8 s7 d3'])
    table.play('targets b3 d6 s10 s5')
    expect([table.player(0).sheds, table.player(0).brewmaster]).toEqual([{ b3: 'T3', b6: 'T1' }, 4])
    expect(table.options()).toEqual(['d11', 'd13', 's15', 's12', 's10', 'd8'].map((hex) => `targets b6 ${hex}`))
    expect(table.play('targets b6 d13').question).toBe('chooseTile')
  })

  it.each([
    ['d3', 'b1', 'b3'],
    ['s7', 'b2', 'b3'],
    ['d6', 'b3', 'b4'],
    ['s8', 'b2', 'b5'],
    ['d8', 'b3', 'b6'],
    ['d11', 'b6', 'b7'],
  ])('HA-RUL-12 a tile on %s closes %s, then %s', (last, lower, higher) => {
    const table = alone().fill(0, 'sunny', last).fill(0, 'shady', last).on(5, 'barley 1').turn(0)
    const built = Object.keys(table.player(0).sheds)
    table.play('go 5')
    const order = [...table.heard('siteEnclosed')]
    while (table.question === 'buildTargets') order.push(...table.play(table.options()[0]).heard('siteEnclosed'))
    expect(order.map((event) => event.site)).toEqual([lower, higher])
    expect(Object.keys(table.player(0).sheds)).toHaveLength(built.length + 2)
  })

  it('HA-SITE-07 building is mandatory: the targets are asked, not whether', () => {
    const table = close(aroundB1('wood 3', 'hops 2', 'barley 1', 'M2', 'M1'), 'water 2')
    expect(table.options()).toEqual(['d2', 'd3', 's5', 's2', 's1', 'd1'].map((hex) => `targets b1 ${hex}`))
  })

  it('HA-SITE-07 a site is built once: later tiles and stops leave its shed alone', () => {
    const table = close(aroundB1('wood 1', 'hops 2', 'barley 1', 'M2', 'M1').on(6, 'wood 5'), 'water 2')
    expect(table.player(0)).toMatchObject({ brewmaster: -4, sheds: { b1: 'T0' } })
    table.play('go 6', 'hex d4')
    expect(table.heard('siteEnclosed')).toEqual([])
    expect(table.player(0)).toMatchObject({ brewmaster: -4, sheds: { b1: 'T0' } })
  })
})

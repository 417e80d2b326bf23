import { describe, expect, it } from 'vitest'
import { ale } from './table.ts'

const alone = () => ale(2).home(1, 'first')

describe('Monk spaces', () => {
  it.each([
    [3, 4],
    [10, 3],
    [18, 2],
    [25, 1],
  ])(
    'HA-MONK-01 a monk of space %i costs %i in the shade and twice that in the sun, whatever its type',
    (space, price) => {
      for (const monk of ['M1', 'M2', 'M3', 'M4']) {
        const table = alone().on(space, monk).turn(0)
        expect(table.info(`go ${space}`)).toMatchObject({ action: 'monk', tiles: [monk], price })
        table.play(`go ${space}`)
        expect(table.branch().play('hex d1').player(0)).toMatchObject({ ducats: 25 - price, garden: { d1: monk } })
        expect(table.branch().play('hex s1').player(0)).toMatchObject({ ducats: 25 - 2 * price, garden: { s1: monk } })
      }
    },
  )

  it('HA-MONK-01 example: number 3 takes 20 to 17 ducats in the shade, 20 to 14 in the sun', () => {
    const table = alone().ducats(0, 20).on(10, 'M2').turn(0).play('go 10')
    expect(table.branch().play('hex d5').player(0).ducats).toBe(17)
    expect(table.branch().play('hex s5').player(0).ducats).toBe(14)
  })

  it('HA-MONK-02 example: number 2, two monks, one on each side: 10 to 8 to 4', () => {
    const table = alone().round(2).ducats(0, 10).on(18, 'M1', 'M4').turn(0)
    table.play('go 18', 'tile M4', 'hex d5')
    expect(table.player(0).ducats).toBe(8)
    table.play('tile M1', 'hex s5')
    expect(table.player(0).ducats).toBe(4)
  })

  it('HA-MONK-02 monks of one type are offered once and paid one by one', () => {
    const table = alone().round(3).hand(0).ducats(0, 5).on(18, 'M1', 'M1', 'M1').turn(0).play('go 18')
    table.play('hex d1')
    expect([table.player(0).ducats, table.options()]).toEqual([3, ['tile M1', 'end']])
    table.play('tile M1', 'hex d2')
    expect([table.player(0).ducats, table.space(18).tiles, table.question]).toEqual([1, ['M1'], 'move'])
  })

  it('HA-RUL-33 the number of monks on a space does not change their price', () => {
    const price = (...monks: string[]) => {
      const table = alone()
        .round(3)
        .on(10, ...monks)
        .turn(0)
        .play('go 10')
      if (table.question === 'chooseTile') table.play('tile M1')
      return table.info('hex d1').price
    }
    expect([price('M1'), price('M1', 'M2'), price('M1', 'M1', 'M3')]).toEqual([3, 3, 3])
  })

  it('HA-MONK-03 a monk has no fertility: it is no resource for the number box and adds 0 to a site', () => {
    const onlyMonks = ale(2).tile(0, 's1', 'M1').on(27, 'wood 1').turn(0)
    expect(onlyMonks.options()).toEqual(['go 7', 'go 16', 'go 20', 'go 24', 'go 27', 'go 28'])
    const table = alone().garden(0, { d2: 'wood 4', d3: 'hops 1', s5: 'wood 1', s2: 'wood 1', s1: 'wood 2' })
    table.on(10, 'M2').turn(0).play('go 10', 'hex d1')
    expect(table.heard('siteEnclosed')).toEqual([
      { type: 'siteEnclosed', seat: 0, site: 'b1', sum: 9, shed: 'T1', steps: 3 },
    ])
  })

  it('HA-MONK-04 a monk fills its hex: it can close a site', () => {
    const table = alone().garden(0, { d2: 'M1', d3: 'M2', s5: 'M3', s2: 'M4', s1: 'M1' })
    table.on(25, 'M2').turn(0).play('go 25')
    expect(table.options()).not.toContain('hex d2')
    expect(table.play('hex d1').player(0).sheds).toEqual({ b1: 'T0' })
  })

  it.each([
    ['sunny', 's1', 'G6'],
    ['shady', 'd15', 'G12'],
  ] as const)('HA-MONK-04 a monk counts when the %s side is filled', (side, hex, goal) => {
    const table = alone().fill(0, side, hex).disc(0, 'X', 'wood').on(25, 'M1').on(27, 'hops 1').turn(0)
    expect(table.options()).toEqual(['go 25', 'go 27', 'go 28'])
    table.play('go 25', `hex ${hex}`)
    while (table.question === 'buildTargets') table.play(table.options()[0])
    expect(table.options()).toEqual(['go 26', 'go 27', 'go 28'])
    expect(table.info('go 26').barrels).toEqual([{ goal, size: 'large' }])
  })

  it('HA-MONK-05 a monk pays one brewmaster step on either side', () => {
    for (const hex of ['s2', 'd1']) {
      const table = alone()
        .garden(0, { s1: 'M1', [hex]: 'M2' })
        .turn(0)
        .play('go 7', 'activate M1')
      expect(table.player(0)).toMatchObject({ ducats: 25, brewmaster: -9 })
      expect(table.markersOf(0)).toEqual([0, -2, -4, -6, -8])
    }
  })
})

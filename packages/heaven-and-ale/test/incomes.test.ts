import { describe, expect, it } from 'vitest'
import { ale } from './table.ts'

const alone = () => ale(2).home(1, 'first')

describe('Income of an activated tile', () => {
  it.each([1, 2, 3, 4, 5])('HA-INC-01 in the shade a tile of fertility %i pays as many ducats', (fertility) => {
    const table = alone().tile(0, 'd9', 'yeast', fertility).ducats(0, 10).turn(0).play('go 12')
    expect(table.player(0)).toMatchObject({ ducats: 10 + fertility, brewmaster: -10 })
    expect(table.markersOf(0)).toEqual([0, -2, -4, -6, -8])
    expect(table.heard('ducatsChanged')).toEqual([
      { type: 'ducatsChanged', seat: 0, from: 10, to: 10 + fertility, reason: 'tile' },
    ])
  })

  it('HA-INC-01 example: water 4 in the shade, 3 to 7 ducats', () => {
    const table = alone().tile(0, 'd9', 'water', 4).ducats(0, 3).turn(0).play('go 12')
    expect(table.player(0).ducats).toBe(7)
  })

  it.each([
    ['wood', [3, 0, 0, 0, 0]],
    ['yeast', [0, 3, 0, 0, 0]],
    ['hops', [0, 0, 3, 0, 0]],
    ['water', [0, 0, 0, 3, 0]],
    ['barley', [0, 0, 0, 0, 3]],
  ])('HA-INC-02 in the sun a tile of %s advances the marker of its own colour', (colour, markers) => {
    const table = alone().markers(0, 0, 0, 0, 0, 0).tile(0, 's9', colour, 3).turn(0).play('go 12')
    expect(table.markersOf(0)).toEqual(markers)
    expect(table.player(0)).toMatchObject({ ducats: 25, brewmaster: -10 })
    expect(table.markersOf(1)).toEqual([0, -2, -4, -6, -8])
  })

  it('HA-INC-02 example: water 4 in the sun, -6 to -2', () => {
    const table = alone().tile(0, 's9', 'water', 4).turn(0).play('go 12')
    expect(table.player(0).markers.water).toBe(-2)
  })

  it('HA-INC-01, HA-INC-02 the sides change between s15 and d1', () => {
    const table = alone().garden(0, { s15: 'wood 2', d1: 'wood 3' }).turn(0).play('go 12')
    expect([table.player(0).ducats, table.player(0).markers.wood]).toEqual([28, 2])
  })

  it('HA-INC-03 a tile pays at every activation, several times in a game', () => {
    const table = alone().garden(0, { d1: 'hops 3', s1: 'M1' }).ducats(0, 0).turn(0)
    table.play('go 4')
    expect(table.player(0).ducats).toBe(3)
    table.play('go 7')
    expect(table.player(0).ducats).toBe(6)
    table.play('go 12')
    expect(table.player(0).ducats).toBe(9)
  })

  it('HA-INC-03 and several times in one action', () => {
    const table = alone().garden(0, { d1: 'hops 3', s1: 'M1', d2: 'M1' }).ducats(0, 0).turn(0).play('go 7')
    expect(table.player(0).ducats).toBe(6)
    expect(table.heard('tileActivated').map((event) => event.hex)).toEqual(['d1', 'd1'])
  })

  it.each(['s2', 'd1'])('HA-INC-04 an activated monk on %s moves the brewmaster one step', (hex) => {
    const table = alone()
      .garden(0, { s1: 'M1', [hex]: 'M3' })
      .turn(0)
      .play('go 7', 'activate M1')
    expect(table.player(0)).toMatchObject({ brewmaster: -9, ducats: 25 })
    expect(table.heard('brewmasterAdvanced')).toEqual([
      { type: 'brewmasterAdvanced', seat: 0, from: -10, to: -9, lost: 0, reason: 'tile' },
    ])
  })

  it('HA-INC-05 example: yeast on 18, sunny yeast 5: marker 18 to 20, ducats 0 to 3', () => {
    const table = alone().ducats(0, 0).marker(0, 'yeast', 18).tile(0, 's9', 'yeast', 5).turn(0).play('go 12')
    expect([table.player(0).markers.yeast, table.player(0).ducats]).toEqual([20, 3])
    expect(table.heard('markerAdvanced')).toEqual([
      { type: 'markerAdvanced', seat: 0, colour: 'yeast', from: 18, to: 20, overflow: 3, reason: 'tile' },
    ])
    expect(table.heard('ducatsChanged')).toEqual([
      { type: 'ducatsChanged', seat: 0, from: 0, to: 3, reason: 'overflow' },
    ])
  })

  it('HA-INC-05 example: yeast on 20, sunny yeast 5: marker stays, ducats 0 to 5', () => {
    const table = alone().ducats(0, 0).marker(0, 'yeast', 20).tile(0, 's9', 'yeast', 5).turn(0).play('go 12')
    expect([table.player(0).markers.yeast, table.player(0).ducats]).toEqual([20, 5])
  })

  it('HA-INC-05 just reaching 20 pays nothing, one step more pays one ducat', () => {
    const after = (from: number) => {
      const table = alone().ducats(0, 0).marker(0, 'yeast', from).tile(0, 's9', 'yeast', 5).turn(0).play('go 12')
      return [table.player(0).markers.yeast, table.player(0).ducats]
    }
    expect([after(14), after(15), after(16)]).toEqual([
      [19, 0],
      [20, 0],
      [20, 1],
    ])
  })

  it('HA-INC-05 cards and the place MARK overflow alike', () => {
    const card = alone().ducats(0, 0).marker(0, 'hops', 18).garden(0, { s1: 'hops 1', d1: 'hops 1' }).disc(0, 'yeast')
    card.turn(0).play('go 12')
    expect([card.player(0).markers.hops, card.player(0).ducats]).toEqual([19, 1])
    card.play('card colour', 'colour hops')
    expect([card.player(0).markers.hops, card.player(0).ducats]).toEqual([20, 2])
    const lowest = alone().ducats(0, 0).markers(0, 20, 20, 19, 20, 20).tile(0, 'd1', 'hops', 1).disc(0, 'yeast')
    lowest.turn(0).play('go 12', 'card lowest')
    expect([lowest.player(0).markers.hops, lowest.player(0).ducats]).toEqual([20, 2])
    const place = alone().ducats(0, 6).marker(0, 'hops', 19).at(0, 27).turn(0).play('place mark', 'mark hops')
    expect([place.player(0).markers.hops, place.player(0).ducats]).toEqual([20, 7])
  })

  it('HA-INC-06 example: brewmaster on 19, five steps: 19 to 20, ducats unchanged', () => {
    const table = alone().ducats(0, 4).brewmaster(0, 19).tile(0, 's1', 'wood', 1).disc(0, 'X')
    table.turn(0).play('go 12', 'card brew')
    expect(table.player(0)).toMatchObject({ brewmaster: 20, ducats: 4 })
    expect(table.heard('brewmasterAdvanced')).toEqual([
      { type: 'brewmasterAdvanced', seat: 0, from: 19, to: 20, lost: 4, reason: 'card' },
    ])
  })

  it('HA-RUL-14 monks, places and sheds lose their surplus as well', () => {
    const monk = alone().ducats(0, 4).brewmaster(0, 20).garden(0, { s1: 'M1', d1: 'M2' }).turn(0)
    expect(monk.play('go 7', 'activate M1').player(0)).toMatchObject({ brewmaster: 20, ducats: 4 })
    const place = alone().ducats(0, 4).brewmaster(0, 20).at(0, 27).turn(0).play('place brew')
    expect(place.player(0)).toMatchObject({ brewmaster: 20, ducats: 4 })
    const shed = alone().ducats(0, 4).brewmaster(0, 16).on(25, 'M2')
    shed.garden(0, { d2: 'M1', d3: 'M2', s5: 'M3', s2: 'M4', s1: 'M1' }).turn(0).play('go 25', 'hex d1')
    expect(shed.player(0)).toMatchObject({ brewmaster: 20, ducats: 3 })
  })

  it('HA-INC-07, HA-RUL-22 markers and brewmaster share spaces and never hold each other up', () => {
    const table = alone().markers(0, 3, 5, 4, 5, 4).brewmaster(0, 4).garden(0, { s1: 'wood 2', s9: 'hops 1' })
    table.turn(0).play('go 12', 'activate wood').play('go 16', 'activate hops')
    expect(table.markersOf(0)).toEqual([5, 5, 5, 5, 4])
    expect(table.player(0).brewmaster).toBe(4)
    const monk = alone().markers(0, 5, 5, 5, 5, 5).brewmaster(0, 4).garden(0, { s1: 'M1', d1: 'M2' })
    expect(monk.turn(0).play('go 7', 'activate M1').player(0).brewmaster).toBe(5)
  })
})

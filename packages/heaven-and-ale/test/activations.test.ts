import { Refusal } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { ale } from './table.ts'

const alone = () => ale(2).home(1, 'first')
const boxes = (...names: string[]) => names.map((name) => `activate ${name}`)

const COLOURS = ['wood', 'yeast', 'hops', 'water', 'barley']
const MONKS = ['M1', 'M2', 'M3', 'M4']
/** A tile of each colour, fertilities 1 to 5, and a monk of each type, none beside another tile. */
const everything = {
  s1: 'wood 1',
  s3: 'yeast 2',
  s8: 'hops 3',
  s13: 'water 4',
  s15: 'barley 5',
  d5: 'M1',
  d8: 'M2',
  d2: 'M3',
  d15: 'M4',
}

describe('Activation spaces', () => {
  it('HA-ACT-01 one disc goes from the space to a box, for good, and the box is carried out', () => {
    const table = alone().tile(0, 's3', 'hops', 3).on(27, 'wood 1').turn(0)
    expect(table.info('go 12')).toMatchObject({ action: 'activation', letter: 'C', discs: 1 })
    table.play('go 12')
    expect(table.player(0).boxes).toEqual(['hops'])
    expect(table.space(12).discs).toBe(0)
    expect(table.events.slice(0, 4)).toEqual([
      { type: 'moved', seat: 0, from: 0, to: 12 },
      { type: 'discPlaced', seat: 0, box: 'hops', space: 12 },
      { type: 'tileActivated', seat: 0, hex: 's3', tile: 'hops 3' },
      { type: 'markerAdvanced', seat: 0, colour: 'hops', from: -4, to: -1, overflow: 0, reason: 'tile' },
    ])
    expect(table.options()).toEqual(['go 16', 'go 20', 'go 24', 'go 27', 'go 28'])
  })

  it('HA-ACT-01 the disc stays on its box in later rounds', () => {
    const table = alone().tile(0, 's3', 'hops', 3).disc(0, 'X', 'yeast').turn(0)
    table.play('go 12', 'pass', 'place cash')
    table.nature('draw M1', 'draw M1', 'draw M1', 'draw M2')
    while (table.question === null) table.nature(table.options()[0])
    expect([table.view.round, table.player(0).boxes]).toEqual([2, ['X', 'yeast', 'hops']])
    expect(table.space(12).discs).toBe(1)
    expect(table.turn(0).options()).not.toContain('go 12')
  })

  it('HA-ACT-01 a space emptied by one figure is closed to the next', () => {
    const table = ale(2).tile(0, 's1', 'hops', 1).tile(1, 's1', 'hops', 1).disc(0, 'yeast').turn(0)
    table.play('go 12', 'pass')
    expect([table.asked, table.options()]).toEqual([1, ['go 4', 'go 16', 'go 20', 'go 24', 'go 28']])
  })

  it('HA-ACT-02 A takes the number box, B a monk box, C a colour box, ABC any of the ten', () => {
    const table = alone().garden(0, everything).turn(0)
    const asked = (space: number) => {
      const stopped = table.branch().play(`go ${space}`)
      return [stopped.question, stopped.options()]
    }
    expect(asked(4)).toEqual(['chooseNumber', ['number 1', 'number 2', 'number 3', 'number 4', 'number 5']])
    expect(asked(7)).toEqual(['chooseBox', boxes(...MONKS)])
    expect(asked(12)).toEqual(['chooseBox', boxes(...COLOURS)])
    for (const space of [16, 20, 24]) expect(asked(space)).toEqual(['chooseBox', boxes('X', ...COLOURS, ...MONKS)])
  })

  it('HA-ACT-03 a box is usable without a disc and with a tile it refers to', () => {
    const options = (...discs: string[]) => {
      const table = alone()
        .garden(0, { s1: 'wood 1', s3: 'barley 2', d5: 'M2', d15: 'M4' })
        .disc(0, ...discs)
      return table.turn(0).play('go 16').options()
    }
    expect(options()).toEqual(boxes('X', 'wood', 'barley', 'M2', 'M4'))
    expect(options('X')).toEqual(boxes('wood', 'barley', 'M2', 'M4'))
    expect(options('wood', 'yeast', 'M4')).toEqual(boxes('X', 'barley', 'M2'))
    expect(options('barley', 'M1', 'M2')).toEqual(boxes('X', 'wood', 'M4'))
  })

  it.each(['wood', 'yeast', 'hops', 'water', 'barley'])('HA-ACT-03 %s on either side opens X and its box', (colour) => {
    for (const hex of ['s1', 's15', 'd1', 'd15']) {
      const table = alone().tile(0, hex, colour, 5).turn(0).play('go 16')
      expect(table.options()).toEqual(boxes('X', colour))
    }
  })

  it.each(['M1', 'M2', 'M3', 'M4'])('HA-ACT-03 %s alone opens its own box and no other', (monk) => {
    const table = alone().tile(0, 'd15', monk).on(27, 'wood 1').turn(0)
    expect(table.options()).toEqual(['go 7', 'go 16', 'go 20', 'go 24', 'go 27', 'go 28'])
    expect(table.play('go 16').player(0).boxes).toEqual([monk])
  })

  it('HA-ACT-04 the number box activates every resource of that number, in sun and shade, of all colours', () => {
    const table = alone().markers(0, 1, 1, 1, 1, 1).brewmaster(0, 1).ducats(0, 10)
    table.garden(0, {
      s1: 'wood 2',
      s4: 'water 2',
      s9: 'water 2',
      d1: 'hops 2',
      d9: 'barley 2',
      s2: 'wood 3',
      d2: 'M1',
    })
    table.turn(0).play('go 4')
    expect(table.options()).toEqual(['number 2', 'number 3'])
    expect(table.info('number 2').gains).toEqual({ ducats: 4, wood: 2, water: 4 })
    table.play('number 2')
    expect(table.markersOf(0)).toEqual([3, 1, 1, 5, 1])
    expect(table.player(0)).toMatchObject({ ducats: 14, brewmaster: 1, boxes: ['X'] })
    expect(table.events.slice(0, 2)).toEqual([
      { type: 'numberChosen', seat: 0, number: 2 },
      { type: 'discPlaced', seat: 0, box: 'X', space: 4 },
    ])
    expect(table.heard('tileActivated').map((event) => event.hex)).toEqual(['s1', 's4', 's9', 'd1', 'd9'])
  })

  it('HA-ACT-04 example: number 3 with wood and yeast in the sun, hops in the shade', () => {
    const table = alone().marker(0, 'wood', 2).marker(0, 'yeast', -1).ducats(0, 4)
    table.garden(0, { s1: 'wood 3', s9: 'yeast 3', d3: 'hops 3', d15: 'water 5' })
    table.turn(0).play('go 4', 'number 3')
    expect(table.player(0).markers).toMatchObject({ wood: 5, yeast: 2, hops: -4 })
    expect(table.player(0).ducats).toBe(7)
  })

  it('HA-RUL-08 only a number that grows in the own garden may be named', () => {
    const table = ale(2).garden(0, { s1: 'wood 5', d9: 'hops 1', d15: 'M1' }).garden(1, { s1: 'wood 3' }).turn(0)
    table.play('go 4')
    expect(table.options()).toEqual(['number 1', 'number 5'])
    for (const number of ['number 2', 'number 3', 'number 0']) expect(() => table.play(number)).toThrow(Refusal)
  })

  it('HA-RUL-08 with one number there is nothing to choose', () => {
    const table = alone().tile(0, 'd1', 'hops', 4).turn(0).play('go 4')
    expect(table.heard('numberChosen')).toEqual([{ type: 'numberChosen', seat: 0, number: 4 }])
    expect(table.player(0).ducats).toBe(29)
  })

  it('HA-ACT-05 a colour box activates every resource of its colour and nothing else', () => {
    const table = alone().ducats(0, 0).markers(0, 1, 1, 1, 1, 1)
    table.garden(0, { s1: 'yeast 4', s9: 'yeast 1', d2: 'yeast 5', d9: 'hops 5', s2: 'wood 4', d6: 'M1' })
    table.turn(0).play('go 12', 'activate yeast')
    expect(table.markersOf(0)).toEqual([1, 6, 1, 1, 1])
    expect(table.player(0)).toMatchObject({ ducats: 5, brewmaster: -10, boxes: ['yeast'] })
  })

  it('HA-ACT-05 example: barley 2 in the shade, 5 and 1 in the sun: ducats 0 to 2, barley -8 to -2', () => {
    const table = alone().ducats(0, 0).garden(0, { d4: 'barley 2', s4: 'barley 5', s9: 'barley 1' })
    table.turn(0).play('go 12')
    expect(table.player(0)).toMatchObject({ ducats: 2 })
    expect(table.markersOf(0)).toEqual([0, -2, -4, -6, -2])
  })

  it('HA-ACT-06 a monk box triggers every monk of its type and no other', () => {
    const table = alone().garden(0, { s6: 'M1', s3: 'wood 2', s13: 'M1', s14: 'hops 3', d5: 'M2', d7: 'water 5' })
    table.turn(0).play('go 7', 'activate M1')
    expect(table.markersOf(0)).toEqual([2, -2, -1, -6, -8])
    expect(table.player(0)).toMatchObject({ ducats: 25, brewmaster: -10, boxes: ['M1'] })
    expect(table.heard('monkTriggered')).toEqual([
      { type: 'monkTriggered', seat: 0, hex: 's6', monk: 'M1' },
      { type: 'monkTriggered', seat: 0, hex: 's13', monk: 'M1' },
    ])
  })

  it('HA-ACT-07 the free letter works as A, B or C', () => {
    const table = alone().garden(0, { s6: 'M1', s3: 'wood 2', d4: 'wood 3' }).turn(0).play('go 20')
    const number = table.branch().play('activate X')
    expect([number.question, number.options()]).toEqual(['chooseNumber', ['number 2', 'number 3']])
    expect(number.play('number 3').player(0)).toMatchObject({ ducats: 28, boxes: ['X'] })
    expect(number.space(20).discs).toBe(0)
    const colour = table.branch().play('activate wood')
    expect(colour.player(0)).toMatchObject({ ducats: 28, boxes: ['wood'] })
    expect(colour.player(0).markers.wood).toBe(2)
    const monk = table.branch().play('activate M1')
    expect(monk.player(0)).toMatchObject({ ducats: 25, boxes: ['M1'] })
    expect(monk.player(0).markers.wood).toBe(2)
  })

  it('HA-ACT-08 example: space C 2 to 1 discs; a later figure may still stop there', () => {
    const table = ale(2).round(3).discs(12, 2).tile(0, 's1', 'hops', 1).tile(1, 's1', 'wood', 1).turn(0)
    table.play('go 12')
    expect(table.space(12).discs).toBe(1)
    expect(table.player(0).boxes).toEqual(['hops'])
    expect([table.asked, table.options().includes('go 12')]).toEqual([1, true])
    table.play('go 12')
    expect(table.space(12).discs).toBe(0)
  })

  it('HA-ACT-08 two discs on a space do not give one figure a second stop', () => {
    const table = alone().round(3).discs(12, 2).garden(0, { s1: 'hops 1', s3: 'wood 1' }).turn(0)
    table.play('go 12', 'activate wood')
    expect([table.question, table.options()]).toEqual(['move', ['go 16', 'go 20', 'go 24', 'go 28']])
  })

  it('HA-ACT-09 the pair is checked after all incomes', () => {
    const table = alone().tile(0, 's3', 'hops', 3).disc(0, 'yeast').turn(0).play('go 12')
    expect(table.events.map((event) => event.type)).toEqual([
      'moved',
      'discPlaced',
      'tileActivated',
      'markerAdvanced',
      'pairCompleted',
    ])
    expect(table.heard('pairCompleted')).toEqual([{ type: 'pairCompleted', seat: 0, boxes: ['yeast', 'hops'] }])
    expect(table.question).toBe('chooseCard')
  })

  it('HA-ACT-09 a number and a monk can complete a pair as well, a lone box does not', () => {
    const table = () => alone().garden(0, { s3: 'hops 3', s1: 'M2' })
    expect(table().disc(0, 'wood').turn(0).play('go 4').question).toBe('chooseCard')
    expect(table().disc(0, 'M1').turn(0).play('go 7').question).toBe('chooseCard')
    expect(table().disc(0, 'M1', 'yeast').turn(0).play('go 4').question).toBe('move')
    expect(table().disc(0, 'wood').turn(0).info('go 4')).toMatchObject({ letter: 'A' })
    expect(table().disc(0, 'wood').turn(0).play('go 16').info('activate X')).toMatchObject({ completes: ['X', 'wood'] })
    expect(table().turn(0).play('go 16').info('activate X')).not.toHaveProperty('completes')
  })

  it('HA-ACT-10, HA-RUL-09 incomes come by themselves and cannot be refused', () => {
    const table = ale(2).garden(0, { s3: 'hops 3', d3: 'hops 4', s9: 'wood 1' }).at(1, 20).on(27, 'wood 1').turn(0)
    table.play('go 12', 'activate hops')
    expect(table.asked).toBe(1)
    expect(table.player(0).markers.hops).toBe(-1)
    expect(table.player(0).ducats).toBe(29)
  })
})

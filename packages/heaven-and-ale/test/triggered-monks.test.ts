import { describe, expect, it } from 'vitest'
import { HEXES } from '../src/index.ts'
import { ale } from './table.ts'

const alone = () => ale(2).home(1, 'first')

/** Garden hexes beside each hex, as they are printed. */
const BESIDE: Readonly<Record<string, string>> = {
  s1: 's2 d1',
  s2: 's1 s4 s5',
  s3: 's4 s6',
  s4: 's2 s3 s5 s7',
  s5: 's2 s4 s7 d3',
  s6: 's3 s8',
  s7: 's4 s5 s9 s10',
  s8: 's6 s9 s11',
  s9: 's7 s8 s10 s12',
  s10: 's7 s9 s12 d8',
  s11: 's8 s13',
  s12: 's9 s10 s14 s15',
  s13: 's11 s14',
  s14: 's12 s13 s15',
  s15: 's12 s14 d13',
  d1: 's1 d2',
  d2: 'd1 d3 d4',
  d3: 's5 d2 d4 d6',
  d4: 'd2 d3 d5 d6',
  d5: 'd4 d7',
  d6: 'd3 d4 d8 d9',
  d7: 'd5 d10',
  d8: 's10 d6 d9 d11',
  d9: 'd6 d8 d10 d11',
  d10: 'd7 d9 d12',
  d11: 'd8 d9 d13 d14',
  d12: 'd10 d15',
  d13: 's15 d11 d14',
  d14: 'd11 d13 d15',
  d15: 'd12 d14',
}

describe('Triggered monks', () => {
  it.each(HEXES)('HA-TRIG-01 in a full garden a monk on %s activates the tiles beside it, each once', (hex) => {
    const table = alone().tile(0, hex, 'M1').fill(0, 'sunny').fill(0, 'shady').turn(0).play('go 7')
    const woken = table.heard('tileActivated').map((event) => event.hex)
    expect(woken.sort()).toEqual(BESIDE[hex].split(' ').sort())
    expect(table.heard('monkTriggered')).toEqual([{ type: 'monkTriggered', seat: 0, hex, monk: 'M1' }])
  })

  it('HA-TRIG-01 resource tiles pay by their side, monks pay a brewmaster step', () => {
    const table = alone().ducats(0, 0).garden(0, { s5: 'M1', s2: 'wood 3', s4: 'yeast 5', s7: 'M2', d3: 'hops 4' })
    table.turn(0).play('go 7', 'activate M1')
    expect(table.markersOf(0)).toEqual([3, 3, -4, -6, -8])
    expect(table.player(0)).toMatchObject({ ducats: 4, brewmaster: -9 })
  })

  it('HA-TRIG-02 example: water 2 in the sun between two triggered monks, 1 to 5', () => {
    const table = alone().marker(0, 'water', 1).garden(0, { s3: 'M1', s4: 'water 2', s5: 'M1' })
    expect(table.turn(0).play('go 7').player(0).markers.water).toBe(5)
  })

  it('HA-TRIG-02 only triggered monks count: a monk of another type beside the tile does not', () => {
    const table = alone().marker(0, 'water', 1).garden(0, { s3: 'M1', s4: 'water 2', s5: 'M2' })
    expect(table.turn(0).play('go 7', 'activate M1').player(0).markers.water).toBe(3)
  })

  it('HA-TRIG-03, HA-RUL-10 an activated monk wakes nobody, and a triggered one pays nothing for itself', () => {
    const table = alone().ducats(0, 0).garden(0, { s3: 'M1', s4: 'M2', s5: 'wood 5', s7: 'hops 5', s2: 'M3' })
    table.turn(0).play('go 7', 'activate M1')
    expect(table.player(0)).toMatchObject({ ducats: 0, brewmaster: -9 })
    expect(table.markersOf(0)).toEqual([0, -2, -4, -6, -8])
    expect(table.heard('tileActivated').map((event) => event.hex)).toEqual(['s4'])
  })

  it('HA-TRIG-04 example: M1 beside M1 and nothing else, brewmaster 0 to 2', () => {
    const table = alone().brewmaster(0, 0).garden(0, { s3: 'M1', s4: 'M1' }).turn(0).play('go 7')
    expect(table.player(0)).toMatchObject({ brewmaster: 2, ducats: 25 })
  })

  it('HA-TRIG-04, HA-RUL-10 three in a row wake each other: four steps', () => {
    const table = alone().brewmaster(0, 0).garden(0, { s3: 'M1', s4: 'M1', s5: 'M1' }).turn(0).play('go 7')
    expect(table.player(0).brewmaster).toBe(4)
  })

  it('HA-TRIG-05 example: M2 with M1, M3 and barley 3 in the shade: brewmaster 4 to 6, ducats 1 to 4', () => {
    const table = alone().brewmaster(0, 4).ducats(0, 1).garden(0, { s5: 'M2', s2: 'M1', s7: 'M3', d3: 'barley 3' })
    table.turn(0).play('go 7', 'activate M2')
    expect(table.player(0)).toMatchObject({ brewmaster: 6, ducats: 4 })
    expect(table.markersOf(0)).toEqual([0, -2, -4, -6, -8])
  })

  it('HA-TRIG-05 a monk beside two triggered ones pays twice', () => {
    const table = alone().brewmaster(0, 0).garden(0, { s3: 'M1', s4: 'M4', s5: 'M1' }).turn(0)
    expect(table.play('go 7', 'activate M1').player(0).brewmaster).toBe(2)
  })

  it('HA-TRIG-06, HA-RUL-11 a monk without neighbours may be triggered and pays nothing', () => {
    const table = alone().tile(0, 's1', 'M4').on(27, 'wood 1').turn(0)
    expect(table.options()).toEqual(['go 7', 'go 16', 'go 20', 'go 24', 'go 27', 'go 28'])
    table.play('go 7')
    expect(table.player(0)).toMatchObject({ ducats: 25, brewmaster: -10, boxes: ['M4'] })
    expect(table.heard('tileActivated')).toEqual([])
    expect(table.heard('monkTriggered')).toEqual([{ type: 'monkTriggered', seat: 0, hex: 's1', monk: 'M4' }])
  })

  it('HA-RUL-11 it may complete a pair', () => {
    const table = alone().tile(0, 's1', 'M4').disc(0, 'M3').turn(0).play('go 7')
    expect([table.question, table.heard('pairCompleted')]).toEqual([
      'chooseCard',
      [{ type: 'pairCompleted', seat: 0, boxes: ['M3', 'M4'] }],
    ])
  })

  it('HA-TRIG-06 a shed beside a monk pays nothing', () => {
    const table = alone()
      .ducats(0, 0)
      .garden(0, { s1: 'M1', s2: 'M2', s5: 'M2', d1: 'hops 4', d2: 'hops 5', d3: 'hops 5' })
    expect(table.player(0).sheds).toEqual({ b1: 'T2' })
    table.turn(0).play('go 7', 'activate M1')
    expect(table.player(0)).toMatchObject({ ducats: 4, brewmaster: -9 })
  })

  it('HA-TRIG-07 the order of the monks has no effect, even where markers overflow', () => {
    const table = alone().ducats(0, 0).marker(0, 'water', 17)
    table.garden(0, { s3: 'M1', s4: 'water 2', s5: 'M1', s7: 'water 1', d3: 'hops 3', s2: 'M2' })
    table.turn(0).play('go 7', 'activate M1')
    expect(table.heard('monkTriggered').map((event) => event.hex)).toEqual(['s3', 's5'])
    expect(table.player(0)).toMatchObject({ ducats: 3 + 2, brewmaster: -9 })
    expect(table.player(0).markers.water).toBe(20)
  })
})

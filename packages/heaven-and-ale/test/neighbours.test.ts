import { describe, expect, it } from 'vitest'
import { ale } from './table.ts'

/** Boards lie side by side in the state: what the next player owns must never be taken for one's own. */
describe('the board of the next player', () => {
  it('HA-PRIV-02: their marker on the same space is not tied for last', () => {
    const t = ale(2).garden(0, { d15: 'wood 1' }).disc(0, 'X', 'M1').markers(0, 7, 4, 5, 9, 12).marker(1, 'wood', 4)
    t.turn(0).play('go 12', 'card lowest')
    expect(t.markersOf(0)).toEqual([7, 7, 5, 9, 12])
    expect(t.asked).toBe(1)
  })

  it('HA-TRIG-01: their monk is not triggered', () => {
    const t = ale(2).garden(0, { d15: 'M1' }).garden(1, { s1: 'M1' }).turn(0).play('go 7')
    expect(t.heard('monkTriggered')).toEqual([{ type: 'monkTriggered', seat: 0, hex: 'd15', monk: 'M1' }])
  })
})

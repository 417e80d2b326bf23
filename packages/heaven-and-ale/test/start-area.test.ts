import { NATURE, Refusal } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { ale, unpacked } from './table.ts'

/** Everything is dealt; nature is about to name the first player. */
function dealt(seats: number, options: Readonly<Record<string, string>> = {}) {
  const table = unpacked(seats, options)
  while (table.asked === NATURE && !table.options().includes('first 0')) table.nature(table.options()[0])
  return table
}

/** Seat 0 is coming home, where seat 1 already stands on FIRST. */
const arriving = () => ale(2).home(1, 'first').at(0, 27)

describe('First player and start area', () => {
  it.each([2, 3, 4])('HA-START-01 chance names the first player, each of %i alike, who stands on FIRST', (seats) => {
    const table = dealt(seats)
    const all = Array.from({ length: seats }, (_, seat) => [`first ${seat}`, 1])
    expect(table.outcomes()).toEqual(Object.fromEntries(all))
    table.nature('first 1')
    expect(table.player(1)).toMatchObject({ place: 'first', position: 0 })
    expect(table.events[0]).toEqual({ type: 'firstPlayer', seat: 1 })
  })

  it('HA-START-02 the others pick clockwise from the first player and are paid at once', () => {
    const table = dealt(4).nature('first 2')
    expect([table.asked, table.question]).toEqual([3, 'pickStart'])
    expect(table.options()).toEqual(['place brew', 'place mark', 'place cash'])
    table.play('place cash')
    expect(table.player(3)).toMatchObject({ place: 'cash', ducats: 27 })
    expect(table.events).toEqual([
      { type: 'placeTaken', seat: 3, place: 'cash', at: 'setup' },
      { type: 'ducatsChanged', seat: 3, from: 25, to: 27, reason: 'place' },
    ])
    expect(table.asked).toBe(0)
    expect(table.options()).toEqual(['place brew', 'place mark'])
    table.play('place mark')
    expect([table.asked, table.question]).toEqual([0, 'markColour'])
    table.play('mark wood')
    expect(table.player(1)).toMatchObject({ place: 'brew', brewmaster: -9 })
    expect([table.asked, table.question]).toEqual([2, 'move'])
  })

  it('HA-RUL-01 by option the picks go counter-clockwise, the last to move picking first', () => {
    const table = dealt(4, { picks: 'counterclockwise' }).nature('first 2')
    expect(table.asked).toBe(1)
    table.play('place brew')
    expect(table.asked).toBe(0)
    table.play('place cash')
    expect([table.asked, table.question]).toEqual([3, 'markColour'])
    table.play('mark hops')
    expect([table.asked, table.question]).toEqual([2, 'move'])
  })

  it('HA-RUL-01 counter-clockwise passes seat 0 as well', () => {
    const table = dealt(3, { picks: 'counterclockwise' }).nature('first 0')
    expect(table.asked).toBe(2)
    expect(table.play('place brew').asked).toBe(1)
    expect(dealt(3).nature('first 2').asked).toBe(0)
  })

  it('HA-RUL-01 with two players the direction makes no difference', () => {
    for (const picks of ['clockwise', 'counterclockwise']) {
      const table = dealt(2, { picks }).nature('first 1')
      expect(table.asked).toBe(0)
      expect([table.play('place cash').asked, table.question]).toEqual([1, 'move'])
    }
  })

  it('HA-START-03 the places pay one brewmaster step, two steps of one marker, or two ducats', () => {
    const table = arriving().turn(0)
    expect(table.options()).toEqual(['place brew', 'place mark', 'place cash'])
    expect(table.info('place brew').gains).toEqual({ brewmaster: 1 })
    expect(table.info('place mark').gains).toEqual({})
    expect(table.info('place cash').gains).toEqual({ ducats: 2 })
    table.play('place mark')
    expect(table.options()).toEqual(['mark wood', 'mark yeast', 'mark hops', 'mark water', 'mark barley'])
    expect(table.info('mark barley').gains).toEqual({ barley: 2 })
    expect(table.play('mark barley').markersOf(0)).toEqual([0, -2, -4, -6, -6])
  })

  it('HA-START-03 FIRST pays nothing on arrival either', () => {
    const table = ale(3).home(1, 'cash').at(0, 27).turn(0)
    expect(table.options()).toEqual(['place first', 'place brew'])
    expect(table.info('place first').gains).toEqual({})
    table.play('place first')
    expect(table.player(0)).toMatchObject({ place: 'first', position: 28, ducats: 25, brewmaster: -10 })
    expect(table.markersOf(0)).toEqual([0, -2, -4, -6, -8])
  })

  it('HA-START-03 example: CASH at setup, ducats 25 to 27', () => {
    const table = dealt(2).nature('first 0')
    expect(table.player(1).ducats).toBe(25)
    expect(table.play('place cash').player(1).ducats).toBe(27)
  })

  it('HA-START-03 example: BREW, brewmaster 3 to 4', () => {
    const table = arriving().brewmaster(0, 3).turn(0).play('place brew')
    expect(table.player(0)).toMatchObject({ brewmaster: 4, ducats: 25, place: 'brew' })
    expect(table.events.slice(0, 2)).toEqual([
      { type: 'placeTaken', seat: 0, place: 'brew', at: 'arrival' },
      { type: 'brewmasterAdvanced', seat: 0, from: 3, to: 4, lost: 0, reason: 'place' },
    ])
  })

  it('HA-START-03 example: MARK with hops, -4 to -2, both steps on the same marker', () => {
    const table = dealt(2).nature('first 0').play('place mark', 'mark hops')
    expect(table.markersOf(1)).toEqual([0, -2, -2, -6, -8])
    expect(table.heard('markerAdvanced')).toEqual([
      { type: 'markerAdvanced', seat: 1, colour: 'hops', from: -4, to: -2, overflow: 0, reason: 'place' },
    ])
    expect(table.player(1)).toMatchObject({ ducats: 25, brewmaster: -10 })
  })

  it('HA-START-03 example: MARK with a marker on 19, 19 to 20 and ducats 6 to 7', () => {
    const table = arriving().ducats(0, 6).marker(0, 'water', 19).turn(0).play('place mark', 'mark water')
    expect(table.player(0)).toMatchObject({ ducats: 7 })
    expect(table.player(0).markers.water).toBe(20)
  })

  it('HA-START-04 a place holds one figure: the last of four players finds one place left, the engine takes it', () => {
    const table = dealt(4).nature('first 0').play('place brew', 'place cash')
    expect([table.asked, table.question]).toEqual([3, 'markColour'])
    expect(table.view.players.map((player) => player.place)).toEqual(['first', 'brew', 'cash', 'mark'])
  })

  it.each([2, 3, 4])('HA-START-04 there are four places with %i players', (seats) => {
    const table = dealt(seats).nature('first 0')
    expect(table.options()).toEqual(['place brew', 'place mark', 'place cash'])
    expect(() => table.play('place first')).toThrow(Refusal)
  })

  it('HA-START-05 the first player is paid nothing at setup', () => {
    const table = dealt(2).nature('first 0')
    expect(table.player(0)).toMatchObject({ place: 'first', ducats: 25, brewmaster: -10 })
    expect(table.markersOf(0)).toEqual([0, -2, -4, -6, -8])
    expect(table.events).toEqual([{ type: 'firstPlayer', seat: 0 }])
  })
})

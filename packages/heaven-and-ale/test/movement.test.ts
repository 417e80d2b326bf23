import { Refusal } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { ale } from './table.ts'

const RESOURCE_SPACES = [1, 2, 5, 6, 8, 9, 11, 13, 15, 17, 19, 21, 22, 23, 27]
const go = (...spaces: number[]) => spaces.map((space) => `go ${space}`)
const fromTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** Every space is open to seat 0: tiles everywhere, a resource and a monk in the garden, a goal met. */
function openTable(seats = 2) {
  const table = ale(seats).tile(0, 's1', 'wood', 1).tile(0, 'd1', 'M1').brewmaster(0, 1)
  RESOURCE_SPACES.forEach((at, i) => {
    table.on(at, `${['yeast', 'hops', 'water'][i % 3]} ${1 + Math.floor(i / 3)}`)
  })
  return table.on(3, 'M1').on(10, 'M2').on(18, 'M3').on(25, 'M4')
}

describe('Turn', () => {
  it('HA-TURN-01 the first player of the round starts, then clockwise; who has arrived is skipped', () => {
    const table = openTable(4).waits(2, 'first').waits(0, 'mark').home(3, 'cash').turn(2)
    expect([table.asked, table.question]).toEqual([2, 'move'])
    table.play('go 1', 'hex d1')
    expect(table.asked).toBe(0)
    table.play('go 2', 'hex d2')
    expect(table.asked).toBe(1)
    table.play('go 5', 'hex d1')
    expect(table.asked).toBe(2)
  })

  it('HA-TURN-01 arriving takes a figure out of the round until all are home', () => {
    const table = openTable(3).turn(0).play('go 28', 'place first')
    expect([table.asked, table.player(0).position]).toEqual([1, 28])
    table.play('go 1', 'hex d1')
    expect(table.asked).toBe(2)
    table.play('go 2', 'hex d1')
    expect(table.asked).toBe(1)
  })

  it('HA-TURN-02 a turn is a move, then the action of the space reached, then the next player', () => {
    const table = openTable().turn(0).play('go 1')
    expect(table.events).toEqual([{ type: 'moved', seat: 0, from: 0, to: 1 }])
    expect([table.asked, table.question]).toEqual([0, 'chooseHex'])
    table.play('hex d2')
    expect(table.events).toEqual([
      { type: 'ducatsChanged', seat: 0, from: 25, to: 24, reason: 'price' },
      { type: 'bought', seat: 0, tile: 'yeast 1', hex: 'd2', side: 'shady', price: 1, space: 1 },
      { type: 'purchasesEnded', seat: 0, space: 1 },
      { type: 'turnBegan', seat: 1 },
    ])
    expect([table.asked, table.question]).toEqual([1, 'move'])
  })

  it('HA-TURN-02 the figure leaves its place and stands on the space', () => {
    const table = openTable().turn(0)
    expect(table.player(0)).toMatchObject({ position: 0, place: 'first' })
    table.play('go 9')
    expect(table.player(0)).toMatchObject({ position: 9, place: null })
  })

  it('HA-TURN-03, HA-RUL-21 the only player on the way takes all remaining turns', () => {
    const table = openTable(3).home(1, 'first').home(2, 'cash').at(0, 1).turn(0)
    for (const [space, hex] of [
      [2, 'd2'],
      [5, 'd3'],
      [6, 'd4'],
    ] as const) {
      table.play(`go ${space}`, `hex ${hex}`)
      expect([table.asked, table.question]).toEqual([0, 'move'])
    }
  })
})

describe('Movement', () => {
  it('HA-MOVE-01 example: from 7 the candidates are 8 to 27 and the start area', () => {
    expect(openTable().at(0, 7).turn(0).options()).toEqual(go(...fromTo(8, 28)))
  })

  it('HA-MOVE-01 from the start area any space may be reached, never one already passed, never the same again', () => {
    expect(openTable().turn(0).options()).toEqual(go(...fromTo(1, 28)))
    expect(openTable().at(0, 26).turn(0).options()).toEqual(go(27, 28))
    const table = openTable().at(0, 9).turn(0)
    for (const space of [0, 1, 8, 9, 29]) expect(() => table.play(`go ${space}`)).toThrow(Refusal)
  })

  it('HA-MOVE-02, HA-RUL-22 figures share track spaces', () => {
    const table = openTable(3).at(1, 9).at(2, 9).at(0, 7).turn(0).play('go 9', 'hex d2')
    expect(table.view.players.map((player) => player.position)).toEqual([9, 9, 9])
  })

  it('HA-RUL-22 but a start place holds one figure', () => {
    const table = ale(3).home(1, 'brew').at(2, 20).at(0, 27).turn(0)
    expect(table.options()).toEqual(['place first', 'place mark', 'place cash'])
  })

  it('HA-MOVE-03 a resource or monk space without a tile is closed', () => {
    const table = ale(2).on(2, 'wood 1').on(18, 'M1').turn(0)
    expect(table.options()).toEqual(go(2, 18, 28))
  })

  it('HA-MOVE-03 a resource or monk space is closed to who cannot raise the price', () => {
    const table = () => ale(2).hand(0).on(5, 'wood 3').on(6, 'hops 4', 'hops 5').on(10, 'M1').on(18, 'M2')
    expect(table().ducats(0, 4).turn(0).options()).toEqual(go(5, 6, 10, 18, 28))
    expect(table().ducats(0, 3).turn(0).options()).toEqual(go(5, 10, 18, 28))
    expect(table().ducats(0, 2).turn(0).options()).toEqual(go(18, 28))
    expect(table().ducats(0, 2).hand(0, 'brew').turn(0).options()).toEqual(go(5, 6, 10, 18, 28))
  })

  it('HA-MOVE-03 the cheapest of several tiles decides', () => {
    const table = () => ale(2).hand(0).on(5, 'wood 5', 'barley 2', 'hops 4').on(25, 'M1')
    expect(table().ducats(0, 2).turn(0).options()).toEqual(go(5, 25, 28))
    expect(table().ducats(0, 1).turn(0).options()).toEqual(go(25, 28))
  })

  it('HA-MOVE-03 an activation space needs a disc and a box that can be used', () => {
    const table = () => ale(2).on(27, 'wood 1')
    expect(table().turn(0).options()).toEqual(go(27, 28))
    expect(table().tile(0, 's1', 'hops', 2).turn(0).options()).toEqual(go(4, 12, 16, 20, 24, 27, 28))
    expect(table().tile(0, 's1', 'M3').turn(0).options()).toEqual(go(7, 16, 20, 24, 27, 28))
    const poor = table().tile(0, 's1', 'hops', 2).discs(4, 0).discs(20, 0)
    expect(poor.turn(0).options()).toEqual(go(12, 16, 24, 27, 28))
    expect(table().tile(0, 's1', 'hops', 2).disc(0, 'X').turn(0).options()).toEqual(go(12, 16, 20, 24, 27, 28))
    expect(table().tile(0, 's1', 'hops', 2).disc(0, 'hops').turn(0).options()).toEqual(go(4, 16, 20, 24, 27, 28))
    expect(table().tile(0, 's1', 'hops', 2).disc(0, 'X', 'hops').turn(0).options()).toEqual(go(27, 28))
  })

  it("HA-MOVE-03 only the mover's own garden and boxes count", () => {
    const table = ale(2).tile(1, 's1', 'hops', 2).brewmaster(1, 1).on(27, 'wood 1')
    expect(table.turn(0).options()).toEqual(go(27, 28))
    expect(table.turn(1).options()).toEqual(go(4, 12, 14, 16, 20, 24, 26, 27, 28))
  })

  it('HA-MOVE-03 a barrel space needs a barrel to take', () => {
    const table = () => ale(2).on(27, 'wood 1')
    expect(table().brewmaster(0, 0).turn(0).options()).toEqual(go(27, 28))
    expect(table().brewmaster(0, 1).turn(0).options()).toEqual(go(14, 26, 27, 28))
    expect(table().brewmaster(0, 1).large(0, 'G1').turn(0).options()).toEqual(go(27, 28))
  })

  it('HA-MOVE-04, HA-RUL-20 the start area is always open; with nothing else the figure goes there by itself', () => {
    const table = ale(2).turn(0)
    expect(table.events).toEqual([
      { type: 'turnBegan', seat: 0 },
      { type: 'moved', seat: 0, from: 0, to: 28, forced: true },
    ])
    expect([table.asked, table.question]).toEqual([0, 'pickPlace'])
  })

  it('HA-MOVE-04 nothing that lies on the track closes the way home', () => {
    for (const at of [0, 7, 26]) expect(openTable().at(0, at).turn(0).options().at(-1)).toBe('go 28')
  })

  it('HA-MOVE-05 the action must be carried out: no space offers to pass', () => {
    const table = openTable().on(1, 'yeast 1', 'hops 5').turn(0)
    expect(table.branch().play('go 1').options()).toEqual(['tile yeast 1', 'tile hops 5'])
    expect(table.branch().play('go 16').options()).toEqual(['activate X', 'activate wood', 'activate M1'])
    expect(table.branch().play('go 4').heard('discPlaced')).toEqual([
      { type: 'discPlaced', seat: 0, box: 'X', space: 4 },
    ])
    expect(table.branch().play('go 26').heard('barrelTaken')).toHaveLength(1)
  })

  it('HA-MOVE-06, HA-RUL-19 a figure may walk from the start area straight round to it', () => {
    const table = openTable().turn(0)
    expect(table.info('go 28')).toMatchObject({ action: 'start', places: ['first', 'mark', 'cash'] })
    table.play('go 28')
    expect(table.events).toEqual([{ type: 'moved', seat: 0, from: 0, to: 28 }])
    expect(table.options()).toEqual(['place first', 'place mark', 'place cash'])
    table.play('place cash')
    expect(table.player(0)).toMatchObject({ position: 28, place: 'cash', ducats: 27 })
  })

  it('HA-RUL-36 a stop may be worth nothing to the one who makes it', () => {
    const table = ale(2).tile(0, 's3', 'M1').brewmaster(0, -10).on(27, 'wood 1').turn(0)
    expect(table.options()).toEqual(go(7, 16, 20, 24, 27, 28))
    table.play('go 7')
    expect(table.player(0)).toMatchObject({ ducats: 25, brewmaster: -10, boxes: ['M1'] })
    expect(table.space(7).discs).toBe(0)
  })

  it('HA-RUL-37 a full garden closes resource and monk spaces, the others stay open', () => {
    const table = openTable().fill(0, 'sunny').fill(0, 'shady', 'd15').ducats(0, 100)
    expect(table.turn(0).options()).toEqual(go(...fromTo(1, 28)))
    table.fill(0, 'shady')
    expect(table.turn(0).options()).toEqual(go(4, 7, 12, 14, 16, 20, 24, 26, 28))
  })
})

import { describe, expect, it } from 'vitest'
import { ale, unpacked } from './table.ts'

const dealt = (seats: number, options: Readonly<Record<string, string>> = {}) => {
  const t = unpacked(seats, options)
  for (let draw = 0; draw < 19; draw++) t.nature(t.options()[0])
  return t
}
const table = (seats = 2) => ale(seats).on(27, 'barley 4', 'barley 5')
const goes = (...spaces: readonly number[]) => spaces.map((space) => `go ${space}`)

/** All around b1 but d1: the sum is 9, and the water pays 3 in the shade. */
const AROUND_B1 = { s1: 'wood 2', s2: 'M1', s5: 'hops 3', d2: 'barley 1', d3: 'water 3' }

describe('HA-RUL: rulings', () => {
  it('HA-RUL-01: start places are picked clockwise, or the other way round where the table says so', () => {
    const order = (picks: string) => {
      const t = dealt(4, { picks }).nature('first 1')
      const first = t.asked
      return [first, t.play('place brew').asked]
    }
    expect(order('clockwise')).toEqual([2, 3])
    expect(order('counterclockwise')).toEqual([0, 3])
  })

  it('HA-RUL-01: either way the first player begins and turns pass clockwise', () => {
    const t = dealt(3, { picks: 'counterclockwise' }).nature('first 1').play('place brew', 'place cash')
    expect(t.asked).toBe(1)
    expect(t.play('go 1', 'hex d1').asked).toBe(2)
    expect(t.view.players.map(({ place }) => place)).toEqual(['brew', null, 'cash'])
  })

  it('HA-RUL-02: a purchase is resolved to its end before the next tile is chosen', () => {
    const t = table().garden(0, AROUND_B1).on(1, 'yeast 1', 'hops 1').turn(0).play('go 1', 'tile yeast 1', 'hex d1')
    expect(t.question).toBe('buildTargets')
    expect(t.play('targets b1 d3').options()).toEqual(['tile hops 1', 'end'])
    const other = table().garden(0, AROUND_B1).on(1, 'yeast 1', 'hops 1').turn(0).play('go 1', 'tile hops 1', 'hex s15')
    expect(other.options()).toEqual(['tile yeast 1', 'end'])
  })

  it('HA-RUL-03: cash and three per card decide on entering, and then the cards must go', () => {
    const t = table().on(1, 'wood 5').ducats(0, 1)
    expect(t.branch().hand(0, 'cash').turn(0).options()).toEqual(goes(27, 28))
    const enough = t.branch().hand(0, 'cash', 'brew').turn(0)
    expect(enough.options()).toEqual(goes(1, 27, 28))
    expect(enough.play('go 1', 'hex d1').player(0)).toMatchObject({ ducats: 2, hand: [] })
  })

  it('HA-RUL-04: with the shade full a tile costs double, and only double decides', () => {
    const t = table().fill(0, 'shady').on(1, 'hops 3').hand(0)
    expect(t.branch().ducats(0, 5).turn(0).options()).not.toContain('go 1')
    const dear = t.branch().ducats(0, 6).turn(0).play('go 1', 'hex s1')
    expect(dear.player(0).ducats).toBe(0)
  })

  it('HA-RUL-05: ducats won at a stop pay for later tiles, not for the tile that won them', () => {
    const t = table().garden(0, AROUND_B1).hand(0).ducats(0, 1).on(1, 'yeast 1', 'wood 3').turn(0)
    expect(t.branch().ducats(0, 0).turn(0).options()).not.toContain('go 1')
    t.play('go 1', 'hex d1')
    expect(t.play('targets b1 d3').options()).toEqual(['tile wood 3', 'end'])
  })

  it('HA-RUL-06: unsold tiles stay for the next round', () => {
    const t = table().on(1, 'hops 5').home(0, 'mark').at(1, 6).turn(1).play('go 28')
    t.nature('draw M1', 'draw M2', 'draw M3', 'draw M4', 'draw wood 1')
    expect(t.space(1).tiles).toEqual(['wood 1', 'hops 5'])
  })

  it('HA-RUL-08: a number nobody grows cannot be named', () => {
    const t = table().garden(0, { d1: 'wood 1', s3: 'yeast 4', s13: 'M1' }).turn(0).play('go 4')
    expect(t.options()).toEqual(['number 1', 'number 4'])
    expect(table().garden(0, { s13: 'M1' }).turn(0).options()).not.toContain('go 4')
  })

  it('HA-RUL-09: incomes come by themselves', () => {
    const t = table().garden(0, { d1: 'wood 1', s3: 'wood 4' }).turn(0).play('go 12')
    expect(t.player(0)).toMatchObject({ ducats: 26, markers: { wood: 4 } })
    expect(t.asked).toBe(1)
  })

  it('HA-RUL-10: an activated monk moves the brewmaster once per triggered neighbour and wakes nobody', () => {
    const t = table().garden(0, { s3: 'M1', s4: 'M1', s5: 'M2', d3: 'barley 3' }).disc(0, 'M2').turn(0).play('go 7')
    expect(t.player(0)).toMatchObject({ ducats: 25, brewmaster: -10 + 3 })
  })

  it('HA-RUL-11: a monk without neighbours may be triggered, for nothing', () => {
    const t = table().garden(0, { s13: 'M4' }).turn(0).play('go 7')
    expect(t.player(0)).toMatchObject({ ducats: 25, brewmaster: -10, boxes: ['M4'] })
  })

  it('HA-RUL-12: of two sites closed by one tile the lower one is resolved first, completely', () => {
    const t = table()
      .garden(0, { s5: 'wood 1', s7: 'wood 1', d3: 'water 1', d6: 'M1', s10: 'yeast 1' })
      .garden(0, { s12: 'wood 5', s15: 'hops 5', d13: 'hops 4', d11: 'water 4' })
      .on(1, 'barley 1')
      .turn(0)
      .play('go 1', 'hex d8')
    expect(t.heard('siteEnclosed').map(({ site, sum, shed }) => [site, sum, shed])).toEqual([
      ['b3', 5, 'T0'],
      ['b6', 20, 'T3'],
    ])
    expect(t.player(0)).toMatchObject({ brewmaster: -10 + 6 + 1, sheds: { b3: 'T0', b6: 'T3' } })
    expect(t.options()).toHaveLength(2)
  })

  it('HA-RUL-13: a monk is a target like any tile, and the full number is woken', () => {
    const t = table().garden(0, AROUND_B1).on(1, 'yeast 5').turn(0).play('go 1', 'hex d1')
    expect(t.options()).toEqual(['targets b1 d2 s2', 'targets b1 d3 s1', 'targets b1 s5 d1'])
    t.play('targets b1 d2 s2')
    expect(t.player(0)).toMatchObject({ ducats: 25 - 5 + 1, brewmaster: -10 + 1 + 1 })
  })

  it('HA-RUL-19: from the start area straight to the start area', () => {
    const t = table().turn(0)
    expect(t.player(0).position).toBe(0)
    expect(t.options()).toEqual(goes(27, 28))
    t.play('go 28', 'place cash')
    expect(t.player(0)).toMatchObject({ position: 28, place: 'cash', ducats: 27 })
  })

  it('HA-RUL-20: with no space open the figure goes home, even for nothing', () => {
    const t = ale(2).waits(0, 'mark').home(1, 'first').brewmaster(0, 20).large(0, 'G1').turn(0)
    expect(t.heard('moved')).toEqual([{ type: 'moved', seat: 0, from: 0, to: 28, forced: true }])
    expect(t.options()).toEqual(['place brew', 'place mark', 'place cash'])
    expect(t.play('place brew').player(0)).toMatchObject({ place: 'brew', brewmaster: 20, ducats: 25 })
  })

  it('HA-RUL-21: the last walker takes turn after turn', () => {
    const t = ale(3).on(1, 'wood 1').on(2, 'wood 2').on(27, 'wood 3').home(0, 'first').home(2, 'mark').turn(1)
    expect(t.play('go 1', 'hex d1').asked).toBe(1)
    expect(t.play('go 2', 'hex d2').asked).toBe(1)
  })

  it('HA-RUL-22: figures share a track space, never a place; markers and brewmaster share freely', () => {
    const t = table().on(5, 'wood 1', 'wood 2').at(1, 5).markers(0, 3, 3, 3, 3, 3).brewmaster(0, 3).turn(0)
    t.play('go 5', 'tile wood 1', 'hex d1', 'end')
    expect(t.view.players.map(({ position }) => position)).toEqual([5, 5])
    expect(t.at(0, 6).home(1, 'cash').turn(0).play('go 28').heard('placeTaken')).toMatchObject([{ place: 'first' }])
  })

  it('HA-RUL-24: more sheds of one type than any box holds, and more ducats than any bank', () => {
    const t = table().ducats(0, 500)
    for (const site of ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7']) t.shed(0, site, 'T0').shed(1, site, 'T0')
    expect(t.garden(0, { d1: 'wood 5' }).turn(0).play('go 12').player(0).ducats).toBe(505)
  })

  it('HA-RUL-33: a monk costs what the space says, however many lie there', () => {
    const t = table(4).round(3).on(3, 'M1', 'M2', 'M3').turn(0).play('go 3', 'tile M1', 'hex d1', 'tile M2', 'hex s1')
    expect(t.player(0).ducats).toBe(25 - 4 - 8)
    expect(t.options()).toEqual(['tile M3', 'end'])
  })

  it('HA-RUL-34: a declined card is still there for another pair, or for three ducats', () => {
    const t = table().garden(0, { d1: 'wood 1', d3: 'yeast 1' }).disc(0, 'X', 'hops').hand(0, 'brew').ducats(0, 0)
    t.turn(0).play('go 12', 'activate wood', 'pass').turn(0).play('go 16')
    expect(t.player(0)).toMatchObject({ hand: ['brew'], ducats: 2 })
    expect(t.options()).toEqual(['card brew', 'pass'])
    t.play('pass').turn(0)
    expect(t.options()).toEqual(goes(27, 28))
    expect(t.play('go 27', 'tile barley 5').options()).toHaveLength(13)
  })

  it('HA-RUL-36: an action without any gain is an action all the same', () => {
    const t = table().garden(0, { s13: 'M1' }).brewmaster(0, 20).turn(0).play('go 7')
    expect([t.space(7).discs, t.asked]).toEqual([0, 1])
  })

  it('HA-RUL-37: a full garden buys no more, but everything else stays open', () => {
    const t = table().fill(0, 'sunny').fill(0, 'shady').on(1, 'hops 1').on(3, 'M1').ducats(0, 99)
    const options = t.turn(0).options()
    for (const closed of goes(1, 3, 27)) expect(options).not.toContain(closed)
    for (const open of goes(4, 12, 14, 16, 20, 24, 26, 28)) expect(options).toContain(open)
  })

  it('HA-RUL-41: nobody is asked to pass, or to stop, when there is nothing else', () => {
    const t = table().garden(0, { d1: 'wood 1' }).disc(0, 'X').hand(0).turn(0).play('go 12')
    expect(t.asked).toBe(1)
    const stop = table().on(1, 'hops 1').turn(0).play('go 1', 'hex d1')
    expect(stop.heard('purchasesEnded')).toEqual([{ type: 'purchasesEnded', seat: 0, space: 1 }])
    expect(stop.asked).toBe(1)
  })

  it('HA-RUL-D: where other readings were met, ours decide', () => {
    const fresh = dealt(3)
    expect(fresh.view.options).toEqual({ picks: 'clockwise', exchange: 'exhaustive' })
    expect(fresh.player(0)).toMatchObject({ brewmaster: -10, markers: { wood: 0 } })
    const cashAndCards = table().on(1, 'wood 5').ducats(0, 2).hand(0, 'cash').turn(0)
    expect(cashAndCards.options()).toContain('go 1')
    const closedBarrels = table().brewmaster(0, 1).large(0, 'G1').turn(0)
    expect(closedBarrels.options()).not.toContain('go 14')
    const waiting = table(4).at(0, 5).turn(1).play('go 28')
    expect(waiting.options()).toEqual(['place first', 'place brew'])
    const anyLowest = table().garden(0, { d1: 'wood 1' }).disc(0, 'X').turn(0).play('go 12', 'card lowest')
    expect(anyLowest.markersOf(0)).toEqual([0, -2, -4, -6, -6])
  })
})

describe('HA-DATA: content the rulings lean on', () => {
  it('HA-DATA-14: money is a number of ducats and nothing else', () => {
    const t = table().on(1, 'hops 3').ducats(0, 7).turn(0).play('go 1', 'hex d1')
    expect(t.player(0).ducats).toBe(4)
  })
})

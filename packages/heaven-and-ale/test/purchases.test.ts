import { Refusal } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { HEXES } from '../src/index.ts'
import { ale } from './table.ts'

const SUNNY = HEXES.slice(0, 15)
const SHADY = HEXES.slice(15)
const hexes = (...names: string[]) => names.map((name) => `hex ${name}`)
/** Every hex of the garden but some. */
const allBut = (...taken: string[]) => hexes(...HEXES.filter((hex) => !taken.includes(hex)))

/** Seat 0 alone on the track. */
const alone = () => ale(2).home(1, 'first')

describe('Purchases', () => {
  it('HA-BUY-01 at least one tile must be bought; the end is offered only then', () => {
    const table = alone().on(5, 'hops 3', 'wood 1', 'barley 2').turn(0).play('go 5')
    expect([table.question, table.options()]).toEqual(['chooseTile', ['tile wood 1', 'tile hops 3', 'tile barley 2']])
    expect(() => table.play('end')).toThrow(Refusal)
    table.play('tile hops 3', 'hex d4')
    expect([table.question, table.options()]).toEqual(['chooseTile', ['tile wood 1', 'tile barley 2', 'end']])
    table.play('end')
    expect(table.heard('purchasesEnded')).toEqual([{ type: 'purchasesEnded', seat: 0, space: 5 }])
    expect(table.player(0).garden).toEqual({ d4: 'hops 3' })
  })

  it('HA-BUY-01 all tiles of a space may be bought at one stop', () => {
    const six = ['wood 1', 'wood 2', 'yeast 1', 'hops 1', 'water 1', 'barley 1']
    const table = ale(4)
      .round(6)
      .home(1, 'first')
      .home(2, 'brew')
      .home(3, 'mark')
      .on(9, ...six)
      .on(11, 'wood 5')
      .turn(0)
    table.play('go 9')
    expect(table.options()).toEqual(six.map((tile) => `tile ${tile}`))
    six.forEach((tile, i) => {
      table.play(`tile ${tile}`, `hex ${SHADY[i]}`)
    })
    expect(table.player(0)).toMatchObject({ ducats: 25 - 7, position: 9 })
    expect(Object.values(table.player(0).garden)).toEqual(six)
    expect([table.question, table.space(9).tiles]).toEqual(['move', []])
  })

  it('HA-RUL-41 the stop ends by itself when nothing more can be bought', () => {
    const table = alone().hand(0).ducats(0, 3).on(5, 'hops 3', 'wood 1').on(6, 'wood 1').turn(0)
    table.play('go 5', 'tile hops 3', 'hex d4')
    expect([table.player(0).ducats, table.player(0).position, table.question]).toEqual([0, 5, 'move'])
    expect(table.space(5).tiles).toEqual(['wood 1'])
    const richer = alone().hand(0).ducats(0, 4).on(5, 'hops 3', 'wood 1').on(6, 'wood 1').turn(0)
    expect(richer.play('go 5', 'tile hops 3', 'hex d4').options()).toEqual(['tile wood 1', 'end'])
  })

  it.each([
    [5, 'wood 1', 1],
    [5, 'yeast 2', 2],
    [5, 'hops 3', 3],
    [5, 'water 4', 4],
    [5, 'barley 5', 5],
    [3, 'M1', 4],
    [10, 'M2', 3],
    [18, 'M3', 2],
    [25, 'M4', 1],
  ])('HA-BUY-02 on space %i %s costs %i in the shade and twice that in the sun', (space, tile, base) => {
    const table = alone().on(space, tile).turn(0).play(`go ${space}`)
    expect(table.info('hex d7')).toMatchObject({ tile, side: 'shady', price: base, cards: 0 })
    expect(table.info('hex s7')).toMatchObject({ tile, side: 'sunny', price: 2 * base, cards: 0 })
    const shady = table.branch().play('hex d7')
    expect(shady.player(0)).toMatchObject({ ducats: 25 - base, garden: { d7: tile } })
    const sunny = table.branch().play('hex s7')
    expect(sunny.player(0)).toMatchObject({ ducats: 25 - 2 * base, garden: { s7: tile } })
    expect(sunny.heard('bought')).toEqual([
      { type: 'bought', seat: 0, tile, hex: 's7', side: 'sunny', price: 2 * base, space },
    ])
  })

  it('HA-BUY-02 the side changes between s15 and d1', () => {
    const table = alone().on(5, 'hops 3').turn(0).play('go 5')
    expect(SUNNY.map((hex) => table.info(`hex ${hex}`).price)).toEqual(Array(15).fill(6))
    expect(SHADY.map((hex) => table.info(`hex ${hex}`).price)).toEqual(Array(15).fill(3))
  })

  it('HA-BUY-03 any free hex will do: never a site, never an occupied hex, no neighbour needed', () => {
    const empty = alone().on(5, 'hops 3').turn(0).play('go 5')
    expect([empty.question, empty.options()]).toEqual(['chooseHex', allBut()])
    const table = alone().tile(0, 's2', 'M1').tile(0, 'd9', 'wood', 1).on(5, 'hops 3').turn(0).play('go 5')
    expect(table.options()).toEqual(allBut('s2', 'd9'))
    for (const hex of ['b1', 's2', 'd9']) expect(() => table.play(`hex ${hex}`)).toThrow(Refusal)
  })

  it('HA-BUY-03 a tile once placed stays where it is', () => {
    const table = alone().tile(0, 's2', 'M1').on(5, 'hops 3').on(6, 'wood 2').turn(0)
    table.play('go 5', 'hex d4', 'go 6', 'hex d5')
    expect(table.player(0).garden).toEqual({ s2: 'M1', d4: 'hops 3', d5: 'wood 2' })
    expect(table.player(1).garden).toEqual({})
  })

  it('HA-BUY-04, HA-RUL-02 each purchase is done with, its sites included, before the next tile is chosen', () => {
    const table = alone().garden(0, { d2: 'wood 2', d3: 'wood 2', s5: 'wood 2', s2: 'wood 1', s1: 'wood 1' })
    table.on(5, 'barley 1', 'hops 5').turn(0)
    expect(table.play('go 5').question).toBe('chooseTile')
    expect(table.play('tile barley 1').question).toBe('chooseHex')
    table.play('hex d1')
    expect([table.question, table.player(0).ducats]).toEqual(['buildTargets', 24])
    table.play('targets b1 d2')
    expect([table.question, table.player(0).ducats]).toEqual(['chooseTile', 26])
    expect(table.options()).toEqual(['tile hops 5', 'end'])
  })

  it('HA-RUL-02 the order of purchases is free', () => {
    const buy = (...moves: string[]) =>
      alone()
        .on(5, 'hops 3', 'wood 1')
        .turn(0)
        .play('go 5', ...moves)
        .player(0)
    const bothWays = [
      buy('tile hops 3', 'hex d4', 'tile wood 1', 'hex d5'),
      buy('tile wood 1', 'hex d5', 'tile hops 3', 'hex d4'),
    ]
    expect(bothWays[0]).toEqual(bothWays[1])
    expect(bothWays[0]).toMatchObject({ ducats: 21, garden: { d4: 'hops 3', d5: 'wood 1' } })
  })

  it('HA-BUY-05 example: 1 ducat and 1 card buy a tile of 4 in the shade', () => {
    const table = alone().ducats(0, 1).hand(0, 'barrel').on(5, 'hops 4').on(6, 'wood 1').turn(0)
    expect(table.options()).toEqual(['go 5', 'go 6', 'go 28'])
    table.play('go 5')
    expect(table.options()).toEqual(hexes(...SHADY))
    table.play('hex d1')
    expect(table.player(0)).toMatchObject({ ducats: 0, hand: [], garden: { d1: 'hops 4' } })
  })

  it('HA-BUY-05 example: but not where only sunny hexes are free, 8 being more than 4', () => {
    const table = alone().ducats(0, 1).hand(0, 'barrel').disc(0, 'X', 'wood').large(1, 'G12').small(1, 'G12')
    table.fill(0, 'shady').on(5, 'hops 4').on(6, 'hops 2').turn(0)
    expect(table.options()).toEqual(['go 6', 'go 28'])
  })

  it('HA-BUY-05 example: 0 ducats and 0 cards do not buy a monk for 1', () => {
    const table = () => alone().hand(0).on(25, 'M1')
    expect(table().ducats(0, 0).turn(0).player(0).position).toBe(28)
    expect(table().ducats(0, 1).turn(0).options()).toEqual(['go 25', 'go 28'])
  })

  it('HA-BUY-05, HA-RUL-03 a price is within reach up to ducats and 3 for each card in hand, and not a ducat more', () => {
    const table = (ducats: number) => alone().ducats(0, ducats).hand(0, 'brew', 'cash').on(5, 'hops 5').turn(0)
    expect(table(3).play('go 5').options()).toEqual(hexes(...SHADY))
    expect(table(4).play('go 5').options()).toEqual(allBut())
    const short = (ducats: number) => alone().ducats(0, ducats).hand(0, 'brew').on(5, 'hops 5').on(6, 'wood 1').turn(0)
    expect(short(1).options()).toEqual(['go 6', 'go 28'])
    expect(short(2).options()).toEqual(['go 5', 'go 6', 'go 28'])
  })

  it('HA-BUY-05 among several tiles only those within reach are offered', () => {
    const table = (ducats: number) => {
      const shown = alone().ducats(0, ducats).hand(0).on(5, 'wood 1', 'yeast 2', 'hops 3', 'barley 4').turn(0)
      return shown.play('go 5').options()
    }
    expect(table(2)).toEqual(['tile wood 1', 'tile yeast 2'])
    expect(table(3)).toEqual(['tile wood 1', 'tile yeast 2', 'tile hops 3'])
    expect(table(4)).toEqual(['tile wood 1', 'tile yeast 2', 'tile hops 3', 'tile barley 4'])
  })

  it('HA-RUL-03 who enters on the strength of cards must give them up', () => {
    const table = alone().ducats(0, 2).on(5, 'hops 5').turn(0).play('go 5')
    expect(table.info('hex d1')).toMatchObject({ price: 5, cards: 1 })
    table.play('hex d1')
    expect([table.question, table.options()]).toEqual([
      'surrender',
      ['surrender colour', 'surrender lowest', 'surrender barrel', 'surrender cash', 'surrender brew'],
    ])
    table.play('surrender barrel')
    expect(table.player(0)).toMatchObject({ ducats: 0, hand: ['colour', 'lowest', 'cash', 'brew'] })
  })

  it('HA-BUY-06, HA-RUL-04 with only sunny hexes free a tile may be had at double price', () => {
    const table = (ducats: number) => {
      const full = alone().fill(0, 'shady').disc(0, 'X', 'wood').large(1, 'G12').small(1, 'G12')
      return full.hand(0).ducats(0, ducats).on(5, 'hops 3', 'barley 4').on(25, 'M1').turn(0)
    }
    expect(table(5).options()).toEqual(['go 25', 'go 28'])
    expect(table(6).options()).toEqual(['go 5', 'go 25', 'go 28'])
    expect(table(7).play('go 5').options()).toEqual(hexes(...SUNNY))
    expect(table(8).play('go 5').options()).toEqual(['tile hops 3', 'tile barley 4'])
    expect(table(8).play('go 5').info('tile hops 3').price).toEqual({ sunny: 6 })
    expect(table(6).play('go 5', 'hex s15').player(0)).toMatchObject({ ducats: 0 })
    expect(table(2).play('go 25', 'hex s1').player(0)).toMatchObject({ ducats: 0 })
    expect(table(1).player(0).position).toBe(28)
  })

  it('HA-BUY-06 with only shady hexes free, at single price', () => {
    const table = (ducats: number) => {
      const full = alone().fill(0, 'sunny').disc(0, 'X', 'wood').large(1, 'G6').small(1, 'G6')
      return full.hand(0).ducats(0, ducats).on(5, 'hops 3').on(25, 'M1').turn(0)
    }
    expect(table(2).options()).toEqual(['go 25', 'go 28'])
    expect(table(3).options()).toEqual(['go 5', 'go 25', 'go 28'])
    expect(table(20).play('go 5').options()).toEqual(hexes(...SHADY))
    expect(table(20).play('go 5').info('hex d1').price).toBe(3)
  })

  it('HA-BUY-06 when the last shady hex is taken, the next tile of the stop costs double', () => {
    const table = (ducats: number) => {
      const nearly = alone().fill(0, 'shady', 'd1').hand(0).ducats(0, ducats).on(5, 'hops 1', 'barley 3').turn(0)
      return nearly.play('go 5', 'tile hops 1', 'hex d1')
    }
    expect([table(6).player(0).ducats, table(6).question]).toEqual([5, 'move'])
    expect(table(7).options()).toEqual(['tile barley 3', 'end'])
    expect(table(7).info('tile barley 3').price).toEqual({ sunny: 6 })
  })

  it('HA-RUL-37 a garden filled by a purchase ends the stop, whatever is left on the space', () => {
    const table = alone().fill(0, 'sunny', 's6').fill(0, 'shady').ducats(0, 50).on(5, 'hops 1', 'barley 3').turn(0)
    table.play('go 5', 'tile hops 1')
    while (table.question === 'buildTargets') table.play(table.options()[0])
    expect([table.question, table.space(5).tiles]).toEqual(['move', ['barley 3']])
    expect(table.player(0).garden.s6).toBe('hops 1')
  })

  it('HA-BUY-06 prices are told for the sides that have room', () => {
    const table = alone().on(5, 'hops 3', 'wood 1').turn(0).play('go 5')
    expect(table.info('tile hops 3')).toMatchObject({ tile: 'hops 3', price: { shady: 3, sunny: 6 } })
    const shady = alone().fill(0, 'sunny').on(5, 'hops 3', 'wood 5').turn(0).play('go 5')
    expect(shady.info('tile hops 3').price).toEqual({ shady: 3 })
  })

  it('HA-BUY-07, HA-RUL-05 ducats earned by a shed pay for later tiles of the stop', () => {
    const table = alone().hand(0).ducats(0, 1)
    table.garden(0, { d2: 'wood 4', d3: 'wood 1', s5: 'wood 1', s2: 'wood 1', s1: 'wood 2' })
    table.on(5, 'barley 1', 'hops 4').turn(0).play('go 5')
    table.play('hex d1', 'targets b1 d2')
    expect([table.player(0).ducats, table.question]).toEqual([4, 'chooseTile'])
    expect(table.options()).toEqual(['tile hops 4', 'end'])
    expect(table.play('tile hops 4', 'hex d4').player(0)).toMatchObject({ ducats: 0 })
  })

  it('HA-BUY-07, HA-RUL-05 but not for the tile that closed the site', () => {
    const table = alone().hand(0).ducats(0, 3).disc(0, 'X', 'wood')
    table.garden(0, { d2: 'wood 4', d3: 'wood 1', s5: 'wood 1', s2: 'wood 1', s1: 'wood 2' })
    table.on(5, 'hops 4').on(6, 'hops 2').turn(0)
    expect(table.options()).toEqual(['go 6', 'go 28'])
  })

  it('HA-BUY-08 what is not bought stays on its space, face up', () => {
    const table = ale(2).at(1, 4).on(5, 'hops 3', 'wood 1', 'wood 1').on(6, 'yeast 2').turn(0)
    table.play('go 5', 'tile wood 1', 'hex d1', 'end')
    expect(table.space(5).tiles).toEqual(['wood 1', 'hops 3'])
    expect(table.asked).toBe(1)
    expect(table.play('go 5').options()).toEqual(['tile wood 1', 'tile hops 3'])
  })

  it('HA-RUL-06 unsold tiles pile up from round to round', () => {
    const table = ale(2).on(1, 'hops 3').on(3, 'M1').at(1, 27).home(0, 'first').turn(1)
    table.play('place cash')
    expect(table.player(0).position).toBe(0)
    table.nature('draw M4', 'draw M2', 'draw M2', 'draw M2')
    table.nature('draw wood 2')
    expect([table.space(1).tiles, table.space(3).tiles]).toEqual([
      ['wood 2', 'hops 3'],
      ['M1', 'M4'],
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { unpacked } from './table.ts'
import { numbers, type Row, replay } from './worked-rows.ts'

const draws = (tiles: string) => tiles.split(', ').map((tile) => `draw ${tile}`)

const ADA = 0
const BO = 1

const ROUND_1 =
  'wood 1, yeast 2, hops 1, water 1, barley 4, wood 3, hops 3, yeast 5, water 2, barley 1, wood 2, hops 4, yeast 1, water 5, barley 2'
const ROUND_2 =
  'water 3, hops 2, barley 3, yeast 4, hops 2, wood 5, water 1, wood 4, yeast 3, hops 5, barley 5, wood 1, water 4, yeast 2, barley 4'

const OPENING_1: readonly Row[] = [
  { row: '1.00', seat: BO, moves: ['place cash'], after: [27, 0, -2, -4, -6, -8, -10, 0] },
  { row: '1.01', seat: ADA, moves: ['go 1', 'hex s1'], after: [23, 0, -2, -4, -6, -8, -10, 0] },
  { row: '1.02', seat: BO, moves: ['go 2', 'hex d1'], after: [25, 0, -2, -4, -6, -8, -10, 0] },
  { row: '1.03', seat: ADA, moves: ['go 5', 'hex d1'], after: [22, 0, -2, -4, -6, -8, -10, 0] },
  { row: '1.04', seat: BO, moves: ['go 3', 'hex s1'], after: [17, 0, -2, -4, -6, -8, -10, 0] },
  { row: '1.05', seat: ADA, moves: ['go 6', 'hex s2'], after: [20, 0, -2, -4, -6, -8, -10, 0] },
  { row: '1.06', seat: BO, moves: ['go 4'], after: [19, 0, -2, -4, -6, -8, -10, 1] },
  { row: '1.07', seat: ADA, moves: ['go 10', 'hex d2'], after: [17, 0, -2, -4, -6, -8, -10, 0] },
  { row: '1.08', seat: BO, moves: ['go 7'], after: [21, 0, -2, -4, -6, -8, -10, 2] },
  { row: '1.09', seat: ADA, moves: ['go 12', 'activate wood'], after: [17, 1, -2, -4, -6, -8, -10, 1] },
  { row: '1.10', seat: BO, moves: ['go 9', 'hex s5'], after: [15, 0, -2, -4, -6, -8, -10, 2] },
  { row: '1.11', seat: ADA, moves: ['go 17', 'hex d3'], after: [16, 1, -2, -4, -6, -8, -10, 1] },
  { row: '1.12', seat: BO, moves: ['go 28', 'place first'], after: [15, 0, -2, -4, -6, -8, -10, 2] },
  { row: '1.13', seat: ADA, moves: ['go 22', 'hex s5'], after: [14, 1, -2, -4, -6, -8, -4, 1] },
  { row: '1.14', seat: ADA, moves: ['go 24', 'activate X'], after: [16, 2, -1, -4, -5, -8, -4, 2] },
  { row: '1.15', seat: ADA, moves: ['card brew'], after: [16, 2, -1, -4, -5, -8, 1, 2] },
  { row: '1.16', seat: ADA, moves: ['go 26'], after: [16, 2, -1, -4, -5, -8, 1, 2] },
  { row: '1.17', seat: ADA, moves: ['go 28', 'place mark', 'mark barley'], after: [16, 2, -1, -4, -5, -6, 1, 2] },
]

const OPENING_2: readonly Row[] = [
  { row: '1.18', seat: BO, moves: ['go 10', 'hex s2'], after: [9, 0, -2, -4, -6, -8, -10, 2] },
  { row: '1.19', seat: ADA, moves: ['go 8', 'tile barley 4', 'hex s4'], after: [8, 2, -1, -4, -5, -6, 1, 2] },
  { row: '1.20', seat: ADA, moves: ['tile hops 2', 'hex d6'], after: [6, 2, -1, -4, -5, -6, 1, 2] },
  { row: '1.21', seat: BO, moves: ['go 12', 'activate wood', 'pass'], after: [9, 3, -2, -4, -6, -8, -10, 3] },
  {
    row: '1.22',
    seat: ADA,
    moves: ['go 13', 'tile yeast 5', 'hex s7', 'surrender colour', 'surrender lowest', 'end'],
    after: [2, 2, -1, -4, -5, -6, 1, 2],
  },
]

const dealt = () => unpacked(2).nature(...draws(ROUND_1), ...draws('M1, M2, M3, M4'), 'first 0')
const secondRound = () => replay(dealt, OPENING_1, '1.17').nature(...draws('M2, M3, M1, M4'), ...draws(ROUND_2))
const opening1 = (row: string) => replay(dealt, OPENING_1, row)
const opening2 = (row: string) => replay(secondRound, OPENING_2, row)

describe('HA-WG-1: the opening of a game for two', () => {
  it('HA-WG-1 begins with Ada on FIRST and the printed start spaces', () => {
    const t = dealt()
    expect(numbers(t, ADA)).toEqual([25, 0, -2, -4, -6, -8, -10, 0])
    expect(t.player(ADA)).toMatchObject({ place: 'first', position: 0, garden: {} })
    expect(t.player(ADA).hand).toEqual(['colour', 'lowest', 'barrel', 'cash', 'brew'])
    expect(t.asked).toBe(BO)
    expect(t.options()).toEqual(['place brew', 'place mark', 'place cash'])
  })

  it.each(OPENING_1)('HA-WG-1 row $row leaves seat $seat with $after', ({ row, seat, after }) => {
    expect(numbers(opening1(row), seat)).toEqual(after)
  })

  it.each(OPENING_2)('HA-WG-1 row $row, of the second round, leaves seat $seat with $after', ({ row, seat, after }) => {
    expect(numbers(opening2(row), seat)).toEqual(after)
  })

  it('HA-WG-1 row 1.06: on A only the number 2 is there, so nothing is asked', () => {
    const t = opening1('1.06')
    expect(t.heard('numberChosen')).toEqual([{ type: 'numberChosen', seat: BO, number: 2 }])
    expect(t.player(BO).boxes).toEqual(['X'])
    expect(t.space(4).discs).toBe(0)
  })

  it('HA-WG-1 row 1.08: the monk reaches across the border and pays nothing for itself', () => {
    const t = opening1('1.08')
    expect(t.heard('tileActivated')).toEqual([{ type: 'tileActivated', seat: BO, hex: 'd1', tile: 'yeast 2' }])
    expect(t.player(BO).boxes).toEqual(['X', 'M1'])
  })

  it('HA-WG-1 row 1.09: wood, hops and water were usable', () => {
    expect(opening1('1.08').play('go 12').options()).toEqual(['activate wood', 'activate hops', 'activate water'])
  })

  it('HA-WG-1 row 1.12: all four places were free, and Ada plays alone from then on', () => {
    expect(opening1('1.11').play('go 28').options()).toEqual(['place first', 'place brew', 'place mark', 'place cash'])
    expect(opening1('1.12').asked).toBe(ADA)
    expect(opening1('1.13').asked).toBe(ADA)
  })

  it('HA-WG-1 row 1.13: five ones and a monk close b1 with the sum 5', () => {
    const t = opening1('1.13')
    expect(t.heard('siteEnclosed')).toEqual([
      { type: 'siteEnclosed', seat: ADA, site: 'b1', sum: 5, shed: 'T0', steps: 6 },
    ])
    expect(t.player(ADA).sheds).toEqual({ b1: 'T0' })
    expect(t.question).toBe('move')
  })

  it('HA-WG-1 row 1.14: ABC offered all boxes but wood, which holds its disc', () => {
    expect(opening1('1.13').play('go 24').options()).toEqual([
      'activate X',
      'activate yeast',
      'activate hops',
      'activate water',
      'activate barley',
      'activate M2',
    ])
    expect(opening1('1.14').question).toBe('chooseCard')
  })

  it('HA-WG-1 row 1.15: the card lies at the pair, four are left', () => {
    const ada = opening1('1.15').player(ADA)
    expect(ada.pairs[0]).toEqual({ boxes: ['X', 'wood'], card: 'brew' })
    expect(ada.hand).toEqual(['colour', 'lowest', 'barrel', 'cash'])
  })

  it('HA-WG-1 row 1.16: she takes the large barrel of G1 and nothing else', () => {
    const t = opening1('1.16')
    expect(t.heard('barrelTaken')).toEqual([{ type: 'barrelTaken', seat: ADA, goal: 'G1', size: 'large', points: 4 }])
    expect(t.view.barrels.filter(({ large, small }) => large !== null || small !== null)).toEqual([
      { goal: 'G1', large: ADA, small: null },
    ])
  })

  it('HA-WG-1 row 1.17: the last to arrive chooses among three places, since FIRST is taken', () => {
    const t = opening1('1.16').play('go 28')
    expect(t.options()).toEqual(['place brew', 'place mark', 'place cash'])
    expect(t.play('place mark').options()).toEqual([
      'mark wood',
      'mark yeast',
      'mark hops',
      'mark water',
      'mark barley',
    ])
  })

  it('HA-WG-1 row 1.18: Bo begins the second round; 4 and 7 are closed to him, 10 sells only the new monk', () => {
    const t = secondRound()
    expect(t.asked).toBe(BO)
    expect(t.view.round).toBe(2)
    expect(t.space(10).tiles).toEqual(['M3'])
    expect(t.options()).not.toContain('go 4')
    expect(t.options()).not.toContain('go 7')
    expect(t.info('go 10')).toMatchObject({ tiles: ['M3'], price: 3 })
  })

  it('HA-WG-1 row 1.19: 4, 10, 14 and 26 are closed to Ada, and 8 holds two tiles', () => {
    const t = opening2('1.18')
    expect(t.options()).toEqual(
      [1, 2, 3, 5, 6, 7, 8, 9, 11, 12, 13, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 27, 28].map((at) => `go ${at}`),
    )
    expect(t.play('go 8').options()).toEqual(['tile hops 2', 'tile barley 4'])
    expect(opening2('1.19').options()).toEqual(['tile hops 2', 'end'])
  })

  it('HA-WG-1 row 1.20: the space is empty, so the stop ends by itself', () => {
    const t = opening2('1.20')
    expect(t.space(8).tiles).toEqual([])
    expect(t.asked).toBe(BO)
    expect(t.question).toBe('move')
  })

  it('HA-WG-1 row 1.21: declined, the pair stays empty and five cards stay in hand', () => {
    const bo = opening2('1.21').player(BO)
    expect(bo.pairs[0]).toEqual({ boxes: ['X', 'wood'], card: null })
    expect(bo.hand).toHaveLength(5)
  })

  it('HA-WG-1 row 1.22: two cards pay what is short, and wood 4 was still within reach', () => {
    const t = opening2('1.21').play('go 13', 'tile yeast 5', 'hex s7')
    expect(t.options()).toEqual(['surrender colour', 'surrender lowest', 'surrender barrel'])
    t.play('surrender colour')
    expect(t.options()).toEqual(['surrender lowest', 'surrender barrel', 'surrender cash'])
    t.play('surrender lowest')
    expect(t.options()).toEqual(['tile wood 4', 'end'])
    expect(t.player(ADA)).toMatchObject({ ducats: 2, hand: ['barrel', 'cash'], surrendered: ['colour', 'lowest'] })
    expect(opening2('1.22').space(13).tiles).toEqual(['wood 4'])
  })
})

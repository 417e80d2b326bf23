import { describe, expect, it } from 'vitest'
import { heavenAndAle as game } from '../src/index.ts'
import { ale } from './table.ts'

/** Seat 0 has a disc on X and will put one on wood, which pays a ducat in the shade. */
const table = () => ale(2).garden(0, { d15: 'wood 1' }).disc(0, 'X').ducats(0, 0).on(27, 'wood 2', 'wood 3')
type Table = ReturnType<typeof table>
const complete = (t: Table, ...moves: readonly string[]) => {
  t.turn(0).play('go 12')
  if (t.question === 'chooseBox') t.play('activate wood')
  return t.play(...moves)
}

describe('HA-PRIV: privilege cards', () => {
  it('HA-PRIV-01 example: four hops tiles, two in the sun and two in the shade: hops 5 -> 9', () => {
    const t = table().garden(0, { s1: 'hops 5', s3: 'hops 1', d1: 'hops 2', d3: 'hops 4' }).marker(0, 'hops', 5)
    complete(t, 'card colour')
    expect(t.question).toBe('cardColour')
    expect(t.options()).toEqual(['colour wood', 'colour yeast', 'colour hops', 'colour water', 'colour barley'])
    t.play('colour hops')
    expect(t.markersOf(0)).toEqual([0, -2, 9, -6, -8])
    expect(t.player(0).ducats).toBe(1)
    expect(t.asked).toBe(1)
  })

  it('HA-PRIV-01: steps past 20 pay ducats', () => {
    const t = table().garden(0, { s1: 'water 5', s3: 'water 1', d1: 'water 2' }).marker(0, 'water', 19)
    complete(t, 'card colour', 'colour water')
    expect(t.player(0)).toMatchObject({ ducats: 3, markers: { water: 20 } })
  })

  it('HA-PRIV-01, HA-RUL-31: a colour without tiles may be chosen, for nothing', () => {
    const t = complete(table(), 'card colour', 'colour barley')
    expect(t.markersOf(0)).toEqual([0, -2, -4, -6, -8])
    expect(t.player(0)).toMatchObject({ ducats: 1, hand: ['lowest', 'barrel', 'cash', 'brew'] })
    expect(t.player(0).pairs[0].card).toBe('colour')
    expect(t.heard('markerAdvanced')).toEqual([])
  })

  it('HA-PRIV-01: monks and the tiles of another player count for no colour', () => {
    const t = table().garden(0, { s1: 'M1', d1: 'yeast 3' }).garden(1, { s1: 'yeast 1', s2: 'yeast 2' })
    complete(t, 'card colour', 'colour yeast')
    expect(t.markersOf(0)).toEqual([0, -1, -4, -6, -8])
    expect(t.markersOf(1)).toEqual([0, -2, -4, -6, -8])
  })

  it('HA-PRIV-02 example: six discs, markers 7 4 4 9 12, the first 4 goes to 10 and the other 4 stays', () => {
    const t = table().disc(0, 'yeast', 'M1', 'M2', 'M3').markers(0, 7, 4, 4, 9, 12)
    complete(t, 'card lowest')
    expect(t.question).toBe('cardLowest')
    expect(t.player(0).boxes).toHaveLength(6)
    expect(t.options()).toEqual(['lowest yeast', 'lowest hops'])
    t.play('lowest yeast')
    expect(t.markersOf(0)).toEqual([7, 10, 4, 9, 12])
  })

  it('HA-PRIV-02, HA-RUL-40: without a tie the last marker advances without a question', () => {
    const t = complete(table().disc(0, 'M1').markers(0, 7, 4, 5, 9, 12), 'card lowest')
    expect(t.markersOf(0)).toEqual([7, 7, 5, 9, 12])
    expect(t.asked).toBe(1)
  })

  it('HA-PRIV-02: the first and the last colour are found like any other', () => {
    expect(complete(table().markers(0, -3, 4, 5, 9, 12), 'card lowest').markersOf(0)).toEqual([-1, 4, 5, 9, 12])
    expect(complete(table().markers(0, 3, 4, 5, 9, 2), 'card lowest').markersOf(0)).toEqual([3, 4, 5, 9, 4])
    expect(complete(table().markers(0, 6, 6, 6, 6, 6), 'card lowest').options()).toHaveLength(5)
  })

  it('HA-PRIV-02, HA-RUL-32: one marker takes all the steps, though it is last no more after the first', () => {
    const t = complete(table().disc(0, 'yeast', 'M1', 'M3').markers(0, 1, 1, 2, 2, 2), 'card lowest', 'lowest wood')
    expect(t.markersOf(0)).toEqual([6, 1, 2, 2, 2])
  })

  it('HA-PRIV-02: all ten discs count, and steps past 20 pay ducats', () => {
    const t = table().disc(0, 'yeast', 'hops', 'water', 'barley', 'M1', 'M2', 'M3', 'M4').markers(0, 20, 19, 13, 17, 20)
    complete(t, 'card lowest')
    expect(t.player(0).boxes).toHaveLength(10)
    expect(t.markersOf(0)).toEqual([20, 19, 20, 17, 20])
    expect(t.player(0).ducats).toBe(1 + 3)
  })

  it('HA-PRIV-03 example: placed in round 2, with 4 barrels at the end it is worth 4 points', () => {
    const t = table().round(2).large(0, 'G1', 'G3')
    complete(t, 'card barrel')
    expect(t.player(0)).toMatchObject({ ducats: 1, brewmaster: -10 })
    expect(t.markersOf(0)).toEqual([0, -2, -4, -6, -8])
    t.large(0, 'G4').large(1, 'G5').small(0, 'G5')
    const parts = game.score(t.s)[0].parts
    expect(parts.filter(({ reason }) => reason === 'barrelCard')).toEqual([
      { reason: 'barrelCard', points: 4, barrels: 4 },
    ])
  })

  it('HA-PRIV-03: in hand or surrendered it is worth nothing', () => {
    const reasons = (t: Table) => game.score(t.s)[0].parts.map(({ reason }) => reason)
    const inHand = table().large(0, 'G1')
    const gone = table().large(0, 'G1').hand(0, 'brew')
    expect(reasons(inHand)).not.toContain('barrelCard')
    expect(reasons(gone)).not.toContain('barrelCard')
    expect(reasons(table().large(0, 'G1').placed(0, 'M1', 'barrel'))).toContain('barrelCard')
    expect(reasons(table().large(0, 'G1').placed(0, 'M1', 'cash'))).not.toContain('barrelCard')
  })

  it('HA-PRIV-04 example: 3 -> 15 ducats', () => {
    const t = complete(table().ducats(0, 2))
    expect(t.player(0).ducats).toBe(3)
    expect(t.play('card cash').player(0).ducats).toBe(15)
  })

  it('HA-PRIV-05 example: brewmaster -4 -> 1', () => {
    const t = complete(table().brewmaster(0, -4), 'card brew')
    expect(t.player(0)).toMatchObject({ brewmaster: 1, ducats: 1 })
  })

  it('HA-PRIV-05, HA-RUL-14: the brewmaster stops on 20 and is paid nothing for the rest', () => {
    const t = complete(table().brewmaster(0, 18), 'card brew')
    expect(t.player(0)).toMatchObject({ brewmaster: 20, ducats: 1 })
    expect(t.heard('brewmasterAdvanced')).toEqual([
      { type: 'brewmasterAdvanced', seat: 0, from: 18, to: 20, lost: 3, reason: 'card' },
    ])
  })

  it('HA-PRIV-06: a placed card cannot be surrendered and buys nothing', () => {
    const t = table().placed(0, 'M1', 'cash').hand(0, 'brew').ducats(0, 0).on(1, 'hops 4').on(2, 'hops 3').turn(0)
    expect(t.options()).toEqual(['go 2', 'go 12', 'go 16', 'go 20', 'go 24', 'go 27', 'go 28'])
    t.play('go 2', 'hex d1')
    expect(t.player(0)).toMatchObject({ ducats: 0, hand: [], surrendered: ['colour', 'lowest', 'barrel', 'brew'] })
    expect(t.player(0).pairs[3].card).toBe('cash')
  })

  it('HA-PRIV-06: three placed cards meet G11, whichever they are', () => {
    const t = table().placed(0, 'M1', 'cash').placed(0, 'yeast', 'barrel')
    expect(t.branch().turn(0).options()).not.toContain('go 14')
    complete(t, 'card colour', 'colour wood')
    t.turn(0)
    expect(t.info('go 14').barrels).toEqual([{ goal: 'G11', size: 'large' }])
  })
})

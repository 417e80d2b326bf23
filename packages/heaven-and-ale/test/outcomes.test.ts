import { describe, expect, it } from 'vitest'
import { COLOURS, explainConversion } from '../src/index.ts'
import { ale } from './table.ts'

/** Seat 0 has a garden that pays, and something to lose and to win with every choice. */
const table = () =>
  ale(2)
    .garden(0, { s1: 'wood 2', s2: 'M1', d1: 'hops 3', d2: 'water 1', s5: 'barley 4' })
    .markers(0, 9, 8, 7, 6, 5)
    .brewmaster(0, 3)
    .ducats(0, 4)
    .on(1, 'wood 1')

type Talk = ReturnType<typeof table>
const productionOf = ({ s }: Talk) => explainConversion(s, 0).find((step) => step.type === 'production')?.points

describe('What a choice comes to', () => {
  it.each([
    ['a walk', table().turn(0)],
    ['a hex, one of them the last around a site', table().turn(0).play('go 1')],
    ['a disc', table().turn(0).play('go 16')],
    ['a privilege', table().disc(0, 'wood').turn(0).play('go 16', 'activate X', 'number 3')],
    ['a place at home', table().turn(0).play('go 28')],
  ])('is told before it is made: %s', (_, asked) => {
    let changes = 0
    for (const option of asked.options()) {
      const { gains, worth } = asked.info(option)
      const before = asked.player(0)
      const done = asked.branch().play(option)
      const after = done.player(0)
      const change = {
        ducats: after.ducats - before.ducats,
        brewmaster: after.brewmaster - before.brewmaster,
        ...Object.fromEntries(COLOURS.map((colour) => [colour, after.markers[colour] - before.markers[colour]])),
      }
      expect(gains, option).toEqual(Object.fromEntries(Object.entries(change).filter(([, by]) => by !== 0)))
      const [from, to] = [productionOf(asked), productionOf(done)]
      expect(worth, option).toEqual(from === to ? undefined : { from, to })
      changes += Object.keys(gains ?? {}).length
    }
    expect(changes).toBeGreaterThan(0)
  })

  it('is told in points where the last marker or the brewmaster moves on', () => {
    const asked = table().disc(0, 'M1').turn(0).play('go 16')
    // Barley 4 takes the last marker of 5 past the next one.
    const worth = asked.info('activate barley').worth
    expect(worth).toEqual({ from: productionOf(asked), to: productionOf(asked.branch().play('activate barley')) })
    expect(worth).toSatisfy(({ from, to }) => to > from)
  })

  it('counts the ducats of the privileges that will be given back', () => {
    const asked = ale(2).ducats(0, 2).on(2, 'yeast 5').on(1, 'wood 1').turn(0).play('go 2')
    expect(asked.info('hex d1')).toMatchObject({ cards: 1, gains: { ducats: -2 } })
    expect(asked.info('hex s1')).toMatchObject({ cards: 3, gains: { ducats: -1 } })
  })

  it('follows what nobody is asked about: the one disc that fits, the one place left at home', () => {
    const disc = ale(2).tile(0, 'd1', 'hops', 3).turn(0)
    expect(disc.info('go 4').gains).toEqual({ ducats: 3 })
    const last = ale(4).home(1, 'first').home(2, 'brew').home(3, 'mark').on(27, 'wood 1').turn(0)
    expect(last.info('go 28').gains).toEqual({ ducats: 2 })
  })

  it('tells points for barrels, and for the card that makes them worth more', () => {
    const barrel = () => ale(2).markers(0, -4, -4, -4, -4, -4).brewmaster(0, 1)
    expect(barrel().turn(0).info('go 14').points).toBe(4)
    expect(barrel().placed(0, 'X', 'barrel').turn(0).info('go 14').points).toBe(5)
    expect(barrel().large(1, 'G1').turn(0).info('go 14').points).toBe(2)
    const card = barrel().tile(0, 'd1', 'hops', 3).large(0, 'G1').small(0, 'G3').disc(0, 'wood').turn(0)
    const pair = card.play('go 4')
    expect(pair.info('card barrel').points).toBe(2)
    expect(pair.info('card cash').points).toBeUndefined()
  })
})

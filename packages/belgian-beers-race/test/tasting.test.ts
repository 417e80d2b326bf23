import { describe, expect, it } from 'vitest'
import { TASTED } from './printed-cards.ts'
import { BREWERIES, NO_TAPS } from './sights.ts'
import { race } from './table.ts'

/** Seat 0 on space 4, with time to play before seat 1 on 20. */
const taster = () => race(2).disc(0, 4).disc(1, 20)

describe('Tasting at a brewery', () => {
  it('TBBR-TASTE-01 beer is tasted where it is poured: at 28 breweries, and not on the Grand Place', () => {
    const taps = BREWERIES.filter((place) => taster().at(0, place).may('taste'))
    expect(taps).toEqual(BREWERIES.filter((place) => !NO_TAPS.includes(place)))
    expect(taps).toHaveLength(28)
    expect(taster().may('taste')).toBe(false)
  })

  it('TBBR-TASTE-01 only once during a stay', () => {
    expect(taster().at(0, 16).used(0, 'buy').staying()).toEqual(['taste', 'camp'])
    expect(taster().at(0, 16).used(0, 'taste').staying()).toEqual(['buy', 'camp'])
    expect(taster().at(0, 16).play('taste').staying()).toEqual(['buy', 'camp'])
  })

  it('TBBR-TASTE-01 one remaining unit is enough, and it is the last', () => {
    const t = race(2).at(0, 16).disc(1, 23).disc(0, 23)
    expect(t.may('taste')).toBe(true)
    t.play('taste')
    expect([t.asked, t.row(0)]).toEqual([1, '24 @16 L1 g1 [–] 0'])
    expect(t.player(0)).toMatchObject({ finished: true, asleep: false })
  })

  it('TBBR-TASTE-02 a tasting takes one unit, raises glass and level by one, and no cube', () => {
    const t = taster().at(0, 16).cubes(0, 'YN')
    expect(t.info('taste')).toMatchObject({ cost: 1, colour: 'brown' })
    t.play('taste')
    expect(t.events).toEqual([
      { type: 'timeSpent', seat: 0, from: 4, to: 5, why: 'taste' },
      { type: 'drunk', seat: 0, colour: 'brown', where: 'brewery', glass: 1, level: 1 },
    ])
    expect(t.row(0)).toBe('5 @16 L1 g1 [Y1 N1] 0')
    expect(t.player(0).used).toEqual({ buy: false, taste: true })
  })

  it('TBBR-TASTE-02 example: disc 9, glass 4, level 3 become disc 10, glass 5, level 4', () => {
    const t = taster().at(0, 16).disc(0, 9).glass(0, 4).level(0, 3).play('taste')
    expect(t.player(0)).toMatchObject({ time: 10, glass: 5, level: 4 })
  })

  it('TBBR-TASTE-02, TBBR-BIKE-05, TBBR-HITCH-07 a tasting ends ride and hitchhiking series', () => {
    const t = taster().at(0, 16).ride(0, 3).hitched(0, 18, 2).play('taste')
    expect(t.player(0)).toMatchObject({ ride: 0, hitch: null })
  })

  it.each([
    [9, 'yellow', []],
    [16, 'brown', []],
    [1, 'red', ['L1-07']],
    [2, 'black', []],
  ] as const)('TBBR-TASTE-03 the brewery decides the colour: at %s it is %s', (place, colour, cards) => {
    const t = taster().at(0, place).machine('L1-07').play('taste')
    expect(t.heard('drunk').map((beer) => beer.colour)).toEqual([colour])
    expect(t.player(0).cards).toEqual(cards)
  })

  it('TBBR-TASTE-04 the twentieth beer still counts, later ones only cost', () => {
    expect(taster().at(0, 16).glass(0, 19).play('taste').player(0)).toMatchObject({ time: 5, glass: 20, level: 1 })
    const t = taster().at(0, 16).glass(0, 20).level(0, 7)
    expect(t.may('taste')).toBe(true)
    expect(t.play('taste').player(0)).toMatchObject({ glass: 20, level: 8, asleep: true })
  })

  it('TBBR-TASTE-04 example: with glass 20 and level 2 a tasting makes glass 20 and level 3', () => {
    const t = taster().at(0, 16).glass(0, 20).level(0, 2).play('taste')
    expect(t.player(0)).toMatchObject({ time: 5, glass: 20, level: 3 })
  })

  it('TBBR-SEQ-04 time, glass and level, cards, bottle token, and only then sleep', () => {
    const t = race(3).at(0, 16).disc(0, 8).disc(1, 20).disc(2, 20).level(0, 7).glass(0, 9)
    t.machine(TASTED, 'L2-12').play('taste')
    expect(t.events).toMatchObject([
      { type: 'timeSpent', seat: 0, from: 8, to: 9, why: 'taste' },
      { type: 'drunk', seat: 0, colour: 'brown', where: 'brewery', glass: 10, level: 8 },
      { type: 'fellAsleep', seat: 0 },
      { type: 'cardTaken', seat: 0, card: TASTED },
    ])
    expect([t.asked, t.step, t.options()]).toEqual([0, 'token', ['keep', 'break L2-12']])
    expect(t.player(0).time).toBe(9)
    t.play('break L2-12')
    expect(t.story.slice(0, 3)).toEqual(['tokenBroken', 'dayOver', 'turnEnded'])
    expect(t.player(0).time).toBe(24)
  })
})

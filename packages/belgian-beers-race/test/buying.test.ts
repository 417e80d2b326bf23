import { describe, expect, it } from 'vitest'
import { BOUGHT, YELLOW_CUBES } from './printed-cards.ts'
import { BREWERIES, CHEESE_SHOPS, NO_SHOPS } from './sights.ts'
import { race } from './table.ts'

/** Seat 0 on space 4, with time to play before seat 1 on 20. */
const shopper = () => race(2).disc(0, 4).disc(1, 20)
const FULL = 'YYYNNNRRRKKK'

describe('Buying', () => {
  it('TBBR-BUY-01 beer is bought where it is sold: at 33 breweries, and not on the Grand Place', () => {
    const shops = BREWERIES.filter((place) => shopper().at(0, place).may('buy'))
    expect(shops).toEqual(BREWERIES.filter((place) => !NO_SHOPS.includes(place)))
    expect(shops).toHaveLength(33)
    expect(shopper().staying()).toEqual(['stop'])
  })

  it('TBBR-BUY-01 only once during a stay', () => {
    expect(shopper().at(0, 7).staying()).toEqual(['buy', 'buy +cheese', 'taste', 'camp'])
    expect(shopper().at(0, 7).used(0, 'buy').staying()).toEqual(['taste', 'camp'])
    expect(shopper().at(0, 7).used(0, 'taste').staying()).toEqual(['buy', 'buy +cheese', 'camp'])
  })

  it('TBBR-BUY-01 one remaining unit is enough, and it is the last', () => {
    const t = race(2).at(0, 16).disc(1, 23).disc(0, 23)
    expect(t.staying()).toEqual(['buy', 'taste', 'camp'])
    t.play('buy')
    expect(t.row(0)).toBe('24 @16 L0 g0 [N3] 0')
    expect(t.asked).toBe(1)
  })

  it('TBBR-BUY-02 a purchase takes one unit and nothing else', () => {
    const t = shopper().at(0, 16).level(0, 2).glass(0, 5).play('buy')
    expect(t.heard('timeSpent')).toEqual([{ type: 'timeSpent', seat: 0, from: 4, to: 5, why: 'buy' }])
    expect(t.row(0)).toBe('5 @16 L2 g5 [N3] 0')
    expect(t.player(0).used).toEqual({ buy: true, taste: false })
  })

  it('TBBR-BUY-02, TBBR-BIKE-05, TBBR-HITCH-07 a purchase ends ride and hitchhiking series', () => {
    const t = shopper().at(0, 16).ride(0, 3).hitched(0, 18, 2)
    expect(t.may('hitch 18 x3')).toBe(true)
    t.play('buy')
    expect(t.player(0)).toMatchObject({ ride: 0, hitch: null })
    expect(t.optionsOf('hitch')).not.toContain('hitch 18 x2')
  })

  it.each([
    [9, 'yellow', 'Y3'],
    [16, 'brown', 'N3'],
    [1, 'red', 'R3'],
    [2, 'black', 'K3'],
  ] as const)('TBBR-BUY-03 three cubes in the colour of the brewery: %s sells %s', (place, colour, backpack) => {
    const t = shopper().at(0, place).play('buy')
    expect(t.backpack(0)).toBe(backpack)
    expect(t.heard('bought')).toEqual([{ type: 'bought', seat: 0, place, colour, cubes: 3 }])
  })

  it.each([
    [0, 3],
    [8, 11],
    [9, 12],
    [10, 12],
    [11, 12],
  ])('TBBR-BUY-03 with %i cubes in a backpack of 12 a purchase makes %i, no fewer', (before, after) => {
    const t = shopper().at(0, 16).cubes(0, 'N'.repeat(before))
    expect(t.optionsOf('buy')).toEqual(['buy'])
    expect(t.info('buy')).toMatchObject({ cost: 1, colour: 'brown', cubes: after - before, cheese: false })
    expect(t.play('buy').player(0).cubes.brown).toBe(after)
  })

  it('TBBR-BUY-03 the last cube that fits is a purchase of beer', () => {
    const t = shopper().at(0, 16).cubes(0, FULL.slice(1)).machine(BOUGHT).play('buy')
    expect(t.heard('bought')).toEqual([{ type: 'bought', seat: 0, place: 16, colour: 'brown', cubes: 1 }])
    expect(t.player(0).cards).toEqual([BOUGHT])
  })

  it.each([1, 2, 3])('TBBR-BUY-03 the cubes go into the backpack of the buyer, seat %i', (seat) => {
    const t = race(4)
    for (const other of [0, 1, 2, 3]) t.cubes(other, 'YNRK'.repeat(2)).disc(other, other === seat ? 4 : 20)
    t.at(seat, 16).play('buy')
    expect([0, 1, 2, 3].map((other) => t.backpack(other))).toEqual(
      [0, 1, 2, 3].map((other) => (other === seat ? 'Y2 N5 R2 K2' : 'Y2 N2 R2 K2')),
    )
  })

  it('TBBR-BUY-03 example: 10 cubes become 12, 4 cubes become 7', () => {
    expect(shopper().at(0, 16).cubes(0, 'YYYYYRRRRR').play('buy').backpack(0)).toBe('Y5 N2 R5')
    expect(shopper().at(0, 16).cubes(0, 'YYNR').play('buy').backpack(0)).toBe('Y2 N4 R1')
  })

  it('TBBR-BUY-04 ten breweries add one cheese for no extra time, if wished', () => {
    expect(BREWERIES.filter((place) => shopper().at(0, place).may('buy +cheese'))).toEqual(CHEESE_SHOPS)
    const t = shopper().at(0, 12)
    expect(t.info('buy +cheese')).toMatchObject({ cost: 1, cubes: 3, cheese: true, cheeseSold: true })
    const without = t.branch().play('buy')
    expect([without.row(0), without.player(0).cheese]).toEqual(['5 @12 L0 g0 [Y3] 0', 0])
    t.play('buy +cheese')
    expect([t.row(0), t.player(0).cheese]).toEqual(['5 @12 L0 g0 [Y3] 0', 1])
    expect(t.optionsOf('buy')).toEqual([])
  })

  it('TBBR-BUY-05 a full backpack buys cheese alone, which is no purchase of beer', () => {
    const t = race(3).disc(1, 20).disc(2, 20).at(0, 7).cubes(0, FULL).machine(BOUGHT, 'L2-12')
    expect(t.optionsOf('buy')).toEqual(['buy +cheese'])
    expect(t.info('buy +cheese')).toMatchObject({ cost: 1, cubes: 0 })
    t.play('buy +cheese')
    expect(t.row(0)).toBe('1 @7 L0 g0 [Y3 N3 R3 K3] 0')
    expect(t.player(0)).toMatchObject({ cheese: 1, used: { buy: true } })
    expect(t.story).toEqual(['timeSpent', 'cheeseBought'])
    expect(t.rightRow).toEqual([BOUGHT, 'L2-12', null, null])
  })

  it('TBBR-BUY-06 while one cube fits, cheese comes only with beer', () => {
    const t = shopper().at(0, 7).cubes(0, FULL.slice(1))
    expect(t.optionsOf('buy')).toEqual(['buy', 'buy +cheese'])
    t.play('buy +cheese')
    expect(t.backpack(0)).toBe('Y2 N4 R3 K3')
    expect(t.player(0).cheese).toBe(1)
  })

  it('TBBR-BUY-07 a full backpack buys nothing where no cheese is sold', () => {
    expect(shopper().at(0, 16).cubes(0, FULL).staying()).toEqual(['taste', 'camp'])
    expect(shopper().at(0, 16).cubes(0, FULL.slice(1)).staying()).toEqual(['buy', 'taste', 'camp'])
  })

  it('TBBR-BUY-08 with backpack and cheese track full, the cheese becomes a marker', () => {
    const t = shopper().at(0, 7).cubes(0, FULL).cheese(0, 4, 1)
    expect(t.optionsOf('buy')).toEqual(['buy +cheese'])
    t.play('buy +cheese')
    expect(t.player(0)).toMatchObject({ time: 5, cheese: 4, cheeseMarkers: 2 })
  })

  it('TBBR-SEQ-03 time, cubes, cheese, cards, and only then the bottle token', () => {
    const t = race(3).disc(1, 20).disc(2, 20).at(0, 12).disc(0, 8).cheese(0, 2).cubes(0, 'Y')
    t.machine('L2-12', BOUGHT, 'L2-02', YELLOW_CUBES).play('buy +cheese')
    expect(t.events).toMatchObject([
      { type: 'timeSpent', seat: 0, from: 8, to: 9, why: 'buy' },
      { type: 'bought', seat: 0, place: 12, colour: 'yellow', cubes: 3 },
      { type: 'cheeseBought', seat: 0, cheese: 3, marker: false },
      { type: 'cardTaken', seat: 0, card: BOUGHT },
      { type: 'cardTaken', seat: 0, card: 'L2-02' },
      { type: 'cardTaken', seat: 0, card: YELLOW_CUBES },
    ])
    expect([t.step, t.asked, t.options()]).toEqual(['token', 0, ['keep', 'break L2-12']])
  })
})

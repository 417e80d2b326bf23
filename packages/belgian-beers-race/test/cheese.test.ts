import { NATURE } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { belgianBeersRace as game } from '../src/index.ts'
import { AT_LEVEL } from './printed-cards.ts'
import { race } from './table.ts'

/** Seat 0 at brewery 7, which sells cheese, with time to play before seat 1 on 20. */
const nibbler = () => race(2).at(0, 7).disc(0, 4).disc(1, 20)

describe('Cheese', () => {
  it.each([0, 1, 2, 3])('TBBR-CHZ-01 a bought cheese lifts the pawn by one, from %i', (cheese) => {
    const t = nibbler().cheese(0, cheese).play('buy +cheese')
    expect(t.player(0)).toMatchObject({ cheese: cheese + 1, cheeseMarkers: 0 })
    expect(t.heard('cheeseBought')).toEqual([{ type: 'cheeseBought', seat: 0, cheese: cheese + 1, marker: false }])
  })

  it.each([0, 1, 9])('TBBR-CHZ-02 from the last level every cheese is a marker: %i and one more', (markers) => {
    const t = nibbler().cheese(0, 4, markers).play('buy +cheese')
    expect(t.player(0)).toMatchObject({ cheese: 4, cheeseMarkers: markers + 1 })
    expect(t.heard('cheeseBought')).toEqual([{ type: 'cheeseBought', seat: 0, cheese: 4, marker: true }])
  })

  it('TBBR-CHZ-02 a marker is worth five points at the end', () => {
    const t = race(2).day(3).cheese(0, 0, 3).play('stop', 'stop')
    expect(game.score(t.s)[0]?.parts).toContainEqual({ reason: 'cheese-markers', points: 15, count: 3 })
  })

  it('TBBR-CHZ-03 eating takes no time and leaves the choice of an action open', () => {
    const t = nibbler().level(0, 3).cheese(0, 2).glass(0, 6).cubes(0, 'YN')
    expect(t.staying()).toEqual(['buy', 'buy +cheese', 'taste', 'cheese', 'camp'])
    expect(t.info('cheese')).toMatchObject({ cost: 0, level: 2 })
    t.play('cheese')
    expect(t.events).toEqual([{ type: 'cheeseEaten', seat: 0, count: 1, level: 2 }])
    expect([t.row(0), t.player(0).cheese]).toEqual(['4 @7 L2 g6 [Y1 N1] 0', 1])
    expect([t.asked, t.staying()]).toEqual([0, ['buy', 'buy +cheese', 'taste', 'cheese', 'camp']])
  })

  it('TBBR-CHZ-03 example: cheese 2 and level 5 become cheese 1 and level 4', () => {
    expect(nibbler().level(0, 5).cheese(0, 2).play('cheese').player(0)).toMatchObject({ cheese: 1, level: 4 })
  })

  it('TBBR-CHZ-04 one cheese after another, until the pawn is down', () => {
    const t = nibbler().level(0, 5).cheese(0, 3).play('cheese', 'cheese', 'cheese')
    expect(t.player(0)).toMatchObject({ cheese: 0, level: 2 })
    expect(t.staying()).toEqual(['buy', 'buy +cheese', 'taste', 'camp'])
  })

  it('TBBR-CHZ-05 a sober player eats nothing', () => {
    expect(nibbler().cheese(0, 4).may('cheese')).toBe(false)
    const t = nibbler().cheese(0, 4).level(0, 1)
    expect(t.may('cheese')).toBe(true)
    expect(t.play('cheese').may('cheese')).toBe(false)
    expect(t.player(0)).toMatchObject({ cheese: 3, level: 0 })
  })

  it('TBBR-CHZ-06 markers are no food and outlast the pawn', () => {
    expect(nibbler().level(0, 5).cheese(0, 0, 2).may('cheese')).toBe(false)
    const t = nibbler().level(0, 5).cheese(0, 4, 2).play('cheese', 'cheese')
    expect(t.player(0)).toMatchObject({ cheese: 2, cheeseMarkers: 2 })
    expect(t.play('buy +cheese').player(0)).toMatchObject({ cheese: 3, cheeseMarkers: 2 })
  })

  it('TBBR-CHZ-07 eaten in transit, between the beers of the ride', () => {
    const t = nibbler().level(0, 5).glass(0, 5).cheese(0, 2).cubes(0, 'YYN').play('bus 8', 'roll late')
    expect([t.step, t.options()]).toEqual(['transit', ['drink yellow', 'drink brown', 'cheese', 'done']])
    t.play('cheese', 'drink brown', 'cheese')
    expect(t.row(0)).toBe('9 @7 L4 g6 [Y2] 0')
    expect(t.options()).toEqual(['drink yellow', 'done'])
  })

  it('TBBR-CHZ-07 eaten at the campsite', () => {
    const t = nibbler().level(0, 2).cheese(0, 1).play('camp')
    expect([t.step, t.options()]).toEqual(['campsite', ['cheese', 'done']])
  })

  it('TBBR-CHZ-07 eaten in a toast, by the active player and by partners out of turn', () => {
    const t = nibbler().at(1, 8).level(0, 2).cheese(0, 1).level(1, 1).cheese(1, 4).cubes(0, 'Y').cubes(1, 'N')
    t.play('hitch 8', 'roll tbbr')
    expect([t.asked, t.step, t.options()]).toEqual([0, 'cheese', ['eat 0', 'eat 1']])
    t.play('eat 1')
    expect([t.asked, t.step, t.options()]).toEqual([1, 'cheese', ['eat 0', 'eat 1']])
  })

  it('TBBR-CHZ-07 not between declaration and payment, nor at a bottle token', () => {
    const t = nibbler().disc(0, 7).level(0, 3).cheese(0, 2).machine('L2-12').play('bus 8')
    expect([t.asked, t.options()]).toEqual([NATURE, ['roll failed', 'roll tbbr', 'roll late']])
    t.nature('roll tbbr')
    expect([t.asked, t.step, t.options()]).toEqual([0, 'token', ['keep', 'break L2-12']])
  })

  it('TBBR-CHZ-08 a player on the last space eats nothing, not even on the ride that led there', () => {
    const ride = () => nibbler().disc(1, 23).level(0, 3).cheese(0, 2).cubes(0, 'YN')
    const options = (from: number) => ride().disc(0, from).play('bus 8', 'roll tbbr').options()
    expect(options(20)).toEqual(['drink yellow', 'drink brown', 'cheese', 'done'])
    expect(options(21)).toEqual(['drink yellow', 'drink brown', 'done'])
  })

  it('TBBR-CHZ-08 the last unit of a campsite leaves no time for cheese', () => {
    const t = race(2).at(0, 7).disc(1, 23).disc(0, 22).level(0, 3).cheese(0, 2).cubes(0, 'YN').play('camp')
    expect(t.play('drink yellow').options()).toEqual(['drink brown', 'cheese', 'done'])
    t.play('drink brown')
    expect([t.asked, t.row(0), t.player(0).cheese]).toEqual([1, '24 @7 L5 g2 [–] 0', 2])
  })

  it('TBBR-CHZ-08 a finished player is not asked in a toast of others', () => {
    const t = race(3).at(0, 7).at(1, 8).at(2, 8).disc(1, 20).finished(2)
    for (const seat of [0, 1, 2]) t.cubes(seat, 'Y').level(seat, 3).cheese(seat, 2)
    t.play('hitch 8', 'roll tbbr', 'eat 0', 'eat 0')
    expect([t.asked, t.step]).toEqual([0, 'action'])
    expect(t.player(2)).toMatchObject({ cheese: 2, level: 3 })
  })

  it('TBBR-CHZ-09 eating resets neither ride nor hitchhiking series nor the actions of the stay', () => {
    const t = nibbler().level(0, 3).cheese(0, 2).ride(0, 3).hitched(0, 8, 2).used(0, 'buy').play('cheese')
    expect(t.player(0)).toMatchObject({
      ride: 3,
      hitch: { to: 8, failures: 2 },
      used: { buy: true, taste: false },
      cheese: 1,
    })
    expect(t.may('hitch 8 x3')).toBe(true)
  })

  it('TBBR-CHZ-10 after free cheese the stars are checked at once', () => {
    const t = nibbler().level(0, 7).cheese(0, 2).machine('L2-12', AT_LEVEL)
    t.play('cheese')
    expect(t.events).toMatchObject([
      { type: 'cheeseEaten', seat: 0, count: 1, level: 6 },
      { type: 'cardTaken', seat: 0, card: AT_LEVEL },
    ])
    expect([t.rightRow, t.player(0).cards]).toEqual([['L2-12', null, null, null], [AT_LEVEL]])
  })
})

import { describe, expect, it } from 'vitest'
import { AT_LEVEL, BOUGHT, CAMPED, TASTED } from './printed-cards.ts'
import { race } from './table.ts'

/** Seat 0 at 18, which pours nothing, on space 4; seat 1 on 20. */
const camper = (seats = 2) => {
  const t = race(seats).at(0, 18).disc(0, 4)
  for (let seat = 1; seat < seats; seat++) t.disc(seat, 20)
  return t
}

describe('Camping', () => {
  it('TBBR-CAMP-01 at any brewery, from the first unit to the last', () => {
    expect(race(2).at(0, 18).may('camp')).toBe(true)
    expect(camper().may('camp')).toBe(true)
    expect(camper().at(0, 'B1').may('camp')).toBe(true)
    expect(race(2).at(0, 18).disc(1, 23).disc(0, 23).may('camp')).toBe(true)
  })

  it('TBBR-CAMP-01 after other actions of the turn as well', () => {
    const t = camper().play('buy')
    expect([t.asked, t.staying()]).toEqual([0, ['camp']])
    expect(t.play('bike 16').staying()).toEqual(['buy', 'taste', 'camp'])
  })

  it('TBBR-CAMP-01 not in the middle of an action', () => {
    const t = camper().cubes(0, 'Y').play('bus 16', 'roll tbbr')
    expect(t.options()).toEqual(['drink yellow', 'done'])
  })

  it('TBBR-CAMP-02 never on the Grand Place, on the last day nowhere', () => {
    const camps = (day: number, place: 'GP' | 18 | 'B1', options = {}) =>
      race(2, options).day(day).at(0, place).disc(1, 20).may('camp')
    expect([1, 2, 3].map((day) => camps(day, 18))).toEqual([true, true, false])
    expect([1, 2, 3].map((day) => camps(day, 'B1'))).toEqual([true, true, false])
    expect([1, 2, 3].map((day) => camps(day, 'GP'))).toEqual([false, false, false])
    expect([1, 2].map((day) => camps(day, 18, { length: 'short' }))).toEqual([true, false])
  })

  it('TBBR-CAMP-03 a camper drinks, eats or finishes, nothing else', () => {
    const t = camper().at(0, 7).cubes(0, 'YK').level(0, 3).cheese(0, 1).play('camp')
    expect([t.step, t.options()]).toEqual(['campsite', ['drink yellow', 'drink black', 'cheese', 'done']])
  })

  it('TBBR-CAMP-03 no star is claimed from the tent, whatever is drunk or eaten', () => {
    const t = camper().cubes(0, 'NN').level(0, 4).glass(0, 4).cheese(0, 1).machine(AT_LEVEL, 'L2-12')
    t.play('camp', 'drink brown')
    expect(t.player(0)).toMatchObject({ level: 5, cards: [] })
    t.play('drink brown', 'cheese')
    expect([t.player(0).level, t.player(0).cards, t.rightRow[0]]).toEqual([5, [], AT_LEVEL])
  })

  it('TBBR-CAMP-03 the declaration earns camping cards alone', () => {
    const t = camper().machine(CAMPED, AT_LEVEL, BOUGHT, TASTED).play('camp')
    expect(t.heard('cardTaken')).toMatchObject([{ type: 'cardTaken', seat: 0, card: CAMPED }])
  })

  it('TBBR-CAMP-03, TBBR-OBJ-08 the tent of one player earns nothing for the next', () => {
    const t = camper().at(1, 16).machine('L2-12', 'L2-09', 'L2-10', null, CAMPED).play('camp', 'buy')
    expect([t.rightRow[3], t.player(0).cards, t.player(1).cards]).toEqual([CAMPED, [], []])
  })

  it('TBBR-CAMP-04 arrivals find no camper to toast with', () => {
    const t = race(2).at(0, 18).disc(0, 3).cubes(0, 'YY').at(1, 16).disc(1, 5).cubes(1, 'NN')
    t.play('camp', 'drink yellow', 'done', 'bike 18')
    expect([t.places[1], t.heard('toastBegun'), t.backpack(0), t.backpack(1)]).toEqual([18, [], 'Y1', 'N2'])
    expect([t.player(0).cheers, t.player(1).cheers]).toEqual([0, 0])
  })

  it('TBBR-CAMP-05 each beer costs a cube of the chosen colour and a unit, and raises glass and level', () => {
    const t = camper().cubes(0, 'YYR').level(0, 1).glass(0, 3).play('camp', 'drink red')
    expect(t.row(0)).toBe('5 @18 L2 g4 [Y2] 0')
    expect(t.events).toEqual([
      { type: 'camped', seat: 0, place: 18 },
      { type: 'timeSpent', seat: 0, from: 4, to: 5, why: 'camp' },
      { type: 'drunk', seat: 0, colour: 'red', where: 'camp', glass: 4, level: 2 },
    ])
    expect(t.options()).toEqual(['drink yellow', 'done'])
  })

  it('TBBR-CAMP-05 only from the own backpack, whatever the neighbours carry', () => {
    const t = race(3).at(1, 18).disc(0, 20).disc(2, 20).cubes(0, 'YNRK').cubes(1, 'NR').cubes(2, 'YNRK').play('camp')
    expect([t.asked, t.options()]).toEqual([1, ['drink brown', 'drink red', 'done']])
    t.play('drink red')
    expect([0, 1, 2].map((seat) => t.backpack(seat))).toEqual(['Y1 N1 R1 K1', 'N1', 'Y1 N1 R1 K1'])
  })

  it('TBBR-CAMP-05 any number of beers, none included', () => {
    for (const beers of [0, 1, 2]) {
      const t = camper()
        .cubes(0, 'YYY')
        .play('camp', ...Array<string>(beers).fill('drink yellow'), 'done')
      expect(t.row(0)).toBe(`24 @18 L${beers} g${beers} [Y${3 - beers}] 0`)
    }
  })

  it('TBBR-CAMP-05 example: three of five cubes from disc 20 lead to 23, and then to 24', () => {
    const t = race(2).at(0, 18).disc(0, 20).disc(1, 22).cubes(0, 'YYNNN').level(0, 2).glass(0, 6)
    t.play('camp', 'drink yellow', 'drink brown', 'drink brown')
    expect(t.row(0)).toBe('23 @18 L5 g9 [Y1 N1] 0')
    t.play('done')
    expect(t.row(0)).toBe('24 @18 L5 g9 [Y1 N1] 0')
    expect(t.heard('dayOver')).toEqual([{ type: 'dayOver', seat: 0, from: 23, why: 'camped' }])
  })

  it('TBBR-CAMP-06 the day is over, whatever time was left and wherever the leader is', () => {
    const t = race(3).at(0, 18).disc(0, 4).disc(1, 20).finished(2).play('camp')
    expect(t.player(0)).toMatchObject({ time: 24, finished: true, camped: true, asleep: false })
    expect([t.stackOn(24), t.asked]).toEqual([[2, 0], 1])
    expect(t.story).toEqual(['camped', 'dayOver', 'turnEnded', 'turnStarted'])
  })

  it('TBBR-CAMP-06, TBBR-BIKE-05, TBBR-HITCH-07 ride and hitchhiking series end with the declaration', () => {
    const t = camper().cubes(0, 'Y').ride(0, 3).hitched(0, 16, 2).play('camp')
    expect([t.asked, t.player(0).ride, t.player(0).hitch]).toEqual([0, 0, null])
  })

  it('TBBR-CAMP-07 without a cube left, camping ends by itself', () => {
    const t = camper().cubes(0, 'Y').play('camp', 'drink yellow')
    expect([t.asked, t.row(0)]).toEqual([1, '24 @18 L1 g1 [–] 0'])
    expect(t.heard('dayOver')).toEqual([{ type: 'dayOver', seat: 0, from: 5, why: 'camped' }])
  })

  it('TBBR-CAMP-07 without a unit left too', () => {
    const t = race(2).at(0, 18).disc(1, 23).disc(0, 22).cubes(0, 'YYY').play('camp', 'drink yellow')
    expect([t.asked, t.options()]).toEqual([0, ['drink yellow', 'done']])
    t.play('drink yellow')
    expect([t.asked, t.row(0), t.heard('dayOver')]).toEqual([1, '24 @18 L2 g2 [Y1] 0', []])
  })

  it('TBBR-CAMP-07 and at level 8, asleep', () => {
    const t = camper().cubes(0, 'YYY').cheese(0, 2).level(0, 6).glass(0, 6).play('camp', 'drink yellow')
    expect(t.options()).toEqual(['drink yellow', 'cheese', 'done'])
    t.play('drink yellow')
    expect([t.asked, t.row(0)]).toEqual([1, '24 @18 L8 g8 [Y1] 0'])
    expect(t.player(0)).toMatchObject({ asleep: true, camped: true, cheese: 2 })
    expect(t.heard('dayOver')).toEqual([{ type: 'dayOver', seat: 0, from: 6, why: 'asleep' }])
  })

  it('TBBR-CAMP-08 cheese may be eaten before, between and after the beers', () => {
    const t = camper().cubes(0, 'YY').cheese(0, 3).level(0, 7).glass(0, 7)
    t.play('camp', 'cheese', 'drink yellow', 'cheese', 'drink yellow')
    expect([t.row(0), t.options()]).toEqual(['6 @18 L7 g9 [–] 0', ['cheese', 'done']])
    t.play('cheese')
    expect([t.asked, t.row(0), t.player(0).cheese]).toEqual([1, '24 @18 L6 g9 [–] 0', 0])
  })

  it('TBBR-CAMP-08 a sober camper without beer is asked nothing, cheese or not', () => {
    expect(camper().cheese(0, 3).play('camp').asked).toBe(1)
    expect(camper().cheese(0, 3).level(0, 1).play('camp').asked).toBe(0)
    const late = race(2).at(0, 18).disc(1, 23).disc(0, 23).cheese(0, 1).level(0, 1).play('camp')
    expect([late.asked, late.options()]).toEqual([0, ['cheese', 'done']])
  })

  it('TBBR-CAMP-09 a beer over a border gives the token, the way to the last space does not', () => {
    const t = camper(3).disc(0, 8).cubes(0, 'YYY').machine('L2-12', 'L2-09').play('camp', 'drink yellow')
    expect([t.asked, t.step, t.options()]).toEqual([0, 'token', ['keep', 'break L2-12', 'break L2-09']])
    t.play('break L2-09')
    expect([t.asked, t.step, t.options()]).toEqual([0, 'campsite', ['drink yellow', 'done']])
    t.play('done')
    expect([t.asked, t.step, t.player(0).time]).toEqual([2, 'action', 24])
    expect(t.view.tokens.map(({ broken }) => broken)).toEqual([true, false, false])
  })

  it('TBBR-CAMP-09 the beer that brings sleep may still cross', () => {
    const t = camper(3).disc(0, 8).cubes(0, 'YYY').level(0, 7).glass(0, 7).machine('L2-12')
    t.play('camp', 'drink yellow')
    expect([t.asked, t.step, t.player(0).time]).toEqual([0, 'token', 9])
    expect(t.play('keep').player(0).time).toBe(24)
  })

  it('TBBR-CAMP-10 pitching the tent earns the camping card, without a single beer', () => {
    const t = camper().machine('L2-12', CAMPED).play('camp')
    expect(t.story.slice(0, 3)).toEqual(['camped', 'cardTaken', 'dayOver'])
    expect([t.player(0).cards, t.rightRow]).toEqual([[CAMPED], ['L2-12', null, null, null]])
  })

  it('TBBR-CAMP-10, TBBR-RUL-64 a card that names camping with something else is claimed then, or not at all', () => {
    const t = race(2).at(0, 16).disc(1, 20).cubes(0, 'Y').machine('L2-25')
    expect(t.branch().play('camp', 'drink yellow').player(0).cards).toEqual([])
    expect(t.branch().play('taste', 'camp').player(0).cards).toEqual(['L2-25'])
  })

  it('TBBR-CAMP-11 beers at camp are no tastings and need no tap', () => {
    const t = camper().cubes(0, 'RR').machine(TASTED, 'L1-07').play('camp', 'drink red', 'done')
    expect([t.player(0).glass, t.player(0).cards]).toEqual([1, []])
    const used = race(2).at(0, 16).disc(1, 20).cubes(0, 'Y').used(0, 'buy', 'taste').play('camp')
    expect(used.options()).toEqual(['drink yellow', 'done'])
  })

  it('TBBR-SEQ-06 declaration, card, beers with their tokens, last space, end of the turn', () => {
    const t = camper(3).disc(0, 7).cubes(0, 'YN').cheese(0, 1).level(0, 2).glass(0, 2).machine(CAMPED, 'L2-12')
    t.play('camp', 'cheese', 'drink brown', 'drink yellow', 'keep')
    expect(t.events).toMatchObject([
      { type: 'camped', seat: 0, place: 18 },
      { type: 'cardTaken', seat: 0, card: CAMPED },
      { type: 'cheeseEaten', seat: 0, count: 1, level: 1 },
      { type: 'timeSpent', seat: 0, from: 7, to: 8, why: 'camp' },
      { type: 'drunk', seat: 0, colour: 'brown', where: 'camp', glass: 3, level: 2 },
      { type: 'timeSpent', seat: 0, from: 8, to: 9, why: 'camp' },
      { type: 'drunk', seat: 0, colour: 'yellow', where: 'camp', glass: 4, level: 3 },
      { type: 'tokenKept', seat: 0, token: 1 },
      { type: 'dayOver', seat: 0, from: 9, why: 'camped' },
      { type: 'turnEnded', seat: 0 },
      { type: 'turnStarted', seat: 2, time: 20 },
    ])
    expect(t.rightRow).toEqual(['L2-12', null, null, null])
    expect(t.view.steps).toEqual([{ step: 'action', seat: 2, more: 0 }])
  })
})

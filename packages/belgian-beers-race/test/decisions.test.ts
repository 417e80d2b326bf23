import { describe, expect, it } from 'vitest'
import { PLACES } from '../src/content/places.ts'
import { ROADS, roadEnds } from '../src/content/roads.ts'
import { alone, arriving, meeting, unfolded } from './meetings.ts'
import { BREWERIES } from './sights.ts'
import { race } from './table.ts'

const BONUS_BREWERIES: readonly unknown[] = [1, 3, 9, 14, 15, 17, 21, 26, 28, 30, 34, 'B2']
const STARTS = BREWERIES.filter((id) => !BONUS_BREWERIES.includes(id)).map((id) => `start ${id}`)

describe('Decisions: choosing an action', () => {
  it('TBBR-DEC-01 in turn order everybody chooses a brewery without bonus that is not taken', () => {
    const t = unfolded(3)
    expect(t.asked).toBe(1)
    expect(t.options()).toEqual(STARTS)
    expect(t.play('start 16').asked).toBe(2)
    expect(t.options()).toEqual(STARTS.filter((start) => start !== 'start 16'))
    expect(t.play('start 2').asked).toBe(0)
    expect(t.options()).toEqual(STARTS.filter((start) => start !== 'start 16' && start !== 'start 2'))
    t.play('start B6')
    expect([t.step, t.asked]).toEqual(['action', 1])
    expect(t.places).toEqual(['B6', 16, 2])
  })

  it('TBBR-DEC-01 the base game asks nothing of the kind', () => {
    expect(race(2).step).toBe('action')
  })

  it('TBBR-DEC-02 every way out by every means, then what the brewery offers, then the tent', () => {
    expect(alone().at(0, 20).options()).toEqual([
      ...['bike 15', 'bus 15', 'hitch 15', 'bike 19', 'bus 19', 'hitch 19'],
      ...['bike 22', 'bus 22', 'hitch 22', 'bike 26', 'bus 26', 'hitch 26'],
      ...['buy', 'taste', 'camp'],
    ])
  })

  it('TBBR-DEC-02 a bicycle within A and within the time left', () => {
    const at = (disc: number, level = 0) => alone().at(0, 20).disc(0, disc).level(0, level).optionsOf('bike')
    expect(at(16)).toEqual(['bike 15', 'bike 19', 'bike 22', 'bike 26'])
    expect(at(17)).toEqual(['bike 19', 'bike 22', 'bike 26'])
    expect(at(18)).toEqual(['bike 22', 'bike 26'])
    expect(at(20)).toEqual(['bike 22', 'bike 26'])
    expect(at(21)).toEqual(['bike 22'])
    expect(at(22)).toEqual(['bike 22'])
    expect(at(23)).toEqual([])
    expect(at(0, 4)).toHaveLength(4)
    expect(at(0, 5)).toEqual([])
  })

  it('TBBR-DEC-02 a bus whose planned time fits, doubled beyond B', () => {
    const at = (disc: number, level = 0) => alone().at(0, 20).disc(0, disc).level(0, level).optionsOf('bus')
    expect(at(19)).toEqual(['bus 15', 'bus 19', 'bus 22', 'bus 26'])
    expect(at(20)).toEqual(['bus 19', 'bus 22', 'bus 26'])
    expect(at(21)).toEqual(['bus 22', 'bus 26'])
    expect(at(22)).toEqual(['bus 22'])
    expect(at(23)).toEqual([])
    expect(at(19, 6)).toHaveLength(4)
    expect(at(14, 7)).toHaveLength(4)
    expect(at(15, 7)).toEqual(['bus 19', 'bus 22', 'bus 26'])
    expect(at(20, 7)).toEqual(['bus 22'])
    expect(at(21, 7)).toEqual([])
  })

  it('TBBR-DEC-02 hitchhiking with one die, and one more for each failure on the way to the same point', () => {
    const at = (failures: number) => alone().at(0, 20).hitched(0, 26, failures).optionsOf('hitch')
    expect(at(0)).toEqual(['hitch 15', 'hitch 19', 'hitch 22', 'hitch 26'])
    expect(at(1)).toEqual(['hitch 15', 'hitch 19', 'hitch 22', 'hitch 26', 'hitch 26 x2'])
    expect(at(2)).toEqual(['hitch 15', 'hitch 19', 'hitch 22', 'hitch 26', 'hitch 26 x2', 'hitch 26 x3'])
    expect(at(3)).toHaveLength(6)
    const late = (disc: number) => alone().at(0, 20).disc(0, disc).optionsOf('hitch')
    expect(late(22)).toEqual(['hitch 15', 'hitch 19', 'hitch 22', 'hitch 26'])
    expect(late(23)).toEqual(['hitch 22', 'hitch 26'])
  })

  it('TBBR-DEC-02 two cubes offered for each printed unit, at least one and no more than the time left', () => {
    const at = (cubes: string, disc = 0) => alone().at(0, 20).cubes(0, cubes).disc(0, disc).optionsOf('offer')
    expect(at('Y')).toEqual([])
    expect(at('YN')).toEqual(['offer 26'])
    expect(at('YNK')).toEqual(['offer 26'])
    expect(at('YNKR')).toEqual(['offer 15', 'offer 19', 'offer 26'])
    expect(at('YNKR', 23)).toEqual(['offer 26'])
    const split = alone().at(0, 20).cubes(0, 'YNNR').play('offer 26')
    expect(split.options()).toEqual(['YN', 'YR', 'NN', 'NR'].map((beers) => `offer 26 ${beers}`))
    expect(alone().at(0, 20).cubes(0, 'YYY').play('offer 26').backpack(0)).toBe('Y1')
    expect(alone().at(0, 20).cubes(0, 'YK').play('offer 26').backpack(0)).toBe('–')
  })

  it('TBBR-DEC-02 buying: with or without cheese, only cheese when the backpack is full, once per stay', () => {
    const buys = (place: 19 | 20 | 24, cubes: number) =>
      alone().at(0, place).cubes(0, 'Y'.repeat(cubes)).optionsOf('buy')
    expect(buys(19, 0)).toEqual(['buy', 'buy +cheese'])
    expect(buys(19, 11)).toEqual(['buy', 'buy +cheese'])
    expect(buys(19, 12)).toEqual(['buy +cheese'])
    expect(buys(20, 11)).toEqual(['buy'])
    expect(buys(20, 12)).toEqual([])
    expect(buys(24, 0)).toEqual([])
    expect(alone().at(0, 19).used(0, 'buy').staying()).toEqual(['taste', 'camp'])
    expect(alone().at(0, 19).used(0, 'taste').staying()).toEqual(['buy', 'buy +cheese', 'camp'])
    expect(alone().at(0, 18).staying()).toEqual(['buy', 'camp'])
  })

  it('TBBR-DEC-02 cheese with a level to lower, and the question comes again', () => {
    const at = (cheese: number, level: number) => alone().at(0, 24).cheese(0, cheese).level(0, level)
    expect(at(1, 1).staying()).toEqual(['taste', 'cheese', 'camp'])
    expect(at(0, 1).staying()).toEqual(['taste', 'camp'])
    expect(at(1, 0).staying()).toEqual(['taste', 'camp'])
    expect(at(1, 1).cheese(0, 1, 2).play('cheese').staying()).toEqual(['taste', 'camp'])
    expect(at(2, 3).play('cheese').asked).toBe(0)
  })

  it('TBBR-DEC-02 camping at a brewery before the last day, calling it a day everywhere else', () => {
    const stays = (day: number, place: 24 | 'B5' | 'GP') => alone().day(day).at(0, place).used(0, 'taste').staying()
    expect(stays(1, 24)).toEqual(['camp'])
    expect(stays(2, 'B5')).toEqual(['camp'])
    expect(stays(1, 'GP')).toEqual(['stop'])
    expect(stays(3, 24)).toEqual(['stop'])
    expect(stays(3, 'GP')).toEqual(['stop'])
  })

  it('TBBR-DEC-02 seven landing points for a road into Brussels, six other points inside, all roads out', () => {
    const inside = ['B1', 'B2', 'B3', 'B4', 'B5', 'B6']
    const hitches = (points: readonly unknown[]) => points.map((point) => `hitch ${point}`)
    expect(alone().at(0, 16).optionsOf('hitch')).toEqual(hitches([12, 17, 18, 'GP', ...inside]))
    const out = [11, 12, 13, 14, 16, 18, 19, 23]
    expect(alone().at(0, 'B3').optionsOf('hitch')).toEqual(hitches([...out, 'GP', 'B1', 'B2', 'B4', 'B5', 'B6']))
    expect(alone().optionsOf('hitch')).toEqual(hitches([...out, ...inside]))
  })

  it('TBBR-DEC-02 asked after the first check of the turn and after each action that does not end it', () => {
    const t = alone().at(0, 20)
    expect([t.step, t.asked]).toEqual(['action', 0])
    t.play('buy')
    expect([t.step, t.asked]).toEqual(['action', 0])
  })
})

describe('Decisions on the way, in a toast, over a token and in camp', () => {
  it('TBBR-DEC-03 a beer of any colour carried, cheese, or enough', () => {
    const ride = (cubes: string, cheese = 0, level = 2) =>
      alone().at(0, 20).cubes(0, cubes).cheese(0, cheese).level(0, level).play('bus 19', 'roll tbbr')
    expect(ride('YNRK', 1).options()).toEqual([
      'drink yellow',
      'drink brown',
      'drink red',
      'drink black',
      'cheese',
      'done',
    ])
    expect(ride('NK').options()).toEqual(['drink brown', 'drink black', 'done'])
    expect(ride('N', 1, 0).options()).toEqual(['drink brown', 'done'])
    expect(ride('', 3).step).toBe('action')
  })

  it('TBBR-DEC-03 it ends by itself after the last possible drink: beers of the ride, cubes, or sleep', () => {
    const ride = (cubes: string, level = 0) => alone().at(0, 20).cubes(0, cubes).level(0, level).cheese(0, 1)
    expect(ride('YYY').play('bus 19', 'roll tbbr', 'drink yellow').step).toBe('transit')
    expect(ride('YYY').play('bus 19', 'roll tbbr', 'drink yellow', 'drink yellow').step).toBe('action')
    expect(ride('YYY').play('bus 19', 'roll late', 'drink yellow', 'drink yellow').step).toBe('transit')
    expect(ride('Y').play('bus 19', 'roll late', 'drink yellow').step).toBe('action')
    const asleep = ride('YYY', 7).play('bus 19', 'roll tbbr', 'drink yellow')
    expect(asleep.player(0)).toMatchObject({ asleep: true, place: 19 })
    expect(asleep.asked).toBe(1)
    expect(alone().at(0, 'B5').cubes(0, 'Y').play('bus B6', 'roll tbbr').step).toBe('action')
  })

  it('TBBR-DEC-03 cheese eaten in transit leaves the beers of the ride untouched', () => {
    const t = alone().at(0, 20).cubes(0, 'YYY').level(0, 3).cheese(0, 1).play('bus 19', 'roll tbbr', 'cheese')
    expect(t.options()).toEqual(['drink yellow', 'done'])
    t.play('drink yellow', 'drink yellow')
    expect(t.player(0)).toMatchObject({ level: 4, cheese: 0, place: 19 })
  })

  it('TBBR-DEC-04 the arriving player names a colour for each partner, within the own cubes', () => {
    const t = arriving(meeting('YNN', 'Y', 'Y'))
    expect([t.step, t.asked]).toEqual(['hand', 0])
    expect(t.options()).toEqual(['give yellow', 'give brown'])
    const generous = t.branch()
    generous.play('give brown')
    expect(generous.options()).toEqual(['give yellow', 'give brown'])
    t.play('give yellow')
    expect(t.step).toBe('action')
    expect(t.backpack(0)).toBe('N1')
  })

  it('TBBR-DEC-04 skipped when there is only one assignment', () => {
    expect(arriving(meeting('NN', 'Y', 'Y')).step).toBe('action')
    expect(arriving(meeting('NNNN', 'YN', 'Y')).step).toBe('return')
  })

  it('TBBR-DEC-05 then each partner with several colours, clockwise', () => {
    const t = arriving(meeting('NN', 'YRK', 'NK'))
    expect([t.step, t.asked]).toEqual(['return', 1])
    expect(t.options()).toEqual(['give yellow', 'give red', 'give black'])
    t.play('give red')
    expect([t.step, t.asked]).toEqual(['return', 2])
    expect(t.options()).toEqual(['give brown', 'give black'])
    t.play('give black')
    expect([t.backpack(0), t.backpack(1), t.backpack(2)]).toEqual(['–', 'Y1 K1', 'N1'])
    expect(arriving(meeting('NN', 'YY', 'NK')).asked).toBe(2)
  })

  it('TBBR-DEC-05 clockwise from the arriving player, not from seat 0', () => {
    const t = race(3).at(0, 'B6').at(1, 'B5').at(2, 'B6').disc(0, 4).disc(2, 5)
    t.cubes(0, 'YN').cubes(1, 'RR').cubes(2, 'YN').play('hitch B6', 'roll tbbr')
    expect(t.asked).toBe(2)
    expect(t.play('give yellow').asked).toBe(0)
  })

  it('TBBR-DEC-06 cheese for everybody who could eat: the arriving player first, 0 to what is possible', () => {
    const t = arriving(meeting('NN', 'Y', 'Y').cheese(0, 2).level(0, 1).cheese(1, 4).level(1, 3).cheese(2, 1))
    expect([t.step, t.asked]).toEqual(['cheese', 0])
    expect(t.options()).toEqual(['eat 0', 'eat 1'])
    t.play('eat 1')
    expect([t.step, t.asked]).toEqual(['cheese', 1])
    expect(t.options()).toEqual(['eat 0', 'eat 1', 'eat 2', 'eat 3'])
    t.play('eat 2')
    expect(t.step).toBe('action')
    expect([0, 1, 2].map((seat) => t.player(seat).level)).toEqual([2, 2, 1])
    expect([0, 1, 2].map((seat) => t.player(seat).cheese)).toEqual([1, 2, 1])
  })

  it('TBBR-DEC-07 with room for fewer beers than were offered the arriving player picks the colours', () => {
    const t = arriving(meeting('NN', 'Y', 'K').level(0, 7))
    expect([t.step, t.asked]).toEqual(['beers', 0])
    expect(t.options()).toEqual(['drink Y', 'drink K'])
    t.play('drink K')
    expect(t.heard('drunk').map(({ seat, colour }) => [seat, colour])).toEqual([
      [0, 'black'],
      [1, 'brown'],
      [2, 'brown'],
    ])
  })

  it('TBBR-DEC-07 skipped with equal colours or with room for all', () => {
    expect(arriving(meeting('NN', 'Y', 'Y').level(0, 7)).heard('drunk')).toHaveLength(3)
    expect(arriving(meeting('NN', 'Y', 'K').level(0, 6)).heard('drunk')).toHaveLength(4)
  })

  it('TBBR-DEC-07 two of three beers', () => {
    const t = race(4).at(0, 'B5').cubes(0, 'NNN').level(0, 6)
    for (const [seat, cubes] of [
      [1, 'Y'],
      [2, 'K'],
      [3, 'Y'],
    ] as const)
      t.at(seat, 'B6')
        .disc(seat, 3 + seat)
        .cubes(seat, cubes)
    arriving(t)
    expect(t.options()).toEqual(['drink YY', 'drink YK'])
  })

  it('TBBR-DEC-08 whoever crosses keeps the token or removes a card of the right row', () => {
    const t = race(3).at(0, 20).disc(0, 8).disc(1, 20).disc(2, 21).machine('L1-09', null, 'L1-10', 'L1-11', 'L1-12')
    t.play('taste')
    expect([t.step, t.asked]).toEqual(['token', 0])
    expect(t.options()).toEqual(['keep', 'break L1-09', 'break L1-10', 'break L1-11'])
    t.play('break L1-10')
    expect(t.rightRow).toEqual(['L1-09', null, null, 'L1-11'])
  })

  it('TBBR-DEC-08 not asked without a card, nor for a broken token with three players; with two players still', () => {
    const cross = (seats: number) =>
      race(seats)
        .at(0, 20)
        .disc(0, 8)
        .disc(1, 20)
        .disc(seats - 1, 21)
    expect(cross(3).machine(null, null, null, null, 'L1-09').play('taste').step).toBe('action')
    expect(cross(3).machine('L1-09').broken(1).play('taste').step).toBe('action')
    expect(cross(2).machine('L1-09').broken(1).play('taste').step).toBe('token')
    expect(cross(3).machine('L1-09').broken(2).play('taste').step).toBe('token')
  })

  it('TBBR-DEC-09 the camper converts a colour, eats or finishes', () => {
    const t = alone().at(0, 20).cubes(0, 'YK').cheese(0, 1).level(0, 1).play('camp')
    expect([t.step, t.asked]).toEqual(['campsite', 0])
    expect(t.options()).toEqual(['drink yellow', 'drink black', 'cheese', 'done'])
    expect(t.branch().play('done').player(0)).toMatchObject({ time: 24, level: 1 })
    t.play('drink yellow', 'cheese')
    expect(t.options()).toEqual(['drink black', 'done'])
  })

  it('TBBR-DEC-09 finishing is automatic when asleep, out of time, or with nothing to drink or eat', () => {
    const camp = (cubes: string, level: number, cheese: number, disc = 10) =>
      alone().at(0, 20).disc(0, disc).cubes(0, cubes).level(0, level).cheese(0, cheese).play('camp')
    expect(camp('', 1, 0).asked).toBe(1)
    expect(camp('', 0, 1).asked).toBe(1)
    expect(camp('', 1, 1).options()).toEqual(['cheese', 'done'])
    expect(camp('YY', 7, 1).play('drink yellow').player(0)).toMatchObject({ time: 24, level: 8, cheese: 1 })
    expect(camp('YY', 6, 0).play('drink yellow').step).toBe('campsite')
    const late = camp('YY', 1, 1, 23).play('drink yellow')
    expect(late.player(0)).toMatchObject({ time: 24, level: 2, cheese: 1, camped: true })
    expect(late.asked).toBe(1)
  })
})

describe('How many options there may be', () => {
  const ends = (place: unknown) => {
    const here = PLACES.slice(35).some(({ id }) => id === place) || place === 'GP' ? 'BXL' : place
    return Object.keys(ROADS)
      .map(roadEnds)
      .filter((pair) => pair.some((end) => end === here))
      .flatMap((pair) => pair.filter((end) => end !== here))
  }

  it.each(PLACES)('TBBR-DEC-10 the destinations from $id are its roads, Brussels as seven points', ({ id }) => {
    const points = ['GP', 'B1', 'B2', 'B3', 'B4', 'B5', 'B6']
    const expected = ends(id).flatMap((end) => (end === 'BXL' ? points : [`${end}`]))
    if (points.includes(`${id}`)) expected.push(...points.filter((point) => point !== id))
    const t = alone().at(0, id)
    for (const word of ['bike', 'bus', 'hitch'])
      expect(
        t
          .optionsOf(word)
          .map((text) => text.split(' ')[1])
          .sort(),
      ).toEqual(expected.sort())
    expect(expected.length).toBeLessThanOrEqual(14)
  })

  it('TBBR-DEC-10 14 destinations in Brussels, three means each and two more dice for one of them', () => {
    const t = alone().at(0, 'B6').hitched(0, 'B5', 2)
    expect(t.options()).toHaveLength(14 * 3 + 2 + 'taste camp'.split(' ').length)
  })

  it('TBBR-DEC-10 offers: 10, 31 and 44 splits with three cubes of each colour, within 10, 35 and 84', () => {
    const offers = (place: 20 | 14, to: string) =>
      alone().at(0, place).cubes(0, 'YYYNNNRRRKKK').play(to).options().length
    expect(offers(20, 'offer 26')).toBe(10)
    expect(offers(20, 'offer 15')).toBe(31)
    expect(offers(14, 'offer 15')).toBe(44)
  })

  it('TBBR-DEC-10 four colours for each of three partners, 28 starts', () => {
    const t = race(4).at(0, 'B5').cubes(0, 'YYYNNNRRRKKK')
    for (const seat of [1, 2, 3])
      t.at(seat, 'B6')
        .disc(seat, 3 + seat)
        .cubes(seat, 'Y')
    arriving(t)
    const colours = ['give yellow', 'give brown', 'give red', 'give black']
    for (let partner = 1; partner <= 3; partner++) {
      expect(t.options()).toEqual(colours)
      t.play('give red')
    }
    expect(t.backpack(0)).toBe('Y3 N3 K3')
    expect(unfolded(2).options()).toHaveLength(28)
  })
})

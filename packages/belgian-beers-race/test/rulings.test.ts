import { describe, expect, it } from 'vitest'
import type { PlaceName } from '../src/content/condition.ts'
import { alone, arriving, meeting, unfolded } from './meetings.ts'
import { BOUGHT, TASTED, TO_BRUSSELS } from './printed-cards.ts'
import { race } from './table.ts'

describe('Rulings: time track and turns', () => {
  it('TBBR-RUL-01 from space 0 to space D there are exactly D units', () => {
    const t = race(2)
    expect([t.player(0).time, t.view.dayLength]).toEqual([0, 24])
    const last = race(2).disc(0, 23).finished(1)
    expect(last.play('bike B1').heard('timeSpent')).toEqual([
      { type: 'timeSpent', seat: 0, from: 23, to: 24, why: 'move' },
    ])
    expect(race(2).at(0, 'B5').disc(0, 23).finished(1).optionsOf('bus')).toHaveLength(6)
  })

  it('TBBR-RUL-02 the toast of the overtaking action is played out, and its unit counts in the comparison', () => {
    const t = meeting('N', 'Y', '').disc(0, 3).disc(1, 4).disc(2, 6).at(2, 24)
    arriving(t)
    expect([0, 1, 2].map((seat) => t.player(seat).time)).toEqual([5, 5, 6])
    expect(t.asked).toBe(0)
    const ahead = meeting('N', 'Y', '').disc(0, 3).disc(1, 4).disc(2, 4).at(2, 24)
    arriving(ahead)
    expect(ahead.stackOn(5)).toEqual([1, 0])
    expect(ahead.asked).toBe(0)
    const over = meeting('N', 'Y', '').at(2, 24).disc(0, 4)
    arriving(over)
    expect([0, 1, 2].map((seat) => over.player(seat).time)).toEqual([6, 5, 5])
    expect(over.asked).toBe(1)
  })

  it('TBBR-RUL-02 claims and token decisions come before the next turn', () => {
    const t = race(2).at(0, 'B3').at(1, 24).disc(1, 8).disc(0, 8).machine(BOUGHT, TASTED).play('buy')
    expect([t.step, t.asked]).toEqual(['token', 0])
    expect(t.player(0).cards).toEqual([BOUGHT])
    expect(t.heard('turnEnded')).toEqual([])
    t.play('keep')
    expect(t.story).toEqual(['tokenKept', 'turnEnded', 'turnStarted'])
    expect(t.active).toBe(1)
  })

  it('TBBR-RUL-03 the newcomer lies on top, plays first, and level is not ahead', () => {
    const t = race(3).at(0, 24).at(1, 24).at(2, 24).disc(1, 1).disc(2, 1)
    expect(t.stackOn(1)).toEqual([1, 2])
    t.play('taste')
    expect(t.stackOn(1)).toEqual([1, 2, 0])
    expect(t.asked).toBe(0)
    expect(t.play('bike 23').asked).toBe(2)
  })

  it('TBBR-RUL-04 a disc on D leads: the others play their day to its end, the hindmost first', () => {
    const t = race(3).at(0, 20).at(1, 16).at(2, 24).disc(0, 9).disc(1, 11).asleep(2)
    t.play('buy', 'taste', 'bike 22')
    expect(t.player(0).time).toBe(13)
    expect(t.asked).toBe(0)
    expect(t.play('camp', 'done').asked).toBe(1)
    expect(t.play('buy', 'taste').asked).toBe(1)
  })

  it('TBBR-RUL-04 as an option only the waking discs lead', () => {
    const t = race(3, { leader: 'awake' }).at(0, 20).at(1, 16).at(2, 24).disc(0, 9).disc(1, 11).asleep(2)
    expect(t.play('buy', 'taste').asked).toBe(0)
    expect(t.play('bike 22').asked).toBe(1)
  })

  it('TBBR-RUL-04 a partner put to sleep makes the running turn last to the end of the day', () => {
    const t = meeting('N', 'Y', '').level(1, 7).disc(1, 1).at(2, 24).disc(2, 1)
    arriving(t)
    expect(t.player(1)).toMatchObject({ time: 24, asleep: true })
    expect(t.player(0).time).toBe(2)
    expect(t.asked).toBe(0)
    expect(t.play('taste', 'bike GP').asked).toBe(0)
  })

  it('TBBR-RUL-05 nobody passes: until ahead one moves, buys, tastes or ends the day', () => {
    expect(race(2).at(0, 20).disc(1, 9).staying()).toEqual(['buy', 'taste', 'camp'])
    expect(race(2).disc(1, 9).staying()).toEqual(['stop'])
  })

  it('TBBR-RUL-06 calling it a day where camping is impossible: the disc on D and nothing else', () => {
    const t = race(2).disc(0, 10).cubes(0, 'YY').level(0, 2).disc(1, 12)
    t.play('stop')
    expect(t.story.slice(0, 3)).toEqual(['calledItADay', 'dayOver', 'turnEnded'])
    expect(t.player(0)).toMatchObject({
      time: 24,
      level: 2,
      glass: 0,
      cubes: { yellow: 2 },
      asleep: false,
      camped: false,
    })
    expect(race(2).at(0, 20).may('stop')).toBe(false)
    expect(race(2).day(3).at(0, 20).may('stop')).toBe(true)
  })

  it('TBBR-RUL-11 discs that move together keep their order and lie above the others', () => {
    const t = race(4).at(0, 'B5').at(1, 'B6').at(2, 'B6').at(3, 24).cubes(0, 'NN').cubes(1, 'Y').cubes(2, 'Y')
    t.disc(3, 7).disc(2, 6).disc(1, 6).disc(0, 5)
    arriving(t)
    expect(t.stackOn(7)).toEqual([3, 2, 1, 0])
  })

  it('TBBR-RUL-11 of several sleepers the active one is placed first, then clockwise', () => {
    const t = race(4).at(2, 'B5').at(3, 'B6').at(0, 'B6').at(1, 'B6').cubes(2, 'NNN').level(2, 5)
    for (const seat of [3, 0, 1]) t.cubes(seat, 'Y').level(seat, 7).disc(seat, 5)
    arriving(t)
    expect(t.heard('dayOver').map(({ seat }) => seat)).toEqual([2, 3, 0, 1])
  })

  it('TBBR-RUL-55 the turn that brings everybody to D is completed, then the day is over', () => {
    const t = race(2).at(0, 'B3').disc(0, 23).finished(1).machine(TASTED).deck(BOUGHT).levelTwo(true).play('taste')
    expect(t.story).toEqual(['timeSpent', 'drunk', 'cardTaken', 'turnEnded'])
    t.nature(`card ${BOUGHT}`)
    expect(t.story.slice(0, 2)).toEqual(['cardDrawn', 'dayEnded'])
    expect(t.story).not.toContain('turnEnded')
    expect(t.view.day).toBe(2)
  })
})

describe('Rulings: moving', () => {
  const told = (...moves: readonly string[]) =>
    alone()
      .at(0, 20)
      .cubes(0, 'YY')
      .play(...moves).story

  it('TBBR-RUL-12 time is paid before the meeple moves, by every means', () => {
    const order = (story: readonly string[]) => story.filter((type) => type === 'timeSpent' || type === 'moved')
    expect(order(told('bike 22'))).toEqual(['timeSpent', 'moved'])
    expect(order(told('bus 22', 'roll tbbr', 'done'))).toEqual(['timeSpent', 'moved'])
    expect(order(told('hitch 26', 'roll tbbr'))).toEqual(['timeSpent', 'moved'])
    expect(order(told('offer 26'))).toEqual(['timeSpent', 'moved'])
  })

  it('TBBR-RUL-13 only the planned time must fit: a bus may be late beyond the day', () => {
    const at = (disc: number) => alone().at(0, 20).disc(0, disc)
    expect(at(20).may('bus 19')).toBe(true)
    expect(at(21).may('bus 19')).toBe(false)
    expect(at(20).info('bus 19')).toMatchObject({ cost: 4, lateCost: 6, mayBeCancelled: true })
    expect(at(18).info('bus 19')).toMatchObject({ lateCost: 6, mayBeCancelled: false })
  })

  it('TBBR-RUL-14 a cancelled ride ends an ordinary day, on the last day it costs two units', () => {
    const ride = (day: number, disc: number) => {
      const t = race(2).at(1, 34).day(day).disc(1, 23).at(0, 20).disc(0, disc).play('bus 19', 'roll late')
      return [t.player(0).time, t.player(0).place]
    }
    expect(ride(1, 19)).toEqual([24, 20])
    expect(ride(3, 19)).toEqual([21, 20])
    expect(ride(3, 18)).toEqual([24, 19])
    const brussels = race(2).day(3).disc(0, 23).finished(1).at(0, 'B5').play('bus B6', 'roll late')
    expect(brussels.heard('timeSpent').map(({ from, to }) => [from, to])).toEqual([[23, 24]])
  })

  it('TBBR-RUL-15 the level of the declaration holds: nobody eats between roll and payment', () => {
    const t = alone().at(0, 20).level(0, 7).cheese(0, 3).play('hitch 26', 'roll failed')
    expect(t.player(0)).toMatchObject({ time: 4, level: 7, cheese: 3 })
    const sober = alone().at(0, 20).level(0, 7).cheese(0, 3).play('cheese', 'hitch 26', 'roll failed')
    expect(sober.player(0).time).toBe(2)
    const ride = alone().at(0, 20).level(0, 6).cubes(0, 'YY').play('bus 19', 'roll tbbr')
    expect(ride.player(0).time).toBe(4)
    expect(ride.play('drink yellow', 'done').player(0)).toMatchObject({ time: 4, level: 7, place: 19 })
  })

  it('TBBR-RUL-16 the ride counts over moves and turns of a day', () => {
    const t = race(2).at(0, 17).at(1, 34).level(0, 3).play('bike 18')
    expect(t.player(0).ride).toBe(3)
    expect(t.play('buy', 'taste', 'bus 32', 'roll tbbr', 'done').asked).toBe(0)
    expect(t.play('bike 16').player(0)).toMatchObject({ ride: 1, level: 2 })
  })

  it.each([
    ['buying', ['buy']],
    ['tasting', ['taste']],
    ['a failed lift', ['hitch 26', 'roll failed']],
    ['a lift for nothing', ['hitch 22', 'roll tbbr']],
    ['a bus', ['bus 22', 'roll tbbr']],
    ['an imposed end of the day', ['camp']],
  ])('TBBR-RUL-16 %s interrupts the ride', (_, moves) => {
    expect(
      alone()
        .at(0, 20)
        .ride(0, 3)
        .play(...moves)
        .player(0).ride,
    ).toBe(0)
  })

  it('TBBR-RUL-16 cheese does not interrupt the ride, a toast of others does', () => {
    expect(alone().at(0, 20).ride(0, 3).cheese(0, 1).level(0, 1).play('cheese').player(0).ride).toBe(3)
    expect(arriving(meeting('N', 'Y', '').ride(1, 3)).player(1).ride).toBe(0)
  })

  it('TBBR-RUL-17 a beer in transit takes no time and leaves the taste of the brewery', () => {
    const t = alone().at(0, 20).cubes(0, 'Y').play('bus 22', 'roll tbbr', 'drink yellow')
    expect(t.player(0)).toMatchObject({ time: 2, glass: 1, level: 1, used: { buy: false, taste: false } })
    expect(t.may('taste')).toBe(true)
  })

  it.each([
    ['2 units', 'bus 22', 'roll tbbr', 0, 1],
    ['3 units', 'bus 26', 'roll tbbr', 0, 1],
    ['4 units', 'bus 19', 'roll failed', 0, 2],
    ['5 units', 'bus 26', 'roll late', 0, 2],
    ['7 units', 'bus 15', 'roll late', 0, 3],
    ['8 units, doubled', 'bus 19', 'roll tbbr', 7, 4],
    ['10 units, doubled and late', 'bus 19', 'roll late', 7, 5],
  ])('TBBR-RUL-18 %s on the bus allow whole pairs only', (_, bus, roll, level, beers) => {
    const t = alone().at(0, 20).level(0, level).cubes(0, 'YYYYYY').play(bus, roll)
    expect(t.view.steps.at(-1)).toEqual({ step: 'transit', seat: 0, more: beers })
    expect(t.player(0).place).toBe(20)
  })

  it('TBBR-RUL-18 odd units are not saved for the next ride, and nothing is drunk on a cancelled one', () => {
    const t = alone().at(0, 'B5').cubes(0, 'YY').play('bus B6', 'roll tbbr', 'bus B5', 'roll tbbr')
    expect(t.step).toBe('action')
    expect(alone().at(0, 20).disc(0, 20).cubes(0, 'YY').play('bus 19', 'roll late').asked).toBe(1)
  })

  it('TBBR-RUL-19 a series survives the turn, cheese and the toast of another', () => {
    const t = race(2).at(0, 'B5').at(1, 'B4').cubes(0, 'Y').cubes(1, 'N').cheese(0, 1).level(0, 2)
    t.play('hitch B6', 'roll failed')
    expect(t.asked).toBe(1)
    t.play('hitch B5', 'roll tbbr', 'eat 0')
    expect(t.player(0)).toMatchObject({ time: 3, hitch: { to: 'B6', failures: 1 } })
    t.play('taste', 'bike GP', 'cheese')
    expect(t.may('hitch B6 x2')).toBe(true)
  })

  it.each([
    ['an attempt to another point', ['hitch B4', 'roll failed'], { to: 'B4', failures: 1 }],
    ['success', ['hitch B6', 'roll tbbr'], null],
    ['buying', ['buy'], null],
    ['tasting', ['taste'], null],
    ['a bicycle to the same point', ['bike B6'], null],
    ['a bus to another', ['bus GP', 'roll tbbr'], null],
    ['camping', ['camp'], null],
  ])('TBBR-RUL-19 %s ends a series', (_, moves, hitch) => {
    expect(
      alone()
        .at(0, 'B3')
        .hitched(0, 'B6', 2)
        .play(...moves)
        .player(0).hitch,
    ).toEqual(hitch)
  })

  it('TBBR-RUL-19 cheese does not end a series', () => {
    const t = alone().at(0, 'B3').hitched(0, 'B6', 2).cheese(0, 1).level(0, 1).play('cheese')
    expect(t.player(0).hitch).toEqual({ to: 'B6', failures: 2 })
  })

  it('TBBR-RUL-20 fewer dice than allowed may be rolled', () => {
    const t = alone().at(0, 'B3').hitched(0, 'B6', 2)
    expect(t.optionsOf('hitch').filter((text) => text.includes('B6'))).toEqual([
      'hitch B6',
      'hitch B6 x2',
      'hitch B6 x3',
    ])
    expect(Object.keys(t.play('hitch B6').outcomes())).toEqual(['roll failed', 'roll tbbr', 'roll late'])
    expect(t.play('roll failed').player(0).hitch).toEqual({ to: 'B6', failures: 2 })
  })

  it('TBBR-RUL-56 lifts for nothing as long as the dice agree, and never for beer', () => {
    const t = race(2).at(0, 20).at(1, 34).cubes(0, 'YYYY')
    for (const to of [22, 20, 22, 20]) {
      expect(t.may(`offer ${to}`)).toBe(false)
      t.play(`hitch ${to}`, 'roll tbbr')
      expect([t.asked, t.player(0).time, t.player(0).place]).toEqual([0, 0, to])
    }
    expect(t.play('hitch 22', 'roll failed').player(0).time).toBe(2)
  })

  it('TBBR-RUL-57 two cubes for each printed unit, at any level, in Brussels too; the time is paid as well', () => {
    const offer = (place: PlaceName, to: PlaceName, cubes: number, level = 0) => {
      const t = alone().at(0, place).level(0, level).cubes(0, 'Y'.repeat(cubes))
      if (!t.may(`offer ${to}`)) return undefined
      t.play(`offer ${to}`)
      return [t.player(0).time, t.player(0).cubes.yellow, t.player(0).place]
    }
    expect(offer(20, 15, 5)).toEqual([2, 1, 15])
    expect(offer(20, 15, 4)).toEqual([2, 0, 15])
    expect(offer(20, 15, 3)).toBe(undefined)
    expect(offer(20, 15, 4, 7)).toEqual([2, 0, 15])
    expect(offer(14, 15, 6)).toEqual([3, 0, 15])
    expect(offer(14, 15, 5)).toBe(undefined)
    expect(offer('GP', 'B1', 2)).toEqual([1, 0, 'B1'])
    expect(offer('GP', 'B1', 1)).toBe(undefined)
  })

  it('TBBR-RUL-47 the Grand Place is never visited, counts for no card and is no start', () => {
    const t = alone().at(0, 'B5').machine(TO_BRUSSELS).play('hitch GP', 'roll tbbr')
    expect(t.player(0)).toMatchObject({ place: 'GP', visited: ['B5'], cards: [] })
    expect(t.staying()).toEqual(['stop'])
    expect(unfolded(2).may('start GP')).toBe(false)
  })

  it('TBBR-RUL-58 players at different points of Brussels do not meet', () => {
    const t = meeting('N', 'Y', 'Y').at(1, 'B4').at(2, 'B3')
    expect(arriving(t).heard('toastBegun')).toEqual([])
    const grandPlace = meeting('N', 'Y', 'Y').at(1, 'GP').at(2, 'GP').play('hitch GP', 'roll tbbr')
    expect(grandPlace.heard('toastBegun')).toEqual([])
  })
})

describe('Rulings: breathalyzer, cheese and sleep', () => {
  it('TBBR-RUL-07 a beer moves glass and marker, each on its own track', () => {
    const t = alone().at(0, 20).level(0, 3).glass(0, 9).play('taste')
    expect(t.player(0)).toMatchObject({ level: 4, glass: 10 })
  })

  it('TBBR-RUL-08 threshold A lies between 4 and 5, threshold B between 6 and 7', () => {
    const at = (level: number) => alone().at(0, 20).level(0, level)
    expect([4, 5].map((level) => at(level).may('bike 22'))).toEqual([true, false])
    expect([6, 7].map((level) => at(level).info('bus 19').cost)).toEqual([4, 8])
    expect([6, 7].map((level) => at(level).info('hitch 19').waiting)).toEqual([2, 4])
  })

  it('TBBR-RUL-09 seven is awake, eight is asleep', () => {
    const at = (level: number) => alone().at(0, 20).level(0, level).glass(0, 8).play('taste')
    expect(at(6).player(0)).toMatchObject({ level: 7, asleep: false, time: 1 })
    expect(at(7).player(0)).toMatchObject({ level: 8, asleep: true, time: 24 })
  })

  it('TBBR-RUL-10 the action that brings sleep is completed with its card, then the disc goes to D', () => {
    const t = alone().at(0, 20).level(0, 7).glass(0, 7).machine(TASTED).play('taste')
    expect(t.story.slice(0, 5)).toEqual(['timeSpent', 'drunk', 'fellAsleep', 'cardTaken', 'dayOver'])
  })

  it('TBBR-RUL-10 asleep on the bus one arrives and finds the bottle, but toasts with nobody', () => {
    const t = race(2).at(0, 20).at(1, 34).disc(1, 12).level(0, 7).glass(0, 7).cubes(0, 'YY').cubes(1, 'N')
    t.at(1, 22)
    t.s.bottleAt[22] = 1
    t.play('bus 22', 'roll tbbr', 'drink yellow')
    expect(t.player(0)).toMatchObject({ place: 22, asleep: true, time: 24, cubes: { yellow: 1 } })
    expect(t.heard('bottleTaken')).toHaveLength(1)
    expect(t.heard('toastBegun')).toEqual([])
  })

  it('TBBR-RUL-10 asleep on a ride home one is home', () => {
    const t = race(2).day(3).at(0, 'B5').finished(1).disc(0, 20).level(0, 7).glass(0, 7).cubes(0, 'Y').score(0, 40)
    t.play('bus GP', 'roll tbbr', 'drink yellow')
    expect(t.player(0)).toMatchObject({ place: 'GP', asleep: true, penalty: 0 })
  })

  it('TBBR-RUL-22 cheese is for players at a decision with a level, and markers are no food', () => {
    const at = (cheese: number, markers: number, level: number) =>
      alone().at(0, 20).cheese(0, cheese, markers).level(0, level).may('cheese')
    expect(at(1, 0, 1)).toBe(true)
    expect(at(0, 2, 1)).toBe(false)
    expect(at(1, 0, 0)).toBe(false)
    const token = alone().at(0, 20).disc(0, 8).cheese(0, 1).level(0, 3).machine(BOUGHT).play('taste')
    expect(token.options()).toEqual(['keep', `break ${BOUGHT}`])
    const finished = meeting('N', 'Y', 'Y').cheese(1, 1).level(1, 5).finished(1)
    expect(arriving(finished).step).toBe('action')
  })

  it.each([
    [7, 1],
    [6, 2],
    [5, 2],
  ])('TBBR-RUL-32 at level %i the arriving player drinks %i of two beers and gives two cubes', (level, beers) => {
    const t = arriving(meeting('NNN', 'Y', 'Y').level(0, level).glass(0, 7))
    expect(t.player(0)).toMatchObject({
      level: level + beers,
      glass: 7 + beers,
      cheers: beers,
      cubes: { brown: 1 },
      asleep: level + beers === 8,
    })
    expect([1, 2].map((seat) => t.player(seat).cheers)).toEqual([1, 1])
  })

  it.each([
    [0, 1, 8],
    [1, 2, 8],
    [2, 2, 7],
    [3, 2, 6],
  ])('TBBR-RUL-34 with %i cheeses at level 7 it is %i of two beers and level %i', (cheese, beers, level) => {
    const t = arriving(meeting('NN', 'Y', 'Y').level(0, 7).glass(0, 7).cheese(0, 3)).play(`eat ${cheese}`)
    expect(t.player(0)).toMatchObject({ level, glass: 7 + beers, cheers: beers, cheese: 3 - cheese })
  })

  it('TBBR-RUL-42 the glass stops at 20, the level does not', () => {
    const at = (glass: number) => alone().at(0, 20).glass(0, glass).level(0, 2).play('taste').player(0)
    expect(at(19)).toMatchObject({ glass: 20, level: 3 })
    expect(at(20)).toMatchObject({ glass: 20, level: 3 })
  })
})

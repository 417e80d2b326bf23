import { describe, expect, it } from 'vitest'
import type { PlaceName } from '../src/content/condition.ts'
import { race } from './table.ts'

/** Seat 0 alone on the road; seat 1 waits far ahead. */
const rider = (place: PlaceName, level = 0, disc = 0) =>
  race(2).at(0, place).level(0, level).glass(0, level).disc(1, 23).disc(0, disc)
type Table = ReturnType<typeof race>
/** How many beers the ride under way still allows. */
const beersLeft = (t: Table) => t.view.steps.at(-1)?.more

describe('Public transport', () => {
  it('TBBR-PT-01 one die is rolled, whatever failed before: on time, on time, or two units late', () => {
    const t = rider(6).hitched(0, 11, 2).play('bus 11')
    expect(t.outcomes()).toEqual({ 'roll failed': 3, 'roll tbbr': 2, 'roll late': 1 })
    const roll = (face: string) => t.branch().nature(`roll ${face}`)
    expect(['failed', 'tbbr', 'late'].map((face) => roll(face).player(0).time)).toEqual([4, 4, 6])
    expect(roll('failed').heard('diceRolled')).toEqual([
      { type: 'diceRolled', seat: 0, means: 'bus', faces: ['failed'], result: 'onTime' },
    ])
    expect(roll('late').heard('diceRolled')[0]?.result).toBe('late')
  })

  it('TBBR-PT-01 example: from 6, a printed 4 leads to 10 on time and to 12 when late', () => {
    expect(rider(6, 0, 6).play('bus 11', 'roll tbbr').player(0)).toMatchObject({ time: 10, place: 11 })
    expect(rider(6, 0, 6).play('bus 11', 'roll late').player(0)).toMatchObject({ time: 12, place: 11 })
  })

  it('TBBR-PT-02 level 6 pays the printed value, level 7 twice as much', () => {
    expect(rider(6, 6).play('bus 11', 'roll tbbr').player(0).time).toBe(4)
    expect(rider(6, 7).info('bus 11')).toMatchObject({ printed: 4, cost: 8, lateCost: 10 })
  })

  it('TBBR-PT-02 example: at level 7 a printed 4 takes 8, and 10 when late', () => {
    expect(rider(6, 7).play('bus 11', 'roll tbbr').player(0).time).toBe(8)
    expect(rider(6, 7).play('bus 11', 'roll late').player(0).time).toBe(10)
  })

  it('TBBR-PT-03 inside Brussels 1 or 3; at level 7, 2 or 4', () => {
    const times = (level: number) =>
      ['tbbr', 'late'].map((face) => rider('GP', level).play('bus B1', `roll ${face}`).player(0).time)
    expect(times(0)).toEqual([1, 3])
    expect(times(7)).toEqual([2, 4])
  })

  it('TBBR-PT-04 a delay that does not fit cancels the ride and ends the day, awake', () => {
    const t = race(2).disc(1, 24).disc(0, 19).at(0, 6).play('bus 11', 'roll late')
    expect(t.heard('rideCancelled')).toEqual([{ type: 'rideCancelled', seat: 0, to: 11 }])
    expect(t.heard('timeSpent')).toEqual([{ type: 'timeSpent', seat: 0, from: 19, to: 24, why: 'delay' }])
    expect(t.story).not.toContain('moved')
    const second = race(2).day(2).disc(1, 32).disc(0, 27).at(0, 6).play('bus 11', 'roll late')
    expect(second.heard('timeSpent')[0]).toMatchObject({ from: 27, to: 32 })
  })

  it('TBBR-PT-04 example: day 1, from 20, printed 4, late: the disc goes to 24, the meeple stays, the day is over', () => {
    const t = race(2).disc(1, 22).disc(0, 20).at(0, 6).play('bus 11', 'roll late')
    expect(t.player(0)).toMatchObject({ time: 24, place: 6, asleep: false, finished: true })
    expect(t.asked).toBe(1)
  })

  it('TBBR-PT-05 on the last day only the delay is lost, and the rest of the day can be used', () => {
    const t = race(2).day(3).disc(1, 24).disc(0, 20).at(0, 13).play('bus 14', 'roll late')
    expect(t.heard('timeSpent')).toEqual([{ type: 'timeSpent', seat: 0, from: 20, to: 22, why: 'delay' }])
    expect([t.asked, t.may('bus GP'), t.may('hitch 9'), t.may('taste'), t.may('stop')]).toEqual([
      0,
      true,
      true,
      true,
      true,
    ])
    const exact = race(2).day(3).disc(1, 24).disc(0, 22).at(0, 13).play('bus GP', 'roll late')
    expect(exact.player(0)).toMatchObject({ time: 24, place: 13 })
  })

  it('TBBR-PT-05 example: last day, from 20, printed 4, late: the disc goes to 22 and the meeple stays', () => {
    const t = race(2).day(3).disc(1, 24).disc(0, 20).at(0, 6).play('bus 11', 'roll late')
    expect(t.player(0)).toMatchObject({ time: 22, place: 6, finished: false })
    expect(t.asked).toBe(0)
  })

  it('TBBR-PT-05 example: last day, from 23, inside Brussels, late: the disc goes to 24 and the meeple stays', () => {
    const t = race(2).day(3).disc(1, 23).disc(0, 23).at(0, 'B1').play('bus GP', 'roll late')
    expect(t.player(0)).toMatchObject({ time: 24, place: 'B1', asleep: false, finished: true })
    expect(t.asked).toBe(1)
  })

  it('TBBR-PT-06 a ride that needs exactly what is left is completed, one unit more is not', () => {
    const arrives = (disc: number) => rider(6, 0, disc).play('bus 11', 'roll late').player(0).place
    expect([arrives(17), arrives(18), arrives(19)]).toEqual([11, 11, 6])
  })

  it('TBBR-PT-06 example: from 18, printed 4, late: the disc goes to 24, arrival without a toast', () => {
    const t = race(2).disc(0, 18).at(0, 6).cubes(0, 'Y').disc(1, 20).cubes(1, 'Y')
    t.at(1, 11).coastersAt(11, 1).play('bus 11', 'roll late', 'done')
    expect(t.player(0)).toMatchObject({ time: 24, place: 11, coasters: 1, visited: [6, 11] })
    expect(t.story).not.toContain('toastBegun')
    expect(t.backpack(1)).toBe('Y1')
  })

  it('TBBR-PT-07 drinking on the way is a choice, beer by beer, among the colours carried', () => {
    const t = rider(6).cubes(0, 'YYR').play('bus 11', 'roll tbbr')
    expect(t.step).toBe('transit')
    expect(t.options()).toEqual(['drink yellow', 'drink red', 'done'])
    t.play('drink red')
    expect(t.options()).toEqual(['drink yellow', 'done'])
    expect(t.play('done').row(0)).toBe('4 @11 L1 g1 [Y2] 0')
    expect(rider(6).cubes(0, 'Y').play('bus 11', 'roll tbbr', 'drink yellow').step).toBe('action')
    expect(rider(6).play('bus 11', 'roll tbbr').step).toBe('action')
  })

  it('TBBR-PT-07 example: 4 units allow 2 beers, 5 allow 2, 6 allow 3, doubled and late 10 allow 5, 1 none, 3 one', () => {
    const beers = (t: Table, to: PlaceName, face: string) =>
      beersLeft(t.cubes(0, 'YYYYYY').play(`bus ${to}`, `roll ${face}`))
    expect(beers(rider(6), 11, 'tbbr')).toBe(2)
    expect(beers(rider(13), 11, 'late')).toBe(2)
    expect(beers(rider(6), 11, 'late')).toBe(3)
    expect(beers(rider(6, 7), 11, 'late')).toBe(5)
    expect(rider('GP').cubes(0, 'Y').play('bus B1', 'roll tbbr').step).toBe('action')
    expect(beers(rider('GP'), 'B1', 'late')).toBe(1)
    expect(beers(rider(13), 11, 'tbbr')).toBe(1)
  })

  it('TBBR-PT-07 the ride is over when the last allowed beer is drunk', () => {
    const t = rider(6).cubes(0, 'YYY').play('bus 11', 'roll tbbr', 'drink yellow', 'drink yellow')
    expect(t.step).toBe('action')
    expect(t.row(0)).toBe('4 @11 L2 g2 [Y1] 0')
  })

  it('TBBR-PT-08 a beer on the way costs its cube and no time', () => {
    const t = rider(6, 2).cubes(0, 'YYR').play('bus 11', 'roll tbbr')
    t.play('drink yellow')
    expect(t.events).toEqual([{ type: 'drunk', seat: 0, colour: 'yellow', where: 'transit', glass: 3, level: 3 }])
    expect(t.player(0).time).toBe(4)
  })

  it('TBBR-PT-08 example: yellow and red drunk on a ride of 4: one yellow left, glass 5, level 4', () => {
    const t = rider(6, 2).glass(0, 3).cubes(0, 'YYR').play('bus 11', 'roll tbbr', 'drink yellow', 'drink red')
    expect(t.row(0)).toBe('4 @11 L4 g5 [Y1] 0')
  })

  it('TBBR-PT-09 beers are drunk after the payment and before the arrival', () => {
    const t = rider(6).cubes(0, 'Y').play('bus 11', 'roll tbbr')
    expect(t.player(0)).toMatchObject({ time: 4, place: 6 })
    expect(t.hasBottle(11)).toBe(true)
    expect(t.play('drink yellow').story.slice(0, 2)).toEqual(['drunk', 'moved'])
  })

  it('TBBR-PT-09 a cube drunk on the way is missing in the toast', () => {
    const t = race(2).at(0, 6).cubes(0, 'Y').at(1, 11).cubes(1, 'Y').disc(1, 20).play('bus 11', 'roll tbbr')
    expect(t.branch().play('done').story).toContain('toastBegun')
    expect(t.branch().play('drink yellow').story).not.toContain('toastBegun')
  })

  it('TBBR-PT-10 it is a Taste for the cards, by the colour of the cube, but at no place', () => {
    const t = rider(6).cubes(0, 'NR').machine('L1-05', 'L1-06', 'L1-07').play('bus 11', 'roll tbbr')
    expect(t.branch().play('done').player(0).cards).toEqual([])
    expect(t.branch().play('drink brown', 'done').player(0).cards).toEqual(['L1-05'])
    expect(t.branch().play('drink brown', 'drink red').player(0).cards).toEqual(['L1-05', 'L1-07'])
    const brown = rider(9).cubes(0, 'N').machine('L1-06').play('bus 13', 'roll tbbr', 'drink brown')
    expect(brown.player(0)).toMatchObject({ place: 13, cards: [] })
  })

  it('TBBR-PT-10 the Taste of the brewery stays available, and a used one is not refreshed by drinking', () => {
    const t = rider(9).cubes(0, 'NN').play('bus 13', 'roll late', 'drink brown', 'done')
    expect([t.player(0).used.taste, t.may('taste')]).toEqual([false, true])
    const cancelled = race(2).day(3).disc(1, 24).disc(0, 20).at(0, 13).used(0, 'taste').cubes(0, 'Y')
    expect(cancelled.play('bus 14', 'roll late').may('taste')).toBe(false)
  })

  it('TBBR-PT-11 reaching level 7 on the way does not lengthen the ride', () => {
    const t = rider(6, 6).cubes(0, 'YY').play('bus 11', 'roll tbbr', 'drink yellow')
    expect([t.player(0).level, beersLeft(t)]).toEqual([7, 1])
    expect(t.play('done').row(0)).toBe('4 @11 L7 g7 [Y1] 0')
  })

  it('TBBR-PT-12 whoever dozes off arrives, takes what lies there, and does not toast', () => {
    const t = race(2).at(0, 6).level(0, 7).glass(0, 7).cubes(0, 'YYY').at(1, 11).cubes(1, 'Y').disc(1, 20)
    t.coastersAt(11, 1).play('bus 11', 'roll tbbr', 'drink yellow')
    const told = ['drunk', 'fellAsleep', 'moved', 'coasterTaken', 'visited', 'dayOver', 'turnEnded', 'turnStarted']
    expect(t.story.slice(t.story.indexOf('drunk'))).toEqual(told)
    expect(t.row(0)).toBe('24 @11 L8 g8 [Y2] 0')
    expect(t.asked).toBe(1)
  })

  it('TBBR-PT-12 example: from 10 at level 7, printed 2, one beer: 14, asleep on arrival, then 24', () => {
    const t = rider(16, 7, 10).cubes(0, 'YY').play('bus 18', 'roll tbbr')
    expect([t.player(0).time, beersLeft(t)]).toEqual([14, 2])
    t.play('drink yellow')
    expect(t.heard('bottleTaken')).toEqual([{ type: 'bottleTaken', seat: 0, place: 18, colour: 'black' }])
    expect(t.heard('dayOver')).toEqual([{ type: 'dayOver', seat: 0, from: 14, why: 'asleep' }])
    expect(t.row(0)).toBe('24 @18 L8 g8 [Y1] 0')
  })

  it('TBBR-PT-13 nothing is drunk on a cancelled ride', () => {
    const t = race(2).day(3).disc(1, 24).disc(0, 20).at(0, 6).cubes(0, 'YY').play('bus 11', 'roll late')
    expect([t.step, t.backpack(0)]).toEqual(['action', 'Y2'])
  })

  it('TBBR-RUL-63 cheese may be eaten on the way, but not on a ride that ends on the last space', () => {
    const t = rider(6, 4).cubes(0, 'Y').cheese(0, 1).play('bus 11', 'roll tbbr')
    expect(t.options()).toEqual(['drink yellow', 'cheese', 'done'])
    expect(t.play('cheese').player(0)).toMatchObject({ level: 3, cheese: 0, time: 4, place: 6 })
    expect(t.options()).toEqual(['drink yellow', 'done'])
    expect(beersLeft(t)).toBe(2)
    const last = rider(6, 4, 20).cubes(0, 'Y').cheese(0, 1).play('bus 11', 'roll tbbr')
    expect(last.options()).toEqual(['drink yellow', 'done'])
    expect(rider(6, 0).cubes(0, 'Y').cheese(0, 1).play('bus 11', 'roll tbbr').may('cheese')).toBe(false)
  })
})

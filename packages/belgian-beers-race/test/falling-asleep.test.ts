import { describe, expect, it } from 'vitest'
import { TASTED } from './printed-cards.ts'
import { race } from './table.ts'

/** Seat 0 at brewery 16 on space 4 and level 7, with time to play before the others on 20. */
const tired = (seats = 2) => {
  const t = race(seats).at(0, 16).disc(0, 4).level(0, 7).glass(0, 7)
  for (let seat = 1; seat < seats; seat++) t.disc(seat, 20)
  return t
}

describe('Falling asleep', () => {
  it('TBBR-SLEEP-01 at level 8 the day is over and the disc goes to the last space', () => {
    const t = tired().play('taste')
    expect(t.heard('fellAsleep')).toEqual([{ type: 'fellAsleep', seat: 0 }])
    expect(t.heard('dayOver')).toEqual([{ type: 'dayOver', seat: 0, from: 5, why: 'asleep' }])
    expect(t.player(0)).toMatchObject({ level: 8, time: 24, asleep: true, finished: true, place: 16 })
    expect(t.asked).toBe(1)
  })

  it('TBBR-SLEEP-01 level 7 is the last waking one', () => {
    const t = tired().level(0, 6).play('taste')
    expect(t.player(0)).toMatchObject({ level: 7, time: 5, asleep: false, finished: false })
    expect(t.asked).toBe(0)
  })

  it('TBBR-SLEEP-01, TBBR-RUL-68 ride and hitchhiking series end with the day', () => {
    const t = race(2).at(0, 16).disc(0, 4).disc(1, 10).at(1, 18).level(1, 7).glass(1, 7).cubes(0, 'Y').cubes(1, 'N')
    t.ride(1, 3).hitched(1, 16, 2).play('bike 18')
    expect(t.player(1)).toMatchObject({ asleep: true, time: 24, ride: 0, hitch: null })
  })

  it('TBBR-SLEEP-02 example: a tasting at level 7 fills the glass, earns its card, and then the disc is placed', () => {
    const t = tired().machine(TASTED).play('taste')
    expect(t.player(0)).toMatchObject({ glass: 8, level: 8, cards: [TASTED], time: 24 })
    expect(t.story.slice(0, 5)).toEqual(['timeSpent', 'drunk', 'fellAsleep', 'cardTaken', 'dayOver'])
  })

  it('TBBR-SLEEP-02 a sleeper on the bus still arrives, collects, and decides on a token', () => {
    const t = tired(3).disc(0, 7).cubes(0, 'YY').machine(TASTED, 'L2-12').noBottle(18).coastersAt(18, 1)
    t.play('bus 18', 'roll tbbr', 'drink yellow')
    expect(t.story).toEqual([
      'declared',
      'diceRolled',
      'timeSpent',
      'drunk',
      'fellAsleep',
      'moved',
      'coasterTaken',
      'visited',
      'cardTaken',
    ])
    expect([t.asked, t.step, t.player(0).time]).toEqual([0, 'token', 11])
    t.play('keep')
    expect(t.story.slice(0, 2)).toEqual(['tokenKept', 'dayOver'])
    expect(t.row(0)).toBe('24 @18 L8 g8 [Y1] 0')
  })

  it("TBBR-SLEEP-03 a toast can put a partner to sleep in somebody else's turn", () => {
    const t = race(3).at(0, 16).at(1, 18).disc(1, 10).disc(2, 9).level(1, 7).glass(1, 7).cubes(0, 'Y').cubes(1, 'N')
    t.play('bike 18')
    expect(t.player(1)).toMatchObject({ level: 8, glass: 8, time: 24, asleep: true })
    expect(t.heard('dayOver')).toEqual([{ type: 'dayOver', seat: 1, from: 11, why: 'asleep' }])
    expect([t.asked, t.player(0).time]).toEqual([0, 3])
  })

  it('TBBR-SLEEP-04 being put on the last space crosses no token', () => {
    const t = tired(3).disc(0, 7).machine('L2-12').play('taste')
    expect([t.asked, t.step]).toEqual([2, 'action'])
    expect([t.rightRow[0], t.player(0).time]).toEqual(['L2-12', 24])
  })

  it('TBBR-SLEEP-05 a sleeper keeps everything, cubes included', () => {
    const t = tired().cubes(0, 'YYNRK').cheese(0, 3, 1).cheers(0, 2).bottles(0, 1, 2).coasters(0, 2)
    const before = t.player(0)
    t.play('taste')
    const { cubes, cheese, cheeseMarkers, cheers, bottles, coasters, visited, bonus } = before
    expect(t.player(0)).toMatchObject({ cubes, cheese, cheeseMarkers, cheers, bottles, coasters, visited, bonus })
  })

  it('TBBR-SLEEP-06 the active player is placed first, then the others clockwise', () => {
    const t = race(4).at(2, 16).level(2, 6).glass(2, 6).cubes(2, 'YYY')
    for (const seat of [0, 1, 3])
      t.at(seat, 18)
        .disc(seat, 20 - seat)
        .cubes(seat, 'N')
        .level(seat, 7)
        .glass(seat, 7)
    t.level(0, 3).play('hitch 18', 'roll tbbr')
    expect(t.heard('dayOver').map(({ seat }) => seat)).toEqual([2, 3, 1])
    expect(t.stackOn(24)).toEqual([2, 3, 1])
    expect(t.asked).toBe(0)
  })

  it('TBBR-SLEEP-06, TBBR-TIME-19 whoever reached the last space by an advance lies below the sleepers', () => {
    const t = race(3).at(0, 16).disc(0, 19).disc(1, 23).disc(2, 20).level(0, 7).glass(0, 7).cubes(0, 'YY')
    t.at(1, 18).at(2, 18).cubes(1, 'N').cubes(2, 'N').play('hitch 18', 'roll tbbr')
    expect(t.stackOn(24)).toEqual([1, 0])
  })

  it('TBBR-SLEEP-06, TBBR-RUL-71 a sleeper whose disc already reached the last space is not placed again', () => {
    const t = tired().disc(1, 23).disc(0, 23).play('taste')
    expect(t.player(0)).toMatchObject({ level: 8, time: 24, asleep: true })
    expect(t.heard('dayOver')).toEqual([])
  })

  it('TBBR-SLEEP-07 at level 7 one may still drink, everywhere', () => {
    expect(tired().may('taste')).toBe(true)
    const ride = tired().cubes(0, 'Y').play('bus 18', 'roll tbbr')
    expect(ride.options()).toEqual(['drink yellow', 'done'])
    const tent = tired().cubes(0, 'Y').play('camp')
    expect(tent.options()).toEqual(['drink yellow', 'done'])
    const saved = tired().cheese(0, 1).play('cheese', 'taste')
    expect(saved.player(0)).toMatchObject({ level: 7, asleep: false })
  })
})

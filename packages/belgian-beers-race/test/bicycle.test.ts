import { describe, expect, it } from 'vitest'
import { race } from './table.ts'

/** Seat 0 at a brewery with the whole day ahead of seat 1, who stands elsewhere. */
const rider = (place: 6 | 9 | 11 | 13 | 14 | 15 | 20 | 'B1', level = 4) =>
  race(2).at(0, place).level(0, level).glass(0, level).disc(1, 23)

describe('Bicycle', () => {
  it('TBBR-BIKE-01 at every level up to 4 the bicycle is offered, above it is not', () => {
    for (let level = 0; level <= 7; level++)
      expect(rider(13, level).optionsOf('bike')).toHaveLength(level <= 4 ? 10 : 0)
  })

  it('TBBR-BIKE-01 example: level 4 may ride, level 5 may not, and one cheese brings it back', () => {
    expect(rider(13, 4).may('bike 11')).toBe(true)
    const t = rider(13, 5).cheese(0, 1)
    expect(t.may('bike 11')).toBe(false)
    t.play('cheese')
    expect([t.player(0).level, t.may('bike 11')]).toEqual([4, true])
  })

  it('TBBR-BIKE-02 no die: the disc pays the printed value and the meeple arrives at once', () => {
    const t = rider(13, 0).play('bike 14')
    expect(t.story).not.toContain('diceRolled')
    expect(t.heard('declared')).toEqual([
      { type: 'declared', seat: 0, means: 'bike', from: 13, to: 14, printed: 5, dice: 0 },
    ])
    expect(t.row(0)).toBe('5 @14 L0 g0 [–] 0')
  })

  it('TBBR-BIKE-03 three units are not enough, four are; the drop is compulsory', () => {
    const three = rider(13).play('bike GP')
    expect([three.player(0).level, three.player(0).ride, three.heard('soberedUp')]).toEqual([4, 3, []])
    const four = rider(13).play('bike 11')
    expect([four.player(0).level, four.player(0).ride]).toEqual([3, 0])
    expect(four.heard('soberedUp')).toEqual([{ type: 'soberedUp', seat: 0, level: 3 }])
    expect(rider(15).play('bike 20').player(0)).toMatchObject({ time: 8, level: 2, ride: 0 })
    expect(rider(13, 0).play('bike 11').heard('soberedUp')).toEqual([])
  })

  it('TBBR-BIKE-03 example: a ride of 6 from level 3 ends at level 2 with 2 on the counter', () => {
    expect(rider(6, 3).play('bike 11').player(0)).toMatchObject({ time: 6, level: 2, ride: 2 })
  })

  it('TBBR-BIKE-03 example: a ride of 8 from level 1 ends at level 0 with nothing on the counter', () => {
    expect(rider(15, 1).play('bike 20').player(0)).toMatchObject({ time: 8, level: 0, ride: 0 })
  })

  it('TBBR-BIKE-04 rides add up, and what is left over is kept', () => {
    const t = rider('B1').play('bike B2', 'bike B3', 'bike B4')
    expect(t.player(0)).toMatchObject({ level: 4, ride: 3 })
    expect(t.play('bike B5').player(0)).toMatchObject({ level: 3, ride: 0 })
    expect(rider(6, 3).ride(0, 3).play('bike 11').player(0)).toMatchObject({ level: 1, ride: 1 })
  })

  it('TBBR-BIKE-04 example: 3 and, in the next turn, 2 make one drop and leave 1', () => {
    const t = race(2).disc(0, 1).at(0, 13).level(0, 4).glass(0, 4).disc(1, 3).at(1, 13).play('bike GP')
    expect([t.player(0).ride, t.asked]).toEqual([3, 1])
    t.play('buy', 'taste')
    expect([t.player(1).time, t.asked]).toEqual([5, 0])
    t.play('bike B1', 'bike B2')
    expect(t.player(0)).toMatchObject({ level: 3, ride: 1 })
  })

  it('TBBR-BIKE-05 buying, tasting and camping reset the counter', () => {
    expect(rider(13).ride(0, 3).play('buy').player(0).ride).toBe(0)
    expect(rider(13).ride(0, 3).play('taste').player(0).ride).toBe(0)
    expect(rider(13).ride(0, 3).cubes(0, 'Y').play('camp').player(0).ride).toBe(0)
  })

  it('TBBR-BIKE-05 so does every attempt by other means, a free or failed one too', () => {
    const t = rider(20).ride(0, 3).cubes(0, 'YY')
    expect(t.branch().play('hitch 22', 'roll tbbr').player(0).ride).toBe(0)
    expect(t.branch().play('hitch 22', 'roll failed').player(0).ride).toBe(0)
    expect(t.branch().play('offer 26').player(0).ride).toBe(0)
    expect(t.branch().play('bus 22', 'roll tbbr', 'done').player(0).ride).toBe(0)
    expect(t.branch().disc(0, 22).play('bus 22', 'roll late').player(0).ride).toBe(0)
  })

  it('TBBR-BIKE-05 and a toast, for both sides, and the end of the day', () => {
    const t = race(3).at(0, 13).cubes(0, 'Y').at(1, 11).cubes(1, 'Y').disc(1, 9).ride(1, 3).disc(2, 20).ride(2, 2)
    t.play('hitch 11', 'roll tbbr')
    expect([0, 1, 2].map((seat) => t.player(seat).ride)).toEqual([0, 0, 2])
    const late = rider(13).disc(0, 21).ride(0, 3)
    expect(late.branch().play('bike GP').player(0)).toMatchObject({ level: 3, ride: 0 })
    expect(race(2).disc(1, 4).ride(0, 3).play('stop').player(0).ride).toBe(0)
  })

  it('TBBR-BIKE-05 example: 3 into a toast leaves nothing on the counter; 1 more is no drop', () => {
    const t = race(2).at(0, 'GP').level(0, 4).glass(0, 4).cubes(0, 'Y').at(1, 13).cubes(1, 'Y').disc(1, 9)
    t.play('bike 13')
    expect(t.player(0)).toMatchObject({ time: 4, level: 5, ride: 0 })
    t.level(0, 4).at(0, 'B1').play('bike B2')
    expect(t.player(0)).toMatchObject({ level: 4, ride: 1 })
  })

  it('TBBR-BIKE-06 cheese, cards, tokens and finds do not touch the counter', () => {
    const t = race(3).disc(0, 8).at(0, 'GP').level(0, 4).glass(0, 4).cheese(0, 1).disc(1, 20).disc(2, 20)
    t.noBottle('B3').coastersAt('B3', 1).machine('L1-24', 'L1-17').ride(0, 2)
    t.play('cheese')
    expect(t.player(0).ride).toBe(2)
    t.play('bike B3', 'keep')
    expect(t.player(0)).toMatchObject({ ride: 3, coasters: 1, cards: ['L1-24'] })
  })

  it('TBBR-BIKE-07 the ride sobers before the arrival', () => {
    const told = rider(13).play('bike 11').story
    expect(told.slice(1, 4)).toEqual(['timeSpent', 'soberedUp', 'moved'])
  })

  it('TBBR-BIKE-07 example: from level 4, four units into a toast: 3 after the ride, 4 after the beer', () => {
    const t = race(2).at(0, 13).level(0, 4).glass(0, 4).cubes(0, 'Y').at(1, 11).disc(1, 9).cubes(1, 'Y').play('bike 11')
    expect(t.heard('soberedUp')[0]?.level).toBe(3)
    expect(t.heard('drunk').map(({ seat, level }) => [seat, level])).toEqual([
      [0, 4],
      [1, 1],
    ])
    expect(t.row(0)).toBe('5 @11 L4 g5 [–] 0')
  })

  it('TBBR-BIKE-08 a ride never fails: nature is not asked, even on the last unit of the day', () => {
    const t = race(2).disc(1, 24).disc(0, 20).at(0, 13).play('bike 11')
    expect(t.story).toContain('moved')
    expect(t.story).not.toContain('rideCancelled')
    expect(t.player(0).place).toBe(11)
  })
})

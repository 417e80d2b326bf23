import { describe, expect, it } from 'vitest'
import { race } from './table.ts'

/** Seat 0 at brewery 16 on space 4, with time to play before seat 1 on 20. */
const drinker = (level: number) => race(2).at(0, 16).disc(0, 4).disc(1, 20).level(0, level).glass(0, level)
const levels = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

describe('Breathalyzer', () => {
  it('TBBR-BREATH-01 everybody begins at 0; eight beers lead to the top', () => {
    const t = race(2)
    expect([t.player(0).level, t.player(1).level]).toEqual([0, 0])
    t.at(0, 18).disc(1, 23).cubes(0, 'YYYYYYYYY').turn().play('camp')
    const seen = levels(1, 8).map(() => t.play('drink yellow').player(0).level)
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect([t.asked, t.player(0).asleep, t.backpack(0)]).toEqual([1, true, 'Y1'])
  })

  it.each(levels(0, 4))('TBBR-BREATH-02 at level %i the bicycle is allowed and nothing takes longer', (level) => {
    const t = drinker(level)
    expect([t.may('bike 18'), t.info('bus 18').cost, t.info('hitch 18').waiting]).toEqual([true, 2, 2])
    expect(t.branch().play('bus 18', 'roll failed').player(0).time).toBe(6)
    expect(t.branch().play('hitch 18', 'roll failed').player(0).time).toBe(6)
  })

  it.each([5, 6])('TBBR-BREATH-02 at level %i the bicycle is forbidden, nothing more', (level) => {
    const t = drinker(level)
    expect(t.optionsOf('bike')).toEqual([])
    expect([t.info('bus 18').cost, t.info('hitch 18').waiting]).toEqual([2, 2])
    expect(t.branch().play('bus 18', 'roll failed').player(0).time).toBe(6)
    expect(t.branch().play('hitch 18', 'roll failed').player(0).time).toBe(6)
  })

  it('TBBR-BREATH-02 at level 7 rides and waits are doubled as well, lifts and delays are not', () => {
    const t = drinker(7)
    expect(t.optionsOf('bike')).toEqual([])
    expect([t.info('bus 18').cost, t.info('hitch 18').waiting, t.info('hitch 18').cost]).toEqual([4, 4, 1])
    expect(t.branch().play('bus 18', 'roll tbbr').player(0).time).toBe(8)
    expect(t.branch().play('bus 18', 'roll late').player(0).time).toBe(10)
    expect(t.branch().play('hitch 18', 'roll failed').player(0).time).toBe(8)
    expect(t.branch().play('hitch 18', 'roll tbbr').player(0).time).toBe(5)
  })

  it.each([
    [0, 0, 0],
    [3, 0, 0],
    [4, 0, 0],
    [5, 1, 1],
    [6, 1, 2],
    [7, 2, 3],
  ])('TBBR-BREATH-02 a night begun at level %i costs %i units in the morning and ends at level %i', (...night) => {
    const [level, delay, morning] = night
    const t = drinker(level).finished(1).play('camp')
    expect(t.view.day).toBe(2)
    expect(t.player(0)).toMatchObject({ time: delay, level: morning })
  })

  it('TBBR-BREATH-02 at level 8 a player is asleep, and starts four units late', () => {
    const t = drinker(7).finished(1).play('taste')
    expect(t.view.day).toBe(2)
    expect(t.heard('fellAsleep')).toEqual([{ type: 'fellAsleep', seat: 0 }])
    expect(t.player(0)).toMatchObject({ time: 4, level: 4, asleep: false })
  })

  it('TBBR-BREATH-03 every beer raises the level by one: at the brewery, in transit, at camp and in a toast', () => {
    expect(drinker(3).play('taste').player(0)).toMatchObject({ level: 4, glass: 4 })
    const ride = drinker(3).cubes(0, 'YY').play('bus 18', 'roll tbbr', 'drink yellow')
    expect(ride.player(0)).toMatchObject({ level: 4, glass: 4 })
    expect(drinker(3).cubes(0, 'YY').play('camp', 'drink yellow').player(0)).toMatchObject({ level: 4, glass: 4 })
    const toast = drinker(3).cubes(0, 'Y').at(1, 18).cubes(1, 'N').play('bike 18')
    expect([toast.player(0), toast.player(1)]).toMatchObject([
      { level: 4, glass: 4 },
      { level: 1, glass: 1 },
    ])
  })

  it('TBBR-BREATH-04 cheese lowers it by one, four units on the bicycle by one, the night by four', () => {
    expect(drinker(3).cheese(0, 1).play('cheese').player(0).level).toBe(2)
    expect(drinker(3).play('bike 17').player(0).level).toBe(2)
    expect(drinker(4).finished(1).play('camp').player(0).level).toBe(0)
    expect(drinker(6).finished(1).play('camp').player(0).level).toBe(2)
  })

  it('TBBR-BREATH-04 never below 0', () => {
    expect(drinker(0).play('bike 17').player(0).level).toBe(0)
    const long = drinker(1).at(0, 14).play('bike 15')
    expect([long.player(0).level, long.heard('soberedUp')]).toEqual([0, [{ type: 'soberedUp', seat: 0, level: 0 }]])
    expect(drinker(3).finished(1).play('camp').player(0).level).toBe(0)
  })

  it('TBBR-BREATH-05 back under a threshold its restriction is lifted at once', () => {
    const cyclist = drinker(5).cheese(0, 1)
    expect(cyclist.may('bike 18')).toBe(false)
    expect(cyclist.play('cheese').may('bike 18')).toBe(true)
    const passenger = drinker(7).cheese(0, 1)
    expect([passenger.info('bus 18').cost, passenger.info('hitch 18').waiting]).toEqual([4, 4])
    passenger.play('cheese')
    expect([passenger.info('bus 18').cost, passenger.info('hitch 18').waiting]).toEqual([2, 2])
  })

  it('TBBR-BREATH-05 sleep alone lasts until the next day, cheese or not', () => {
    const t = drinker(7).cheese(0, 4).disc(1, 22).play('taste')
    expect([t.asked, t.player(0).asleep, t.player(0).time]).toEqual([1, true, 24])
    t.play('stop')
    expect([t.view.day, t.player(0).asleep, t.player(0).cheese]).toEqual([2, false, 4])
    expect(t.player(0)).toMatchObject({ time: 4, level: 4 })
  })

  it('TBBR-BREATH-06 no toast lifts anybody above 8', () => {
    const t = race(4).at(0, 16).level(0, 6).glass(0, 6).cubes(0, 'YYY')
    for (const seat of [1, 2, 3]) t.at(seat, 18).disc(seat, 20).cubes(seat, 'N')
    t.play('hitch 18', 'roll tbbr')
    expect(t.player(0)).toMatchObject({ level: 8, glass: 8, asleep: true })
  })
})

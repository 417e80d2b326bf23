import { describe, expect, it } from 'vitest'
import type { PlaceName } from '../src/content/condition.ts'
import { race } from './table.ts'

/** Seat 0 by the roadside; seat 1 waits far ahead. */
const hiker = (place: PlaceName, disc = 0, level = 0) =>
  race(2).at(0, place).level(0, level).glass(0, level).disc(1, 23).disc(0, disc)
const diceFor = (t: ReturnType<typeof race>, to: PlaceName) =>
  t.optionsOf('hitch').filter((text) => text.split(' ')[1] === `${to}`)

describe('Hitchhiking', () => {
  it('TBBR-HITCH-01 one good die is a lift; only failures all round are a failure', () => {
    const t = hiker(13).hitched(0, 11, 2).play('hitch 11 x2')
    expect(t.outcomes()).toEqual({
      'roll failed failed': 9,
      'roll failed tbbr': 12,
      'roll failed late': 6,
      'roll tbbr tbbr': 4,
      'roll tbbr late': 4,
      'roll late late': 1,
    })
    for (const roll of t.options()) {
      const after = t.branch().nature(roll)
      const lift = roll !== 'roll failed failed'
      expect(after.player(0).place).toBe(lift ? 11 : 13)
      expect(after.heard('diceRolled')[0]).toMatchObject({ means: 'hitch', result: lift ? 'success' : 'failed' })
    }
  })

  it('TBBR-HITCH-01 a lift comes with 1/2, 3/4 and 7/8 for one, two and three dice', () => {
    const t = hiker(13).hitched(0, 11, 2)
    const odds = ['hitch 11', 'hitch 11 x2', 'hitch 11 x3'].map((text) => {
      const outcomes = t.branch().play(text).outcomes()
      const all = Object.values(outcomes).reduce((sum, weight) => sum + weight, 0)
      return 1 - (outcomes[Object.keys(outcomes)[0] ?? ''] ?? 0) / all
    })
    expect(odds).toEqual([1 / 2, 3 / 4, 7 / 8])
  })

  it('TBBR-HITCH-02 a lift costs the printed value, at any level', () => {
    for (const level of [0, 6, 7]) {
      const t = hiker(13, 0, level).play('hitch 14', 'roll late')
      expect(t.row(0)).toBe(`2 @14 L${level} g${level} [–] 0`)
      expect(t.heard('bottleTaken')).toHaveLength(1)
    }
  })

  it('TBBR-HITCH-02 example: from 6 to 11 with the disc on 3: the disc on 5, the meeple on 11', () => {
    expect(hiker(6, 3).play('hitch 11', 'roll tbbr').player(0)).toMatchObject({ time: 5, place: 11 })
  })

  it('TBBR-HITCH-03 a failure costs a wait of 2, whatever the road costs', () => {
    const t = hiker(10).play('hitch 17', 'roll failed')
    expect(t.heard('timeSpent')).toEqual([{ type: 'timeSpent', seat: 0, from: 0, to: 2, why: 'wait' }])
    expect(t.heard('hitchFailed')).toEqual([{ type: 'hitchFailed', seat: 0, to: 17, nextDice: 2 }])
    expect(t.player(0).place).toBe(10)
    expect([hiker(10).info('hitch 17').waiting, hiker(10, 0, 7).info('hitch 17').waiting]).toEqual([2, 4])
  })

  it('TBBR-HITCH-03 example: at level 6 a failure leads from 3 to 5, at level 7 from 3 to 7', () => {
    expect(hiker(6, 3, 6).play('hitch 11', 'roll failed').player(0).time).toBe(5)
    expect(hiker(6, 3, 7).play('hitch 11', 'roll failed').player(0).time).toBe(7)
  })

  it('TBBR-HITCH-04 one die first, then up to two, then up to three and never more', () => {
    const t = hiker(13)
    const next = () => t.play('hitch 11', 'roll failed').heard('hitchFailed')[0]?.nextDice
    expect(diceFor(t, 11)).toEqual(['hitch 11'])
    expect(next()).toBe(2)
    expect(diceFor(t, 11)).toEqual(['hitch 11', 'hitch 11 x2'])
    expect(next()).toBe(3)
    expect(diceFor(t, 11)).toEqual(['hitch 11', 'hitch 11 x2', 'hitch 11 x3'])
    expect(next()).toBe(3)
    expect(diceFor(t, 11)).toEqual(['hitch 11', 'hitch 11 x2', 'hitch 11 x3'])
    expect(t.player(0).hitch).toEqual({ to: 11, failures: 2 })
  })

  it('TBBR-HITCH-04 example: three failures from 10 lead to 16; the fourth attempt with three dice leads to 19', () => {
    const t = hiker(10, 10)
    const time = () => t.player(0).time
    expect(t.info('hitch 17').printed).toBe(3)
    t.play('hitch 17', 'roll failed')
    expect(time()).toBe(12)
    t.play('hitch 17 x2', 'roll failed failed')
    expect(time()).toBe(14)
    t.play('hitch 17 x3', 'roll failed failed failed')
    expect(time()).toBe(16)
    t.play('hitch 17 x3', 'roll failed failed late')
    expect([time(), t.player(0).place]).toEqual([19, 17])
  })

  it('TBBR-HITCH-05 extra dice may be left aside: one die is rolled where three were allowed', () => {
    const t = hiker(13).hitched(0, 11, 2)
    expect(Object.keys(t.branch().play('hitch 11').outcomes())).toHaveLength(3)
    expect(Object.keys(t.branch().play('hitch 11 x2').outcomes())).toHaveLength(6)
    expect(Object.keys(t.branch().play('hitch 11 x3').outcomes())).toHaveLength(10)
    expect(t.play('hitch 11').heard('declared')[0]?.dice).toBe(1)
  })

  it('TBBR-HITCH-06 a series outlives the turn', () => {
    const t = race(2).at(0, 13).disc(1, 1).at(1, 13).play('hitch 11', 'roll failed')
    expect(t.asked).toBe(1)
    t.play('taste', 'buy')
    expect(t.asked).toBe(0)
    expect(diceFor(t, 11)).toEqual(['hitch 11', 'hitch 11 x2'])
  })

  it('TBBR-HITCH-06 but not the day', () => {
    const t = race(2).disc(1, 24).disc(0, 22).at(0, 13).hitched(0, 11, 1).play('hitch 11 x2', 'roll failed failed')
    expect([t.view.day, t.player(0).hitch]).toEqual([2, null])
  })

  it('TBBR-HITCH-07 a series is broken by any other action of the player, and by success', () => {
    const t = hiker(13).hitched(0, 11, 2).cubes(0, 'YY')
    const left = (...moves: string[]) =>
      t
        .branch()
        .play(...moves)
        .player(0).hitch
    expect(left('buy')).toBeNull()
    expect(left('taste')).toBeNull()
    expect(left('bike 11')).toBeNull()
    expect(left('bus 11', 'roll tbbr', 'done')).toBeNull()
    expect(left('hitch 11', 'roll tbbr')).toBeNull()
    expect(left('offer 11')).toBeNull()
    expect(left('offer 9')).toBeNull()
    expect(left('camp')).toBeNull()
    expect(left('hitch 9', 'roll failed')).toEqual({ to: 9, failures: 1 })
  })

  it('TBBR-HITCH-07 cheese, claims and a toast of somebody else leave it alone', () => {
    const t = hiker(13, 0, 6).hitched(0, 11, 2).cheese(0, 1).machine('L1-30')
    expect(t.heard('cardTaken')).toHaveLength(1)
    expect(t.play('cheese').player(0).hitch).toEqual({ to: 11, failures: 2 })
    const toasted = race(2).at(0, 13).disc(0, 9).cubes(0, 'Y').hitched(0, 11, 1).at(1, 9).cubes(1, 'Y')
    toasted.play('hitch 13', 'roll tbbr')
    expect(toasted.player(0)).toMatchObject({ glass: 1, hitch: { to: 11, failures: 1 } })
  })

  it('TBBR-HITCH-08 two points of Brussels are two destinations', () => {
    const t = hiker(13).play('hitch B1', 'roll failed')
    expect(diceFor(t, 'B1')).toEqual(['hitch B1', 'hitch B1 x2'])
    expect(diceFor(t, 'B2')).toEqual(['hitch B2'])
    t.play('hitch B2', 'roll failed')
    expect(diceFor(t, 'B1')).toEqual(['hitch B1'])
    expect(diceFor(t, 'B2')).toEqual(['hitch B2', 'hitch B2 x2'])
  })

  it('TBBR-HITCH-09 attempts are repeated while time lasts, and every failure is paid', () => {
    const t = hiker(13, 15)
    for (const time of [17, 19, 21, 23]) {
      t.play('hitch 11', 'roll failed')
      expect([t.player(0).time, t.player(0).place, t.asked]).toEqual([time, 13, 0])
      t.disc(1, 24)
    }
  })

  it('TBBR-HITCH-10 two cubes for each printed unit, any colours, instead of the roll', () => {
    const t = hiker(13).cubes(0, 'YYNK').play('offer 11')
    expect(t.options()).toEqual(['offer 11 YY', 'offer 11 YN', 'offer 11 YK', 'offer 11 NK'])
    t.play('offer 11 YK')
    expect(t.heard('beerOffered')).toEqual([{ type: 'beerOffered', seat: 0, cubes: { yellow: 1, black: 1 } }])
    expect(t.row(0)).toBe('1 @11 L0 g0 [Y1 N1] 0')
    expect(t.story).not.toContain('diceRolled')
  })

  it('TBBR-HITCH-10 where there is nothing to choose the cubes are handed over at once', () => {
    expect(hiker(13).cubes(0, 'NNN').play('offer 11').row(0)).toBe('1 @11 L0 g0 [N1] 0')
    expect(hiker(13).cubes(0, 'RK').play('offer 11').row(0)).toBe('1 @11 L0 g0 [–] 0')
    expect(hiker(13).cubes(0, 'RRKK').play('offer 11').options()).toEqual(['offer 11 RR', 'offer 11 RK', 'offer 11 KK'])
    expect(hiker(13).cubes(0, 'Y').optionsOf('offer')).toEqual([])
    expect(hiker(13).cubes(0, 'YYY').optionsOf('offer')).not.toContain('offer 14')
    expect(hiker(13).cubes(0, 'YYYY').optionsOf('offer')).toContain('offer 14')
  })

  it('TBBR-HITCH-10 an absent player parts with the most numerous colour, counted anew after each cube', () => {
    expect(hiker(13).cubes(0, 'YNNNRK').play('offer 11').fallback).toBe('offer 11 NN')
    expect(hiker(13).cubes(0, 'YRKK').play('offer 11').fallback).toBe('offer 11 YK')
    expect(hiker(13).cubes(0, 'NRK').play('offer 11').fallback).toBe('offer 11 NK')
    expect(hiker(13).cubes(0, 'YNNNRRRR').play('offer 14').fallback).toBe('offer 14 NNRR')
  })

  it('TBBR-HITCH-10 example: a printed 3 takes 6 of 7 cubes and 3 units; with 5 cubes it is not offered', () => {
    const t = hiker(10).cubes(0, 'YYYYYYY').play('offer 17')
    expect(t.row(0)).toBe('3 @17 L0 g0 [Y1] 0')
    expect(hiker(10).cubes(0, 'YYYYY').may('offer 17')).toBe(false)
    expect(hiker(10).cubes(0, 'YYYYYY').may('offer 17')).toBe(true)
  })

  it('TBBR-HITCH-11 beer may be offered after failures, which stay paid', () => {
    const t = hiker(13).cubes(0, 'YY').play('hitch 11', 'roll failed', 'offer 11')
    expect(t.row(0)).toBe('3 @11 L0 g0 [–] 0')
  })

  it('TBBR-HITCH-12 level 7 offers no more cubes than level 0', () => {
    const t = hiker(13, 0, 7).cubes(0, 'YYY')
    expect(t.info('offer 11').cubes).toBe(2)
    expect(t.play('offer 11').row(0)).toBe('1 @11 L7 g7 [Y1] 0')
  })

  it('TBBR-HITCH-13 a free road has to be rolled for: no beer can be offered', () => {
    const t = hiker(20).cubes(0, 'YYYY')
    expect(t.may('hitch 22')).toBe(true)
    expect(t.optionsOf('offer')).toEqual(['offer 15', 'offer 19', 'offer 26'])
    expect(hiker(20, 23).disc(1, 24).may('hitch 22')).toBe(true)
  })

  it('TBBR-HITCH-13 example: a free road from 9: success leaves the disc on 9, failure leads to 11', () => {
    const t = hiker(20, 9).play('hitch 22')
    const lift = t.branch().nature('roll tbbr')
    expect(lift.player(0)).toMatchObject({ time: 9, place: 22, visited: [20, 22] })
    expect(lift.heard('bottleTaken')).toHaveLength(1)
    expect(t.branch().nature('roll failed').player(0)).toMatchObject({ time: 11, place: 20 })
  })

  it('TBBR-HITCH-14 the evening cuts the wait; the player is finished, not asleep', () => {
    const t = race(3).disc(1, 23).disc(2, 23).disc(0, 22).at(0, 13).play('hitch 11', 'roll failed')
    expect(t.player(0)).toMatchObject({ time: 24, place: 13, asleep: false, finished: true, hitch: null })
    expect(t.heard('hitchFailed')[0]?.nextDice).toBe(0)
    expect(t.asked).toBe(2)
    const earlier = race(3).disc(1, 24).disc(2, 24).disc(0, 21).at(0, 13).play('hitch 11', 'roll failed')
    expect([earlier.player(0).time, earlier.asked]).toEqual([23, 0])
    expect(earlier.heard('hitchFailed')[0]?.nextDice).toBe(2)
    expect(earlier.info('hitch 11').waiting).toBe(1)
  })

  it('TBBR-HITCH-14 example: failures from 23, and from 21 at level 7, both end on 24', () => {
    const t = race(2).disc(1, 23).disc(0, 23).at(0, 13).play('hitch 11', 'roll failed')
    expect(t.player(0)).toMatchObject({ time: 24, place: 13 })
    const slow = race(2).disc(0, 21).at(0, 13).level(0, 7).glass(0, 7).disc(1, 23).play('hitch 11', 'roll failed')
    expect(slow.player(0)).toMatchObject({ time: 24, place: 13 })
    expect(slow.heard('timeSpent')).toEqual([{ type: 'timeSpent', seat: 0, from: 21, to: 24, why: 'wait' }])
  })

  it('TBBR-HITCH-15 the printed value must fit: with 2 left no road of 3, with 3 left it is offered, with beer too', () => {
    const t = hiker(10, 22).cubes(0, 'YYYYYY')
    expect([t.may('hitch 17'), t.may('offer 17'), t.may('hitch 11'), t.may('offer 11')]).toEqual([
      false,
      false,
      true,
      true,
    ])
    const more = hiker(10, 21).cubes(0, 'YYYYYY')
    expect([more.may('hitch 17'), more.may('offer 17')]).toEqual([true, true])
  })

  it('TBBR-HITCH-16 after a failure everything is possible again', () => {
    const t = hiker(13)
    const before = t.options()
    t.play('hitch 11', 'roll failed')
    expect(t.asked).toBe(0)
    expect(t.options().filter((text) => text !== 'hitch 11 x2')).toEqual(before)
  })
})

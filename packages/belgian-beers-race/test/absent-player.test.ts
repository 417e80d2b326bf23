import { describe, expect, it } from 'vitest'
import { alone, arriving, meeting, unfolded } from './meetings.ts'
import { race } from './table.ts'

describe('What happens for an absent player', () => {
  it('TBBR-DEC-11 gives the most numerous colour; among equals yellow, brown, black, red', () => {
    const gift = (cubes: string) => arriving(meeting('NN', cubes, 'Y')).fallback
    expect(gift('YNNRK')).toBe('give brown')
    expect(gift('YNRKK')).toBe('give black')
    expect(gift('YNRRK')).toBe('give red')
    expect(gift('YNRK')).toBe('give yellow')
    expect(gift('NRK')).toBe('give brown')
    expect(gift('RK')).toBe('give black')
    expect(gift('YYNN')).toBe('give yellow')
  })

  it('TBBR-DEC-11 eats exactly what keeps awake, if that is possible, otherwise nothing', () => {
    const partner = (level: number, cheese: number) =>
      arriving(meeting('NN', 'Y', 'Y').level(1, level).cheese(1, cheese)).fallback
    expect(partner(7, 1)).toBe('eat 1')
    expect(partner(7, 4)).toBe('eat 1')
    expect(partner(6, 4)).toBe('eat 0')
    const host = (level: number, cheese: number) =>
      arriving(meeting('NN', 'Y', 'Y').level(0, level).cheese(0, cheese)).fallback
    expect(host(7, 2)).toBe('eat 2')
    expect(host(7, 1)).toBe('eat 0')
    expect(host(6, 1)).toBe('eat 1')
    expect(host(5, 1)).toBe('eat 0')
  })

  it('TBBR-DEC-11 out of turn one is asked about a gift, cheese and a token only', () => {
    const t = meeting('NN', 'YN', 'Y').level(1, 7).cheese(1, 1).disc(1, 8).disc(2, 10).machine('L1-09')
    arriving(t)
    const asked: unknown[] = []
    while (t.asked === 1) {
      asked.push([t.step, t.fallback])
      t.play(t.fallback)
    }
    expect(asked).toEqual([
      ['return', 'give yellow'],
      ['cheese', 'eat 1'],
      ['token', 'keep'],
    ])
    expect(t.player(1)).toMatchObject({ time: 9, level: 7, asleep: false })
    expect(t.rightRow[0]).toBe('L1-09')
  })

  it('TBBR-DEC-12 camps without a conversion, or calls it a day', () => {
    const t = alone().at(0, 20).cubes(0, 'YYY')
    expect(t.fallback).toBe('camp')
    expect(t.play('camp').fallback).toBe('done')
    expect(t.play('done').player(0)).toMatchObject({ time: 24, level: 0, glass: 0 })
    expect(alone().fallback).toBe('stop')
    expect(alone().day(3).at(0, 20).fallback).toBe('stop')
  })

  it('TBBR-DEC-13 the first brewery that is free, in the order of the numbers', () => {
    const t = unfolded(3)
    expect(t.fallback).toBe('start 2')
    expect(t.play('start 2').fallback).toBe('start 4')
    expect(t.play('start 5').fallback).toBe('start 4')
  })

  it('TBBR-DEC-13 drinks nothing in transit, keeps the token, ends the camping', () => {
    const ride = alone().at(0, 20).cubes(0, 'YYY').play('bus 19', 'roll tbbr')
    expect(ride.fallback).toBe('done')
    expect(alone().at(0, 20).disc(0, 8).machine('L1-09').play('taste').fallback).toBe('keep')
    expect(alone().at(0, 20).cubes(0, 'Y').play('camp').fallback).toBe('done')
  })

  it('TBBR-DEC-13 gives partner by partner the most numerous colour, counting anew after each cube', () => {
    const t = race(4).at(0, 'B5').cubes(0, 'YNNKR')
    for (const seat of [1, 2, 3])
      t.at(seat, 'B6')
        .disc(seat, 3 + seat)
        .cubes(seat, 'Y')
    arriving(t)
    expect(t.fallback).toBe('give brown')
    expect(t.play('give brown').fallback).toBe('give yellow')
    expect(t.play('give yellow').fallback).toBe('give brown')
    expect(t.play('give brown').backpack(0)).toBe('R1 K1')
    const black = arriving(meeting('YKK', 'Y', 'Y'))
    expect(black.fallback).toBe('give black')
    expect(black.play('give black').fallback).toBe('give yellow')
    const red = arriving(meeting('YRR', 'Y', 'Y'))
    expect(red.fallback).toBe('give red')
  })

  it('TBBR-DEC-13 an offer once declared is filled the same way', () => {
    const t = alone().at(0, 20).cubes(0, 'YNNKKKR').play('offer 15')
    expect(t.fallback).toBe('offer 15 YNKK')
  })

  it('TBBR-DEC-13 drinks the beers of the first partners clockwise', () => {
    const host = (order: readonly [string, string, string]) => {
      const t = race(4).at(1, 'B5').cubes(1, 'NNN').level(1, 6)
      for (const [at, seat] of [2, 3, 0].entries())
        t.at(seat, 'B6')
          .disc(seat, 4 + at)
          .cubes(seat, order[at] ?? '')
      return arriving(t).fallback
    }
    expect(host(['K', 'R', 'Y'])).toBe('drink RK')
    expect(host(['Y', 'K', 'R'])).toBe('drink YK')
    expect(host(['Y', 'Y', 'R'])).toBe('drink YY')
  })
})

import { describe, expect, it } from 'vitest'
import type { CharacterId } from '../../src/content/characters.ts'
import type { Table } from '../table.ts'
import { as, inCharacter } from './in-character.ts'

const cost = (t: Table, move: string): unknown => t.info(move).cost
const costs = (t: Table, ...moves: readonly string[]): unknown[] => moves.map((move) => cost(t, move))
/** Seat 0 is the Night Porter, and this character sits next to it. */
const beside = (id: CharacterId): Table => inCharacter(['CH-08', id]).disc(1, 20)

describe('Where characters change nothing', () => {
  it('CH-01 not: a lift, nor what others ride', () => {
    expect(cost(as('CH-01').at(0, 6), 'hitch 11')).toBe(2)
    expect(costs(beside('CH-01').at(0, 6), 'bike 11', 'bus 11')).toEqual([6, 4])
  })
  it('CH-02 not: the second bus of a day, a lift, nor what others take', () => {
    const t = as('CH-02').at(0, 6)
    expect(costs(t, 'bus 11', 'hitch 11')).toEqual([3, 2])
    expect(cost(t.play('bus 11', 'roll tbbr'), 'bus 6')).toBe(4)
    const other = beside('CH-02').at(0, 6)
    expect(costs(other, 'bike 11', 'bus 11')).toEqual([6, 4])
    expect(other.play('bus 11', 'roll late').player(0).time).toBe(6)
  })
  it('CH-03 not: more than three dice, nor those of others', () => {
    const dice = (t: Table) => t.options().filter((text) => text.startsWith('hitch 11'))
    expect(dice(as('CH-03').at(0, 6).hitched(0, 11, 2))).toEqual(['hitch 11', 'hitch 11 x2', 'hitch 11 x3'])
    expect(dice(beside('CH-03').at(0, 6))).toEqual(['hitch 11'])
    expect(beside('CH-03').at(0, 6).cubes(0, 'YYYY').optionsOf('offer')).not.toEqual([])
  })
  it('CH-04 not: a purchase where cheese is sold, nor the cheese of others', () => {
    expect(as('CH-04').at(0, 12).info('buy').cubes).toBe(3)
    expect(beside('CH-04').at(0, 6).level(0, 5).glass(0, 5).cheese(0, 1).info('cheese').level).toBe(4)
  })
  it('CH-05 not: beers of a toast, nor glasses and nights of others', () => {
    const t = inCharacter(['CH-05', 'CH-01']).at(0, 6).at(1, 11).cubes(0, 'Y').cubes(1, 'N').disc(1, 12)
    expect(t.play('bike 11').player(0)).toMatchObject({ glass: 1, score: 0 })
    const other = inCharacter(['CH-01', 'CH-05']).at(0, 13).at(1, 8).finished(1).level(0, 4).glass(0, 4)
    expect(other.play('taste').player(0).score).toBe(0)
    // A night takes four of five levels away.
    expect(other.play('camp').player(0).level).toBe(1)
  })
  it('CH-06 not: beer without room for it, other means, nor what others buy and ride', () => {
    expect(as('CH-06').at(0, 11).cubes(0, 'YYYYYYYYYYY').play('buy').backpack(0)).toBe('Y12')
    expect(costs(as('CH-06').at(0, 6), 'bus 11', 'hitch 11')).toEqual([4, 2])
    expect(beside('CH-06').at(0, 11).play('buy').backpack(0)).toBe('Y3')
    expect(cost(beside('CH-06').at(0, 6), 'bike 11')).toBe(6)
  })
  it('CH-07 not: where nobody toasts, nor those who toast with it', () => {
    expect(as('CH-07').at(0, 6).play('bike 11').player(0)).toMatchObject({ cheers: 0, level: 0 })
    const t = inCharacter(['CH-07', 'CH-01']).at(0, 6).at(1, 11).cubes(0, 'Y').cubes(1, 'N').disc(1, 12).play('bike 11')
    expect(t.player(1)).toMatchObject({ cheers: 1, level: 1 })
  })
  it('CH-08 not: a morning without delay, nor the mornings and rides of others', () => {
    const t = inCharacter(['CH-08', 'CH-01']).at(0, 6).at(1, 8).asleep(1).play('camp')
    expect([t.player(0).time, t.player(1).time]).toEqual([0, 4])
    const rider = inCharacter(['CH-01', 'CH-08']).disc(1, 20).at(0, 6).level(0, 4).glass(0, 4)
    // Five units with the bicycle of the Parcel Cyclist: a block of four.
    expect(rider.play('bike 11').player(0)).toMatchObject({ level: 3, ride: 1 })
  })
  it('CH-09 not: a second visit, a brewery of another colour, nor the visits of others', () => {
    expect(as('CH-09').at(0, 16).visited(0, 17).play('bike 17').player(0).score).toBe(0)
    expect(as('CH-09').at(0, 6).play('bike 11').player(0).score).toBe(0)
    expect(cost(as('CH-09').at(0, 8), 'taste')).toBe(1)
    expect(beside('CH-09').at(0, 16).play('bike 17').player(0).score).toBe(0)
    expect(cost(beside('CH-09').at(0, 9), 'taste')).toBe(1)
  })
  it('CH-10 not: the second move of a day, one that is as short already, nor the moves of others', () => {
    const t = as('CH-10').at(0, 6).play('bike 11 map')
    expect(t.options().filter((text) => text.endsWith('map'))).toEqual([])
    expect(as('CH-10').at(0, 'B1').may('bike B2 map')).toBe(false)
    expect(beside('CH-10').at(0, 6).may('bike 11 map')).toBe(false)
    expect(cost(beside('CH-10').at(0, 11), 'buy')).toBe(1)
  })
  it('CH-11 not: a lift, a full backpack, nor the failures of others', () => {
    expect(as('CH-11').at(0, 6).play('hitch 11', 'roll tbbr').backpack(0)).toBe('–')
    expect(as('CH-11').at(0, 6).cubes(0, 'YYYYYYYYY').play('hitch 11', 'roll failed').backpack(0)).toBe('Y9')
    const other = beside('CH-11').at(0, 6).cubes(0, 'YYYYYYYYY').play('hitch 11', 'roll failed')
    expect([other.step, other.backpack(0)]).toEqual(['action', 'Y9'])
    expect(other.at(0, 11).turn().info('buy').cubes).toBe(3)
  })
  it('CH-12 not: cards of level 3, nor the claims and tokens of others', () => {
    const t = inCharacter(['CH-12', 'CH-08']).day(3).visited(0, 1, 34).levelThree('L3-01').finished(1)
    expect(t.play('stop').heard('cardTaken')).toEqual([])
    const other = beside('CH-12').at(0, 6).cubes(0, 'YYYY').cheese(0, 3).cheers(0, 3)
    other.machine('L1-29', 'L2-01', 'L2-02', null).turn()
    expect(other.player(0).cards).toEqual(['L1-29', 'L2-01', 'L2-02'])
    const crossing = beside('CH-12').at(0, 6).machine('L1-09', null, null, null).disc(0, 5).play('bike 11')
    expect(crossing.options()).toEqual(['keep', 'break L1-09'])
  })
  it('CH-13 not: the second move of a day, nor what others ride and buy', () => {
    expect(cost(as('CH-13').at(0, 6).play('bike 11'), 'bike 6')).toBe(6)
    expect(cost(beside('CH-13').at(0, 6), 'bike 11')).toBe(6)
    expect(inCharacter(['CH-08', 'CH-13']).at(0, 11).disc(0, 18).disc(1, 24).may('buy')).toBe(true)
  })
  it('CH-14 not: a glass outside Brussels, a road inside it, nor those of others', () => {
    expect(cost(as('CH-14').at(0, 13), 'taste')).toBe(1)
    expect(cost(as('CH-14').at(0, 'B3'), 'bike B1')).toBe(1)
    expect(costs(beside('CH-14').at(0, 'B3'), 'taste', 'bike 13')).toEqual([1, 3])
  })
  it('CH-15 not: beers of other colours, the third black one of a day, nor those of others', () => {
    const t = as('CH-15').at(0, 6).cubes(0, 'YNKKK').play('camp', 'drink yellow', 'drink brown')
    expect(t.player(0).level).toBe(2)
    expect(t.play('drink black', 'drink black').player(0).level).toBe(2)
    expect(t.play('drink black').player(0).level).toBe(3)
    const other = beside('CH-15').at(0, 6).cubes(0, 'KR').play('camp', 'drink black')
    expect(other.player(0).level).toBe(1)
    expect(other.info('drink red').level).toBe(2)
  })
  it('CH-16 not: a coaster where no bottle is, nor the bottles and beers of others', () => {
    const three = (hunter: 0 | 1) => {
      const ids = (['CH-08', 'CH-08', 'CH-08'] as CharacterId[]).with(hunter, 'CH-16')
      return inCharacter(ids).at(0, 6).disc(1, 20).disc(2, 20).coastersAt(11, 2)
    }
    expect(three(0).play('bike 11').player(0).coasters).toBe(1)
    expect(three(1).play('bike 11').player(0).coasters).toBe(0)
    // The coaster that any arrival without a bottle brings, and no other.
    expect(three(0).noBottle(11).play('bike 11').player(0).coasters).toBe(1)
    expect(beside('CH-16').at(0, 16).play('bike 17').player(0).score).toBe(0)
  })
  it('CH-17 not: a single beer by the tent, nor the tents and mornings of others', () => {
    expect(as('CH-17').at(0, 6).cubes(0, 'YY').play('camp', 'drink yellow').player(0).time).toBe(1)
    expect(beside('CH-17').at(0, 6).cubes(0, 'YYY').play('camp', 'drink yellow', 'drink yellow').player(0).time).toBe(2)
    expect(inCharacter(['CH-01', 'CH-17']).at(0, 6).at(1, 8).finished(1).play('camp').player(0).time).toBe(0)
  })
  it('CH-18 not: a second roll of a day, nor the rolls and late buses of others', () => {
    const t = as('CH-18').at(0, 6).play('hitch 11', 'roll failed', 'again', 'roll failed')
    expect(t.step).toBe('action')
    expect(t.play('hitch 11', 'roll failed').step).toBe('action')
    const other = beside('CH-18').at(0, 6).play('bus 11', 'roll late')
    expect([other.step, other.player(0).time]).toEqual(['action', 6])
  })
})

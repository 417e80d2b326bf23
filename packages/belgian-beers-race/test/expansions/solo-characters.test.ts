import { describe, expect, it } from 'vitest'
import type { CharacterId } from '../../src/content/characters.ts'
import { scoreCharacter } from '../../src/expansions/characters/scoring.ts'
import type { Table } from '../table.ts'
import { him, placeHim } from './alone.ts'
import { partsOf } from './parts.ts'
import { game, soloWith } from './together.ts'

/** Alone in this character; he is far away in the south. */
const as = (id: CharacterId, options: Readonly<Record<string, string>> = {}): Table => soloWith({ cast: [id], options })

/** Coming from 6 to 11, where he stands and goes on to the south. */
const meeting = (id: CharacterId): Table => {
  const t = as(id).at(0, 6).cubes(0, 'YN')
  placeHim(t.s, 11, 34)
  return t.turn()
}

const cost = (t: Table, move: string): unknown => t.info(move).cost
const majority = (t: Table): number => partsOf(scoreCharacter, t.s, 0)[0]?.points ?? 0
/** The replaced cards come as they may. */
const drawAll = (t: Table): Table => {
  while (t.step === 'card') t.nature(Object.keys(t.outcomes())[0] ?? '')
  return t
}

describe('Every character alone', () => {
  it('CH-01, TBBR-CHAR-23 rides shorter, by bus longer; 8 breweries of the border are par', () => {
    expect([cost(as('CH-01').at(0, 6), 'bike 11'), cost(as('CH-01').at(0, 6), 'bus 11')]).toEqual([5, 5])
    const border = as('CH-01').visited(0, 1, 2, 4, 5, 7, 8, 10)
    expect([majority(border), majority(border.visited(0, 14))]).toEqual([0, 5])
  })

  it('CH-02, TBBR-SOLO-10 no bus is late for long; the first of the day is shorter, not of every turn', () => {
    const t = as('CH-02').at(0, 6).play('bus 11', 'roll late')
    expect([t.player(0).time, cost(t, 'bus 6')]).toEqual([3, 4])
  })

  it('CH-03, TBBR-REP-13 one die more, a longer wait, and no lift for beer', () => {
    const t = as('CH-03', { campaign: '13' }).at(0, 6).cubes(0, 'YYYYYY')
    expect([t.optionsOf('offer'), t.may('hitch 11 x2')]).toEqual([[], true])
    expect(t.play('hitch 11', 'roll failed').player(0).time).toBe(3)
  })

  it('CH-04, TBBR-SOLO-22 one cheese is two levels, before a toast with him too', () => {
    const t = meeting('CH-04').level(0, 7).glass(0, 7).cheese(0, 1).play('hitch 11', 'roll tbbr', 'give yellow')
    expect([t.fallback, t.play('eat 1').player(0).level]).toEqual(['eat 1', 6])
  })

  it('CH-05, TBBR-SOLO-22 a point for a beer of a brewery; one drunk with him is a toast', () => {
    const t = meeting('CH-05').play('hitch 11', 'roll tbbr', 'give yellow')
    expect(t.player(0)).toMatchObject({ glass: 1, score: 0 })
    expect(as('CH-05').at(0, 13).play('taste').player(0).score).toBe(1)
  })

  it('CH-06, TBBR-CHAR-23 a beer more from every purchase; 8 carried are par, and he carries none', () => {
    expect(as('CH-06').at(0, 11).play('buy').backpack(0)).toBe('Y4')
    expect([majority(as('CH-06').cubes(0, 'YYYYYYY')), majority(as('CH-06').cubes(0, 'YYYYYYYY'))]).toEqual([0, 5])
  })

  it('CH-07, TBBR-SOLO-20 a toast with him is a toast: two steps on the track, and a level more at the first of the day', () => {
    const t = meeting('CH-07').play('hitch 11', 'roll tbbr', 'give yellow')
    expect(t.player(0)).toMatchObject({ cheers: 2, level: 2, glass: 1 })
    expect(t.s.partners).toBe(0)
  })

  it('CH-08, TBBR-SOLO-35 gets up earlier, and rides five units for a level', () => {
    expect(as('CH-08').at(0, 6).level(0, 6).glass(0, 6).play('camp').player(0).time).toBe(0)
    expect(as('CH-08').at(0, 6).level(0, 4).glass(0, 4).play('bike 11').player(0)).toMatchObject({ level: 3, ride: 1 })
  })

  it('CH-09, TBBR-CHAR-26, TBBR-REP-04 points for a first visit; where he has stood no token is laid, so it is none', () => {
    const visit = (where: 'here' | 'elsewhere') => {
      const t = as('CH-09', { campaign: '4' }).at(0, 16)
      placeHim(t.s, where === 'here' ? 17 : 30, 34)
      return t.turn().play('bike 17').player(0).score
    }
    expect([visit('elsewhere'), visit('here')]).toEqual([4, 0])
  })

  it('CH-10, TBBR-REP-15 an announced ride is a ride; it is announced once a day, not once a turn', () => {
    const t = as('CH-10', { campaign: '15' }).at(0, 6)
    expect(cost(t, 'bike 11 map')).toBe(4)
    t.play('bike 11 map')
    expect(t.options().some((text) => text.endsWith('map'))).toBe(false)
    expect(him(t).condition?.state).toBe('failed')
  })

  it('CH-11, TBBR-PIXEL-18, TBBR-CHAR-21 a beer for a failure, and a backpack that is full with nine', () => {
    expect(as('CH-11').at(0, 6).play('hitch 11', 'roll failed', 'pick red').backpack(0)).toBe('R1')
    const full = (beers: number) => {
      const t = as('CH-11').at(0, 6).machine('L1-32')
      return drawAll(t.cubes(0, 'Y'.repeat(beers)).turn()).player(0).cards
    }
    expect([full(8), full(9)]).toEqual([[], ['L1-32']])
  })

  it('CH-12, TBBR-SOLO-08, TBBR-CHAR-25 two claims a turn: the third of a morning waits for the next successful move', () => {
    const t = as('CH-12').at(0, 6).level(0, 6).glass(0, 6).cubes(0, 'YYYYNNNNN')
    drawAll(t.machine('L1-29', 'L1-30', 'L1-31', 'L1-09', 'L1-10', 'L1-11', 'L1-12').turn())
    expect(t.player(0).cards).toEqual(['L1-29', 'L1-31'])
    // A failure begins no turn.
    expect(t.play('hitch 11', 'roll failed').player(0).cards).toHaveLength(2)
    drawAll(t.play('hitch 11', 'roll tbbr'))
    expect(t.player(0).cards).toEqual(['L1-29', 'L1-30', 'L1-31'])
  })

  it('CH-12, TBBR-SOLO-31 not: a card is never replaced at a token, and no drawing is swapped for it', () => {
    const t = soloWith({ cast: ['CH-12'], jokers: [1] })
    t.at(0, 6).disc(0, 7).machine('L1-09', 'L1-03').turn()
    expect(t.play('hitch 11', 'roll tbbr').step).toBe('action')
    const other = soloWith({ cast: ['CH-08'], jokers: [1] })
      .at(0, 6)
      .disc(0, 7)
      .machine('L1-09', 'L1-03')
      .turn()
    expect(other.play('hitch 11', 'roll tbbr').step).toBe('solo/replacement')
  })

  it('CH-13, TBBR-SOLO-08 the first move of a day, not of a turn; late in the day nothing is sold', () => {
    const t = as('CH-13').at(0, 6).play('bike 11')
    expect([t.player(0).time, cost(t, 'bike 6')]).toEqual([3, 6])
    expect(as('CH-13').at(0, 11).disc(0, 18).turn().may('buy')).toBe(false)
  })

  it('CH-14, TBBR-CHAR-23 a free glass in Brussels; 12 bottles are par, and more than his', () => {
    expect(cost(as('CH-14').at(0, 'B3'), 'taste')).toBe(0)
    expect([majority(as('CH-14').bottles(0, 11)), majority(as('CH-14').bottles(0, 12))]).toEqual([0, 5])
  })

  it('CH-15, TBBR-SOLO-22 what he pours is the brewery’s: black brings no level, red brings two', () => {
    const toast = (from: 16, to: 17 | 18) => {
      const t = as('CH-15').at(0, from).cubes(0, 'Y')
      placeHim(t.s, to, 34)
      return t.turn().play(`bike ${to}`).player(0).level
    }
    expect([toast(16, 18), toast(16, 17)]).toEqual([0, 2])
  })

  it('CH-16, TBBR-EVENT-24 points for a bottle of a bonus brewery instead of coasters, which lie nowhere', () => {
    const t = as('CH-16').at(0, 16).play('bike 17')
    expect(t.player(0)).toMatchObject({ score: 2, coasters: 0 })
  })

  it('CH-17, TBBR-SOLO-35 two beers for a unit by the tent, and a later morning', () => {
    const t = as('CH-17').at(0, 6).cubes(0, 'YY').play('camp', 'drink yellow', 'drink yellow')
    expect([t.view.day, t.player(0).time]).toEqual([2, 1])
  })

  it('CH-18, TBBR-SOLO-10 rolls again once a day; he follows the roll that counts', () => {
    const t = as('CH-18').at(0, 6).play('hitch 11', 'roll failed', 'again', 'roll tbbr')
    expect(t.player(0).place).toBe(11)
    expect(t.story).toContain('solo/walked')
    expect(t.play('hitch 6', 'roll failed').step).toBe('action')
    expect(game.forbids?.({ solo: true, characters: true, length: 'base' }, 1)).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import type { EventId } from '../../src/content/events.ts'
import * as z from '../../src/expansions/solo/zythologist.ts'
import type { Table } from '../table.ts'
import { placeHim } from './alone.ts'
import { game, soloWith } from './together.ts'

/** Alone on a day with this card; he is far away in the south. */
const today = (id: EventId, options: Readonly<Record<string, string>> = {}): Table =>
  soloWith({ days: [id, 'EV-18', 'EV-18'], options })

/** Coming from 6 to 11, where he stands and goes on to the south. */
const meeting = (id: EventId, beers = 'YN'): Table => {
  const t = today(id).at(0, 6).cubes(0, beers)
  placeHim(t.s, 11, 34)
  return t.turn()
}

const cost = (t: Table, move: string): unknown => t.info(move).cost

/** The last day with this card, a step before the end and two roads from home: what the way back costs. */
const wayHome = (id: EventId): number => {
  const t = soloWith({ days: ['EV-18', 'EV-18', id] })
    .day(3)
    .at(0, 6)
    .score(0, 100)
    .disc(0, 23)
    .turn()
    .play('stop')
  return (game.score(t.s)[0]?.parts ?? []).find(({ reason }) => reason === 'return')?.points ?? 0
}

describe('Every event alone', () => {
  it('EV-01, TBBR-EXP-20 bicycles are faster', () => {
    expect(cost(today('EV-01').at(0, 6), 'bike 11')).toBe(5)
  })
  it('EV-02, TBBR-EXP-20 buses are faster', () => {
    expect(cost(today('EV-02').at(0, 6), 'bus 11')).toBe(3)
  })
  it('EV-03, TBBR-EXP-03 one die more', () => {
    expect(today('EV-03').at(0, 6).may('hitch 11 x2')).toBe(true)
  })
  it('EV-04, TBBR-EVENT-26 the first glass of the day is free, not the first of every turn', () => {
    const t = today('EV-04').at(0, 13).play('taste', 'hitch 9', 'roll tbbr')
    expect([t.player(0).glass, cost(t, 'taste')]).toEqual([1, 1])
  })
  it('EV-05, TBBR-EXP-23 a beer more', () => {
    expect(today('EV-05').at(0, 11).play('buy').backpack(0)).toBe('Y4')
  })
  it('EV-06, TBBR-EXP-24 a cheese more, as far as the track goes', () => {
    const bought = (cheese: number) => today('EV-06').at(0, 12).cheese(0, cheese).play('buy +cheese').player(0)
    expect([bought(1).cheese, bought(3).cheese, bought(3).cheeseMarkers]).toEqual([3, 4, 0])
  })
  it('EV-07, TBBR-SOLO-35, TBBR-EVENT-07 an earlier morning; on the last day the way home costs less', () => {
    expect(today('EV-07').at(0, 6).level(0, 7).glass(0, 7).play('camp').player(0).time).toBe(0)
    expect([wayHome('EV-07'), wayHome('EV-18')]).toEqual([-20, -30])
  })
  it('EV-08, TBBR-CHAR-26 points for a first visit, though he has the bottle; where no token is laid, none', () => {
    const visit = (campaign: string) => {
      const t = today('EV-08', { campaign }).at(0, 16)
      placeHim(t.s, 17, 34)
      return t.turn().play('bike 17').player(0).score
    }
    expect([visit('none'), visit('4')]).toEqual([2, 0])
  })
  it('EV-09, TBBR-EVENT-10 a toast with him pays the player, and nobody else', () => {
    const t = meeting('EV-09').play('hitch 11', 'roll tbbr', 'give yellow')
    expect(t.player(0).score).toBe(2)
  })
  it('EV-10, TBBR-EVENT-27 the coaster won at his destination counts, as does a bottle in Brussels: one each', () => {
    const arrive = (id: EventId, bottle: boolean) => {
      const t = today(id, { campaign: '1' }).at(0, 13)
      placeHim(t.s, 30, 'B4')
      if (!bottle) t.noBottle('B4')
      t.turn().play('hitch B4', 'roll tbbr').nature('coaster 1/18')
      expect(z.gained(t.s)).toBe(5)
      return t.player(0).score - 5
    }
    expect([arrive('EV-10', false), arrive('EV-10', true), arrive('EV-18', true)]).toEqual([1, 2, 0])
  })
  it('EV-10, TBBR-EVENT-24 alone a bottle in Brussels pays, elsewhere it does not', () => {
    const arrive = (to: 'B3' | 11) => today('EV-10').at(0, 13).play(`hitch ${to}`, 'roll tbbr').player(0).score
    expect([arrive('B3'), arrive(11)]).toEqual([1, 0])
  })
  it('EV-11, TBBR-EVENT-10 points for first visits in Brussels, of the player alone', () => {
    const t = today('EV-11').at(0, 13)
    placeHim(t.s, 'B2', 'B4')
    expect(t.turn().play('hitch B3', 'roll tbbr').nature('coaster 1/18').player(0).score).toBe(2)
  })
  it('EV-12, TBBR-EVENT-06 a cheese in the morning', () => {
    const t = soloWith({ days: ['EV-18', 'EV-12', 'EV-18'] })
      .at(0, 6)
      .play('camp')
    expect(t.player(0).cheese).toBe(1)
  })
  it('EV-13, TBBR-EXP-20 bicycles are slower', () => {
    expect(cost(today('EV-13').at(0, 6), 'bike 11')).toBe(7)
  })
  it('EV-14, TBBR-SOLO-10 a late bus is late by four; he follows the one that arrives', () => {
    const t = today('EV-14').at(0, 6).play('bus 11', 'roll late')
    expect([t.player(0).time, t.story.includes('solo/walked')]).toEqual([8, true])
  })
  it('EV-15, TBBR-SOLO-10 a longer wait, and he stays', () => {
    const t = today('EV-15').at(0, 6).play('hitch 11', 'roll failed')
    expect([t.player(0).time, t.story.includes('solo/walked')]).toEqual([3, false])
  })
  it('EV-16, TBBR-EXP-23 a beer less', () => {
    expect(today('EV-16').at(0, 11).play('buy').backpack(0)).toBe('Y2')
  })
  it('EV-17, TBBR-EVENT-26 the first glass of a brewery is strong; a toast with him is none', () => {
    expect(today('EV-17').at(0, 13).play('taste').player(0).level).toBe(2)
    expect(meeting('EV-17').play('hitch 11', 'roll tbbr', 'give yellow').player(0).level).toBe(1)
  })
  it('EV-18, TBBR-EVENT-08 no cheese is sold', () => {
    expect(today('EV-18').at(0, 12).options()).not.toContain('buy +cheese')
  })
  it('EV-19, R-93 roads into Brussels are slower, not those he takes', () => {
    expect([cost(today('EV-19').at(0, 13), 'bike B3'), cost(today('EV-18').at(0, 13), 'bike B3')]).toEqual([4, 3])
  })
  it('EV-20, TBBR-EVENT-21 with 3 left nothing is sold, poured or played', () => {
    const t = soloWith({ days: ['EV-20', 'EV-18', 'EV-18'], lineUp: ['BD-03'] })
      .at(0, 13)
      .disc(0, 21)
      .turn()
    expect([t.may('buy'), t.may('taste'), t.may('concert')]).toEqual([false, false, false])
  })
  it('EV-21, TBBR-SOLO-35, TBBR-EVENT-07 a later morning; on the last day the way home costs more', () => {
    expect(today('EV-21').at(0, 6).play('camp').player(0).time).toBe(1)
    expect(wayHome('EV-21')).toBe(-36)
  })
  it('EV-22, TBBR-SOLO-20 a toast with him takes 2, as far as there is time', () => {
    const t = meeting('EV-22').play('hitch 11', 'roll tbbr', 'give yellow')
    expect(t.player(0).time).toBe(4)
    const late = meeting('EV-22').disc(0, 21).turn().play('hitch 11', 'roll tbbr', 'give yellow')
    expect(late.view.day).toBe(2)
  })
  it('EV-23, TBBR-EXP-46 the strap tears before he is met', () => {
    const t = meeting('EV-23', 'YYYYYYY').play('hitch 11', 'roll tbbr')
    // One is lost and one is given.
    expect(t.backpack(0)).toBe('Y5')
  })
  it('EV-24, TBBR-SOLO-30, R-97 a locked lightning that slides within reach is not won by the action that freed it, a star is', () => {
    const buy = (locked: 'L1-04' | 'L1-31') => {
      const t = today('EV-24').at(0, 'B1').cubes(0, 'NN').machine('L1-01', 'L1-09', 'L1-10', locked).turn().play('buy')
      return t.player(0).cards
    }
    expect([buy('L1-04'), buy('L1-31')]).toEqual([['L1-01'], ['L1-01', 'L1-31']])
  })
})

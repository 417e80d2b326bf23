import { readOptions } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import type { PlaceName } from '../../src/content/condition.ts'
import { asksForVisits, playableAlone, tagsOf } from '../../src/content/objective-tags.ts'
import { objectives } from '../../src/content/objectives.ts'
import { COLOURS } from '../../src/content/places.ts'
import { SETS } from '../../src/content/sets.ts'
import * as z from '../../src/expansions/solo/zythologist.ts'
import type { Table } from '../table.ts'
import { alone, game, him, told, unpackedAlone } from './alone.ts'

const condition = (t: Table) => him(t).condition
const verdict = (t: Table): string | undefined => game.score(t.s)[0]?.verdict

/** On the last day, a step before the end, he far away in the south. */
const lastHour = (number: number): Table =>
  alone(30, 34, { campaign: `${number}` })
    .day(3)
    .disc(0, 23)

/** How it ends where the player stands. */
const ended = (t: Table): string | undefined => verdict(t.turn().play('stop'))

describe('Campaign: goals', () => {
  it('TBBR-REP-20, R-90 one of fifteen conditions is picked as an option, for Solo alone', () => {
    expect(game.options.campaign).toMatchObject({ type: 'choice', default: 'none' })
    expect(condition(alone(1, 34))).toBeNull()
    expect(condition(alone(1, 34, { campaign: '7' }))).toMatchObject({
      number: 7,
      kind: 'goal',
      state: 'open',
      failedAt: null,
    })
    expect(() => readOptions(game, 2, { campaign: '7' })).toThrow('TBBR-REP-20')
  })

  it('TBBR-REP-21, R-54 passed exactly when it holds at the end: no total helps, and none is needed', () => {
    expect(ended(lastHour(10).score(0, 300).at(0, 'GP'))).toBe('solo/failed/great-zythologist')
    const t = lastHour(10).score(0, 30).at(0, 'B2')
    expect(condition(t)?.state).toBe('reached')
    expect(ended(t)).toBe('solo/passed/beaten')
    expect(game.score(t.s)[0]?.rank).toBe(1)
  })

  it('TBBR-REP-22 a goal is open until the end, and lost only then', () => {
    const t = lastHour(2)
    expect(condition(t)).toMatchObject({ state: 'open', parts: [{ has: 0, atLeast: 16, met: false }] })
    expect(ended(t)).toBe('solo/failed/beaten')
    expect(condition(t)?.state).toBe('failed')
  })

  it('TBBR-REP-02 example: 15 of 16 breweries of the border fail, all 16 pass', () => {
    const visit = (places: readonly PlaceName[]) => ended(lastHour(2).visited(0, ...places))
    expect(visit(SETS.BORDER16)).toMatch('passed')
    expect(visit(SETS.BORDER16.slice(1))).toMatch('failed')
  })

  it('TBBR-REP-03 example: Y6 N3 K1 R0 against Y5 N3 K1 R0 passes; against R1 it fails; coasters do not matter', () => {
    const against = (...bottles: readonly number[]) => {
      const t = lastHour(3).bottles(0, 6, 3, 0, 1)
      z.hisBottles(t.s).set(bottles)
      z.setCoasters(t.s, 9)
      return ended(t)
    }
    expect(COLOURS).toEqual(['yellow', 'brown', 'red', 'black'])
    expect(against(5, 3, 0, 1)).toMatch('passed')
    expect(against(5, 3, 1, 1)).toMatch('failed')
  })

  it('TBBR-REP-04, R-56 example: no bottle, token or bonus where he stood; 17 against 16 pass, 16 against 16 fail', () => {
    const t = alone(14, 34, { campaign: '4' }).at(0, 13).play('hitch 14', 'roll tbbr')
    expect([t.player(0).visited, t.bonusOf(0), t.player(0).bottles.yellow]).toEqual([[13], [0, 0, 0, 0], 0])
    // Who was there first keeps the token.
    const first = alone(11, 13, { campaign: '4' }).at(0, 13).play('hitch 9', 'roll tbbr')
    expect(him(first).stood).toEqual([11, 13])
    expect(first.player(0).visited).toEqual([9, 13])
    const places = Array.from({ length: 17 }, (_, at) => at + 1)
    const against = (own: number) => {
      const last = lastHour(4)
      z.stood(last.s).fill(0)
      for (const place of places.slice(0, 16)) z.stood(last.s)[place + 17] = 1
      for (const place of places.slice(0, own)) {
        last.s.visitors[place] = 1
        last.s.visited[0]++
      }
      return ended(last)
    }
    expect([against(17), against(16)]).toEqual(['solo/passed/beaten', 'solo/failed/beaten'])
  })

  it('TBBR-REP-04, R-56 no visited token and no bonus is foretold where he has stood', () => {
    const to14 = (campaign: string) => alone(14, 34, { campaign }).at(0, 13).info('hitch 14')
    expect(to14('4')).toMatchObject({ firstVisit: false, bonuses: [] })
    expect(to14('3')).toMatchObject({ firstVisit: true, bonuses: ['player'] })
    expect(alone(11, 34, { campaign: '4' }).at(0, 13).info('hitch 14')).toMatchObject({ firstVisit: true })
  })

  it('TBBR-REP-05, R-65 example: twelve beers and the cheese on its last space pass, eleven fail; cards about the backpack are out', () => {
    const full = (beers: number, cheese: number) => ended(lastHour(5).cubes(0, 'Y'.repeat(beers)).cheese(0, cheese))
    expect([full(12, 4), full(11, 4), full(12, 3)].map((one) => one?.split('/')[1])).toEqual([
      'passed',
      'failed',
      'failed',
    ])
    const t = unpackedAlone({ campaign: '5' }).nature('first 0')
    const out = objectives.filter((card) => tagsOf(card).includes('backpack')).map(({ id }) => id)
    expect(out.length).toBeGreaterThan(3)
    expect(t.view.machine.removed).toEqual(expect.arrayContaining(out))
    // The second packet of level 3 still holds a card.
    const others = objectives.filter((card) => card.level === 3 && !asksForVisits(card) && playableAlone(card))
    expect(others.some(({ id }) => !out.includes(id))).toBe(true)
  })

  it('TBBR-REP-06, R-57 example: five Trappists with R,R pass; with an empty backpack, or R,Y, they fail', () => {
    const deliver = (beers: string) =>
      ended(
        lastHour(6)
          .visited(0, ...SETS.TRAPPIST5)
          .cubes(0, beers),
      )
    expect([deliver('RR'), deliver(''), deliver('RY')].map((one) => one?.split('/')[1])).toEqual([
      'passed',
      'failed',
      'failed',
    ])
    expect(ended(lastHour(6).visited(0, 1, 15, 17, 26).cubes(0, 'RR'))).toMatch('failed')
  })

  it('TBBR-REP-07, R-58 example: 31 to 31 fails, 32 to 31 passes; each step of his takes the rightmost card', () => {
    const t = alone(1, 34, { campaign: '7' })
      .at(0, 13)
      .machine('L1-01', 'L1-02', 'L1-03', 'L1-04', 'L1-08')
      .deck('L1-06')
    t.play('hitch 11', 'roll tbbr')
    expect(him(t).cards).toEqual(['L1-01'])
    expect(t.step).toBe('card')
    t.nature('card L1-06')
    expect(t.rightRow).toEqual(['L1-02', 'L1-03', 'L1-04', 'L1-08'])
    t.play('hitch 13', 'roll tbbr', 'hitch 11', 'roll tbbr')
    expect(him(t).cards).toEqual(['L1-01', 'L1-02', 'L1-03'])
    // Where he stays he takes none.
    z.setChat(t.s, true)
    expect(him(t.play('hitch 13', 'roll tbbr')).cards.length).toBe(3)
  })

  it('TBBR-REP-07 the player claims before he takes, and what is printed counts', () => {
    const t = alone(1, 34, { campaign: '7' }).at(0, 11).machine('L1-24', 'L1-02').play('hitch B1', 'roll tbbr')
    expect([t.player(0).cards, him(t).cards]).toEqual([['L1-24'], ['L1-02']])
    expect(condition(t)?.parts).toEqual([{ has: 2, atLeast: 4, met: false }])
    const equal = lastHour(7).holds(0, 'L1-02')
    z.hisCards(equal.s)[objectives.findIndex(({ id }) => id === 'L1-03')] = 1
    expect(ended(equal.branch())).toMatch('failed')
    expect(ended(equal.holds(0, 'L1-01'))).toMatch('passed')
  })

  it('TBBR-REP-08, R-64 example: 20 beers pass, 19 fail', () => {
    expect([ended(lastHour(8).glass(0, 20)), ended(lastHour(8).glass(0, 19))]).toEqual([
      'solo/passed/beaten',
      'solo/failed/beaten',
    ])
  })

  it.each([
    ['TBBR-REP-09 example: all but one of the breweries with a bonus', 9, SETS.BONUS12, 12],
    ['TBBR-REP-11 example: all but one of the yellow breweries', 11, SETS.YELLOW, 20],
  ] as const)('%s fail, all of them pass', (_title, number, places, count) => {
    expect(places.length).toBe(count)
    expect(ended(lastHour(number).visited(0, ...places))).toMatch('passed')
    expect(ended(lastHour(number).visited(0, ...places.slice(1)))).toMatch('failed')
  })

  it('TBBR-REP-10, R-59 example: who ends at B2 pays 15 and passes, on the Grand Place one fails; a sleeper passes too', () => {
    const away = lastHour(10).score(0, 40).at(0, 'B2')
    expect(ended(away)).toMatch('passed')
    expect(game.score(away.s)[0]?.parts).toContainEqual({ reason: 'return', points: -15 })
    expect(ended(lastHour(10).at(0, 'GP'))).toMatch('failed')
    const sleeper = lastHour(10).score(0, 40).at(0, 3).level(0, 7).glass(0, 7).turn().play('taste')
    expect(told(sleeper, 'fellAsleep')).toBe(1)
    expect(verdict(sleeper)).toMatch('passed')
  })
})

describe('Campaign: the race for his destinations', () => {
  it('TBBR-REP-01 nothing is lost, and nothing said of it, without this condition or by whoever has nothing', () => {
    const beaten = (score: number, options = {}) =>
      alone(30, 26, options).at(0, 13).score(0, score).play('hitch 11', 'roll tbbr')
    expect([told(beaten(3), 'solo/race-lost'), beaten(3).player(0).score]).toEqual([0, 3])
    expect(told(beaten(0, { campaign: '1' }), 'solo/race-lost')).toBe(0)
    expect(told(beaten(3, { campaign: '1' }), 'solo/race-lost')).toBe(1)
  })

  it('TBBR-REP-01 example: with 3 points, his destination costs 3; first there, the player has 5, the coaster, and he a new aim', () => {
    const lost = alone(30, 26, { campaign: '1' }).at(0, 13).score(0, 3).play('hitch 11', 'roll tbbr')
    expect(lost.player(0).score).toBe(0)
    lost.nature('coaster 1/18')
    expect(game.score(lost.s)[0]?.parts).toContainEqual({ reason: 'solo/race-lost', points: -3 })
    const won = alone(30, 11, { campaign: '1' }).at(0, 13).bottleAt(11).play('hitch 11', 'roll tbbr')
    expect(won.step).toBe('solo/destination')
    expect(won.player(0)).toMatchObject({ score: 5, coasters: 1, visited: [11, 13], bottles: { yellow: 1 } })
    won.nature('coaster 1/18')
    expect(him(won)).toMatchObject({ destination: 1, race: { won: 5, lost: 0 } })
    expect(him(won).coasters).toBe(1)
    // A coaster like any other: 1 point each evening.
    expect(won.play('camp').player(0).score).toBe(5 + 1 + 1)
  })

  it('TBBR-REP-01, R-55 not when it is drawn under the feet of the player; and on the last day he still has one to reach', () => {
    const t = alone(30, 26, { campaign: '1' }).at(0, 13).play('hitch 11', 'roll tbbr').nature('coaster 11/34')
    expect(him(t)).toMatchObject({ destination: 11 })
    expect(t.player(0).coasters).toBe(0)
    const last = alone(30, 11, { campaign: '1' }).day(3).at(0, 13).play('hitch 11', 'roll tbbr').nature('coaster 1/18')
    expect(him(last)).toMatchObject({ destination: 1, lastWalk: 0 })
  })
})

import { NATURE } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { belgianBeersRace as game } from '../src/index.ts'
import { AT_LEVEL, BOUGHT, CAMPED, TASTED } from './printed-cards.ts'
import { BREWERIES } from './sights.ts'
import { race } from './table.ts'

describe('Calling it a day', () => {
  it('TBBR-STOP-01 the disc goes to the last space and nothing is gained', () => {
    const t = race(2).disc(0, 5).disc(1, 20).cubes(0, 'YN').level(0, 3).glass(0, 3).cheese(0, 1).score(0, 12)
    t.play('stop')
    expect(t.row(0)).toBe('24 @GP L3 g3 [Y1 N1] 12')
    expect(t.events.slice(0, 3)).toEqual([
      { type: 'calledItADay', seat: 0 },
      { type: 'dayOver', seat: 0, from: 5, why: 'stopped' },
      { type: 'turnEnded', seat: 0 },
    ])
    expect([t.asked, t.player(0).finished, t.player(0).cheese]).toEqual([1, true, 1])
  })

  it('TBBR-STOP-01, TBBR-RUL-68 ride and hitchhiking series end with it', () => {
    const t = race(2).disc(0, 5).disc(1, 20).ride(0, 3).hitched(0, 16, 2).play('stop')
    expect(t.player(0)).toMatchObject({ ride: 0, hitch: null })
  })

  it('TBBR-STOP-02 exactly where no tent may stand: on the Grand Place, and everywhere on the last day', () => {
    const ends = (day: number, place: (typeof BREWERIES)[number] | 'GP', options = {}) =>
      race(2, options)
        .day(day)
        .at(0, place)
        .disc(1, 20)
        .options()
        .filter((text) => text === 'stop' || text === 'camp')
    for (const day of [1, 2, 3]) expect(ends(day, 'GP')).toEqual(['stop'])
    for (const place of BREWERIES)
      expect([1, 2, 3].flatMap((day) => ends(day, place))).toEqual(['camp', 'camp', 'stop'])
    expect([1, 2].flatMap((day) => ends(day, 16, { length: 'short' }))).toEqual(['camp', 'stop'])
    expect([1, 2].flatMap((day) => ends(day, 'GP', { length: 'short' }))).toEqual(['stop', 'stop'])
  })

  it('TBBR-STOP-03 it is no camping: no beer is drunk and no camping card taken', () => {
    const t = race(2).disc(1, 20).cubes(0, 'YY').machine(CAMPED).play('stop')
    expect([t.asked, t.backpack(0), t.player(0).camped, t.player(0).cards]).toEqual([1, 'Y2', false, []])
    expect(t.rightRow[0]).toBe(CAMPED)
  })

  it('TBBR-STOP-03 it is no sleep: the way home is counted without an extra move', () => {
    const t = race(2).day(3).at(0, 16).finished(1).score(0, 50).play('stop')
    expect(t.player(0).asleep).toBe(false)
    expect(t.heard('returnPenalty')).toEqual([
      { type: 'returnPenalty', seat: 0, distance: 1, asleep: false, points: -15 },
    ])
  })

  it('TBBR-STOP-04 the way to the last space crosses no token', () => {
    const t = race(3).disc(0, 5).disc(1, 20).disc(2, 19).machine('L2-12').play('stop')
    expect([t.asked, t.step, t.rightRow[0]]).toEqual([2, 'action', 'L2-12'])
    expect(t.view.tokens.map(({ broken }) => broken)).toEqual([false, false, false])
  })

  it('TBBR-STOP-04 example: on the last day from disc 19 on the Grand Place to 24, safe there', () => {
    const t = race(2).day(3).disc(0, 19).disc(1, 20).score(0, 40).machine('L2-12').play('stop')
    expect(t.row(0)).toBe('24 @GP L0 g0 [–] 40')
    expect(t.asked).toBe(1)
    t.play('stop')
    expect([t.heard('returnPenalty'), t.asked, t.player(0).penalty]).toEqual([[], undefined, 0])
    expect(game.score(t.s)[0]?.parts.map(({ reason }) => reason)).not.toContain('return')
  })

  it('TBBR-STOP-05 with a unit left there is always something to do, at every place and level', () => {
    for (const day of [1, 3])
      for (const place of [...BREWERIES, 'GP'] as const)
        for (const level of [0, 7]) {
          const t = race(2).day(day).at(0, place).disc(1, 23).disc(0, 23).level(0, level).used(0, 'buy', 'taste')
          expect(t.asked).toBe(0)
          expect(t.options().at(-1)).toBe(day === 3 || place === 'GP' ? 'stop' : 'camp')
        }
  })

  it('TBBR-STOP-06 no card follows from it, and the machine is refilled as usual', () => {
    const t = race(2).disc(1, 20).level(0, 6).glass(0, 6).deck('L1-02', 'L1-03')
    t.machine('L2-12', AT_LEVEL, BOUGHT, TASTED, 'L2-09', 'L2-10', 'L2-11', 'L1-04')
    expect(t.rightRow).toEqual(['L2-12', null, BOUGHT, TASTED])
    t.play('stop')
    expect(t.heard('cardTaken')).toEqual([])
    expect([t.rightRow, t.leftRow, t.deckTop]).toEqual([
      ['L2-12', BOUGHT, TASTED, 'L2-09'],
      ['L2-10', 'L2-11', 'L1-04'],
      null,
    ])
    expect([t.asked, t.options()]).toEqual([NATURE, ['card L1-02', 'card L1-03']])
    expect([t.nature('card L1-03').deckTop, t.asked]).toEqual(['L1-03', 1])
  })
})

import { readNotation } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { brokenBy } from '../../src/index.ts'
import type { Table } from '../table.ts'
import { alone, game, him, told } from './alone.ts'

const condition = (t: Table) => him(t).condition
const verdict = (t: Table): string | undefined => game.score(t.s)[0]?.verdict
const alive = (t: Table): boolean => condition(t)?.failedAt === null && told(t, 'solo/failed') === 0

/** The day is spent and the game over. */
const ended = (t: Table): string | undefined => {
  t.day(3)
  return verdict(t.play('stop'))
}

/** What a move would break. */
const breaks = (t: Table, text: string) => brokenBy(t.s, readNotation(game, t.s, 0, text))

describe('Campaign: prohibitions', () => {
  it('TBBR-REP-22 the first violation is told at once, with its moment, and the game goes on', () => {
    const t = alone(1, 34, { campaign: '15' }).at(0, 13).disc(0, 5)
    expect(condition(t)).toMatchObject({ kind: 'prohibition', state: 'reached', failedAt: null })
    t.play('bike 11')
    expect(t.events).toContainEqual({ type: 'solo/failed', seat: 0, condition: 15 })
    expect(condition(t)).toMatchObject({ state: 'failed', failedAt: { day: 1, time: 5 } })
    expect(t.step).toBe('action')
    t.play('bike 9')
    expect(told(t, 'solo/failed')).toBe(0)
    expect(condition(t)?.failedAt).toEqual({ day: 1, time: 5 })
    expect(ended(t)).toMatch('failed')
  })

  it('TBBR-REP-01 no toast passes, one fails', () => {
    const t = alone(11, 34, { campaign: '1' }).at(0, 13)
    expect(ended(t.branch().play('hitch 11', 'roll tbbr'))).toMatch('passed')
    t.cubes(0, 'Y').play('hitch 11', 'roll tbbr')
    expect(alive(t)).toBe(false)
    expect(ended(t)).toMatch('failed')
  })

  it('TBBR-REP-12, R-60 example: toasts in black and red pass; one in a yellow brewery fails at once; none fails in the end', () => {
    const black = alone(18, 34, { campaign: '12' }).at(0, 16).cubes(0, 'YY')
    expect(ended(black.branch())).toMatch('failed')
    black.play('hitch 18', 'roll tbbr')
    expect(alive(black)).toBe(true)
    expect(condition(black)).toMatchObject({
      state: 'reached',
      parts: [
        { has: 1, atLeast: 1 },
        { has: 0, atMost: 0 },
      ],
    })
    expect(ended(black.branch())).toMatch('passed')
    const yellow = alone(11, 34, { campaign: '12' }).at(0, 13).cubes(0, 'Y').play('hitch 11', 'roll tbbr')
    expect(alive(yellow)).toBe(false)
  })

  it('TBBR-REP-13, R-61 example: one declaration by bus fails at once; by thumb, in Brussels and in vain, all is well', () => {
    const t = alone(1, 34, { campaign: '13' }).at(0, 13)
    t.play('hitch 11', 'roll failed', 'hitch 11 x2', 'roll failed tbbr')
    expect(alive(t)).toBe(true)
    expect(ended(t.branch())).toMatch('passed')
    const inside = alone(1, 34, { campaign: '13' }).play('bike B1')
    expect(alive(inside)).toBe(false)
    expect(told(t.play('bus 13'), 'solo/failed')).toBe(1)
    // A ride paid with beers is one by thumb; without any move it fails.
    expect(alive(alone(1, 34, { campaign: '13' }).at(0, 11).cubes(0, 'YYYY').play('offer 13'))).toBe(true)
    expect(ended(alone(1, 34, { campaign: '13' }))).toMatch('failed')
  })

  it('TBBR-REP-14, R-62 example: a toast in a brown brewery tastes brown and fails; with an empty backpack there is none', () => {
    const t = alone(13, 34, { campaign: '14' }).at(0, 11)
    expect(alive(t.branch().play('hitch 13', 'roll tbbr'))).toBe(true)
    expect(alive(t.cubes(0, 'Y').play('hitch 13', 'roll tbbr'))).toBe(false)
  })

  it('TBBR-REP-14, TBBR-REP-24 yellow beers pass wherever they are drunk, others fail; no beer at all passes', () => {
    expect(ended(alone(1, 34, { campaign: '14' }))).toMatch('passed')
    expect(alive(alone(1, 34, { campaign: '14' }).at(0, 3).play('taste'))).toBe(true)
    expect(alive(alone(1, 34, { campaign: '14' }).at(0, 7).play('taste'))).toBe(false)
    const bus = alone(1, 34, { campaign: '14' }).at(0, 6).cubes(0, 'YN').play('bus 11', 'roll tbbr', 'drink yellow')
    expect(alive(bus)).toBe(true)
    expect(alive(bus.play('drink brown'))).toBe(false)
  })

  it('TBBR-REP-15, R-63 example: bus and thumb alone pass, and so does no move; a bicycle fails', () => {
    const t = alone(1, 34, { campaign: '15' }).at(0, 13)
    expect(ended(t.branch())).toMatch('passed')
    t.play('bus 11', 'roll tbbr', 'hitch 13', 'roll tbbr')
    expect(ended(t.branch())).toMatch('passed')
    expect(alive(t.play('bike 11'))).toBe(false)
  })
})

describe('Campaign: before it is done', () => {
  it('TBBR-REP-23 what would break the condition is known: means, beers and the toast at the end of a road', () => {
    const thumb = alone(1, 34, { campaign: '13' }).at(0, 13)
    expect([breaks(thumb, 'bike 11'), breaks(thumb, 'bus 11'), breaks(thumb, 'hitch 11')]).toEqual([13, 13, undefined])
    const yellow = alone(1, 34, { campaign: '14' }).at(0, 7).cubes(0, 'YN')
    expect([breaks(yellow, 'taste'), breaks(yellow, 'buy')]).toEqual([14, undefined])
    yellow.play('bus 9', 'roll tbbr')
    expect([breaks(yellow, 'drink yellow'), breaks(yellow, 'drink brown')]).toEqual([undefined, 14])
    const distant = alone(11, 34, { campaign: '1' }).at(0, 13).cubes(0, 'Y')
    expect([breaks(distant, 'hitch 11'), breaks(distant, 'hitch 9')]).toEqual([1, undefined])
  })

  it('TBBR-REP-23 he may also come to the player, with a coaster drawn on the way, or by a way the player chooses', () => {
    const t = alone(10, 11, { campaign: '12' }).at(0, 13).cubes(0, 'Y')
    expect(breaks(t, 'hitch 11')).toBe(12)
    const chosen = alone(16, 21, { campaign: '1' }).at(0, 21).cubes(0, 'Y')
    expect(breaks(chosen, 'hitch 17')).toBeUndefined()
    chosen.play('hitch 17', 'roll tbbr')
    expect(chosen.options()).toEqual(['lead 17', 'lead 18'])
    expect([breaks(chosen, 'lead 17'), breaks(chosen, 'lead 18')]).toEqual([1, undefined])
  })

  it('TBBR-REP-23 nothing is asked where nothing can break any more, or no condition forbids anything', () => {
    const t = alone(1, 34, { campaign: '15' }).at(0, 13).play('bike 11')
    expect(breaks(t, 'bike 13')).toBeUndefined()
    expect(breaks(alone(1, 34, { campaign: '2' }).at(0, 13), 'bike 11')).toBeUndefined()
    expect(breaks(alone(1, 34).at(0, 13), 'bike 11')).toBeUndefined()
  })
})

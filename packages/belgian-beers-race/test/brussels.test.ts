import { describe, expect, it } from 'vitest'
import { race } from './table.ts'

const POINTS = ['GP', 'B1', 'B2', 'B3', 'B4', 'B5', 'B6'] as const
const GATES = [11, 12, 13, 14, 16, 18, 19, 23] as const

describe('Brussels', () => {
  it('TBBR-BXL-01 seven points, and a way from each to every other', () => {
    for (const from of POINTS) {
      const t = race(2).at(0, from)
      const inside = t.optionsOf('bike').filter((text) => !/ \d/.test(text))
      expect(inside).toEqual(POINTS.filter((to) => to !== from).map((to) => `bike ${to}`))
    }
  })

  it('TBBR-BXL-02 one unit by every means, under the rules of that means', () => {
    const t = race(2).at(0, 'B1').cubes(0, 'YY')
    for (const means of ['bike', 'bus', 'hitch', 'offer'])
      expect(t.info(`${means} B6`)).toMatchObject({ printed: 1, cost: 1, road: 'BXL' })
    expect(t.branch().play('bike B6').player(0)).toMatchObject({ time: 1, ride: 1 })
    expect(t.branch().play('bus B6', 'roll late', 'done').player(0).time).toBe(3)
    const drunk = race(2).at(0, 'B1').level(0, 7).glass(0, 7)
    expect(drunk.optionsOf('bike')).toEqual([])
    expect(drunk.info('bus B6')).toMatchObject({ printed: 1, cost: 2 })
    expect(drunk.info('hitch B6')).toMatchObject({ cost: 1, waiting: 4 })
  })

  it('TBBR-BXL-02 example: a failure costs 2 and moves nobody; an offer takes 2 cubes', () => {
    const t = race(2).at(0, 'B1').cubes(0, 'YYY')
    expect(t.branch().play('hitch B2', 'roll failed').row(0)).toBe('2 @B1 L0 g0 [Y3] 0')
    expect(t.branch().play('offer B2').row(0)).toBe('1 @B2 L0 g0 [Y1] 0')
  })

  it('TBBR-BXL-03 every road out of Brussels starts at every point, at its printed value', () => {
    const hitch = { 11: 1, 12: 2, 13: 1, 14: 3, 16: 1, 18: 2, 19: 2, 23: 2 }
    for (const from of POINTS) {
      const t = race(2).at(0, from)
      expect(t.optionsOf('bus').filter((text) => / \d/.test(text))).toEqual(GATES.map((to) => `bus ${to}`))
      for (const to of GATES) expect(t.info(`hitch ${to}`)).toMatchObject({ printed: hitch[to], road: `${to}-BXL` })
    }
  })

  it('TBBR-BXL-04 every road into Brussels leads to any point for the same time', () => {
    for (const from of GATES) {
      const t = race(2).at(0, from)
      const points = POINTS.map((to) => t.info(`bike ${to}`).cost)
      expect(points).toEqual(Array(7).fill({ 11: 4, 12: 5, 13: 3, 14: 7, 16: 3, 18: 5, 19: 6, 23: 7 }[from]))
    }
    expect(race(2).at(0, 13).play('bike B5').row(0)).toBe('3 @B5 L0 g0 [–] 0')
  })

  it('TBBR-BXL-05 the Grand Place gives nothing, sells nothing and lets nobody camp', () => {
    const t = race(2).at(0, 'B1').disc(1, 20).machine('L1-24').play('bike GP')
    expect(t.story).toEqual(['declared', 'timeSpent', 'moved'])
    expect(t.player(0)).toMatchObject({ place: 'GP', visited: ['B1'], cards: [], coasters: 0 })
    const kinds = new Set(t.options().map((text) => text.split(' ')[0]))
    expect([...kinds]).toEqual(['bike', 'bus', 'hitch', 'stop'])
    expect(t.play('bike B2').player(0).cards).toEqual(['L1-24'])
  })

  it('TBBR-BXL-05, TBBR-BXL-06 all stand on the Grand Place together, and nobody toasts', () => {
    const t = race(4).at(3, 'B1').disc(3, 1).cubes(3, 'YYY').disc(0, 9).disc(1, 9).disc(2, 9)
    for (const seat of [0, 1, 2]) t.cubes(seat, 'Y')
    t.play('bike GP')
    expect(t.story).not.toContain('toastBegun')
    expect(t.places).toEqual(['GP', 'GP', 'GP', 'GP'])
    expect(t.view.players.map(({ grandPlace }) => grandPlace?.order)).toEqual([1, 2, 3, 4])
  })

  it('TBBR-BXL-05 whoever leaves the Grand Place loses the rank of arrival, those behind move up', () => {
    const t = race(3).disc(1, 9).disc(2, 9).play('bike B1')
    expect(t.view.players.map(({ grandPlace }) => grandPlace?.order)).toEqual([undefined, 1, 2])
    t.play('bike GP')
    expect(t.player(0).grandPlace).toEqual({ order: 3, time: 2 })
  })

  it('TBBR-BXL-05 whoever wakes up on the Grand Place has arrived at the start of the day, in its play order', () => {
    const t = race(4).at(0, 13).disc(0, 24).disc(2, 24).level(2, 6).glass(2, 6).disc(3, 24).disc(1, 23).play('stop')
    expect(t.view.day).toBe(2)
    expect(t.view.players.map(({ grandPlace }) => grandPlace)).toEqual([
      null,
      { order: 2, time: 0 },
      { order: 3, time: 0 },
      { order: 1, time: 0 },
    ])
  })

  it('TBBR-BXL-07 a Brussels brewery has its bottle, its bonus, its toast and its camping', () => {
    const t = race(2).cubes(0, 'Y').at(1, 'B2').disc(1, 9).cubes(1, 'Y').bottleAt('B2').play('bike B2')
    expect(t.heard('bottleTaken')).toEqual([{ type: 'bottleTaken', seat: 0, place: 'B2', colour: 'yellow' }])
    expect(t.heard('bonusGained')).toEqual([{ type: 'bonusGained', seat: 0, category: 'author', steps: 1 }])
    expect(t.heard('toastBegun')).toEqual([{ type: 'toastBegun', seat: 0, partners: [1], place: 'B2' }])
    expect([t.may('taste'), t.may('camp'), t.may('stop')]).toEqual([true, true, false])
  })

  it('TBBR-BXL-07 players at two points of Brussels do not meet', () => {
    const t = race(2).cubes(0, 'Y').at(1, 'B2').disc(1, 9).cubes(1, 'Y').play('bike B3')
    expect(t.story).not.toContain('toastBegun')
  })
})

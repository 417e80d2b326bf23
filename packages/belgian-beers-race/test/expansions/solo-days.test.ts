import { movesOf } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { soloMatch } from '../../src/expansions/solo/match.ts'
import * as z from '../../src/expansions/solo/zythologist.ts'
import { pointsByTheEnd, tryOut, worthOf } from '../../src/index.ts'
import type { Table } from '../table.ts'
import { alone, game, him } from './alone.ts'

const scores = (t: Table) => game.score(t.s)[0]
const part = (t: Table, reason: string): number =>
  (scores(t)?.parts ?? []).filter((one) => one.reason === reason).reduce((sum, { points }) => sum + points, 0)

/** He has so many bottles and coasters. */
function withReserve(t: Table, bottles: number, coasters: number): Table {
  z.hisBottles(t.s).fill(0)
  z.hisBottles(t.s)[0] = bottles
  z.setCoasters(t.s, coasters)
  return t
}

/** The last day is spent on the Grand Place. */
const ended = (t: Table): Table => t.day(3).disc(0, 23).turn().play('stop')

describe('Alone: days and the end', () => {
  it('TBBR-SOLO-35 the night as usual: delay, four levels less, daily scoring; the player starts the day', () => {
    const t = alone(1, 34).at(0, 6).level(0, 6).glass(0, 6).bottles(0, 2, 0, 0, 0).play('camp')
    expect(t.player(0)).toMatchObject({ time: 1, level: 2, score: 14 })
    expect(t.asked).toBe(0)
  })

  it('TBBR-SOLO-40 the game ends with the third day; the way home is paid for', () => {
    const t = alone(1, 34).day(3).at(0, 11).score(0, 40).disc(0, 23).turn().play('stop')
    expect(t.asked).toBeUndefined()
    expect(part(t, 'return')).toBe(-15)
  })

  it('TBBR-SOLO-41, R-43, R-83 example: 9 bottles against 6 and 2 coasters pay 5; 8 pay nothing; three days pay 15', () => {
    const evening = (bottles: number) =>
      withReserve(alone(1, 34).at(0, 6).bottles(0, bottles, 0, 0, 0), 6, 2).play('camp')
    expect([part(evening(9), 'solo/led'), part(evening(8), 'solo/led')]).toEqual([5, 0])
    expect(evening(9).player(0).score).toBe(9 + 5)
    const t = withReserve(alone(1, 34).at(0, 6).bottles(0, 9, 0, 0, 0), 6, 2)
      .play('camp')
      .play('camp')
    expect(him(t).led).toEqual([1, 2])
    expect(part(ended(t.at(0, 'GP')), 'solo/led')).toBe(15)
  })

  it('TBBR-SOLO-41 the last evening counts in the final scoring, not at once', () => {
    const t = withReserve(alone(1, 34).bottles(0, 9, 0, 0, 0), 6, 2)
    expect(part(ended(t), 'solo/led')).toBe(5)
    expect(scores(t)?.total).toBe(9 + 5 - 5)
  })

  it('TBBR-SOLO-41 the Solo card shows who is ahead: 8 bottles against 6 and 2 coasters are one short, 9 lead', () => {
    const t = withReserve(alone(1, 34), 6, 2)
    const shown = (bottles: number) => soloMatch({ yellow: bottles - 1, red: 1 }, him(t))
    expect(shown(8)).toMatchObject({ mine: 8, his: 8, leads: false, short: 1 })
    expect(shown(9)).toMatchObject({ mine: 9, his: 8, leads: true, short: 0 })
  })

  it('TBBR-SOLO-42, R-44 example: no toast pays nothing, 3 pay 15, 6 pay 20', () => {
    const toasted = (count: number): number => {
      const t = withReserve(alone(1, 34), 20, 0)
      z.toasts(t.s)[0] = count
      t.cheers(0, Math.min(count, 6))
      return part(ended(t), 'solo/toasts')
    }
    expect([0, 1, 3, 4, 6].map(toasted)).toEqual([0, 5, 15, 20, 20])
  })

  it('SO-01 example: two days led and two toasts are 20, three days and four or more toasts 35', () => {
    /** So many days led, from the first one on. */
    const card = (days: number, toasted: number): number => {
      const t = withReserve(alone(1, 34), 6, 2).cheers(0, Math.min(toasted, 6))
      z.toasts(t.s)[0] = toasted
      for (let day = 1; day <= 3; day++)
        t.bottles(0, day <= days ? 9 : 8)
          .at(0, day < 3 ? 6 : 'GP')
          .play(day < 3 ? 'camp' : 'stop')
      return part(t, 'solo/led') + part(t, 'solo/toasts')
    }
    expect([card(2, 2), card(3, 4), card(3, 6), card(0, 0)]).toEqual([20, 35, 35, 0])
  })

  it('TBBR-SOLO-43, R-45 won from 250 on; the verdict says so with the title', () => {
    const verdict = (total: number) => {
      // Without a toast the Cheers Track takes 5.
      const t = ended(withReserve(alone(1, 34).score(0, total + 5), 20, 0))
      expect(scores(t)?.total).toBe(total)
      return [scores(t)?.verdict, scores(t)?.rank]
    }
    expect(verdict(199)).toEqual(['solo/lost/beaten', 2])
    expect(verdict(200)).toEqual(['solo/lost/amateur', 2])
    expect(verdict(249)).toEqual(['solo/lost/connoisseur', 2])
    expect(verdict(250)).toEqual(['solo/won/connoisseur', 1])
    expect(verdict(251)).toEqual(['solo/won/great-zythologist', 1])
  })

  it('TBBR-SOLO-43 before the end nobody has won', () => {
    expect(scores(alone(1, 34).score(0, 300))?.verdict).toBeUndefined()
  })

  it('a lead over him is worth every evening to come, and comes true', () => {
    const t = withReserve(alone(1, 34).bottles(0, 9, 0, 0, 0), 6, 2)
    const projected = pointsByTheEnd(t.s, 0)
    while (t.asked !== undefined) t.play('stop')
    expect(part(t, 'solo/led')).toBe(15)
    expect(scores(t)?.total).toBe(projected)
  })

  it('to end a day with more bottles than his is worth what it was worth before: the evening is counted once', () => {
    const ends = (day: number, how: string, t: Table): string[] => {
      withReserve(t.day(day).at(0, 19).bottles(0, 9, 0, 0, 0), 6, 2).turn()
      const move = movesOf(game, t.s, 0)[t.options().indexOf(how)] ?? -1
      const { after, told } = tryOut(t.s, move, 'good')
      expect(told.map(({ type }) => String(type))).toContain('solo/led')
      return worthOf(t.s, after, 0).parts.map(({ reason, points }) => `${reason} ${points}`)
    }
    for (const day of [1, 2]) {
      expect(ends(day, 'camp', alone(1, 34))).toEqual([])
      // Asleep after a last glass.
      expect(ends(day, 'taste', alone(1, 34).level(0, 7))).toEqual([`beers ${day === 1 ? 6 : 4}`])
    }
    // What is known ends in the night: level 2 is shuffled in, and cards are to be drawn.
    const full = alone(1, 34).machine('L1-09', 'L1-10', 'L1-11', 'L1-12', 'L1-13', 'L1-14', 'L1-15', 'L1-16')
    expect(ends(1, 'camp', full)).toEqual([])
  })
})

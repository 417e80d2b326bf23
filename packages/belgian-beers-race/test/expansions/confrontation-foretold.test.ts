import { movesOf, seeded } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import type { RaceState } from '../../src/engine/state.ts'
import { answered, declaredParts, windowIn } from '../../src/expansions/confrontation/foretold.ts'
import type { RaceView } from '../../src/view.ts'
import type { Table } from '../table.ts'
import { confronting, game } from './with-hands.ts'

const lookingAs = (t: Table, seat: number): RaceView => game.view(t.s, seat) as unknown as RaceView
/** The table as this seat knows it. */
const known = (t: Table, seat: number): RaceState => game.imagine(lookingAs(t, seat), seeded('foretold'))
const saying = (t: Table, seat: number, say: string): number => {
  const found = movesOf(game, t.s, seat).find((move) => game.describe(t.s, seat, move).say.join(' ') === say)
  if (found === undefined) throw new Error(`${say} is no answer here.`)
  return found
}

const riding = (...hands: Parameters<typeof confronting>[0]): Table =>
  confronting(hands).at(0, 11).disc(1, 20).disc(2, 20).play('bike 6')

describe('Confrontation: what an answer would change', () => {
  it('a window says what it is about, and who is asked', () => {
    const t = riding([], ['CF-N01'], ['CF-P01'])
    expect(windowIn(lookingAs(t, 1))).toEqual({ hook: 'moveDeclared', subject: 0, isOwn: false })
    t.by(1, 'play CF-N01').by(2, 'pass')
    expect(windowIn(lookingAs(t, 1))).toBeUndefined()
  })

  it('whoever is hit is asked alone', () => {
    const t = riding(['CF-P13'], ['CF-N01'], []).by(1, 'play CF-N01')
    expect(windowIn(lookingAs(t, 0))).toEqual({ hook: 'cardPlayed', subject: 0, isOwn: true })
    const { passed, played } = answered(known(t, 0), 0, saying(t, 0, 'play CF-P13'))
    expect(passed.time - played.time).toBe(3)
  })

  it('a delay is counted on the space the disc would reach', () => {
    const t = riding([], ['CF-N01', 'CF-N02'], ['CF-P01'])
    const one = answered(known(t, 1), 1, saying(t, 1, 'play CF-N01'))
    expect([one.subject, one.passed.place, one.played.place]).toEqual([0, 6, 6])
    expect(one.played.time - one.passed.time).toBe(3)
    const both = answered(known(t, 1), 1, saying(t, 1, 'play CF-N02 CF-N01'))
    expect(both.played.time - both.passed.time).toBe(5)
    expect(t.step).toBe('confrontation/window')
  })

  it('a ride that no longer fits does not take place', () => {
    const t = confronting([[], ['CF-N02']])
      .at(0, 11)
      .disc(1, 31)
    const way = 6
    t.disc(0, t.s.dayLength - t.s.time[0] - way).play('bike 6')
    const { passed, played } = answered(known(t, 1), 1, saying(t, 1, 'play CF-N02'))
    expect([passed.place, played.place]).toEqual([6, 11])
  })

  it('what others have answered in secret is left aside', () => {
    const t = riding([], ['CF-N01'], ['CF-N02'])
    const before = answered(known(t, 2), 2, saying(t, 2, 'play CF-N02'))
    t.by(1, 'play CF-N01')
    expect(answered(known(t, 2), 2, saying(t, 2, 'play CF-N02'))).toEqual(before)
  })

  it('beers of a purchase', () => {
    const t = confronting([[], ['CF-N06']])
      .at(0, 7)
      .disc(1, 20)
      .play('buy')
    const { passed, played } = answered(known(t, 1), 1, saying(t, 1, 'play CF-N06'))
    expect([passed.beers, played.beers]).toEqual([3, 1])
  })

  it('the parts of a declared move make its time', () => {
    const t = riding([], ['CF-N01'], ['CF-P01'])
    const parts = declaredParts(t.s, 0)
    const { passed } = answered(known(t, 1), 1, saying(t, 1, 'pass'))
    expect(parts.reduce((sum, { n }) => sum + n, 0)).toBe(passed.time)
  })

  it('a level comes with what it forbids, unless a card waives it', () => {
    const tasting = (level: number, ...own: Parameters<typeof confronting>[0][number]) => {
      const t = confronting([own, ['CF-N08']])
        .at(0, 19)
        .level(0, level)
        .disc(1, 20)
      for (const card of own) t.play(`play ${card}`)
      t.play('taste')
      const { passed, played } = answered(known(t, 1), 1, saying(t, 1, 'play CF-N08'))
      return [passed.level, passed.band, played.level, played.band]
    }
    expect(tasting(1)).toEqual([2, 'clear', 3, 'clear'])
    expect(tasting(3)).toEqual([4, 'clear', 5, 'noBicycle'])
    expect(tasting(5)).toEqual([6, 'noBicycle', 7, 'slow'])
    expect(tasting(6)).toEqual([7, 'slow', 8, 'asleep'])
    expect(tasting(5, 'CF-P09')).toEqual([6, 'clear', 7, 'clear'])
  })
})

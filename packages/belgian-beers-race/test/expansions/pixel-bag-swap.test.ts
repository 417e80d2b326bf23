import { encode, Match, seeded } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import * as cards from '../../src/expansions/pixel-bag/cards.ts'
import { secretPoints } from '../../src/rules/final-scoring.ts'
import { before, game, giveJokers, seen, withDrawings } from './with-drawings.ts'

describe('Pixel Bag: swapping', () => {
  const crossing = (seats: 2 | 3) =>
    withDrawings([['PX-01', 'PX-02'], ['PX-03', 'PX-04'], ...(seats === 3 ? [['PX-05', 'PX-06'] as const] : [])])
      .at(0, 11)
      .disc(0, 8)
      .disc(1, 20)
      .machine('L1-17')

  it('TBBR-PIXEL-22 whoever crosses a token and removes an objective may discard a drawing and draw another', () => {
    const t = crossing(2).play('buy', 'break L1-17')
    expect([t.step, t.asked, t.options()]).toEqual(['pixel-bag/swap', 0, ['keep', 'swap 1', 'swap 2']])
    expect(t.fallback).toBe('keep')
    expect(t.info('swap 2')).toMatchObject({ slot: 2, card: 'PX-02' })
    t.play('swap 2')
    expect(t.story).toEqual(['pixel-bag/swapped', 'pixel-bag/swapped'])
    expect(Object.keys(t.outcomes())).toHaveLength(20)
    t.nature('drawn PX-24')
    expect(seen(t, 0).own).toMatchObject({ hand: ['PX-01', 'PX-24'], swapped: ['PX-02'] })
    expect(seen(t, 1).players[0]).toMatchObject({ slots: [true, true], swapped: 1 })
    expect(t.step).toBe('action')
  })

  it('TBBR-PIXEL-11, TBBR-PIXEL-22 whoever thinks of what another has swapped thinks of as many cards', () => {
    const t = before(crossing(2), 1, 'swapped', ['PX-05', 'PX-06'])
    const world = game.imagine(game.view(t.s, 0), seeded('swapped'))
    expect(cards.past(world).filter((what) => what === cards.SWAPPED)).toHaveLength(2)
  })

  it('TBBR-PIXEL-22 not without the removal, and not by force', () => {
    expect(crossing(2).play('buy', 'keep').step).toBe('action')
    const t = crossing(2).play('buy', 'break L1-17', 'keep')
    expect(seen(t, 0).own).toMatchObject({ hand: ['PX-01', 'PX-02'], swapped: [] })
  })

  it('TBBR-PIXEL-22 with three players only for whoever turns the token over', () => {
    const t = crossing(3).disc(2, 20).broken(1)
    expect(t.play('buy').step).toBe('action')
  })

  it('TBBR-PIXEL-22 an empty hand is not asked', () => {
    const t = withDrawings([[], ['PX-03', 'PX-04']])
      .at(0, 11)
      .disc(0, 8)
      .disc(1, 20)
      .machine('L1-17')
    expect(t.play('buy', 'break L1-17').step).toBe('action')
  })

  const ALL_BUT_FIVE = Array.from({ length: 19 }, (_, at) => `PX-${String(at + 6).padStart(2, '0')}` as 'PX-06')

  it('TBBR-PIXEL-23 an empty deck is made of what was swapped, the card just discarded included', () => {
    const t = before(before(crossing(2), 1, 'completed', ALL_BUT_FIVE), 1, 'swapped', ['PX-05'])
    t.play('buy', 'break L1-17', 'swap 1')
    expect(Object.keys(t.outcomes())).toEqual(['drawn PX-01', 'drawn PX-05'])
    expect(t.story).toContain('pixel-bag/reshuffled')
    t.nature('drawn PX-05')
    expect(seen(t, 0)).toMatchObject({ deck: 1, own: { hand: ['PX-05', 'PX-02'], swapped: [] } })
  })

  it('TBBR-PIXEL-23 where nothing was swapped the hand shrinks, and is not filled later', () => {
    const t = before(
      withDrawings([
        ['PX-01', 'PX-02'],
        ['PX-03', 'PX-04'],
      ]),
      1,
      'completed',
      ['PX-05', ...ALL_BUT_FIVE],
    )
    t.cubes(0, 'YYYYYYY').play('complete 1 YYY')
    expect([t.step, seen(t, 0).own?.hand]).toEqual(['action', [null, 'PX-02']])
    expect(seen(t, 1).players[0].slots).toEqual([false, true])
    t.at(0, 11).disc(0, 8).disc(1, 20).machine('L1-17').turn().play('buy', 'break L1-17')
    expect(t.options()).toEqual(['keep', 'swap 2'])
    t.play('swap 2', 'drawn PX-02')
    expect(seen(t, 0).own?.hand).toEqual([null, 'PX-02'])
  })
})

describe('Pixel Bag: the end', () => {
  const evening = () =>
    withDrawings([
      ['PX-01', 'PX-06'],
      ['PX-03', 'PX-04'],
    ])
      .day(3)
      .finished(1)
      .disc(0, 23)

  it('TBBR-PIXEL-10 before the final scoring all are asked at once, whatever they hold', () => {
    const t = evening().play('stop')
    expect(t.step).toBe('pixel-bag/closing')
    expect([game.waiting(t.s), game.sealed?.(t.s)]).toEqual([0b11, 0b11])
    expect([t.options(0), t.options(1)]).toEqual([['confirm'], ['confirm']])
    t.by(1, 'confirm')
    expect(game.waiting(t.s)).toBe(0b01)
    t.by(0, 'confirm')
    expect(t.asked).toBeUndefined()
  })

  it('TBBR-PIXEL-10 whoever completes a drawing draws and is asked again', () => {
    const t = evening().cubes(0, 'YYYYYNN').play('stop')
    t.by(0, 'complete 1 YYY')
    expect([t.backpack(0), t.asked]).toEqual(['Y5 N2', 1])
    t.by(1, 'confirm')
    expect(t.story).toContain('pixel-bag/completed')
    t.nature('drawn PX-09')
    expect([t.backpack(0), game.waiting(t.s)]).toEqual(['Y2 N2', 0b01])
    t.by(0, 'complete 2 YYNN').nature('drawn PX-10').by(0, 'confirm')
    expect(t.asked).toBeUndefined()
    expect(seen(t, 1).players[0].shown).toEqual(['PX-01', 'PX-06'])
    expect(seen(t, 1).players[0]).toMatchObject({ left: ['PX-09', 'PX-10'], slots: [false, false] })
    const shown = t.events.filter(({ type }) => String(type) === 'pixel-bag/shown')
    expect(shown).toMatchObject([{ seat: 0, cards: ['PX-01', 'PX-06'] }])
  })

  it('TBBR-PIXEL-10 an only answer is not given for a player, at the closing or at the action', () => {
    const t = withDrawings([['PX-01', 'PX-06'], []])
      .day(3)
      .finished(1)
      .at(0, 33)
      .disc(0, 23)
      .used(0, 'buy', 'taste')
    expect(t.options()).toEqual(['stop'])
    const match = Match.begin(game, { seats: 2, options: { 'pixel-bag': true }, position: encode(t.s) })
    expect([match.actors, match.line]).toEqual([[0], []])
    match.play(0, match.legal(0)[0])
    expect(match.actors).toEqual([0, 1])
    expect(match.line).toHaveLength(1)
  })

  it('TBBR-PIXEL-25, R-82 example: 5, 8 and 10 points completed, 4 beers and 2 jokers: 23 and 4', () => {
    const t = before(evening(), 0, 'completed', ['PX-24', 'PX-13', 'PX-15'])
    // The deck has no three such cards; these are worth 15, 8 and 10.
    giveJokers(t.cubes(0, 'YKKK'), 0, 2).play('stop').by(0, 'confirm').by(1, 'confirm')
    const parts = game.score(t.s)[0].parts
    expect(parts.filter(({ reason }) => reason === 'pixel-bag/drawing').map(({ points }) => points)).toEqual([
      8, 10, 15,
    ])
    expect(parts.find(({ reason }) => reason === 'cubes')?.points).toBe(4)
    expect(parts.filter(({ reason }) => reason.includes('joker') || reason.includes('hand'))).toEqual([])
  })

  it('TBBR-PIXEL-11, TBBR-PIXEL-25 what the table is told of a standing does not count hidden drawings', () => {
    const t = before(withDrawings([['PX-02', 'PX-03'], []]), 0, 'completed', ['PX-24'])
    t.machine('L1-32').cubes(0, 'YYYYYYYYYYYY').turn()
    expect(t.heard('cardTaken')).toMatchObject([{ card: 'L1-32', now: 12 + 4 - 5 }])
    expect([secretPoints(t.s, 0), secretPoints(t.s, 1)]).toEqual([15, 0])
  })

  it('TBBR-PIXEL-26 ties are broken as in the base', () => {
    const t = evening().play('stop').by(0, 'confirm').by(1, 'confirm')
    expect(game.score(t.s).map(({ rank }) => rank)).toEqual([1, 2])
  })
})

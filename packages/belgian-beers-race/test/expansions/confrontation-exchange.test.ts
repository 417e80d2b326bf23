import { describe, expect, it } from 'vitest'
import { splitMove } from '../../src/engine/moves.ts'
import { partnersMet } from '../../src/engine/variant.ts'
import { pixelBag } from '../../src/expansions/pixel-bag/index.ts'
import { jokers } from '../../src/expansions/pixel-bag/jokers.ts'
import type { Table } from '../table.ts'
import { confronting, game } from './with-hands.ts'

/** Seat 0 comes by bicycle from 6 to 11, where the others stand; everybody with these beers. */
const visiting = (...beers: readonly string[]): Table => {
  const t = confronting(beers.map(() => [])).at(0, 6)
  beers.forEach((cubes, seat) => {
    t.cubes(seat, cubes)
    if (seat > 0) t.at(seat, 11).disc(seat, 9)
  })
  return t
}

const tracks = (t: Table): number[] => t.view.players.map(({ cheers }) => cheers)

describe('Confrontation: the Exchange', () => {
  it('TBBR-CONF-10, TBBR-CONF-11 a move to a brewery where somebody has beer leads to an exchange, not to a toast', () => {
    const t = visiting('Y', 'N').play('bike 11')
    expect(t.story).not.toContain('toastBegun')
    expect([t.step, t.asked]).toEqual(['confrontation/give', 0])
  })

  it('TBBR-CONF-11, R-12 nobody who sleeps, has finished the day or has no beer is met', () => {
    expect(visiting('Y', '').play('bike 11').step).toBe('action')
    expect(visiting('Y', 'N').finished(1).play('bike 11').step).toBe('action')
    expect(visiting('Y', 'N').asleep(1).play('bike 11').step).toBe('action')
  })

  it('TBBR-CONF-11 not on the Grand Place', () => {
    const t = confronting([[], []]).at(0, 11).cubes(0, 'Y').cubes(1, 'Y').disc(1, 20)
    expect(t.play('bike GP').step).toBe('action')
  })

  it('TBBR-CONF-12, TBBR-CONF-16 example: an arriver with beer and a partner without: no exchange, and the other way round', () => {
    const t = visiting('YYYYY', '').play('bike 11')
    expect([t.step, tracks(t), t.player(0).place]).toEqual(['action', [0, 0], 11])
    expect(visiting('', 'YYYYY').play('bike 11').step).toBe('action')
  })

  it('TBBR-CONF-13, R-70 of several the arriver picks exactly one', () => {
    const t = visiting('Y', 'N', 'R').play('bike 11')
    expect(t.options()).toEqual(['with 1', 'with 2'])
    expect(t.fallback).toBe('with 1')
    t.play('with 2', 'give Y', 'take R')
    expect([0, 1, 2].map((seat) => t.backpack(seat))).toEqual(['R1', 'N1', 'Y1'])
    expect([tracks(t), t.step]).toEqual([[1, 0, 1], 'action'])
  })

  it('TBBR-CONF-13, TBBR-CONF-16 example: of two present one without beer: the other is the partner', () => {
    expect(visiting('Y', '', 'R').play('bike 11').options()).toEqual(['give Y'])
  })

  it('TBBR-CONF-14, R-12 costs no time, and takes place on the last space too', () => {
    const t = visiting('Y', 'N').play('bike 11', 'give Y', 'take N')
    expect(t.view.players.map(({ time }) => time)).toEqual([6, 9])
    const late = visiting('Y', 'N').disc(0, 18).disc(1, 20).play('bike 11')
    expect([late.player(0).time, late.step]).toEqual([24, 'confrontation/give'])
  })

  it('TBBR-CONF-13, TBBR-CONF-14 whom a move may lead to is told with it: one beer is enough, on the last space too', () => {
    const t = visiting('Y', 'N', 'R', '')
    expect(t.info('bike 11')).toMatchObject({ toast: [1, 2] })
    expect(t.cubes(0, '').info('bike 11')).toMatchObject({ toast: [] })
    expect(visiting('Y', 'N').disc(1, 20).disc(0, 18).info('bike 11')).toMatchObject({ time: 24, toast: [1] })
  })

  it('TBBR-CONF-14 an arriver who fell asleep on the bus does not exchange', () => {
    const t = visiting('YY', 'N').level(0, 7).disc(1, 20).play('bus 11', 'roll tbbr', 'drink yellow')
    expect([t.player(0).asleep, tracks(t)]).toEqual([true, [0, 0]])
  })

  it('TBBR-CONF-15, TBBR-CONF-16 example: Y, Y, N against R, K: two at most; Y, Y for R, K leaves N, R, K and Y, Y', () => {
    const t = visiting('YYN', 'RK').play('bike 11')
    expect(t.options()).toEqual(['give Y', 'give N', 'give YY', 'give YN'])
    t.play('give YY')
    expect(t.options()).toEqual(['take RK'])
    t.play('take RK')
    expect([t.backpack(0), t.backpack(1), tracks(t), t.player(0).time]).toEqual(['N1 R1 K1', 'Y2', [1, 1], 6])
  })

  it('TBBR-CONF-15 three at most, and never none', () => {
    const t = visiting('YYYY', 'NNNN').play('bike 11')
    expect(t.options()).toEqual(['give Y', 'give YY', 'give YYY'])
  })

  it('TBBR-CONF-16 the default is one beer of what each has most of', () => {
    const t = visiting('YNN', 'RRK').play('bike 11')
    expect(t.fallback).toBe('give N')
    expect(t.play('give N').fallback).toBe('take R')
  })

  it('TBBR-CONF-16, TBBR-CONF-17 example: three beers and one beer advance both by one level alike', () => {
    expect(tracks(visiting('YYY', 'NNN').play('bike 11', 'give YYY', 'take NNN'))).toEqual([1, 1])
    expect(tracks(visiting('YYY', 'NNN').play('bike 11', 'give Y', 'take N'))).toEqual([1, 1])
  })

  it('TBBR-CONF-17, R-99 beyond the last level nothing is gained', () => {
    const t = visiting('Y', 'N').cheers(0, 6).cheers(1, 5).play('bike 11', 'give Y', 'take N')
    expect(t.view.players.map(({ cheers, cheersMarkers }) => [cheers, cheersMarkers])).toEqual([
      [6, 0],
      [6, 0],
    ])
  })

  it('TBBR-CONF-18, TBBR-EXP-30 example: the active player claims a card that asks for a toast; the partner does not', () => {
    const t = visiting('Y', 'N').machine('L1-16').play('bike 11', 'give Y', 'take N')
    expect(t.view.players.map(({ cards }) => cards)).toEqual([['L1-16'], []])
  })

  it('TBBR-CONF-19 players who wake in the same brewery do not exchange', () => {
    const t = confronting([[], []]).at(0, 11).at(1, 11).cubes(0, 'Y').cubes(1, 'N').finished(1).play('camp', 'done')
    expect([t.view.day, tracks(t), t.step]).toEqual([2, [0, 0], 'action'])
  })

  it('TBBR-EXP-30 example: an objective on the Cheers Track looks at the Exchange Track', () => {
    const t = visiting('Y', 'N').cheers(0, 2).machine('L2-01').play('bike 11', 'give Y', 'take N')
    expect(t.player(0).cards).toEqual(['L2-01'])
  })

  it('TBBR-EXP-31 an exchange is no tasting: glass and level stay, and it creates no joker', () => {
    const t = confronting([[], []], { 'pixel-bag': true }, [pixelBag]).at(0, 6).at(1, 11).disc(1, 9)
    t.cubes(0, 'Y').cubes(1, 'N').turn().play('bike 11', 'give Y', 'take N')
    expect([t.player(0).glass, t.player(0).level, t.player(1).glass]).toEqual([0, 0, 0])
    expect(Array.from(jokers(t.s))).toEqual([0, 0])
  })

  it('R-88 the colour given is that of a beer given', () => {
    const t = visiting('YN', 'R').machine('L2-17')
    expect(t.branch().play('bike 11', 'give Y', 'take R').player(0).cards).toEqual([])
    expect(t.play('bike 11', 'give N', 'take R').player(0).cards).toEqual(['L2-17'])
  })

  it('R-88 as many partners as beers are given; beers received stand for beers drunk', () => {
    const t = visiting('YYY', 'NRR').play('bike 11', 'give YY', 'take NR')
    expect(partnersMet(t.s)).toBe(2)
    const received: string[] = []
    const other = visiting('YY', 'NR').play('bike 11', 'give YY')
    game.apply(other.s, 0, splitMove(0, 1, 1, 0), ({ type }) => {
      if (type === 'confrontation/exchanged') received.push(...other.view.action.drunk)
    })
    expect(received).toEqual(['brown', 'red'])
  })
})

describe('Confrontation: the end', () => {
  const ended = (t: Table) => game.score(t.day(3).finished(1).disc(0, 23).play('stop').s)

  it('TBBR-CONF-40, TBBR-CONF-41 a point for each card still in hand', () => {
    const [mine, other] = ended(confronting([['CF-P01', 'CF-P14', 'CF-N02'], []]))
    expect(mine.parts.find(({ reason }) => reason === 'confrontation/cards')?.points).toBe(3)
    expect(other.parts.some(({ reason }) => reason === 'confrontation/cards')).toBe(false)
  })

  it('TBBR-CONF-42, R-18 level 0 of the track is five points less, once', () => {
    const [mine, other] = ended(confronting([[], []]).cheers(1, 1).score(0, 20))
    expect(mine.total).toBe(15)
    expect(mine.parts.filter(({ points }) => points === -5)).toHaveLength(1)
    expect(other.parts.some(({ points }) => points === -5)).toBe(false)
  })

  it('TBBR-CONF-43 ties are broken as in the base', () => {
    expect(ended(confronting([[], []])).map(({ rank }) => rank)).toEqual([1, 2])
  })
})

import { actorsOf } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import type { ConfrontationId } from '../../src/content/confrontation.ts'
import { team } from '../../src/expansions/team/index.ts'
import type { Table } from '../table.ts'
import { confronting, game, seen } from './with-hands.ts'

type Hand = readonly ConfrontationId[]

const WINDOW = 'confrontation/window'
const isAsked = (t: Table): boolean => t.step === WINDOW
const askedAll = (t: Table): number[] => [...actorsOf(game, t.s)]

/** Seat 0 can buy at 7, which sells cheese too, with time to play before the others. */
function buying(...hands: readonly Hand[]): Table {
  const t = confronting(hands).at(0, 7)
  for (let seat = 1; seat < hands.length; seat++) t.disc(seat, 20)
  return t
}

describe('Confrontation: the window', () => {
  it('TBBR-CONF-20, R-13 a card is played at the occurrence it affects, and takes no time', () => {
    const t = buying([], ['CF-N06', 'CF-N12']).play('buy')
    expect([t.step, t.asked, t.options(1)]).toEqual([WINDOW, 1, ['pass', 'play CF-N06']])
    t.play('play CF-N06')
    expect([t.player(0).time, t.player(1).time, t.backpack(0)]).toEqual([1, 20, 'N1'])
  })

  it('TBBR-CONF-22, R-84 who can only pass is asked all the same', () => {
    const t = buying([], ['CF-N12'], ['CF-P01']).play('buy')
    expect([askedAll(t), t.options(1), t.options(2)]).toEqual([[1, 2], ['pass'], ['pass']])
    expect([game.sealed?.(t.s), game.pace?.(t.s, 1), t.fallback]).toEqual([0b110, 'window', 'pass'])
    t.by(2, 'pass').by(1, 'pass')
    expect([t.step, t.backpack(0), seen(t, 0).pile]).toEqual(['action', 'N3', []])
  })

  it('TBBR-CONF-22 nobody without cards is asked, and nobody at all where no card could be played', () => {
    expect(askedAll(buying([], [], ['CF-P01']).play('buy'))).toEqual([2])
    expect(buying(['CF-P05'], [], []).play('buy').step).toBe('action')
    // Two beers at most, no cheese: nothing to leak, nothing to nibble at.
    expect(isAsked(buying([], ['CF-N06', 'CF-N09']).cubes(0, 'YYYYYYYYYY').play('buy'))).toBe(false)
  })

  it('TBBR-CONF-22 all cards of a hook face up: nobody is asked there any more', () => {
    const t = buying([], ['CF-N06', 'CF-N01'], ['CF-P01']).play('buy').by(1, 'play CF-N06').by(2, 'pass')
    expect(seen(t, 2).pile).toEqual(['CF-N06'])
    expect(isAsked(t.used(0).play('buy'))).toBe(false)
    expect(isAsked(t.used(0).play('buy +cheese'))).toBe(true)
  })

  it('TBBR-CONF-23, R-72 opponents answer at once and in secret, and are played clockwise from the subject’s left', () => {
    const t = buying([], ['CF-N09'], ['CF-N06'], []).play('buy +cheese').by(2, 'play CF-N06')
    expect([askedAll(t), seen(t, 1).players.map(({ hand }) => hand)]).toEqual([[1], [0, 1, 1, 0]])
    for (const reader of [-1, 0, 1, 3]) expect(JSON.stringify(game.view(t.s, reader))).not.toContain('CF-N06')
    t.by(1, 'play CF-N09')
    expect(t.story.filter((type) => type === 'confrontation/played')).toHaveLength(2)
    expect(seen(t, 0).pile).toEqual(['CF-N09', 'CF-N06'])
  })

  it('TBBR-CONF-23 each in the order of its owner; whose day is over is asked like the others', () => {
    const t = buying([], ['CF-N06', 'CF-N09']).finished(1).play('buy +cheese')
    expect(t.options(1)).toEqual(['pass', 'play CF-N06', 'play CF-N09', 'play CF-N06 CF-N09', 'play CF-N09 CF-N06'])
    t.play('play CF-N09 CF-N06')
    expect(seen(t, 0).pile).toEqual(['CF-N09', 'CF-N06'])
  })

  it('TBBR-CONF-25 several cards on one occurrence add up', () => {
    const t = buying([], ['CF-N06'], ['CF-N09']).play('buy +cheese').by(1, 'play CF-N06').by(2, 'play CF-N09')
    expect([t.backpack(0), t.player(0).cheese]).toEqual(['N1', 0])
  })

  it('TBBR-CONF-23 a teammate is never asked', () => {
    const t = confronting([[], ['CF-N06'], ['CF-N09'], []], { team: true }, [team])
    expect(actorsOf(game, t.at(0, 7).disc(1, 20).disc(2, 20).disc(3, 20).play('buy +cheese').s)).toEqual([1])
  })

  it('TBBR-CONF-24 own cards of a purchase are asked for only when a hostile card has struck', () => {
    const t = buying(['CF-P05'], ['CF-N06']).play('buy')
    expect([askedAll(t), askedAll(t.branch().play('pass'))]).toEqual([[1], [0]])
    expect(t.branch().play('pass').step).toBe('action')
    // Thick Skin could cancel it first.
    t.play('play CF-N06', 'pass')
    expect([t.step, t.options(0)]).toEqual([WINDOW, ['pass', 'play CF-P05']])
    t.play('play CF-P05')
    expect([t.step, t.backpack(0), seen(t, 1).pile]).toEqual(['action', 'N3', ['CF-P05', 'CF-N06']])
  })

  it('TBBR-CONF-26 a hostile card can be cancelled by its target alone; both go to the pile, the cancelled one first', () => {
    const t = buying(['CF-P13'], ['CF-N06'], ['CF-P01']).play('buy').by(2, 'pass').by(1, 'play CF-N06')
    expect([askedAll(t), t.options(0), seen(t, 2).revealed]).toEqual([[0], ['pass', 'play CF-P13'], 'CF-N06'])
    t.play('play CF-P13')
    expect([t.step, t.backpack(0), seen(t, 2).pile]).toEqual(['action', 'N3', ['CF-N06', 'CF-P13']])
    expect(t.story).toContain('confrontation/cancelled')
  })

  it('TBBR-CONF-26 the target is asked whatever the hand, unless it is empty or the cancel is face up', () => {
    const t = buying(['CF-P01'], ['CF-N06']).play('buy', 'play CF-N06')
    expect([askedAll(t), t.options(0)]).toEqual([[0], ['pass']])
    expect(buying([], ['CF-N06']).play('buy', 'play CF-N06').step).toBe('action')
    const twice = buying(['CF-P13', 'CF-P01'], ['CF-N06', 'CF-N09']).play('buy +cheese', 'play CF-N06 CF-N09')
    // The first is cancelled, the second then strikes without a question.
    twice.play('play CF-P13', 'pass')
    expect([twice.backpack(0), twice.player(0).cheese]).toEqual(['N3', 0])
    expect(seen(twice, 0).pile.slice(0, 2)).toEqual(['CF-N06', 'CF-P13'])
  })

  it('TBBR-CONF-27 a declaration stands once its window is open', () => {
    const t = buying(['CF-P01'], ['CF-N06']).play('buy')
    expect([t.options(0), t.player(0).used.buy]).toEqual([[], true])
  })

  it('TBBR-CONF-32 a revealed card lies in no hand and not in the pile before it is executed; an own card goes there at once', () => {
    const t = buying(['CF-P05'], ['CF-N06']).play('buy', 'play CF-N06')
    expect(seen(t, 0)).toMatchObject({ pile: [], revealed: 'CF-N06', players: [{ hand: 1 }, { hand: 0 }] })
    t.play('pass')
    expect(seen(t, 1)).toMatchObject({ pile: [], revealed: null, inForce: [['CF-N06', null, null, null], {}] })
    expect(seen(t.play('play CF-P05'), 1).pile).toEqual(['CF-P05', 'CF-N06'])
  })

  it('TBBR-CONF-31 a hostile card hits its target wherever both stand', () => {
    const t = buying([], ['CF-N06']).at(1, 24).play('buy', 'play CF-N06')
    expect(t.events).toContainEqual({ type: 'confrontation/played', seat: 1, card: 'CF-N06', target: 0 })
  })
})

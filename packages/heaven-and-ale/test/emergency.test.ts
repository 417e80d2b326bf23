import { describe, expect, it } from 'vitest'
import { explainConversion, heavenAndAle as game } from '../src/index.ts'
import { cardsDue } from '../src/rules/purchases.ts'
import { ale } from './table.ts'

/** Seat 0 stands before a lone tile on space 1; both can go on to 27. */
const table = (tile: string) => ale(2).on(1, tile).on(27, 'wood 1', 'wood 2')

describe('HA-EMER: emergency ducats', () => {
  it('HA-EMER-01 example: 1 ducat, price 6, two cards: 1 -> 7, pays 6 -> 1, hand 5 -> 3', () => {
    const t = table('hops 3').ducats(0, 1).turn(0).play('go 1', 'hex s1')
    expect(t.question).toBe('surrender')
    t.play('surrender barrel', 'surrender brew')
    expect(t.player(0)).toMatchObject({
      ducats: 1,
      hand: ['colour', 'lowest', 'cash'],
      surrendered: ['barrel', 'brew'],
      garden: { s1: 'hops 3' },
    })
    expect(t.events.filter(({ type }) => type === 'ducatsChanged')).toEqual([
      { type: 'ducatsChanged', seat: 0, from: 1, to: 4, reason: 'surrender' },
      { type: 'ducatsChanged', seat: 0, from: 4, to: 7, reason: 'surrender' },
      { type: 'ducatsChanged', seat: 0, from: 7, to: 1, reason: 'price' },
    ])
    expect(t.asked).toBe(1)
  })

  it('HA-EMER-01: each card once, and the others of the hand stay', () => {
    const t = table('hops 5').ducats(0, 1).hand(0, 'lowest', 'cash', 'brew').turn(0).play('go 1', 'hex s1')
    expect(t.player(0)).toMatchObject({
      ducats: 0,
      hand: [],
      surrendered: ['colour', 'lowest', 'barrel', 'cash', 'brew'],
    })
  })

  it('HA-EMER-02 example: 2 ducats, price 8: two cards, 2 + 6 = 8', () => {
    expect(cardsDue(2, 8)).toBe(2)
    const t = table('hops 4').ducats(0, 2).turn(0).play('go 1')
    expect(t.info('hex s1')).toMatchObject({ price: 8, cards: 2 })
    t.play('hex s1', 'surrender colour', 'surrender lowest')
    expect(t.player(0)).toMatchObject({ ducats: 0, hand: ['barrel', 'cash', 'brew'] })
  })

  it('HA-EMER-02 example: 2 ducats, price 9: three cards, 2 ducats left over', () => {
    expect(cardsDue(2, 9)).toBe(3)
    expect(2 + 3 * cardsDue(2, 9) - 9).toBe(2)
  })

  it('HA-EMER-02: with 3 ducats a price of 10 takes three cards and leaves 2 ducats', () => {
    const t = table('hops 5').ducats(0, 3).turn(0).play('go 1', 'hex s1')
    expect(t.options()).toEqual(['surrender colour', 'surrender lowest', 'surrender barrel'])
    t.play('surrender lowest')
    expect(t.options()).toEqual(['surrender barrel', 'surrender cash'])
    t.play('surrender cash')
    expect(t.player(0)).toMatchObject({
      ducats: 2,
      hand: ['colour', 'barrel'],
      surrendered: ['lowest', 'cash', 'brew'],
    })
  })

  it.each([
    { ducats: 5, due: 0 },
    { ducats: 4, due: 1 },
    { ducats: 2, due: 1 },
    { ducats: 1, due: 2 },
    { ducats: 0, due: 2 },
  ])('HA-EMER-02: a price of 5 asks $due cards of a player with $ducats ducats', ({ ducats, due }) => {
    const t = table('hops 5').ducats(0, ducats).turn(0).play('go 1')
    expect(cardsDue(ducats, 5)).toBe(due)
    expect(t.info('hex d1')).toMatchObject({ price: 5, cards: due })
    t.play('hex d1')
    for (let given = 0; given < due; given++) {
      expect(t.question).toBe('surrender')
      t.play(t.options()[0])
    }
    expect(t.player(0).garden).toEqual({ d1: 'hops 5' })
    expect(t.player(0).hand).toHaveLength(5 - due)
    expect(t.player(0).ducats).toBe(ducats + 3 * due - 5)
  })

  it('HA-EMER-02, HA-RUL-07: no card may be sold at any other moment', () => {
    const t = table('hops 2').ducats(0, 4).turn(0)
    expect(t.options()).toEqual(['go 1', 'go 27', 'go 28'])
    t.play('go 1')
    expect(t.options().every((option) => option.startsWith('hex '))).toBe(true)
    expect(t.options()).toHaveLength(30)
    t.play('hex s1')
    expect(t.player(0)).toMatchObject({ ducats: 0 })
    expect(t.player(0).hand).toHaveLength(5)
  })

  it('HA-EMER-03 example: 24 ducats and 2 cards in hand make 30, so 3 steps instead of 2', () => {
    const t = ale(2).ducats(0, 24).hand(0, 'colour', 'brew').markers(0, 3, 3, 3, 3, 3)
    const steps = explainConversion(t.s, 0)
    expect(steps[0]).toEqual({ type: 'cards', cards: 2, ducats: 6, purse: 30 })
    expect(steps.filter(({ type }) => type === 'money')).toHaveLength(3)
    expect(steps.filter(({ type }) => type === 'rest')).toEqual([])
    const without = explainConversion(t.hand(0).s, 0)
    expect(without.filter(({ type }) => type === 'cards')).toEqual([])
    expect(without.filter(({ type }) => type === 'money')).toHaveLength(2)
    expect(without.filter(({ type }) => type === 'rest')).toEqual([{ type: 'rest', ducats: 4 }])
  })

  it('HA-EMER-03: placed and surrendered cards pay nothing at the end', () => {
    const t = ale(2).ducats(0, 9).hand(0).placed(0, 'X', 'brew').markers(0, 3, 3, 3, 3, 3)
    expect(explainConversion(t.s, 0).map(({ type }) => type)).toEqual(['rate', 'rest', 'production'])
    t.hand(0, 'cash')
    expect(explainConversion(t.s, 0).map(({ type }) => type)).toEqual(['cards', 'rate', 'money', 'rest', 'production'])
  })

  it('HA-EMER-04: a surrendered card is offered at no pair and counts for no goal', () => {
    const t = table('hops 3')
      .garden(0, { d15: 'wood 1' })
      .placed(0, 'M1', 'cash')
      .placed(0, 'water', 'barrel')
      .disc(0, 'X')
      .ducats(0, 0)
      .turn(0)
      .play('go 1', 'hex d1', 'surrender lowest')
    expect(t.player(0)).toMatchObject({ hand: ['colour', 'brew'], surrendered: ['lowest'] })
    t.turn(0)
    expect(t.options()).not.toContain('go 14')
    t.play('go 12', 'activate wood')
    expect(t.options()).toEqual(['card colour', 'card brew', 'pass'])
    expect(game.score(t.s)[0].parts.map(({ reason }) => reason)).toEqual(['production', 'barrelCard'])
  })
})

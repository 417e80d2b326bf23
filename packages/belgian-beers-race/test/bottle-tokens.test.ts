import { describe, expect, it } from 'vitest'
import { race } from './table.ts'

const CARD = 'L1-09'
const OTHER = 'L1-10'
const LONG_RIDE = 'L1-18'

/** Three players; seat 0 has the turn to itself, one card within reach. */
const trio = () => race(3).at(1, 24).at(2, 24).disc(1, 23).disc(2, 23).machine(CARD)
const saturday = () => race(3).day(2).at(1, 24).at(2, 24).disc(1, 31).disc(2, 31).machine(CARD)

describe('Bottle tokens', () => {
  it('TBBR-TOK-01 example: 6 to 8 no, 8 to 9 yes, 7 to 12 yes, 15 to 16 no', () => {
    expect(trio().at(0, 7).disc(0, 6).play('bike 9').step).toBe('action')
    expect(trio().at(0, 7).disc(0, 8).play('taste').step).toBe('token')
    expect(trio().at(0, 6).disc(0, 7).play('bike 9').step).toBe('token')
    expect(trio().at(0, 7).disc(0, 15).play('taste').step).toBe('action')
  })

  it('TBBR-TOK-01 9 to 10 crosses nothing, 16 to 17 the second token', () => {
    expect(trio().at(0, 7).disc(0, 9).play('taste').step).toBe('action')
    const table = trio().at(0, 7).disc(0, 16).play('taste')
    expect(table.view.steps.at(-1)).toEqual({ step: 'token', seat: 0, more: 1 })
    expect(table.options()).toEqual(['keep', `break ${CARD}`])
  })

  it('TBBR-TOK-02 on Saturday the third token is crossed from 24 to 25', () => {
    expect(saturday().at(0, 7).disc(0, 23).play('taste').step).toBe('action')
    const table = saturday().at(0, 7).disc(0, 24).play('taste', `break ${CARD}`)
    expect(table.view.tokens.map((token) => token.broken)).toEqual([false, false, true])
    expect(table.view.tokens.map((token) => token.after)).toEqual([8, 16, 24])
  })

  it('TBBR-TOK-02 on a day of 24 reaching the end crosses nothing', () => {
    const table = race(3).at(0, 7).at(1, 24).finished(1).finished(2).disc(0, 23).machine(CARD).play('taste')
    expect(table.heard('tokenKept')).toEqual([])
    expect(table.view.day).toBe(2)
  })

  it('TBBR-TOK-03 whoever breaks the token removes a card, and later players get nothing', () => {
    const table = race(3).at(0, 7).at(1, 7).finished(2).disc(1, 8).disc(0, 8).machine(CARD, OTHER)
    table.play('taste', `break ${OTHER}`)
    expect(table.heard('tokenBroken')).toEqual([{ type: 'tokenBroken', seat: 0, token: 1, card: OTHER }])
    expect(table.view.tokens[0]?.broken).toBe(true)
    expect(table.view.machine.removed).toContain(OTHER)
    table.play('camp')
    expect(table.active).toBe(1)
    expect(table.play('taste').step).toBe('action')
    expect(table.rightRow).toEqual([CARD, null, null, null])
  })

  it('TBBR-TOK-03 the choice is to keep it or to remove any one of the accessible cards', () => {
    const table = trio().at(0, 7).disc(0, 8).machine(CARD, null, OTHER, 'L1-12', 'L1-11').play('taste')
    expect(table.options()).toEqual(['keep', `break ${CARD}`, `break ${OTHER}`, 'break L1-12'])
    expect(table.fallback).toBe('keep')
  })

  it('TBBR-TOK-04 a kept token tempts the next player', () => {
    const table = race(3).at(0, 7).at(1, 7).finished(2).disc(1, 8).disc(0, 8).machine(CARD).play('taste', 'keep')
    expect(table.heard('tokenKept')).toEqual([{ type: 'tokenKept', seat: 0, token: 1 }])
    expect(table.view.tokens[0]?.broken).toBe(false)
    table.play('camp', 'taste')
    expect(table.options()).toEqual(['keep', `break ${CARD}`])
    expect(table.asked).toBe(1)
  })

  it('TBBR-TOK-05 of two players each may remove a card, whichever side is up', () => {
    const table = race(2).at(0, 7).at(1, 7).disc(1, 8).disc(0, 8).machine(CARD, OTHER)
    table.play('taste', `break ${CARD}`)
    expect(table.active).toBe(1)
    expect(table.play('taste').options()).toEqual(['keep', `break ${OTHER}`])
    expect(table.play(`break ${OTHER}`).rightRow).toEqual([null, null, null, null])
  })

  it('TBBR-TOK-06 no card within reach: nobody is asked, the token stays filled', () => {
    const table = trio().at(0, 7).disc(0, 8).machine(null, null, null, null, CARD, OTHER).play('taste')
    expect(table.step).toBe('action')
    expect(table.view.tokens[0]?.broken).toBe(false)
  })

  it('TBBR-TOK-06 the last accessible card will do', () => {
    const table = trio().at(0, 7).disc(0, 8).machine(null, null, null, CARD).play('taste')
    expect(table.options()).toEqual(['keep', `break ${CARD}`])
  })

  it("TBBR-TOK-07 the gap of a pushed player's removal stays until the active player's turn is over", () => {
    const table = race(3).at(0, 16).at(1, 18).finished(2).cubes(0, 'Y').cubes(1, 'K').disc(1, 8).disc(0, 2)
    table.machine(CARD, OTHER, 'L1-11', 'L1-12', 'L1-25').play('hitch 18', 'roll tbbr')
    expect(table.asked).toBe(1)
    table.play(`break ${CARD}`)
    expect(table.active).toBe(0)
    expect(table.rightRow).toEqual([null, OTHER, 'L1-11', 'L1-12'])
    table.play('camp')
    expect(table.rightRow).toEqual([OTHER, 'L1-11', 'L1-12', 'L1-25'])
  })

  it('TBBR-TOK-08 waiting in vain crosses as well', () => {
    expect(trio().at(0, 7).disc(0, 7).play('hitch 9', 'roll failed').asked).toBe(0)
    expect(trio().at(0, 7).disc(0, 7).play('hitch 9', 'roll failed').step).toBe('token')
  })

  it('TBBR-TOK-08 a disc pushed by a toast crosses, and its owner decides', () => {
    const table = race(3).at(0, 16).at(1, 18).at(2, 18).cubes(0, 'YY').cubes(1, 'K').cubes(2, 'K')
    table.disc(1, 8).disc(2, 9).disc(0, 2).machine(CARD).play('hitch 18', 'roll tbbr')
    expect(table.asked).toBe(1)
    expect([0, 1, 2].map((seat) => table.player(seat).time)).toEqual([4, 9, 10])
    table.play(`break ${CARD}`)
    expect(table.heard('tokenBroken')).toEqual([{ type: 'tokenBroken', seat: 1, token: 1, card: CARD }])
    expect(table.asked).toBe(0)
  })

  it('TBBR-TOK-09 example: a cancelled ride from 21 to 32 crosses the third token', () => {
    const table = saturday().at(0, 23).level(0, 7).disc(0, 21)
    expect(table.info('bus GP')).toMatchObject({ printed: 5, cost: 10, lateCost: 12 })
    table.play('bus GP', 'roll late')
    expect(table.player(0)).toMatchObject({ time: 32, place: 23, finished: true, asleep: false })
    expect(table.view.steps.at(-1)).toEqual({ step: 'token', seat: 0, more: 2 })
  })

  it('TBBR-TOK-09 sleep, camping and calling it a day cross nothing', () => {
    const asleep = trio().at(0, 7).level(0, 7).disc(0, 3).play('taste')
    const camped = trio().at(0, 7).disc(0, 3).play('camp')
    const stopped = trio().disc(0, 3).play('stop')
    for (const table of [asleep, camped, stopped]) {
      expect(table.player(0).time).toBe(24)
      expect(table.active).not.toBe(0)
      expect(table.step).toBe('action')
      expect(table.view.tokens.every((token) => !token.broken)).toBe(true)
    }
  })

  it('TBBR-TOK-10 several tokens in one action: in track order, one decision each', () => {
    const table = saturday().at(0, 26).disc(0, 7).machine(CARD, OTHER).play('bike 28')
    expect(table.player(0).time).toBe(17)
    expect(table.view.steps.at(-1)).toEqual({ step: 'token', seat: 0, more: 0 })
    table.play(`break ${OTHER}`)
    expect(table.view.steps.at(-1)).toEqual({ step: 'token', seat: 0, more: 1 })
    expect(table.options()).toEqual(['keep', `break ${CARD}`])
    expect(table.play('keep').step).toBe('action')
    expect(table.view.tokens.map((token) => token.broken)).toEqual([true, false, false])
  })

  it('TBBR-TOK-10 cards are claimed first: what was just earned cannot be removed', () => {
    const table = trio().at(0, 6).disc(0, 7).machine(LONG_RIDE, CARD).play('bike 9')
    expect(table.player(0).cards).toEqual([LONG_RIDE])
    expect(table.options()).toEqual(['keep', `break ${CARD}`])
  })

  it('TBBR-TOK-10 sleepers decide before they are put to bed', () => {
    const table = trio().at(0, 7).level(0, 7).disc(0, 8).play('taste')
    expect(table.player(0)).toMatchObject({ asleep: true, time: 9 })
    expect(table.options()).toEqual(['keep', `break ${CARD}`])
    expect(table.play('keep').player(0).time).toBe(24)
  })

  it('TBBR-TOK-10 the active player decides first, then pushed players clockwise', () => {
    const table = race(4).at(2, 16).at(0, 18).at(1, 18).at(3, 18).cubes(2, 'YYY').cubes(0, 'K').cubes(1, 'K')
    table.cubes(3, 'K').disc(0, 8).disc(1, 8).disc(3, 8).disc(2, 8).machine(CARD, OTHER)
    table.play('hitch 18', 'roll tbbr')
    const order: (number | undefined)[] = []
    while (table.step === 'token') {
      order.push(table.asked)
      table.play('keep')
    }
    expect(order).toEqual([2, 3, 0, 1])
  })

  it('TBBR-TOK-11 all tokens are filled again in the morning', () => {
    const table = race(3).at(0, 7).finished(1).finished(2).disc(0, 22).broken(1, 2).play('camp')
    expect(table.view.day).toBe(2)
    expect(table.view.tokens.map((token) => token.broken)).toEqual([false, false, false])
  })

  it('TBBR-TOK-12 with two players a broken side changes nothing for whoever comes', () => {
    const table = race(2).at(0, 7).at(1, 24).disc(1, 20).disc(0, 8).broken(1).machine(CARD, OTHER).play('taste')
    expect(table.options()).toEqual(['keep', `break ${CARD}`, `break ${OTHER}`])
    table.play(`break ${CARD}`)
    expect(table.view.tokens[0]?.broken).toBe(true)
    expect(table.step).toBe('action')
  })

  it('TBBR-TOK-12 one card per token and day: further moves beyond it ask nothing', () => {
    const table = race(2).at(0, 7).at(1, 24).disc(1, 20).disc(0, 8).machine(CARD, OTHER).play('taste', 'keep', 'buy')
    expect(table.step).toBe('action')
    expect(table.rightRow).toEqual([CARD, OTHER, null, null])
  })

  it('TBBR-TOK-13 example: A rides from 16 to 19, toasts to 20 and keeps; B, pushed from 16 to 17, breaks', () => {
    const table = race(3).at(0, 17).at(1, 18).at(2, 21).cubes(0, 'Y').cubes(1, 'K').disc(2, 18).disc(1, 16).disc(0, 16)
    table.machine(CARD).play('bike 18')
    expect([table.player(0).time, table.player(1).time]).toEqual([20, 17])
    expect(table.asked).toBe(0)
    const greedy = table.branch().play(`break ${CARD}`)
    expect(greedy.step).toBe('action')
    expect(greedy.active).toBe(1)
    table.play('keep')
    expect(table.asked).toBe(1)
    expect(table.step).toBe('token')
    table.play(`break ${CARD}`)
    expect(table.heard('tokenBroken')).toEqual([{ type: 'tokenBroken', seat: 1, token: 2, card: CARD }])
  })
})

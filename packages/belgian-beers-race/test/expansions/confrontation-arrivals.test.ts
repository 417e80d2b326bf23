import { describe, expect, it } from 'vitest'
import { COASTERS, COASTERS_DRAWN } from '../../src/content/coasters.ts'
import type { ConfrontationId } from '../../src/content/confrontation.ts'
import type { Table } from '../table.ts'
import { answer, confronting, isOffered, passAll, seen } from './with-hands.ts'

type Hand = readonly ConfrontationId[]

/** Seat 0 is about to leave 6 for 11, where nothing is left to pick up; seat 1 far ahead on the Time Track. */
const leaving = (mine: Hand, theirs: Hand): Table => confronting([mine, theirs]).at(0, 6).noBottle(11).disc(1, 20)

describe('Confrontation: what arrivals are answered with', () => {
  it('CF-N10 outside Brussels with three beers or more: two are lost, of the victim’s choice', () => {
    const t = answer(leaving([], ['CF-N10']).cubes(0, 'YYN').play('bike 11'), 'CF-N10')
    expect([t.step, t.asked, t.options()]).toEqual(['effects/drop', 0, ['drop yellow', 'drop brown']])
    expect(seen(t, 1)).toMatchObject({ revealed: 'CF-N10', pile: [] })
    t.play('drop yellow', 'drop brown')
    expect([t.backpack(0), t.step, t.asked]).toEqual(['Y1', 'action', 0])
    expect(seen(t, 1)).toMatchObject({ revealed: null, pile: ['CF-N10'] })
  })

  it('CF-N10 beers of one colour are no question', () => {
    const t = answer(leaving([], ['CF-N10']).cubes(0, 'YYYY').play('bike 11'), 'CF-N10')
    expect([t.step, t.backpack(0), seen(t, 0).pile]).toEqual(['action', 'Y2', ['CF-N10']])
  })

  it('CF-N10 cannot be played on fewer than three beers, in Brussels, or on the Grand Place', () => {
    expect(isOffered(leaving([], ['CF-N10']).cubes(0, 'YN').play('bike 11'), 'CF-N10')).toBe(false)
    const city = leaving([], ['CF-N10']).at(0, 'B1').cubes(0, 'YYN')
    expect(isOffered(city.play('bike B2'), 'CF-N10')).toBe(false)
    const square = leaving([], ['CF-N10']).at(0, 11).cubes(0, 'YYN')
    expect(isOffered(square.play('bike GP'), 'CF-N10')).toBe(false)
  })

  it('TBBR-EXP-46 example: three beers, CF-N10 takes two: the exchange takes place with one', () => {
    const t = leaving([], ['CF-N10']).at(1, 11).cubes(0, 'YYY').cubes(1, 'NN').play('bike 11')
    expect(answer(t, 'CF-N10').options()).toEqual(['give Y'])
  })

  it('CF-P13 example: CF-N10 announced on you, you answer CF-P13: you keep your beers, both cards are discarded', () => {
    const t = leaving(['CF-P13'], ['CF-N10']).cubes(0, 'YYN').play('bike 11')
    answer(answer(t, 'CF-N10'), 'CF-P13')
    expect([t.backpack(0), t.step, seen(t, 0).pile]).toEqual(['Y2 N1', 'action', ['CF-N10', 'CF-P13']])
  })

  it('CF-P13 cannot be played where no hostile card is', () => {
    const t = leaving(['CF-P13'], ['CF-N10']).cubes(0, 'YYN').play('bike 11')
    expect(isOffered(t, 'CF-P13')).toBe(false)
  })
})

describe('Confrontation: the reserve of coasters', () => {
  /** As many tokens drawn as at a table of two, all of them somewhere else. */
  function withCoasters(t: Table, drawn = COASTERS_DRAWN[2] ?? 0): Table {
    t.coastersAt('B1', drawn).s.coasterDrawn.fill(1, 0, drawn)
    return t
  }

  it('TBBR-CONF-61 the tokens not drawn at setup: 39, 29 or 19', () => {
    expect([2, 3, 4].map((seats) => COASTERS.length - (COASTERS_DRAWN[seats] ?? 0))).toEqual([39, 29, 19])
  })

  it('CF-P10, TBBR-CONF-61 who picks up nothing on arrival takes two coasters from the reserve', () => {
    const t = answer(withCoasters(leaving(['CF-P10'], [])).play('bike 11'), 'CF-P10')
    expect([t.player(0).coasters, t.step, seen(t, 1).pile]).toEqual([2, 'action', ['CF-P10']])
    expect(t.s.coasterDrawn.filter((drawn) => drawn === 1)).toHaveLength(7)
    expect(t.events).toContainEqual({ type: 'confrontation/coasters', seat: 0, coasters: 2 })
  })

  it('CF-P10 cannot be played where a bottle or a coaster was picked up', () => {
    expect(isOffered(withCoasters(leaving(['CF-P10'], []).bottleAt(11)).play('bike 11'), 'CF-P10')).toBe(false)
    const t = withCoasters(leaving(['CF-P10'], []))
      .coastersAt('B1', 4)
      .coastersAt(11, 1)
    expect(isOffered(t.play('bike 11'), 'CF-P10')).toBe(false)
  })

  it('CF-P10, TBBR-CONF-61 takes no more than there are, and cannot be played on nothing', () => {
    const one = answer(withCoasters(leaving(['CF-P10'], []), COASTERS.length - 1).play('bike 11'), 'CF-P10')
    expect(one.player(0).coasters).toBe(1)
    const none = withCoasters(leaving(['CF-P10'], []), COASTERS.length)
    expect(isOffered(none.play('bike 11'), 'CF-P10')).toBe(false)
  })

  it('TBBR-CONF-22 the arriver is asked whatever the hand, others never', () => {
    const t = withCoasters(leaving(['CF-N05'], [])).play('bike 11')
    expect([t.asked, t.options()]).toEqual([0, ['pass']])
    expect(passAll(t).step).toBe('action')
    expect(isOffered(withCoasters(leaving([], ['CF-P10'])).play('bike 11'), 'CF-P10')).toBe(false)
  })
})

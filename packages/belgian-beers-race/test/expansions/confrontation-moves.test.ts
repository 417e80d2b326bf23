import { actorsOf } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { type ConfrontationId, confrontation } from '../../src/content/confrontation.ts'
import { STAGES } from '../../src/content/hooks.ts'
import { IN_FORCE } from '../../src/expansions/confrontation/played.ts'
import { team } from '../../src/expansions/team/index.ts'
import { timeHome } from '../../src/index.ts'
import type { Table } from '../table.ts'
import { confronting, game, seen } from './with-hands.ts'

type Hand = readonly ConfrontationId[]

const WINDOW = 'confrontation/window'
const isAsked = (t: Table): boolean => t.step === WINDOW
const askedAll = (t: Table): number[] => [...actorsOf(game, t.s)]

/** Seat 0 at 6, its disc on this space, to play before everybody else. */
function travelling(time: number, ...hands: readonly Hand[]): Table {
  const t = confronting(hands).at(0, 6)
  for (let seat = 1; seat < hands.length; seat++) t.disc(seat, 23)
  return t.disc(0, time)
}

const whereIs = (t: Table, seat = 0): unknown[] => [t.player(seat).time, t.player(seat).place]
const runningFor = (t: Table, seat: number) => seen(t, 0).running[seat].filter(({ card }) => card !== null)

describe('Confrontation: what moves are answered with', () => {
  it('CF-N01 makes a bicycle ride three units longer', () => {
    const t = travelling(0, [], ['CF-N01']).play('bike 11')
    expect([t.step, t.asked, t.options()]).toEqual([WINDOW, 1, ['pass', 'play CF-N01']])
    t.play('play CF-N01')
    expect([whereIs(t), seen(t, 0).pile]).toEqual([[9, 11], ['CF-N01']])
  })

  it('CF-N01 cannot be played on anything but a bicycle', () => {
    expect(travelling(0, [], ['CF-N01']).play('bus 11').options()).toEqual(['pass'])
    expect(travelling(0, [], ['CF-N01']).play('hitch 11').options()).toEqual(['pass'])
  })

  it('CF-N02 makes any move two units longer, in Brussels too', () => {
    expect(whereIs(travelling(0, [], ['CF-N02']).play('bike 11', 'play CF-N02'))).toEqual([8, 11])
    expect(whereIs(travelling(0, [], ['CF-N02']).play('bus 11', 'play CF-N02', 'roll tbbr'))).toEqual([6, 11])
    expect(whereIs(travelling(0, [], ['CF-N02']).play('hitch 11', 'play CF-N02', 'roll tbbr'))).toEqual([4, 11])
    const city = travelling(0, [], ['CF-N02']).at(0, 'B1').play('bike B2', 'play CF-N02')
    expect(whereIs(city)).toEqual([3, 'B2'])
  })

  it('CF-N02 is over with its move: the next one takes what is printed', () => {
    const t = travelling(0, [], ['CF-N02']).play('bike 11', 'play CF-N02', 'bike 12')
    expect([whereIs(t), seen(t, 0).pile]).toEqual([[8 + 4, 12], ['CF-N02']])
  })

  it('TBBR-CONF-33, R-16 example: on 17 of 24 a ride of 6 and two units more do not fit: the meeple stays, on 19', () => {
    const t = travelling(17, [], ['CF-N02']).play('bike 11', 'play CF-N02')
    expect([whereIs(t), seen(t, 0).pile, t.asked, t.step]).toEqual([[19, 6], ['CF-N02'], 0, 'action'])
    expect(t.story).toContain('rideCancelled')
  })

  it('TBBR-CONF-33 example: on 10 of 24 the same moves, to 18', () => {
    expect(whereIs(travelling(10, [], ['CF-N02']).play('bike 11', 'play CF-N02'))).toEqual([18, 11])
  })

  it('TBBR-CONF-33 example: on 23 of 24 inside Brussels: no move, the day is over on 24', () => {
    const t = travelling(0, [], ['CF-N02']).at(0, 'B1').finished(1).disc(0, 23).play('bike B2', 'play CF-N02')
    expect([t.player(0).place, t.view.day, t.story.includes('rideCancelled')]).toEqual(['B1', 2, true])
  })

  it('TBBR-CONF-33, R-16 no die is rolled, nothing is waited for, no driver gets beer', () => {
    const t = travelling(21, [], ['CF-N02']).play('hitch 11', 'play CF-N02')
    expect([whereIs(t), t.player(0).hitch, t.story.includes('diceRolled')]).toEqual([[23, 6], null, false])
    const offer = travelling(21, [], ['CF-N02']).cubes(0, 'YYYY').play('offer 11', 'play CF-N02')
    expect([whereIs(offer), offer.backpack(0)]).toEqual([[23, 6], 'Y4'])
    expect(whereIs(travelling(19, [], ['CF-N02']).play('bus 11', 'play CF-N02'))).toEqual([21, 6])
  })

  it('TBBR-CONF-33, TBBR-CONF-25 beers for a driver are paid only when the delays are known to fit', () => {
    const t = travelling(0, [], ['CF-N02']).cubes(0, 'YYYY').play('offer 11')
    expect([t.asked, t.backpack(0)]).toEqual([1, 'Y4'])
    expect([t.play('play CF-N02').backpack(0), ...whereIs(t)]).toEqual(['–', 4, 11])
  })

  it('TBBR-CONF-34, R-95 example: a failed hitch to 11, a ride elsewhere held up: on 19, and still two dice to 11; with the counter on 3 and a bus held up: still 3', () => {
    const t = travelling(17, [], ['CF-N02']).hitched(0, 11, 1).play('bike 3', 'play CF-N02')
    expect([whereIs(t), t.optionsOf('hitch')]).toEqual([[19, 6], expect.arrayContaining(['hitch 11', 'hitch 11 x2'])])
    expect(t.may('hitch 11 x3')).toBe(false)
    const bus = travelling(17, [], ['CF-N02']).at(0, 10).ride(0, 3).play('bus 17', 'play CF-N02')
    expect([whereIs(bus), bus.player(0).ride]).toEqual([[19, 10], 3])
  })

  it('TBBR-CONF-34 no lightning is fulfilled, Buy and Taste stay used, tokens are decided and the turn may pass', () => {
    // The claim can be answered as well.
    const t = travelling(15, [], ['CF-N02']).machine('L1-18', 'L1-09')
    expect(t.play('bike 2', 'pass', 'pass').player(0).cards).toEqual(['L1-18'])
    const stopped = travelling(15, [], ['CF-N02'])
      .machine('L1-18', 'L1-09')
      .used(0, 'buy')
      .at(0, 10)
      .play('bike 17', 'play CF-N02')
    expect([stopped.player(0).cards, stopped.player(0).used.buy, stopped.step]).toEqual([[], true, 'token'])
    expect([...whereIs(stopped), stopped.play('keep').asked]).toEqual([17, 10, 0])
    expect(travelling(17, [], ['CF-N02']).disc(1, 18).play('bike 11', 'play CF-N02').asked).toBe(1)
  })

  it('TBBR-CONF-34 the end of the own day ends ride and series all the same', () => {
    const t = travelling(23, [], ['CF-N02'], [])
      .finished(1)
      .at(0, 'B1')
      .hitched(0, 11, 1)
      .ride(0, 3)
      .disc(0, 23)
      .disc(2, 23)
    t.disc(0, 23).play('bike B2', 'play CF-N02')
    expect([t.player(0).time, t.player(0).ride, t.player(0).hitch, t.asked]).toEqual([24, 0, null, 2])
  })

  it('TBBR-EXP-22, R-07 example: six units by bicycle and two of delay are one level, and two units on the counter', () => {
    const t = travelling(0, [], ['CF-N02']).level(0, 4).play('bike 11', 'play CF-N02')
    expect([t.player(0).time, t.player(0).level, t.player(0).ride]).toEqual([8, 3, 2])
  })

  it('TBBR-EXP-22 example: a bus of 4, late by 2, delayed by 2: three beers, not four', () => {
    const t = travelling(0, [], ['CF-N02']).cubes(0, 'YYYYY').play('bus 11', 'play CF-N02', 'roll late')
    expect([t.player(0).time, t.step]).toEqual([8, 'transit'])
    t.play('drink yellow', 'drink yellow', 'drink yellow')
    expect([t.backpack(0), t.step === 'transit']).toEqual(['Y2', false])
  })

  it('TBBR-EXP-26 travel and delay are one advance: a token in between is crossed once', () => {
    const t = travelling(3, [], ['CF-N02']).machine('L1-09').play('bike 11', 'play CF-N02')
    expect([t.player(0).time, t.step]).toEqual([11, 'token'])
    expect(t.play('keep').step).toBe('action')
  })
})

describe('Confrontation: a delay for two moves', () => {
  it('CF-N14 example: a ride of 6 takes 7, six of them by bicycle; the next, in Brussels, 2; then the card is discarded', () => {
    const t = travelling(0, [], ['CF-N14']).at(0, 19).level(0, 4).play('bike B1', 'play CF-N14')
    expect([whereIs(t), t.player(0).ride, runningFor(t, 0)]).toEqual([[7, 'B1'], 2, [{ card: 'CF-N14', left: 1 }]])
    expect(t.info('bike B2')).toMatchObject({ printed: 1, cost: 2, time: 9 })
    t.play('bike B2')
    expect([whereIs(t), runningFor(t, 0), seen(t, 0).pile]).toEqual([[9, 'B2'], [], ['CF-N14']])
    expect(t.info('bike B3')).toMatchObject({ cost: 1 })
  })

  it('CF-N14 example: 6 left, a ride of 6: one unit more does not fit: a unit is lost, the meeple stays, a counter is left', () => {
    const t = travelling(18, [], ['CF-N14']).play('bike 11', 'play CF-N14')
    expect([whereIs(t), runningFor(t, 0)]).toEqual([[19, 6], [{ card: 'CF-N14', left: 1 }]])
  })

  it('TBBR-EXP-21 its second counter is known: a move it leaves no time for cannot be declared', () => {
    const t = travelling(0, [], ['CF-N14']).play('bike 11', 'play CF-N14')
    t.disc(0, 20)
    // Four left: a ride of 4 and one unit more do not fit.
    expect([t.may('bike 12'), t.may('bus 12')]).toEqual([false, true])
    expect(t.info('bus 12')).toMatchObject({ cost: 4, lateCost: 6, mayBeCancelled: true })
    expect(t.info('hitch 12')).toMatchObject({ cost: 2, waiting: 3 })
  })

  it('TBBR-EXP-41 the counter is used when the delay is charged, also for a lift that does not come', () => {
    const t = travelling(0, [], ['CF-N14']).play('hitch 11', 'play CF-N14', 'roll failed')
    expect([whereIs(t), runningFor(t, 0)]).toEqual([[3, 6], [{ card: 'CF-N14', left: 1 }]])
    const late = travelling(19, [], ['CF-N14']).play('bus 11', 'play CF-N14', 'roll late')
    expect([whereIs(late), runningFor(late, 0)]).toEqual([[24, 6], [{ card: 'CF-N14', left: 1 }]])
  })

  it('TBBR-EXP-21 the way home is reckoned with what runs: shorter with CF-P14, longer with CF-N14', () => {
    const home = (t: Table): number => timeHome(t.s, 0)
    const t = travelling(0, ['CF-P14'], [])
    expect([home(t), home(t.play('play CF-P14'))]).toEqual([3, 2])
    // From 11 a lift takes one unit.
    const held = travelling(0, [], ['CF-N14']).play('bike 11', 'play CF-N14')
    expect(home(held)).toBe(2)
    expect(home(held.at(0, 'GP'))).toBe(0)
  })

  it('CF-N14 cannot be played where delays reach the last space already', () => {
    const t = travelling(22, [], ['CF-N02', 'CF-N14']).play('hitch 11')
    expect(t.options()).toEqual(['pass', 'play CF-N02', 'play CF-N14', 'play CF-N02 CF-N14', 'play CF-N14 CF-N02'])
    t.play('play CF-N02 CF-N14')
    expect([t.player(0).time, seen(t, 0).pile, seen(t, 1).own?.hand]).toEqual([24, ['CF-N02'], ['CF-N14']])
  })
})

describe('Confrontation: what a mover answers with', () => {
  it('CF-P01 in answer shortens the ride by two', () => {
    const t = travelling(0, ['CF-P01'], ['CF-N01']).play('bike 11', 'play CF-N01', 'pass')
    expect([t.step, t.asked, t.options()]).toEqual([WINDOW, 0, ['pass', 'play CF-P01']])
    expect([whereIs(t.play('play CF-P01')), seen(t, 0).pile]).toEqual([
      [6 - 2 + 3, 11],
      ['CF-P01', 'CF-N01'],
    ])
  })

  it('TBBR-CONF-24 example: answers of three, nothing of one: CF-N01, CF-N02, then CF-P01: 6 - 2 + 3 + 2 = 9', () => {
    const t = confronting([['CF-N02'], ['CF-P01'], ['CF-N01'], ['CF-P02']]).at(1, 6)
    for (const seat of [0, 2, 3]) t.disc(seat, 23)
    t.play('bike 11')
    expect([t.active, askedAll(t)]).toEqual([1, [0, 2, 3]])
    t.by(0, 'play CF-N02').by(3, 'pass').by(2, 'play CF-N01')
    // Seat 2 comes first; the mover might cancel each of them.
    expect([t.asked, seen(t, 0).revealed]).toEqual([1, 'CF-N01'])
    t.play('pass')
    expect([t.asked, seen(t, 0).revealed]).toEqual([1, 'CF-N02'])
    t.play('pass', 'play CF-P01')
    expect(whereIs(t, 1)).toEqual([9, 11])
  })

  it('TBBR-CONF-22 example: a bicycle is declared: every opponent with a card is asked, also who can only pass', () => {
    const t = travelling(0, ['CF-P02'], ['CF-N03', 'CF-N06'], ['CF-N01'], []).play('bike 11')
    expect([askedAll(t), t.options(1), t.options(2)]).toEqual([[1, 2], ['pass'], ['pass', 'play CF-N01']])
  })

  it('TBBR-CONF-22 example: with CF-N01, CF-N02 and CF-N14 face up, or only empty hands, nobody is asked', () => {
    expect(isAsked(travelling(0, ['CF-P01'], []).play('bike 11'))).toBe(false)
    const t = travelling(0, [], ['CF-N01', 'CF-N02', 'CF-N14', 'CF-P01'])
    t.play('bike 11', 'play CF-N01 CF-N02 CF-N14')
    expect([isAsked(t.play('bike 12')), t.player(0).time]).toEqual([false, 6 + 6 + 4 + 1])
  })

  it('TBBR-CONF-24 without a card that struck the mover is not asked', () => {
    expect(travelling(0, ['CF-P01'], ['CF-N01']).play('bike 11', 'pass').player(0).time).toBe(6)
    const cancelled = travelling(0, ['CF-P01', 'CF-P13'], ['CF-N01'])
    expect(whereIs(cancelled.play('bike 11', 'play CF-N01', 'play CF-P13'))).toEqual([6, 11])
  })

  it('TBBR-CONF-38, R-96 CF-P01 is void where the move fits neither with nor without it, and where the floor leaves the same time', () => {
    // 6 + 5 or 4 + 5 in 8: neither.
    const t = travelling(16, ['CF-P01'], ['CF-N01', 'CF-N02']).play('bike 11', 'play CF-N01 CF-N02', 'pass', 'pass')
    expect([whereIs(t), seen(t, 0).own?.hand]).toEqual([[21, 6], ['CF-P01']])
    const city = travelling(0, ['CF-P01'], ['CF-N02']).at(0, 'B1').play('bike B2', 'play CF-N02', 'pass')
    expect([whereIs(city), seen(city, 0).own?.hand]).toEqual([[3, 'B2'], ['CF-P01']])
    // 6 + 3 does not fit in 8, 4 + 3 does.
    const saved = travelling(16, ['CF-P01'], ['CF-N01']).play('bike 11', 'play CF-N01', 'pass')
    expect(whereIs(saved.play('play CF-P01'))).toEqual([23, 11])
    // To the last unit.
    const exact = travelling(17, ['CF-P01'], ['CF-N01']).play('bike 11', 'play CF-N01', 'pass')
    expect(whereIs(exact.play('play CF-P01'))).toEqual([24, 11])
  })

  it('CF-N02, TBBR-CONF-38, R-96 cannot be played once the delays so far reach the last space, and gives no grounds then', () => {
    const t = travelling(21, [], ['CF-N01', 'CF-N02']).at(0, 'B1').play('bike B2', 'play CF-N01 CF-N02')
    expect([t.player(0).time, seen(t, 1).own?.hand]).toEqual([24, ['CF-N02']])
  })

  it('R-71 somebody whose day is over cannot be hit by what moves are answered with, but may answer', () => {
    const t = travelling(0, [], ['CF-N01']).finished(1).play('bike 11', 'play CF-N01')
    expect([whereIs(t), t.player(1).time]).toEqual([[9, 11], 24])
  })

  it('TBBR-CONF-54, R-19 a teammate is neither asked nor hit', () => {
    const t = confronting([[], ['CF-N01'], ['CF-N02'], []], { team: true }, [team]).at(0, 6)
    for (const seat of [1, 2, 3]) t.disc(seat, 20)
    t.play('bike 11')
    expect([actorsOf(game, t.s), t.options(1)]).toEqual([[1], ['pass', 'play CF-N01']])
  })
})

describe('Confrontation: a purchase, and how much can be in force', () => {
  /** The cards of these hooks that stay in force for one player, apart from what runs or is done at once. */
  const AT_ONCE: readonly string[] = ['CF-P02', 'CF-P04', 'CF-P10', 'CF-P11', 'CF-N04', 'CF-N10']
  const staying = (hooks: readonly (keyof typeof STAGES)[], means?: string): string[] =>
    hooks
      .flatMap((hook) => [...(STAGES[hook]?.opponents ?? []), ...(STAGES[hook]?.subject ?? [])])
      .filter((id) => !AT_ONCE.includes(id))
      .filter((id) => {
        const card = confrontation.find((one) => one.id === id)
        if (card?.lasts !== 'instant') return false
        const named = card.effects.flatMap(({ when = [] }) =>
          when.flatMap((fact) => (fact.form === 'means' ? [fact.is] : [])),
        )
        return named.every((is) => is === means)
      })

  it('TBBR-CONF-25 there is room for all cards that can be in force for one player at once', () => {
    const together = [
      staying(['moveDeclared', 'arrived', 'meet'], 'bike'),
      staying(['moveDeclared', 'diceRolled', 'arrived', 'meet'], 'bus'),
      staying(['moveDeclared', 'diceRolled', 'arrived', 'meet'], 'hitch'),
      staying(['moveDeclared', 'diceRolled', 'hitchFailed'], 'hitch'),
      staying(['buyDeclared']),
      staying(['tasteDeclared', 'sleepAbout']),
      staying(['check', 'claim']),
      staying(['campDeclared', 'claim', 'sleepAbout']),
      staying(['wake']),
    ].map((ids) => ids.length)
    expect(Math.max(...together)).toBe(IN_FORCE)
  })
})

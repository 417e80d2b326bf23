import { fieldOf } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { type CharacterId, characters } from '../../src/content/characters.ts'
import type { ConfrontationId } from '../../src/content/confrontation.ts'
import { everybodysCharacter } from '../../src/expansions/characters/index.ts'
import type { Table } from '../table.ts'
import { confronting, seen } from './with-hands.ts'

type Hand = readonly ConfrontationId[]

const WINDOW = 'confrontation/window'

/** Seat 0 at 6, its disc on this space; nobody delays a move. */
const travelling = (time: number, mine: Hand, theirs: Hand, day = 1): Table =>
  confronting([mine, theirs]).day(day).at(0, 6).finished(1).disc(0, time)

/** The same with a character; that of seat 1 does nothing here. */
function as(id: CharacterId, mine: Hand, theirs: Hand): Table {
  const t = confronting([mine, theirs], { characters: true }, [everybodysCharacter])
  const kept = fieldOf(t.s, 'characters.kept')
  for (const [seat, character] of ([id, 'CH-08'] as const).entries())
    kept[seat] = characters.findIndex((card) => card.id === character) + 1
  return t.turn().at(0, 6).disc(1, 20)
}

/** What is rolled when everybody has let the declaration pass. */
const rolling = (t: Table, declared: string, roll: string): Table => {
  t.play(declared)
  while (t.step === WINDOW) t.play('pass')
  return t.play(roll)
}

const whereIs = (t: Table): unknown[] => [t.player(0).time, t.player(0).place]

describe('Confrontation: what rolls are answered with', () => {
  it('CF-N03 example: a bus of 4 on time, CF-N03: 6; with CF-P03 in answer 4 - 1 = 3', () => {
    const t = rolling(travelling(0, ['CF-P03'], ['CF-N03']), 'bus 11', 'roll tbbr')
    expect([t.step, t.asked, t.options()]).toEqual([WINDOW, 1, ['pass', 'play CF-N03']])
    t.play('play CF-N03', 'pass')
    expect([t.asked, t.options(), t.view.action.dice]).toEqual([0, ['pass', 'play CF-P03'], ['late']])
    expect(whereIs(t.branch().play('pass'))).toEqual([6, 11])
    expect([whereIs(t.play('play CF-P03')), seen(t, 1).pile]).toEqual([
      [3, 11],
      ['CF-P03', 'CF-N03'],
    ])
  })

  it('CF-N03 example: for the Dice Charmer 4 + 2 + 1 = 7, with CF-P03 3 + 1 = 4', () => {
    const t = rolling(as('CH-18', ['CF-P03'], ['CF-N03']), 'bus 11', 'roll tbbr').play('leave', 'play CF-N03', 'pass')
    expect(whereIs(t.branch().play('pass'))).toEqual([7, 11])
    expect(whereIs(t.play('play CF-P03'))).toEqual([4, 11])
  })

  it('CF-N03 cannot be played on a late bus, nor where lateness costs nothing, nor on a lift', () => {
    expect(rolling(travelling(0, [], ['CF-N03']), 'bus 11', 'roll late').player(0).time).toBe(6)
    expect(rolling(as('CH-02', [], ['CF-N03']), 'bus 11', 'roll tbbr').step).not.toBe(WINDOW)
    expect(rolling(travelling(0, [], ['CF-N03']), 'hitch 11', 'roll tbbr').options()).toEqual(['pass'])
  })

  it('TBBR-EXP-44 a bus CF-N03 has made late is a late bus, one CF-P03 holds as well', () => {
    const struck = rolling(travelling(0, [], ['CF-N03']).machine('L1-22'), 'bus 11', 'roll failed')
    expect(struck.play('play CF-N03').player(0).cards).toEqual(['L1-22'])
    const held = rolling(travelling(0, ['CF-P03'], []).machine('L1-22'), 'bus 11', 'roll late')
    expect(held.play('play CF-P03').player(0).cards).toEqual(['L1-22'])
  })

  it('CF-P03 takes the lateness away, and one unit more', () => {
    const t = rolling(travelling(0, ['CF-P03'], []), 'bus 11', 'roll late')
    expect([t.asked, t.options()]).toEqual([0, ['pass', 'play CF-P03']])
    expect([whereIs(t.play('play CF-P03')), seen(t, 0).pile]).toEqual([[3, 11], ['CF-P03']])
  })

  it('CF-P03 catches a bus that would be cancelled', () => {
    const t = rolling(travelling(20, ['CF-P03'], []), 'bus 11', 'roll late')
    expect(t.branch().play('pass').story).toContain('rideCancelled')
    expect(whereIs(t.play('play CF-P03'))).toEqual([23, 11])
  })

  it('CF-P03 cannot be played on a bus on time; the floor of travel time holds', () => {
    expect(rolling(travelling(0, ['CF-P03'], []), 'bus 11', 'roll tbbr').step).not.toBe(WINDOW)
    const city = rolling(travelling(0, ['CF-P03'], []).at(0, 'B1'), 'bus B2', 'roll late').play('play CF-P03')
    expect(whereIs(city)).toEqual([1, 'B2'])
  })

  it('CF-P03 cannot be played where lateness costs nothing and the floor leaves the same time', () => {
    const t = as('CH-02', ['CF-P03'], []).at(0, 'B1')
    expect(rolling(t, 'bus B2', 'roll late').step).not.toBe(WINDOW)
  })

  it('CF-N04 makes a hitchhiker roll all dice again', () => {
    const t = rolling(travelling(0, [], ['CF-N04']).hitched(0, 11, 1), 'hitch 11 x2', 'roll failed tbbr')
    expect(t.options()).toEqual(['pass', 'play CF-N04'])
    t.play('play CF-N04')
    expect([t.step, Object.keys(t.outcomes())]).toEqual([
      'confrontation/reroll',
      expect.arrayContaining(['roll failed failed', 'roll tbbr late']),
    ])
    t.play('roll failed failed')
    expect([whereIs(t), t.player(0).hitch, seen(t, 0).pile]).toEqual([[2, 6], { to: 11, failures: 2 }, ['CF-N04']])
    const lucky = rolling(travelling(0, [], ['CF-N04']), 'hitch 11', 'roll tbbr').play('play CF-N04', 'roll late')
    expect(whereIs(lucky)).toEqual([2, 11])
  })

  it('CF-N04 cannot be played on a failure or on a bus', () => {
    expect(rolling(travelling(0, [], ['CF-N04']), 'hitch 11', 'roll failed').options()).not.toContain('play CF-N04')
    expect(rolling(travelling(0, [], ['CF-N04']), 'bus 11', 'roll tbbr').options()).toEqual(['pass'])
  })

  it('CF-P02 turns one failed die: a car stops', () => {
    const t = rolling(travelling(0, ['CF-P02'], []), 'hitch 11', 'roll failed')
    expect([t.asked, t.options()]).toEqual([0, ['pass', 'play CF-P02']])
    expect([whereIs(t.play('play CF-P02')), seen(t, 0).pile]).toEqual([[2, 11], ['CF-P02']])
  })

  it('CF-P02 cannot be played where a die has not failed', () => {
    const t = travelling(0, ['CF-P02'], []).hitched(0, 11, 1)
    expect(rolling(t, 'hitch 11 x2', 'roll failed late').step).not.toBe(WINDOW)
    expect(rolling(travelling(0, ['CF-P02'], []), 'bus 11', 'roll failed').step).not.toBe(WINDOW)
  })

  it('CF-P02 after CF-N04: the roller comes last and mends the new roll', () => {
    const t = rolling(travelling(0, ['CF-P02'], ['CF-N04']), 'hitch 11', 'roll tbbr')
    t.play('play CF-N04', 'pass', 'roll failed', 'play CF-P02')
    expect([whereIs(t), seen(t, 0).pile]).toEqual([
      [2, 11],
      ['CF-N04', 'CF-P02'],
    ])
  })

  it('TBBR-EXP-44, R-88 a failure CF-P02 has turned is no failed hitch', () => {
    const hitching = () => rolling(travelling(0, ['CF-P02'], []).machine('L1-23'), 'hitch 11', 'roll failed')
    expect(hitching().play('pass').player(0).cards).toEqual(['L1-23'])
    expect(hitching().play('play CF-P02').player(0).cards).toEqual([])
  })

  it('TBBR-EXP-44 example: a ride of 6 that takes 4 is one of more than 4; a lateness that costs nothing is a late bus', () => {
    const ride = travelling(0, ['CF-P01'], []).machine('L1-18').play('bike 11 CF-P01')
    expect([ride.player(0).time, ride.player(0).cards]).toEqual([4, ['L1-18']])
    const bus = rolling(as('CH-02', [], []).machine('L1-22'), 'bus 11', 'roll late')
    expect(bus.player(0).cards).toEqual(['L1-22'])
  })
})

describe('Confrontation: delays and the roll', () => {
  /** Seat 1 has CF-N02 for the declaration, and perhaps something for the roll. */
  const delayed = (time: number, day: number, roll: string, ...more: Hand): Table => {
    const t = travelling(time, [], ['CF-N02', ...more], day).play('bus 11')
    return t.play('play CF-N02', roll)
  }

  it('TBBR-CONF-57, R-86 example: on 16 of 24 a bus of 4, delayed by 2, late by 2 arrives on 24; on 17 it does not: on 24 as well, on the last day on 21; made late by CF-N03 on 19: on 21', () => {
    expect(delayed(16, 1, 'roll late').events).toContainEqual(expect.objectContaining({ type: 'moved', to: 11 }))
    const first = delayed(17, 1, 'roll late')
    expect([first.player(0).place, first.view.day]).toEqual([6, 2])
    expect(first.events).toContainEqual({ type: 'timeSpent', seat: 0, from: 17, to: 24, why: 'delay' })
    expect(whereIs(delayed(17, 3, 'roll late'))).toEqual([21, 6])
    const struck = rolling(travelling(19, [], ['CF-N03']), 'bus 11', 'roll tbbr').play('play CF-N03')
    expect([whereIs(struck), struck.view.day, seen(struck, 0).pile]).toEqual([[21, 6], 1, ['CF-N03']])
  })

  it('TBBR-CONF-57 CF-N03 and a delay: both are paid, nothing else; never beyond the last space', () => {
    const t = delayed(18, 1, 'roll tbbr', 'CF-N03').play('play CF-N03')
    expect(whereIs(t)).toEqual([22, 6])
    expect(delayed(18, 1, 'roll tbbr', 'CF-N03').play('pass').events).toContainEqual(
      expect.objectContaining({ type: 'timeSpent', from: 18, to: 24 }),
    )
    expect(whereIs(delayed(18, 3, 'roll late'))).toEqual([22, 6])
  })

  it('TBBR-CONF-57, TBBR-CONF-34 a ride cancelled after its roll is an attempt: the counter is empty, the series over', () => {
    const t = travelling(17, [], ['CF-N02'], 3).ride(0, 3).hitched(0, 9, 1).play('bus 11', 'play CF-N02', 'roll late')
    expect([t.player(0).ride, t.player(0).hitch]).toEqual([0, null])
  })

  it('TBBR-CONF-58, R-86 example: on 10 a lift, CF-N02, nobody stops: 10 + 2 + 2 = 14, the meeple stays', () => {
    const t = travelling(10, [], ['CF-N02']).play('hitch 11', 'play CF-N02', 'roll failed')
    expect([whereIs(t), t.player(0).hitch]).toEqual([[14, 6], { to: 11, failures: 1 }])
  })

  it('TBBR-CONF-58 CF-N05 has nothing to add where wait and delay take all there is', () => {
    const t = travelling(20, [], ['CF-N02', 'CF-N05']).play('hitch 11', 'play CF-N02', 'roll failed')
    expect(t.events).toContainEqual({ type: 'timeSpent', seat: 0, from: 20, to: 24, why: 'wait' })
    expect(seen(t, 1).own?.hand).toEqual(['CF-N05'])
  })
})

import { describe, expect, it } from 'vitest'
import type { ConfrontationId } from '../../src/content/confrontation.ts'
import { events } from '../../src/content/events.ts'
import { everybodysCharacter } from '../../src/expansions/characters/index.ts'
import { drawn } from '../../src/expansions/events/draw.ts'
import { dailyEvents } from '../../src/expansions/events/index.ts'
import type { Table } from '../table.ts'
import { putOn } from './in-character.ts'
import { answer, confronting, isOffered, passAll, seen } from './with-hands.ts'

type Hand = readonly ConfrontationId[]

/** Seat 0 at 7 with four yellow beers, which is what the star L1-29 asks for; seat 1 far ahead on the Time Track. */
const ready = (t: Table): Table => t.at(0, 7).cubes(0, 'YYYY').disc(1, 20)
const queue = (mine: Hand, theirs: Hand = []): Table => ready(confronting([mine, theirs]))
const taken = (t: Table): string[] => t.heard('cardTaken').map(({ card }) => card)

describe('Confrontation: the Queue Jumper', () => {
  it('CF-P11, TBBR-CONF-60 takes a card of the left row at once; the gap stays until the end of the turn', () => {
    const t = queue(['CF-P11']).machine('L1-09', 'L1-10', 'L1-11', 'L1-12', 'L1-29', 'L1-13').deck('L1-14', 'L1-15')
    expect([t.step, t.asked, t.options()]).toEqual(['confrontation/window', 0, ['pass', 'play CF-P11']])
    t.play('play CF-P11')
    expect([t.player(0).cards, t.leftRow, t.step]).toEqual([['L1-29'], [null, 'L1-13', null], 'action'])
    expect(seen(t, 1).pile).toEqual(['CF-P11'])
  })

  it('CF-P11, TBBR-CONF-60 the visible top of the deck, by the act just done; nothing is uncovered before the end of the turn', () => {
    const row = ['L1-09', 'L1-10', 'L1-11', 'L1-12', 'L1-14', 'L1-15', 'L1-16', 'L1-05'] as const
    const t = queue(['CF-P11'])
      .machine(...row)
      .deck('L1-20')
    t.play('taste')
    expect(answer(t, 'CF-P11').player(0).cards).toEqual(['L1-05'])
    expect([t.deckTop, t.asked, t.step]).toEqual([null, 0, 'action'])
  })

  it('CF-P11, TBBR-CONF-60 the card locked by EV-24', () => {
    const t = confronting([['CF-P11'], []], { events: true }, [dailyEvents])
    for (let day = 0; day < 3; day++) drawn(t.s)[day] = events.findIndex(({ id }) => id === 'EV-24') + 1
    ready(t.turn()).machine('L1-09', 'L1-10', 'L1-11', 'L1-29')
    expect(answer(t, 'CF-P11').player(0).cards).toEqual(['L1-29'])
  })

  it('CF-P11 who fulfils several chooses one', () => {
    const t = queue(['CF-P11']).level(0, 6).machine(null, null, null, null, 'L1-30', 'L1-29')
    t.play('play CF-P11')
    expect([t.step, t.options(), t.fallback]).toEqual([
      'confrontation/jump',
      ['claim L1-30', 'claim L1-29'],
      'claim L1-30',
    ])
    expect(t.play('claim L1-29').player(0).cards).toEqual(['L1-29'])
  })

  it('TBBR-CONF-60, R-98 it is taken before the accessible cards of the same check', () => {
    const t = queue(['CF-P11']).machine('L1-05', null, null, null, 'L1-06').play('taste')
    expect(taken(answer(t, 'CF-P11'))).toEqual(['L1-06', 'L1-05'])
  })

  it('TBBR-CONF-60 it is a claim: CF-N13 may hit it, and the turn may pass', () => {
    const t = queue(['CF-P11'], ['CF-N13']).machine(null, null, null, null, 'L1-29').disc(1, 1)
    answer(answer(t, 'CF-P11'), 'CF-N13')
    expect([t.player(0).cards, t.player(0).time, t.asked]).toEqual([['L1-29'], 2, 1])
    expect(seen(t, 0).pile).toEqual(['CF-P11', 'CF-N13'])
  })

  it('TBBR-CONF-60, R-98 it counts for the limit of CH-12, and cannot be played when that is reached', () => {
    const limited = () => {
      const t = confronting([['CF-P11'], []], { characters: true }, [everybodysCharacter])
      return ready(putOn(t, 'CH-12', 'CH-08').turn())
    }
    const t = limited().machine('L1-05', 'L1-06', null, null, 'L1-29')
    expect(taken(answer(t, 'CF-P11'))).toEqual(['L1-29'])
    // One more is allowed in this turn: of two equal ones the rightmost.
    expect(taken(t.play('taste'))).toEqual(['L1-05'])
    const full = limited().machine('L1-05', 'L1-06', null, null, 'L1-30')
    // After two claims of one check the level of L1-30 is reached, but no third card may be taken.
    full.level(0, 5).play('taste')
    expect(isOffered(full, 'CF-P11')).toBe(true)
    passAll(full.play('pass'))
    expect([full.player(0).cards.length, isOffered(full.cheese(0, 1).level(0, 7).play('cheese'), 'CF-P11')]).toEqual([
      2,
      false,
    ])
  })

  it('CF-P11 cannot be played where nothing out of reach is fulfilled, nor on what is in reach', () => {
    expect(queue(['CF-P11']).machine('L1-29', null, null, null, 'L1-30').step).toBe('action')
    expect(queue(['CF-P11']).cubes(0, 'YYY').machine(null, null, null, null, 'L1-29').step).toBe('action')
  })

  it('CF-P11 a lightning is claimed by the act just done alone', () => {
    const t = queue(['CF-P11']).machine(null, null, null, null, 'L1-05')
    expect(t.step).toBe('action')
    expect(isOffered(t.play('taste'), 'CF-P11')).toBe(true)
    expect(isOffered(t.play('pass').cheese(0, 1).play('cheese'), 'CF-P11')).toBe(false)
  })

  it('TBBR-CONF-22 the active player is asked whatever the hand, others never', () => {
    const t = queue(['CF-N01'], ['CF-P11']).machine(null, null, null, null, 'L1-29')
    expect([t.step, t.asked, t.options()]).toEqual(['confrontation/window', 0, ['pass']])
    expect(queue([], ['CF-P11']).machine(null, null, null, null, 'L1-29').step).toBe('action')
  })

  it('CF-P11 camping cards still on their way', () => {
    const t = queue(['CF-P11']).machine(null, null, null, null, 'L1-17').play('camp')
    expect(answer(t, 'CF-P11').player(0).cards).toEqual(['L1-17'])
  })
})

import { describe, expect, it } from 'vitest'
import type { ConfrontationId } from '../../src/content/confrontation.ts'
import { type EventId, events } from '../../src/content/events.ts'
import { type TeamId, teamCards } from '../../src/content/team.ts'
import { everybodysCharacter } from '../../src/expansions/characters/index.ts'
import { confrontationCards } from '../../src/expansions/confrontation/index.ts'
import { drawn } from '../../src/expansions/events/draw.ts'
import { dailyEvents } from '../../src/expansions/events/index.ts'
import { solo } from '../../src/expansions/solo/index.ts'
import { OPEN, where } from '../../src/expansions/team/decks.ts'
import { team } from '../../src/expansions/team/index.ts'
import type { TeamView } from '../../src/expansions/team/view.ts'
import { raceWith } from '../../src/race.ts'
import type { Table } from '../table.ts'
import { putOn } from './in-character.ts'
import { answer, confronting, isOffered, passAll, seen } from './with-hands.ts'

type Hand = readonly ConfrontationId[]

/** Seat 0 is about to come from 6 to 11, where the others stand with these beers; the first heap is its own. */
function coming(t: Table, ...beers: readonly string[]): Table {
  t.at(0, 6)
  beers.forEach((cubes, seat) => {
    t.cubes(seat, cubes)
    if (seat > 0) t.at(seat, 11).disc(seat, 9)
  })
  return t
}

const met = (mine: Hand, theirs: Hand, ...beers: readonly string[]): Table =>
  coming(confronting([mine, theirs]), ...beers)

/** Seat 0 arrives and announces its exchange. */
const announce = (t: Table, given: string, taken: string): Table =>
  passAll(t.play('bike 11')).play(`give ${given}`, `take ${taken}`)

const tracks = (t: Table): number[] => t.view.players.map(({ cheers }) => cheers)

describe('Confrontation: what meetings are answered with', () => {
  it('CF-N07 example: the visitor has Y, Y, Y, you R, R, K: give K, take Y and another: they are left with Y, K, you with R, R, Y, Y', () => {
    const t = answer(announce(met([], ['CF-N07'], 'YYY', 'RRK'), 'YY', 'RR'), 'CF-N07')
    expect([t.step, t.asked]).toEqual(['confrontation/give', 1])
    expect(t.options()).toContain('give RRK')
    t.play('give K')
    expect([t.asked, t.options()]).toEqual([1, ['take Y']])
    t.play('take Y')
    expect([t.step, t.asked, t.options()]).toEqual(['confrontation/extra', 1, ['extra Y', 'extra K']])
    t.play('extra Y')
    expect([t.backpack(0), t.backpack(1)]).toEqual(['Y1 K1', 'Y2 R2'])
    expect([tracks(t), t.step, t.asked, seen(t, 0).pile]).toEqual([[1, 1], 'action', 0, ['CF-N07']])
  })

  it('CF-N07 can be played by whoever is met alone', () => {
    const t = announce(coming(confronting([[], ['CF-P01'], ['CF-N07']]), 'YYY', 'RRK', ''), 'Y', 'R')
    expect([t.step, t.asked, t.options(2)]).toEqual(['confrontation/window', 1, []])
    expect(isOffered(t, 'CF-N07')).toBe(false)
    expect([t.step, t.backpack(0)]).toEqual(['action', 'Y2 R1'])
  })

  it('CF-N07 cannot be played where everything is settled: one beer each way and no room for another', () => {
    expect(announce(met([], ['CF-N07'], 'Y', 'NNNNNNNNNNNN'), 'Y', 'N').step).toBe('action')
    expect(isOffered(announce(met([], ['CF-N07'], 'Y', 'NNNNNNNNNNN'), 'Y', 'N'), 'CF-N07')).toBe(true)
    expect(isOffered(announce(met([], ['CF-N07'], 'YY', 'NNNNNNNNNNNN'), 'Y', 'N'), 'CF-N07')).toBe(true)
  })

  it('CF-N07, TBBR-EXP-24 without room there is no beer more', () => {
    const t = answer(announce(met([], ['CF-N07'], 'YY', 'NNNNNNNNNNNN'), 'Y', 'N'), 'CF-N07').play('give N', 'take Y')
    expect([t.step, t.backpack(0), t.backpack(1)]).toEqual(['action', 'Y1 N1', 'Y1 N11'])
  })

  it('CF-N07 defaults: one beer of what each has most of, then what oneself has least of', () => {
    const t = answer(announce(met([], ['CF-N07'], 'YYNK', 'RRK'), 'Y', 'R'), 'CF-N07')
    expect([t.fallback, t.play('give R').fallback]).toEqual(['give R', 'take Y'])
    expect(t.play('take Y').fallback).toBe('extra N')
  })

  it('CF-N07 the beer more is no part of the exchange: no objective counts it', () => {
    const turned = (taken: string, extra: string) =>
      answer(announce(met([], ['CF-N07'], 'YN', 'R').machine('L2-17'), 'Y', 'R'), 'CF-N07')
        .play('give R', `take ${taken}`, `extra ${extra}`)
        .player(0).cards
    expect([turned('Y', 'N'), turned('N', 'Y')]).toEqual([[], ['L2-17']])
  })

  it('CF-N07 cancelled: what was announced changes hands', () => {
    const t = answer(announce(met(['CF-P13'], ['CF-N07'], 'YYY', 'RRK'), 'YY', 'RR'), 'CF-N07')
    answer(t, 'CF-P13')
    expect([t.backpack(0), t.backpack(1), seen(t, 0).pile]).toEqual(['Y1 R2', 'Y2 K1', ['CF-N07', 'CF-P13']])
  })

  it('R-15 a hostile card needs no meeting, a helpful one aims at its owner', () => {
    const t = answer(met([], ['CF-N10'], 'YYY', '').at(1, 24).noBottle(11).play('bike 11'), 'CF-N10')
    expect(t.events).toContainEqual({ type: 'confrontation/played', seat: 1, card: 'CF-N10', target: 0 })
    const own = confronting([['CF-P14'], []]).play('play CF-P14')
    expect(own.events).toContainEqual({ type: 'confrontation/played', seat: 0, card: 'CF-P14', target: 0 })
  })
})

describe('Confrontation with others', () => {
  const today = (id: EventId, ...hands: readonly Hand[]): Table => {
    const t = confronting(hands, { events: true }, [dailyEvents])
    for (let day = 0; day < 3; day++) drawn(t.s)[day] = events.findIndex((card) => card.id === id) + 1
    return t.turn()
  }

  it('TBBR-CONF-50 an event that changes a toast changes the exchange: EV-22 takes one unit of both, EV-09 gives both two points', () => {
    const slow = announce(coming(today('EV-22', [], []), 'Y', 'N'), 'Y', 'N')
    expect(slow.view.players.map(({ time }) => time)).toEqual([7, 10])
    const song = announce(coming(today('EV-09', [], []), 'Y', 'N'), 'Y', 'N')
    expect(song.view.players.map(({ score }) => score)).toEqual([2, 2])
  })

  it('TBBR-CONF-14, TBBR-TIME-13, TBBR-TIME-19 EV-22 charges an arriver on the last space nothing, and whoever is pushed there lies above', () => {
    const t = today('EV-22', [], [], []).at(0, 11).cubes(0, 'N').disc(0, 23)
    t.at(1, 6).cubes(1, 'Y').disc(1, 18).disc(2, 20).turn()
    t.play('bike 11', 'give Y', 'take N')
    expect(t.stackOn(24)).toEqual([1, 0])
    expect(t.heard('timeSpent').filter(({ why }) => why === 'toast')).toMatchObject([{ seat: 0, from: 23, to: 24 }])
  })

  it('TBBR-CONF-51 a character’s power is no card: nobody can cancel it', () => {
    const t = confronting([[], ['CF-P13']], { characters: true }, [everybodysCharacter])
    putOn(t, 'CH-07', 'CH-08').turn()
    announce(coming(t, 'YY', 'NN'), 'Y', 'N')
    expect(isOffered(t, 'CF-P13')).toBe(false)
    expect(tracks(passAll(t))).toEqual([2, 1])
  })

  it('CH-07 with CF-N07, TBBR-EXP-24: whom the beer more leaves with none loses none, and nothing is told of it', () => {
    const t = confronting([[], ['CF-N07']], { characters: true }, [everybodysCharacter])
    putOn(t, 'CH-07', 'CH-08').turn()
    answer(announce(coming(t, 'Y', 'NN'), 'Y', 'N'), 'CF-N07').play('give N', 'take Y', 'extra N')
    expect(t.backpack(0)).toBe('–')
    expect(t.events).not.toContainEqual(expect.objectContaining({ type: 'effects/dropped' }))
  })

  it('TBBR-CONF-55 not alone', () => {
    const both = raceWith([solo, confrontationCards])
    expect(both.forbids?.({ solo: true, confrontation: true, length: 'base' }, 1)).toBe('TBBR-EXP-01')
  })

  const open = (t: Table, at: number, id: TeamId): Table => {
    where(t.s)[at * teamCards.length + teamCards.findIndex((card) => card.id === id)] = OPEN
    return t.turn()
  }

  it('TM-09 asks for a toast: an exchange will do', () => {
    const t = open(confronting([[], [], [], []], { team: true }, [team]), 0, 'TM-09')
      .at(0, 6)
      .cubes(0, 'Y')
    t.at(1, 11).disc(1, 9).cubes(1, 'N').disc(2, 9).disc(3, 9)
    announce(t, 'Y', 'N')
    const { teams } = raceWith([team]).view(t.s, 0).team as TeamView
    expect(teams[0]?.fulfilled).toEqual(['TM-09'])
  })

  it('CF-N07 is never played on a teammate', () => {
    const t = confronting([[], [], ['CF-N07'], []], { team: true }, [team])
      .at(0, 6)
      .cubes(0, 'Y')
    t.at(2, 11).disc(2, 9).cubes(2, 'N').disc(1, 9).disc(3, 9)
    expect(isOffered(announce(t, 'Y', 'N'), 'CF-N07')).toBe(false)
  })
})

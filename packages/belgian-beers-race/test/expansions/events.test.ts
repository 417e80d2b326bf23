import { readNotation } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { bandsOnTour } from '../../src/expansions/bands/index.ts'
import { drawn } from '../../src/expansions/events/draw.ts'
import { dailyEvents } from '../../src/expansions/events/index.ts'
import type { EventsView } from '../../src/expansions/events/view.ts'
import { pixelBag } from '../../src/expansions/pixel-bag/index.ts'
import { pointsByTheEnd, tryOut } from '../../src/index.ts'
import { raceWith } from '../../src/race.ts'
import { effectsPlay } from '../../src/texts/effects-play.ts'
import { eventsPlay } from '../../src/texts/events-play.ts'
import { race, unpacked } from '../table.ts'
import { game, onDays, today } from './on-days.ts'
import { sayAll } from './said.ts'

describe('Events: setup', () => {
  it('TBBR-EVENT-02, TBBR-EVENT-03 example: a card a day, in the order of the days, all of them open', () => {
    const t = unpacked(2, { events: true }, game)
    while (t.step !== 'events/draw') t.nature(Object.keys(t.outcomes())[0])
    expect(Object.values(t.outcomes())).toEqual(Array.from({ length: 24 }, () => 1))
    t.nature('event EV-13', 'event EV-02')
    expect(Object.keys(t.outcomes())).toHaveLength(22)
    t.nature('event EV-21')
    expect(t.events).toContainEqual({ type: 'events/drawn', day: 3, card: 'EV-21' })
    const { days } = game.view(t.s, -1).events as EventsView
    expect(days).toEqual(['EV-13', 'EV-02', 'EV-21'])
    expect(t.step).toBe('action')
  })

  it('TBBR-EVENT-25 the short race has two, and the second is that of its last day', () => {
    const t = unpacked(2, { events: true, length: 'short' }, game)
    while (t.step !== 'events/draw') t.nature(Object.keys(t.outcomes())[0])
    t.nature('event EV-13', 'event EV-07')
    expect(t.step).toBe('start')
    expect(Array.from(drawn(t.s))).toEqual([13, 7, 0])
  })

  it('TBBR-EXP-12, R-05 example: the start of the short race is no arrival: its bottle is taken, Block Party pays nothing', () => {
    const t = unpacked(2, { events: true, length: 'short' }, game)
    while (t.step !== 'events/draw') t.nature(Object.keys(t.outcomes())[0])
    t.nature('event EV-11', 'event EV-10').play('start B3')
    expect([t.hasBottle('B3'), t.player(t.s.first).score]).toEqual([false, 0])
  })
})

describe('Events: days', () => {
  it('TBBR-EVENT-05 only the card of the day is in force, for everybody', () => {
    const t = onDays(2, ['EV-13', 'EV-01', 'EV-02']).at(0, 6).at(1, 6).disc(1, 1)
    expect(t.info('bike 11').cost).toBe(7)
    expect(onDays(2, ['EV-13', 'EV-01', 'EV-02']).day(2).at(0, 6).info('bike 11').cost).toBe(5)
    expect(onDays(2, ['EV-13', 'EV-01', 'EV-02']).day(3).at(0, 6).info('bike 11').cost).toBe(6)
  })

  it('TBBR-EVENT-06, R-20 example: Soft Pillows spare a sleeper 2 of 4 TU the next morning, EV-07', () => {
    const t = onDays(2, ['EV-07', 'EV-13', 'EV-13']).at(0, 6).at(1, 8).asleep(1).play('camp')
    expect([t.view.day, t.player(1).time]).toEqual([2, 2])
  })

  it('TBBR-EXP-47 example: Thin Tent Walls start a player of level 3 on space 1, EV-21', () => {
    const t = onDays(2, ['EV-21', 'EV-13', 'EV-13']).at(0, 6).level(0, 3).glass(0, 3).at(1, 8).finished(1).play('camp')
    expect([t.player(0).time, t.player(1).time]).toEqual([1, 1])
  })

  it('EV-07 example: on the last day a player two moves away loses 20 points', () => {
    const t = onDays(2, ['EV-01', 'EV-01', 'EV-07']).day(3).at(0, 6).score(0, 100).finished(1).play('stop')
    expect(t.heard('returnPenalty')[0]).toMatchObject({ distance: 2, points: -20 })
  })

  it('EV-21, TBBR-EVENT-07 example: with Thin Tent Walls 36; the final scoring is as ever', () => {
    const t = onDays(2, ['EV-01', 'EV-01', 'EV-21']).day(3).at(0, 6).score(0, 100).finished(1).play('stop')
    expect(t.heard('returnPenalty')[0]).toMatchObject({ points: -36 })
  })

  it.each(['EV-07', 'EV-21'] as const)('EV-07, EV-21 not: on other days, when nobody is a latecomer', (card) => {
    const t = onDays(2, [card, 'EV-01', 'EV-01']).day(3).at(0, 6).score(0, 100).finished(1).play('stop')
    expect(t.heard('returnPenalty')[0]).toMatchObject({ points: -30 })
  })

  it.each(['EV-07', 'EV-21'] as const)('EV-07, EV-21 not: in the mornings of other days', (card) => {
    const t = onDays(2, ['EV-01', card, 'EV-01']).at(0, 6).at(1, 8).asleep(1).play('camp')
    expect([t.player(0).time, t.player(1).time]).toEqual([0, 4])
  })

  it('EV-12, TBBR-EVENT-09 a snack for everybody on waking up, in the order of play', () => {
    const t = onDays(3, ['EV-13', 'EV-12', 'EV-13']).at(0, 6).at(1, 8).finished(1).at(2, 9).finished(2).play('camp')
    expect(t.view.players.map(({ cheese }) => cheese)).toEqual([1, 1, 1])
    expect(
      t.events
        .filter(({ type }) => (type as string) === 'events/cheese')
        .map((event) => (event as { seat: number }).seat),
    ).toEqual([1, 2, 0])
  })

  it('EV-12 on the first day too, when everything is laid out', () => {
    const t = unpacked(2, { events: true }, game)
    while (t.step !== 'events/draw') t.nature(Object.keys(t.outcomes())[0])
    t.nature('event EV-12', 'event EV-02', 'event EV-21')
    expect(t.view.players.map(({ cheese }) => cheese)).toEqual([1, 1])
  })

  it('EV-12 not: on the morning of another day', () => {
    expect(onDays(2, ['EV-13', 'EV-01', 'EV-12']).at(0, 6).at(1, 8).finished(1).play('camp').player(0).cheese).toBe(0)
  })

  it('EV-10, TBBR-EVENT-27 a coaster found on waking up is worth 1 point, under the card of the day that begins', () => {
    const t = onDays(3, ['EV-13', 'EV-10', 'EV-13']).at(0, 6).at(1, 8).coastersAt(8, 1).finished(1).at(2, 9).finished(2)
    expect(t.play('camp').view.cards?.earned).toEqual([0, 1, 0])
  })

  it('TBBR-EVENT-10, TBBR-EVENT-15 points stand on the Scoring Track at once, with their reason', () => {
    const t = today(2, 'EV-11').at(0, 'B1').disc(1, 20).play('bike B3')
    expect(game.score(t.s)[0]).toMatchObject({ total: 2, parts: [{ reason: 'events/points', points: 2 }] })
  })

  it('TBBR-EXP-25 the first of a day is over only when everything that looks for it is done', () => {
    const t = today(2, 'EV-17').at(0, 13).level(0, 6).glass(0, 6).cheese(0, 1).disc(1, 20).play('taste')
    expect(t.view.cards?.today[0]).toBe(0)
    expect(t.play('eat 1').view.cards?.today[0]).not.toBe(0)
  })
})

describe('Events: what is told before a move', () => {
  it('worth and previews play the card of the day', () => {
    const t = today(2, 'EV-11').at(0, 'B1').disc(1, 20)
    const plain = race(2).at(0, 'B1').disc(1, 20)
    const gain = (table: typeof t, text: string): number => {
      const move = readNotation(game, table.s, 0, text)
      return pointsByTheEnd(tryOut(table.s, move, 'good').after, 0) - pointsByTheEnd(table.s, 0)
    }
    expect(gain(t, 'bike B3') - gain(plain, 'bike B3')).toBe(2)
  })
})

describe('Events beside others', () => {
  it('TBBR-EVENT-21 Early Closing forbids concerts too, and a concert with a beer uses up the free glass', () => {
    const both = raceWith([dailyEvents, bandsOnTour])
    const t = race(2, { events: true, bands: true }, both).at(0, 13).disc(0, 21).disc(1, 24)
    drawn(t.s)[0] = 20
    t.turn()
    expect(t.options().some((text) => text.startsWith('concert'))).toBe(false)
  })

  it('TBBR-EVENT-22 example: with the Pixel Bag 5 beers from Crates on Offer, 3 from Thin Shelves', () => {
    const both = raceWith([dailyEvents, pixelBag])
    const bought = (card: number): unknown => {
      const t = race(2, { events: true, 'pixel-bag': true }, both).at(0, 11).disc(1, 20)
      drawn(t.s)[0] = card
      return t.turn().info('buy').cubes
    }
    expect([bought(5), bought(16)]).toEqual([5, 3])
  })
})

const seed = process.env.ESTAMINET_SEED ?? 'weather'

describe(`Events at play (seed ${seed})`, () => {
  it('everything has words in three languages', () => {
    for (const at of [0, 1, 2]) {
      const play = { seats: 3, options: { events: true }, seed: `${seed} ${at}` }
      const said = sayAll(game, { id: 'events', ...play }, eventsPlay)
      expect([said.unsaid, said.odd]).toEqual([[], []])
      const asked = sayAll(game, { id: 'effects', ...play }, effectsPlay)
      expect([asked.unsaid, asked.odd]).toEqual([[], []])
    }
  })
})

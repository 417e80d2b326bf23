import { heavenAndAle } from '@estaminet/heaven-and-ale'
import { describe, expect, it } from 'vitest'
import { lookedBackOn } from '../src/history.ts'
import { quickBeer } from './beers.ts'
import { ann, bob, CLOCK, cis, LIVE, longBeer, smallBeer, Talk, TURNS } from './talk.ts'

const HOUR = 3_600_000
const who = [ann, bob]
const left = (talk: Talk) => talk.seenBy(null).clocks.map((clock) => clock.left / 1000)
const running = (talk: Talk) => talk.seenBy(null).clocks.flatMap((clock, seat) => (clock.running ? [seat] : []))

describe('a live clock', () => {
  it('runs for whoever is asked, adds the increment per decision, and saves no more than the cap', () => {
    const talk = Talk.of(smallBeer, 2, { pace: CLOCK })
    expect(running(talk)).toEqual([0, 1])
    talk.wait(8_000)
    expect(left(talk)).toEqual([52, 52])
    talk.plays(0)
    talk.plays(1)
    expect(left(talk)).toEqual([57, 57])
    const [seat] = talk.table.asked()
    expect(running(talk)).toEqual([seat])
    // Nobody waits any more: every decision brings time, up to the cap.
    const most: number[] = []
    while (talk.doc.status === 'running') {
      talk.plays(talk.table.asked()[0])
      most.push(...left(talk))
    }
    expect(Math.max(...most)).toBe(70)
  })

  it('rewards every decision once: taken back it gives its increment back, made again it earns it again', () => {
    const talk = Talk.of(heavenAndAle, 2, { pace: { kind: 'live', clock: { bank: 15, increment: 5, cap: 600 } } })
    const [seat] = talk.table.asked()
    talk.says(who[seat], { t: 'orders', seat, confirm: true })
    for (let n = 0; n < 100; n++) {
      talk.plays(seat, talk.moves(seat).at(-1))
      expect(left(talk)[seat]).toBe(20)
      talk.says(who[seat], { t: 'undo', seat })
      expect(left(talk)[seat]).toBe(15)
    }
    talk.says(who[seat], { t: 'redo', seat })
    expect(left(talk)[seat]).toBe(20)
    talk.says(who[seat], { t: 'undo', seat })
    talk.reload()
    talk.wait(14_000)
    talk.plays(seat, talk.moves(seat).at(-1))
    talk.wait(5_500)
    talk.says(who[seat], { t: 'undo', seat })
    expect(left(talk)[seat]).toBe(0)
  })

  it('seems to run on for who has given a sealed answer, and gives the time back when all are opened', () => {
    const talk = Talk.of(smallBeer, 3, { pace: CLOCK })
    talk.wait(10_000)
    talk.plays(0)
    talk.wait(10_000)
    expect(running(talk)).toEqual([0, 1, 2])
    expect(left(talk).slice(1)).toEqual([40, 40])
    expect(left(talk)[0]).toBeLessThanOrEqual(50)
    expect(talk.seenBy('ann').clocks[0]).toEqual({ left: 55_000, running: false })
    talk.plays(1)
    talk.plays(2)
    expect(left(talk)).toEqual([55, 45, 45])
  })

  it('runs out only for who has not answered', () => {
    const talk = Talk.of(smallBeer, 2, { pace: CLOCK })
    talk.plays(0)
    talk.wait(120_000)
    expect(talk.doc.seats.map((seat) => seat.misses)).toEqual([0, 1])
    expect(talk.table.botSeats()).toEqual([1])
  })

  it('is left out when the table has none', () => {
    const talk = Talk.of(smallBeer, 2, { pace: LIVE })
    expect(talk.seenBy('ann').clocks).toEqual([])
    expect(talk.table.dueAt()).toBeUndefined()
  })
})

describe('when time runs out', () => {
  it('a bot plays this turn, the next one is the player’s own with some time, and after two the bot keeps the seat', () => {
    const talk = Talk.of(longBeer, 2, { pace: { kind: 'live', clock: { bank: 30, increment: 0, cap: 30 } } })
    talk.plays(1)
    talk.wait(30_000)
    expect(talk.table.botSeats()).toEqual([0])
    expect(talk.seenBy('ann').asks).toEqual([])
    talk.botPlays(0)
    expect(talk.doc.seats[0]).toMatchObject({ misses: 1, overtime: false, standIn: false })
    expect(left(talk)[0]).toBe(20)
    // Play on until Ann is asked again, then let her be late once more.
    for (let n = 0; n < 20 && !talk.table.asked().includes(0); n++) talk.plays(1, talk.moves(1).at(-1))
    if (talk.table.asked().includes(1)) talk.plays(1)
    talk.wait(30_000)
    expect(talk.doc.seats[0]).toMatchObject({ misses: 2, standIn: true, level: 'easy' })
    expect(talk.seenBy('bob').info.seats[0]).toMatchObject({ standIn: true, level: 'easy' })
    expect(talk.refuses(bob, { t: 'reclaim', seat: 0 })).toBe('not-seated')
    talk.says(ann, { t: 'reclaim', seat: 0 })
    expect(talk.doc.seats[0]).toMatchObject({ misses: 0, standIn: false })
    // This turn is over for her; the next one is her own.
    expect(talk.table.botSeats()).toEqual([0])
    for (let n = 0; n < 20 && talk.table.botSeats().length > 0; n++) talk.botPlays(0, talk.moves(0).at(-1))
    for (let n = 0; n < 20 && !talk.table.asked().includes(0); n++) talk.plays(1, talk.moves(1).at(-1))
    expect(talk.seenBy('ann').asks.length).toBe(1)
    expect(left(talk)[0]).toBe(20)
  })

  it('leaving the seat and taking it back in the same turn makes no time', () => {
    const talk = Talk.of(longBeer, 2, { pace: { kind: 'live', clock: { bank: 10, increment: 0, cap: 10 } } })
    talk.plays(1)
    for (let n = 0; n < 5; n++) {
      talk.wait(1_000)
      talk.says(ann, { t: 'resign', seat: 0 })
      talk.now += 1_000
      talk.says(ann, { t: 'reclaim', seat: 0 })
    }
    expect(left(talk)[0]).toBe(0)
    talk.wait(0)
    expect(talk.doc.seats[0]).toMatchObject({ overtime: true, misses: 1 })
    talk.says(ann, { t: 'resign', seat: 0 })
    talk.says(ann, { t: 'reclaim', seat: 0 })
    expect(talk.table.botSeats()).toEqual([0])
    expect(talk.seenBy('ann').asks).toEqual([])
  })

  it('turn by turn the hours do not begin anew for who leaves and comes back', () => {
    const talk = Talk.of(heavenAndAle, 2, { pace: TURNS })
    const [seat] = talk.table.asked()
    talk.wait(20 * HOUR)
    talk.says(who[seat], { t: 'resign', seat })
    talk.wait(HOUR)
    talk.says(who[seat], { t: 'reclaim', seat })
    expect(talk.seenBy(null).clocks[seat]).toEqual({ left: 3 * HOUR, running: true })
  })

  it('time the house was closed is no time away', () => {
    const talk = Talk.of(longBeer, 2, { pace: CLOCK })
    talk.says(ann, { t: 'resign', seat: 0 })
    talk.now += HOUR
    talk.reload(HOUR)
    talk.says(ann, { t: 'reclaim', seat: 0 })
    expect(left(talk)[0]).toBe(60)
  })

  it('nothing a bot has played for a late player is taken back by that player', () => {
    const talk = Talk.of(heavenAndAle, 2, { pace: CLOCK })
    const [seat] = talk.table.asked()
    talk.plays(seat, talk.moves(seat).at(-1))
    const [late] = talk.table.asked()
    talk.wait(80_000)
    expect(talk.table.botSeats()).toEqual([late])
    expect(talk.refuses(who[late], { t: 'undo', seat: late })).toBe('bot-plays')
    expect(talk.refuses(who[late], { t: 'redo', seat: late })).toBe('bot-plays')
  })

  it('answering in time forgets the misses', () => {
    const talk = Talk.of(longBeer, 2, { pace: CLOCK })
    talk.plays(1)
    talk.wait(60_000)
    talk.botPlays(0)
    expect(talk.doc.seats[0].misses).toBe(1)
    for (let n = 0; n < 20 && !talk.table.asked().includes(0); n++) talk.plays(1, talk.moves(1).at(-1))
    talk.plays(0, talk.moves(0).at(-1))
    expect(talk.doc.seats[0].misses).toBe(0)
  })

  it('turn by turn every turn has its whole time', () => {
    const talk = Talk.of(heavenAndAle, 2, { pace: TURNS })
    const [seat] = talk.table.asked()
    talk.wait(20 * HOUR)
    while (talk.doc.held === null) talk.plays(seat, talk.moves(seat).at(-1))
    talk.says(who[seat], { t: 'confirm', seat })
    expect(talk.seenBy(null).clocks[1 - seat]).toEqual({ left: 24 * HOUR, running: true })
    talk.wait(24 * HOUR)
    expect(talk.table.botSeats()).toEqual([1 - seat])
  })
})

describe('a reminder', () => {
  it('comes once in the last hours of a turn, and again in the next', () => {
    const talk = Talk.of(heavenAndAle, 2, { pace: TURNS })
    const [seat] = talk.table.asked()
    const begun = talk.now
    expect(talk.table.dueAt()).toBe(begun + 20 * HOUR)
    talk.wait(20 * HOUR)
    expect(talk.doc.clock.reminded).toEqual([seat])
    expect(talk.table.dueAt()).toBe(begun + 24 * HOUR)
    while (talk.doc.held === null) talk.plays(seat, talk.moves(seat).at(-1))
    talk.says(who[seat], { t: 'confirm', seat })
    expect(talk.doc.clock.reminded).toEqual([])
    expect(talk.table.dueAt()).toBe(talk.now + 20 * HOUR)
  })

  it('comes again for the next of several sealed rounds', () => {
    const talk = Talk.of(quickBeer, 2, { pace: TURNS })
    talk.wait(20 * HOUR)
    expect(talk.doc.clock.reminded).toEqual([0, 1])
    for (const seat of [0, 1]) talk.plays(seat)
    expect(talk.doc.clock.reminded).toEqual([])
    expect(talk.table.dueAt()).toBe(talk.now + 20 * HOUR)
  })

  it('is due for who has answered under seal too, so that nobody can tell who has', () => {
    const due = [0, 1].map((answers) => {
      const talk = Talk.of(smallBeer, 2, { pace: TURNS })
      for (let seat = 0; seat < answers; seat++) talk.plays(seat)
      const before = talk.table.dueAt()
      talk.wait(20 * HOUR)
      return { before, reminded: talk.doc.clock.reminded }
    })
    expect(due[0]).toEqual(due[1])
  })

  it('is for turns that take hours', () => {
    const talk = Talk.of(smallBeer, 2, { pace: CLOCK })
    expect(talk.table.dueAt()).toBe(talk.now + 60_000)
  })
})

describe('absence', () => {
  it('a live player who keeps everybody waiting can be replaced, clock or no clock', () => {
    const talk = Talk.of(smallBeer, 2, { pace: LIVE })
    expect(talk.refuses(bob, { t: 'replace', seat: 0 })).toBe('not-absent')
    expect(talk.refuses(cis, { t: 'replace', seat: 0 })).toBe('not-seated')
    talk.wait(180_000)
    talk.says(bob, { t: 'replace', seat: 0 })
    expect(talk.table.botSeats()).toEqual([0])
    expect(talk.refuses(bob, { t: 'replace', seat: 0 })).toBe('nobody-here')
  })

  it('who missed a turn and has time for this one is not away, nor is who has only waited for the others', () => {
    const talk = Talk.of(longBeer, 2, { pace: { kind: 'live', clock: { bank: 400, increment: 0, cap: 400 } } })
    talk.plays(1)
    talk.wait(400_000)
    expect(talk.doc.seats[0].overtime).toBe(true)
    talk.botPlays(0)
    for (let n = 0; n < 20 && !talk.table.asked().includes(0); n++) {
      talk.wait(100_000)
      talk.plays(1, talk.moves(1).at(-1))
    }
    expect(talk.doc.seats[0].misses).toBe(1)
    expect(talk.seenBy(null).clocks[0]).toEqual({ left: 20_000, running: true })
    expect(talk.refuses(bob, { t: 'replace', seat: 0 })).toBe('not-absent')
  })

  it('a turn whose clock has run out can be given to a bot for good', () => {
    const talk = Talk.of(longBeer, 2, { pace: CLOCK })
    talk.plays(1)
    talk.wait(60_000)
    talk.says(bob, { t: 'replace', seat: 0 })
    expect(talk.doc.seats[0].standIn).toBe(true)
  })

  it('leaving a running match leaves a bot in the seat', () => {
    const talk = Talk.of(smallBeer, 2)
    talk.says(ann, { t: 'leave' })
    expect(talk.doc.seats[0]).toMatchObject({ kind: 'person', name: 'Ann', standIn: true, level: 'easy' })
  })

  it('a seat is taken back in a running match only: what a bot has finished is nobody’s game', () => {
    const talk = Talk.of(smallBeer, 2)
    talk.says(ann, { t: 'resign', seat: 0 })
    while (talk.doc.status === 'running') {
      const [seat] = talk.table.asked()
      if (seat === 0) talk.botPlays(seat)
      else talk.plays(seat)
    }
    expect(talk.refuses(ann, { t: 'reclaim', seat: 0 })).toBe('not-running')
    expect(lookedBackOn(talk.doc, 'ann', smallBeer)).toBeUndefined()
    expect(lookedBackOn(talk.doc, 'bob', smallBeer)).toMatchObject({ game: 'small-beer', others: [] })
  })
})

describe('a closed house', () => {
  it('gives every running clock its time back', () => {
    const talk = Talk.of(smallBeer, 2, { pace: CLOCK })
    talk.wait(10_000)
    talk.now += HOUR
    talk.reload(HOUR)
    expect(left(talk)).toEqual([50, 50])
    talk.house({ t: 'tick' })
    expect(talk.doc.seats.map((seat) => seat.misses)).toEqual([0, 0])
    talk.reload(HOUR)
    talk.wait(5_000)
    expect(left(talk)).toEqual([45, 45])
  })
})

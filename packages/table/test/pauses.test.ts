import { heavenAndAle } from '@estaminet/heaven-and-ale'
import { describe, expect, it } from 'vitest'
import { BOB_CAN, isOpen, orders, sitting } from './at-the-tap.ts'
import { POUR } from './spilled-beer.ts'
import { ann, bob, CLOCK, LIVE, longBeer, people, smallBeer, Talk, TURNS } from './talk.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const who = [ann, bob]
const left = (talk: Talk) => talk.seenBy(null).clocks.map((clock) => clock.left / 1000)
const running = (talk: Talk) => talk.seenBy(null).clocks.flatMap((clock, seat) => (clock.running ? [seat] : []))

/** Everybody agrees to a pause, and something happens in it. */
function pausedFor(talk: Talk, ms: number, meanwhile: () => void): void {
  for (const seat of talk.doc.seats.keys()) talk.says(people[seat], { t: 'pause', seat, on: true })
  talk.wait(ms / 2)
  meanwhile()
  talk.wait(ms / 2)
  talk.says(bob, { t: 'pause', seat: 1, on: false })
}

describe('a pause', () => {
  it('begins when all people agree, stops every clock, and ends when anybody says so', () => {
    const talk = Talk.of(smallBeer, 2, { pace: CLOCK })
    talk.wait(10_000)
    talk.says(ann, { t: 'pause', seat: 0, on: true })
    expect(talk.seenBy('bob')).toMatchObject({ pause: [0], info: { paused: false } })
    talk.says(bob, { t: 'pause', seat: 1, on: true })
    expect(talk.seenBy('bob').info.paused).toBe(true)
    expect(running(talk)).toEqual([])
    talk.wait(HOUR)
    expect(left(talk)).toEqual([50, 50])
    for (const say of [
      { t: 'play', seat: 0, ask: talk.table.askId(0), move: talk.moves(0)[0] },
      { t: 'undo', seat: 0 },
      { t: 'redo', seat: 0 },
      { t: 'confirm', seat: 0 },
      { t: 'ask-back', seat: 0, to: 0 },
      { t: 'answer-back', seat: 0, agree: true },
      { t: 'wait', seat: 0, ask: talk.table.askId(0) },
      { t: 'replace', seat: 1 },
    ] as const)
      expect(talk.refuses(ann, say)).toBe('paused')
    talk.says(bob, { t: 'chat', text: 'back?' })
    talk.says(bob, { t: 'pause', seat: 1, on: false })
    talk.wait(1_000)
    expect(left(talk)).toEqual([49, 49])
  })

  it('asked for by one alone is only a wish', () => {
    const talk = Talk.of(smallBeer, 2)
    talk.says(ann, { t: 'pause', seat: 0, on: true })
    talk.says(bob, { t: 'pause', seat: 1, on: false })
    expect(talk.doc.pause).toEqual({ asked: [], on: false })
  })
})

describe('who is silent in a pause', () => {
  it('is not replaced by a bot, nor as soon as the match goes on', () => {
    const talk = Talk.of(smallBeer, 2, { pace: LIVE })
    talk.wait(2.9 * MINUTE)
    pausedFor(talk, HOUR, () => expect(talk.refuses(bob, { t: 'replace', seat: 0 })).toBe('paused'))
    talk.wait(2.9 * MINUTE)
    expect(talk.refuses(bob, { t: 'replace', seat: 0 })).toBe('not-absent')
    talk.wait(0.1 * MINUTE)
    talk.says(bob, { t: 'replace', seat: 0 })
    expect(talk.table.botSeats()).toEqual([0])
  })

  it('has the time they had, whether or not they leave and come back meanwhile', () => {
    const talk = Talk.of(longBeer, 2, { pace: CLOCK })
    talk.plays(1)
    talk.wait(10_000)
    pausedFor(talk, HOUR, () => {
      talk.says(ann, { t: 'resign', seat: 0 })
      talk.wait(MINUTE)
      talk.says(ann, { t: 'reclaim', seat: 0 })
    })
    expect(left(talk)[0]).toBe(50)
    expect(running(talk)).toContain(0)
  })

  it('has used the time between when they leave in it and come back after it, and no more', () => {
    const talk = Talk.of(longBeer, 2, { pace: CLOCK })
    talk.plays(1)
    talk.wait(10_000)
    pausedFor(talk, HOUR, () => talk.says(ann, { t: 'resign', seat: 0 }))
    talk.wait(5_000)
    talk.says(ann, { t: 'reclaim', seat: 0 })
    expect(left(talk)[0]).toBe(45)
  })

  it('has used the time until it when they left before and come back in it, and again what they are away after it', () => {
    const talk = Talk.of(longBeer, 2, { pace: CLOCK })
    talk.plays(1)
    talk.wait(10_000)
    talk.says(ann, { t: 'pause', seat: 0, on: true })
    talk.says(ann, { t: 'resign', seat: 0 })
    talk.wait(5_000)
    pausedFor(talk, HOUR, () => {
      talk.says(ann, { t: 'reclaim', seat: 0 })
      expect(left(talk)[0]).toBe(45)
      talk.says(ann, { t: 'resign', seat: 0 })
    })
    talk.wait(5_000)
    talk.says(ann, { t: 'reclaim', seat: 0 })
    expect(left(talk)[0]).toBe(40)
  })

  it('leaves a turn that waits for its confirmation as it is until the match goes on', () => {
    const talk = Talk.of(heavenAndAle, 2, { pace: TURNS })
    const [seat] = talk.table.asked()
    while (talk.doc.held === null) talk.plays(seat, talk.moves(seat).at(-1))
    const { length } = talk.match.log
    pausedFor(talk, HOUR, () => {
      talk.says(who[seat], { t: 'resign', seat })
      expect([talk.doc.held, talk.match.log.length]).toEqual([seat, length])
    })
    expect(talk.doc.held).toBeNull()
    expect(talk.table.asked()).not.toEqual([seat])
  })

  it('comes back in it to a turn that they may still take back', () => {
    const talk = Talk.of(heavenAndAle, 2, { pace: TURNS })
    const [seat] = talk.table.asked()
    while (talk.doc.held === null) talk.plays(seat, talk.moves(seat).at(-1))
    pausedFor(talk, HOUR, () => {
      talk.says(who[seat], { t: 'resign', seat })
      talk.says(who[seat], { t: 'reclaim', seat })
    })
    expect(talk.doc.held).toBe(seat)
    talk.says(who[seat], { t: 'undo', seat })
  })

  it('has waited in a window no longer than it was open for them, whenever they let it pass', () => {
    const talk = sitting(BOB_CAN)
    talk.plays(0, POUR)
    talk.wait(1_000)
    pausedFor(talk, HOUR, () => orders(talk, 1, { windows: { pour: 'mute' } }))
    talk.wait(12_000)
    expect([isOpen(talk), talk.doc.clock.waited]).toEqual([false, undefined])
  })
})

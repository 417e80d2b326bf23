import { describe, expect, it } from 'vitest'
import { lifting, quickBeer, windowBeer } from './beers.ts'
import { ann, bob, CLOCK, cis, LIVE, people, smallBeer, Talk, TURNS } from './talk.ts'

const HOUR = 3_600_000
const seen = (talk: Talk, person: string | null) => JSON.stringify(talk.seenBy(person))

describe('a window that several may answer', () => {
  it('gives each of them a time of their own, and charges nobody’s clock for it', () => {
    const talk = Talk.of(windowBeer, 3, { pace: CLOCK })
    expect(talk.table.asked()).toEqual([0, 1, 2])
    for (const { id } of [ann, bob, cis]) expect(talk.seenBy(id).asks).toMatchObject([{ sealed: true, left: 12_000 }])
    talk.wait(10_000)
    expect(talk.seenBy(null).clocks).toEqual(Array(3).fill({ left: 60_000, running: false }))
  })

  it('looks the same to all others whoever has answered', () => {
    const talk = Talk.of(windowBeer, 3, { pace: CLOCK })
    talk.wait(1_000)
    const before = ['bob', 'cis', null].map((one) => seen(talk, one))
    expect(talk.plays(0)).toMatchObject({ entries: [], heard: [], onlyFor: 0 })
    expect(['bob', 'cis', null].map((one) => seen(talk, one))).toEqual(before)
    talk.plays(1)
    expect([seen(talk, 'cis'), seen(talk, null)]).toEqual(before.slice(1))
  })

  it('brings whoever answers last no more time than the others', () => {
    const talk = Talk.of(windowBeer, 3, { pace: CLOCK })
    talk.wait(5_000)
    for (const seat of [2, 0, 1]) talk.plays(seat)
    expect(new Set(talk.seenBy(null).clocks.map(({ left }) => left))).toEqual(new Set([60_000]))
  })

  it('closes by itself: silence is an answer, for each who is silent, and nobody misses a turn', () => {
    const talk = Talk.of(windowBeer, 3, { pace: LIVE })
    talk.plays(1)
    talk.wait(20_000)
    expect(talk.match.sealed.size).toBe(0)
    expect(talk.seenBy(null, 0).events.filter(({ event }) => event.type === 'Revealed')).toHaveLength(1)
    expect(talk.doc.seats.map(({ misses }) => misses)).toEqual([0, 0, 0])
  })

  it('turn by turn is answered by standing orders, and waits for those who want to be asked', () => {
    const talk = new Talk(windowBeer, [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], { pace: TURNS })
    for (const one of [bob, cis]) talk.says(one, { t: 'join' })
    for (const seat of [0, 2]) talk.says(people[seat], { t: 'orders', seat, answers: { card: 'ask' } })
    talk.begins()
    expect(talk.table.asked()).toEqual([0, 2])
    expect(talk.doc.clock.people).toEqual([0, 2])
    // Bob has answered by his orders; that is his secret, and who is asked is nobody's business.
    expect(talk.seenBy(null).waiting).toEqual([])
    expect(talk.seenBy(null).clocks.map(({ running }) => running)).toEqual([true, true, true])
  })

  it('wakes every bot that is asked', () => {
    const talk = new Talk(windowBeer, [{ kind: 'me' }, ...Array(2).fill({ kind: 'bot', level: 'easy' })])
    talk.begins()
    expect(talk.table.botSeats()).toEqual([1, 2])
    talk.botPlays(2)
    expect(talk.table.botSeats()).toEqual([1])
  })
})

describe('several who are asked at once', () => {
  it('wait for nobody’s confirmation', () => {
    const talk = Talk.of(lifting, 3, { pace: TURNS })
    talk.plays(1)
    expect(talk.doc.held).toBe(null)
    expect(talk.table.asked()).toEqual([0, 2])
    expect(talk.doc.clock.running).toEqual([0, 2])
    talk.plays(0)
    // Only who is asked alone ends something by it.
    talk.plays(2)
    expect(talk.doc.held).toBe(2)
  })

  it('each have their hours for each sealed round, the last to answer too', () => {
    const talk = Talk.of(quickBeer, 2, { pace: TURNS })
    for (const seat of [0, 1]) {
      talk.wait(10 * HOUR)
      talk.plays(seat)
    }
    expect(talk.seenBy(null).clocks).toEqual(Array(2).fill({ left: 24 * HOUR, running: true }))
  })

  it('do not see when a bot has answered for somebody whose time is up', () => {
    const talk = Talk.of(smallBeer, 3, { pace: CLOCK })
    talk.plays(0)
    talk.plays(1)
    talk.wait(61_000)
    expect(talk.table.botSeats()).toEqual([2])
    const alone = Talk.of(smallBeer, 3, { pace: CLOCK })
    alone.wait(61_000)
    expect(alone.table.botSeats()).toEqual([0, 1, 2])
    const before = seen(alone, null)
    alone.botPlays(2)
    expect(seen(alone, null)).toBe(before)
  })

  it('are each replaced by a bot when all of them are late', () => {
    const talk = Talk.of(smallBeer, 3, { pace: CLOCK })
    talk.wait(61_000)
    for (const seat of [0, 1, 2]) talk.botPlays(seat)
    expect(talk.doc.seats.map(({ misses }) => misses)).toEqual([1, 1, 1])
  })
})

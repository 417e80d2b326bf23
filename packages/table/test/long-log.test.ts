import { heavenAndAle } from '@estaminet/heaven-and-ale'
import type { Game } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { ann, bob, longBeer, Talk } from './talk.ts'

const who = [ann, bob]

/** Rules that count how often a move is played, for whatever reason. */
function counted() {
  const count = { moves: 0 }
  const ale: Game = heavenAndAle
  const game: Game = {
    ...ale,
    apply(s, seat, move, events) {
      count.moves++
      ale.apply(s, seat, move, events)
    },
  }
  return { game, count }
}

/** A match in which so many decisions were made. */
function played(game: Game, decisions: number): Talk {
  const talk = Talk.of(game, 2)
  for (const seat of [0, 1]) talk.says(who[seat], { t: 'orders', seat, confirm: true })
  for (let n = 0; n < decisions && talk.doc.status === 'running'; n++) {
    if (talk.doc.held !== null) talk.says(who[talk.doc.held], { t: 'confirm', seat: talk.doc.held })
    talk.plays(talk.table.asked()[0])
  }
  return talk
}

describe('a match that was taken back again and again', () => {
  it('must go on before more is taken back: what is kept of it has an end', () => {
    const talk = played(heavenAndAle, 1)
    const seat = talk.doc.held ?? talk.table.asked()[0]
    const again = () => {
      for (let n = 0; n < 2_000; n++) {
        const refusal = talk.refuses(who[seat], { t: 'undo', seat })
        if (refusal !== 'accepted') return refusal
        talk.says(who[seat], { t: 'redo', seat })
      }
      return 'for ever'
    }
    expect(again()).toBe('too-often')
    expect(talk.match.log.length).toBeLessThan(300 + 4 * talk.match.line.length)
    expect(talk.refuses(who[seat], { t: 'ask-back', seat, to: 0 })).toBe('too-often')
    // It goes on, and the next mistakes can be taken back.
    const { length } = talk.match.line
    while (talk.match.line.length < length + 8 || talk.doc.held === null) {
      if (talk.doc.held !== null) talk.says(who[talk.doc.held], { t: 'confirm', seat: talk.doc.held })
      talk.plays(talk.table.asked()[0])
    }
    const held = talk.doc.held ?? expect.fail('no turn waits to be confirmed')
    expect(talk.refuses(who[held], { t: 'undo', seat: held })).toBe('accepted')
  })

  it('is told again without being played again, to anybody who asks', () => {
    const { game, count } = counted()
    const talk = played(game, 60)
    const first = talk.seenBy(null, 0)
    count.moves = 0
    for (let n = 0; n < 50; n++) expect(talk.seenBy(n % 2 ? 'ann' : null, 0).n).toBe(first.n)
    expect(count.moves).toBe(0)
    const held = talk.doc.held
    if (held !== null) talk.says(who[held], { t: 'confirm', seat: held })
    talk.plays(talk.table.asked()[0])
    const after = talk.match.log.length
    count.moves = 0
    expect(talk.seenBy(null, 0).n).toBeGreaterThan(first.n)
    expect(count.moves).toBeLessThanOrEqual(after - first.n)
  })

  it('is played once when it is opened, and its story is heard on the way', () => {
    const { game, count } = counted()
    const talk = played(game, 60)
    const told = talk.seenBy(null, 0)
    count.moves = 0
    talk.reload()
    expect(talk.seenBy(null, 0)).toEqual(told)
    expect(count.moves).toBe(talk.match.line.length)
  })

  it('is written down once when it is over, and again only for another name', () => {
    const { game, count } = counted()
    const talk = played(game, 5)
    while (talk.doc.status === 'running') {
      if (talk.doc.held !== null) talk.says(who[talk.doc.held], { t: 'confirm', seat: talk.doc.held })
      else talk.plays(talk.table.asked()[0])
    }
    const { record } = talk.seenBy(null)
    count.moves = 0
    expect(talk.seenBy('ann').record).toBe(record)
    expect(count.moves).toBe(0)
    talk.house({ t: 'forget', person: 'ann' })
    expect(talk.seenBy(null).record).toMatchObject({ players: ['', 'Bob'] })
  })

  it('is told from any step on to who comes back, and to each only what they may know', () => {
    const titles: [Game, number][] = [
      [heavenAndAle, 60],
      [longBeer, 200],
    ]
    for (const [game, decisions] of titles) {
      const talk = played(game, decisions)
      for (const person of [null, 'ann', 'bob']) {
        const seats = person === null ? [] : talk.table.seatsOf(person)
        const { n, events } = talk.toldTo(seats)
        for (let after = 0; after <= n; after += 7)
          expect(talk.seenBy(person, after).events).toEqual(events.filter((told) => told.n > after))
      }
    }
  })

  it('is the same story however it is told', () => {
    const talk = played(heavenAndAle, 20)
    const seat = talk.doc.held ?? talk.table.asked()[0]
    for (let n = 0; n < 5; n++) {
      talk.says(who[seat], { t: 'undo', seat })
      talk.seenBy(null, 0)
      talk.says(who[seat], { t: 'redo', seat })
    }
    const told = JSON.stringify(talk.seenBy(null, 0))
    talk.reload()
    expect(JSON.stringify(talk.seenBy(null, 0))).toBe(told)
  })

  it('goes back from the end, not by playing everything from the beginning', () => {
    const { game, count } = counted()
    const talk = played(game, 60)
    const seat = talk.doc.held ?? talk.table.asked()[0]
    talk.says(who[seat], { t: 'undo', seat })
    talk.says(who[seat], { t: 'redo', seat })
    const { length } = talk.match.line
    count.moves = 0
    talk.says(who[seat], { t: 'undo', seat })
    expect(count.moves).toBeLessThan(length / 2)
  })
})

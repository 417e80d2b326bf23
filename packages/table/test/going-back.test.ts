import { heavenAndAle } from '@estaminet/heaven-and-ale'
import { hash } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { ann, bob, CLOCK, cis, eventsOf, smallBeer, Talk } from './talk.ts'

const who = [ann, bob, cis]

describe('taking back', () => {
  it('is free inside the own turn and told to everybody', () => {
    const talk = Talk.of(heavenAndAle, 2)
    const [seat] = talk.table.asked()
    const before = hash(talk.match.state)
    const { n } = talk.seenBy(null)
    talk.says(who[seat], { t: 'orders', seat, confirm: true })
    talk.plays(seat, talk.moves(seat).at(-1))
    talk.says(who[seat], { t: 'undo', seat })
    expect(hash(talk.match.state)).toBe(before)
    expect(eventsOf(talk.seenBy(null, n).events).at(-1)).toBe('TakenBack')
    expect(talk.seenBy(who[seat].id).undo[0].redo).toBeGreaterThan(0)
    talk.says(who[seat], { t: 'redo', seat })
    expect(hash(talk.match.state)).not.toBe(before)
  })

  it('says that nothing was played yet to whoever has not, though others have', () => {
    const talk = Talk.of(heavenAndAle, 2)
    const [first] = talk.table.asked()
    talk.plays(first)
    const [second] = talk.table.asked()
    expect(second).not.toBe(first)
    expect(talk.seenBy(who[second].id).undo).toMatchObject([{ seat: second, decisions: 0, stop: 'start' }])
    talk.plays(second)
    expect(talk.seenBy(who[second].id).undo).not.toMatchObject([{ stop: 'start' }])
  })

  it('goes over the answers of bots where nobody else plays, and says whose', () => {
    const talk = new Talk(heavenAndAle, [{ kind: 'me' }, { kind: 'bot', level: 'easy' }])
    talk.begins()
    while (talk.table.asked()[0] === 1) talk.botPlays(1)
    const before = hash(talk.match.state)
    expect(talk.seenBy('ann').undo).toMatchObject([{ decisions: 0, stop: 'start' }])
    while (talk.table.asked()[0] === 0) talk.plays(0)
    const decisions = talk.seenBy('ann').undo[0].decisions
    expect(decisions).toBeGreaterThan(0)
    // Even while the bot thinks.
    expect(talk.seenBy('ann').undo[0].also).toBeUndefined()
    while (talk.table.asked()[0] === 1) talk.botPlays(1)
    expect(talk.seenBy('ann').undo).toMatchObject([{ decisions, also: [1] }])
    talk.says(ann, { t: 'undo', seat: 0, decisions })
    expect(hash(talk.match.state)).toBe(before)
    expect(talk.table.asked()).toEqual([0])
    expect(eventsOf(talk.seenBy('ann').events).at(-1)).toBe('WentBack')
    talk.reload()
    expect(hash(talk.match.state)).toBe(before)
  })

  it('does not go over what a bot played for somebody who may come back', () => {
    const talk = Talk.of(heavenAndAle, 2)
    const [first] = talk.table.asked()
    const second = 1 - first
    while (talk.table.asked()[0] === first) talk.plays(first)
    talk.says(who[second], { t: 'resign', seat: second })
    talk.botPlays(second)
    expect(talk.refuses(who[first], { t: 'undo', seat: first })).toBe('cannot-undo')
  })

  it('stops at the dice', () => {
    const talk = Talk.of(smallBeer, 2)
    talk.plays(0)
    talk.plays(1)
    const [seat] = talk.table.asked()
    talk.plays(seat, 12)
    expect(talk.refuses(who[seat], { t: 'undo', seat })).toBe('cannot-undo')
    expect(talk.refuses(who[seat], { t: 'redo', seat })).toBe('cannot-redo')
  })
})

describe('going back by consent', () => {
  function rolled() {
    const talk = Talk.of(smallBeer, 3)
    for (const seat of [0, 1, 2]) talk.plays(seat)
    const { n } = talk.seenBy('ann')
    const before = hash(talk.match.state)
    const [seat] = talk.table.asked()
    talk.plays(seat, 12)
    return { talk, n, before, seat }
  }

  it('needs everybody, names the step as each counts them, and draws anew', () => {
    const { talk, n, before } = rolled()
    talk.says(ann, { t: 'ask-back', seat: 0, to: n })
    expect(talk.seenBy('bob').goBack).toMatchObject({ by: 0, agreed: [0] })
    expect(talk.seenBy('bob').goBack?.to).toBe(n)
    talk.says(bob, { t: 'answer-back', seat: 1, agree: true })
    expect(talk.doc.goBack).not.toBeNull()
    talk.says(cis, { t: 'answer-back', seat: 2, agree: true })
    expect(hash(talk.match.state)).toBe(before)
    expect(talk.doc.goBack).toBeNull()
    expect(eventsOf(talk.toldTo([]).events).at(-1)).toBe('WentBack')
    talk.reload()
    expect(hash(talk.match.state)).toBe(before)
  })

  it('goes back to a choice, never to another throw of the same dice', () => {
    const { talk, n, before } = rolled()
    // The step of the choice itself: what came after it was the throw.
    talk.says(ann, { t: 'ask-back', seat: 0, to: n + 1 })
    expect(talk.seenBy('bob').goBack?.to).toBe(n)
    talk.says(bob, { t: 'answer-back', seat: 1, agree: true })
    talk.says(cis, { t: 'answer-back', seat: 2, agree: true })
    expect(hash(talk.match.state)).toBe(before)
  })

  it('never deals anew what was dealt before anybody had a choice', () => {
    const { talk } = rolled()
    const first = talk.match.line.findIndex(({ by }) => by >= 0)
    expect(first).toBeGreaterThan(0)
    talk.says(ann, { t: 'ask-back', seat: 0, to: 0 })
    expect(talk.doc.goBack?.line).toBe(first)
  })

  it('goes nowhere before anybody had a choice', () => {
    const talk = Talk.of(smallBeer, 2)
    expect(talk.match.line.some(({ by, forced }) => by >= 0 && !forced)).toBe(false)
    expect(talk.refuses(ann, { t: 'ask-back', seat: 0, to: 0 })).toBe('too-late')
    expect(talk.doc.goBack).toBeNull()
  })

  it('can be withdrawn by who asked', () => {
    const { talk, n } = rolled()
    talk.says(ann, { t: 'ask-back', seat: 0, to: n })
    talk.says(ann, { t: 'answer-back', seat: 0, agree: false })
    expect(talk.doc.goBack).toBeNull()
    expect(talk.refuses(bob, { t: 'answer-back', seat: 1, agree: true })).toBe('nothing-asked')
  })

  it('is refused by one no, and forgotten when play goes on', () => {
    const { talk, n, seat } = rolled()
    talk.says(ann, { t: 'ask-back', seat: 0, to: n })
    talk.says(bob, { t: 'answer-back', seat: 1, agree: false })
    expect(talk.doc.goBack).toBeNull()
    expect(talk.refuses(cis, { t: 'answer-back', seat: 2, agree: true })).toBe('nothing-asked')
    expect(talk.table.asked()).toEqual([seat])
    talk.says(ann, { t: 'ask-back', seat: 0, to: n })
    talk.plays(seat, 13)
    expect(talk.doc.goBack).toBeNull()
  })

  it('asks people only: bots agree', () => {
    const talk = new Talk(smallBeer, [{ kind: 'me' }, { kind: 'bot', level: 'easy' }])
    talk.says(ann, { t: 'start' })
    talk.wait(3_000)
    const { n } = talk.seenBy('ann')
    const before = hash(talk.match.state)
    talk.plays(0)
    talk.botPlays(1)
    expect(hash(talk.match.state)).not.toBe(before)
    talk.says(ann, { t: 'ask-back', seat: 0, to: n })
    expect(hash(talk.match.state)).toBe(before)
  })

  it('needs the person of every seat, whoever plays for them', () => {
    const { talk, n, before } = rolled()
    const after = hash(talk.match.state)
    talk.says(bob, { t: 'resign', seat: 1 })
    talk.says(cis, { t: 'leave' })
    talk.says(ann, { t: 'ask-back', seat: 0, to: n })
    expect(hash(talk.match.state)).toBe(after)
    expect(talk.seenBy('ann').goBack).toMatchObject({ agreed: [0] })
    talk.says(bob, { t: 'answer-back', seat: 1, agree: true })
    talk.says(cis, { t: 'answer-back', seat: 2, agree: true })
    expect(hash(talk.match.state)).toBe(before)
  })

  it('waits for who is late this turn', () => {
    const talk = Talk.of(smallBeer, 2, { pace: CLOCK })
    talk.plays(0)
    talk.plays(1)
    const [late] = talk.table.asked()
    talk.wait(120_000)
    expect(talk.table.botSeats()).toEqual([late])
    const other = who[1 - late]
    talk.says(other, { t: 'ask-back', seat: 1 - late, to: 0 })
    expect(talk.doc.goBack).toMatchObject({ agreed: [1 - late] })
    expect(talk.match.line.length).toBeGreaterThan(0)
  })

  it('asks nobody for a seat whose person is forgotten', () => {
    const { talk, n, before } = rolled()
    for (const person of ['bob', 'cis']) talk.house({ t: 'forget', person })
    talk.says(ann, { t: 'ask-back', seat: 0, to: n })
    expect(hash(talk.match.state)).toBe(before)
  })

  it('must go back somewhere', () => {
    const { talk } = rolled()
    expect(talk.refuses(ann, { t: 'ask-back', seat: 0, to: talk.seenBy('ann').n })).toBe('too-late')
  })
})

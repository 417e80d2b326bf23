import { describe, expect, it } from 'vitest'
import { soloBeer } from './beers.ts'
import { ann, CLOCK, Talk, TURNS } from './talk.ts'

const DAY = 24 * 3_600_000

describe('a table of one seat', () => {
  it('plays to its end', () => {
    const talk = Talk.of(soloBeer, 1)
    while (talk.doc.status === 'running') talk.plays(0)
    expect(talk.doc.result).toMatchObject([{ rank: 1 }])
    expect(talk.seenBy('ann').record).toBeDefined()
    // What the points are made of is kept for who looks back, and told to nobody at the table.
    const [{ points }] = talk.doc.tallies ?? []
    expect(Object.values(points).reduce((sum, one) => sum + one, 0)).toBe(talk.doc.result?.[0].total)
    expect(JSON.stringify(talk.seenBy('ann').info)).not.toContain('tallies')
  })

  it('has no secrets to keep: a choice that is sealed among several is an ordinary one', () => {
    const talk = Talk.of(soloBeer, 1)
    expect(talk.seenBy('ann').asks).toMatchObject([{ seat: 0, sealed: false }])
    talk.plays(0)
    expect(talk.match.line.at(-1)).toMatchObject({ by: 0 })
  })

  it.each([
    ['a live clock', CLOCK],
    ['a day for each turn', TURNS],
  ])('has no clock, whatever was agreed: nobody waits (%s)', (_, pace) => {
    const talk = Talk.of(soloBeer, 1, { pace })
    const before = talk.match.log.length
    talk.wait(30 * DAY)
    expect(talk.seenBy('ann').clocks).toEqual([])
    expect(talk.table.dueAt()).toBeUndefined()
    expect(talk.match.log).toHaveLength(before)
    expect(talk.doc.seats[0]).toMatchObject({ standIn: false, misses: 0 })
  })

  it('gives a slow page time for its part in the dice, and begins without it in the end', () => {
    const talk = new Talk(soloBeer, [{ kind: 'me' }])
    talk.says(ann, { t: 'start' })
    talk.wait(15_000)
    expect(talk.table.asked()).toEqual([])
    talk.wait(10_000)
    expect(talk.table.asked()).toEqual([0])
  })

  it('asks nobody else before it rests, goes on or goes back', () => {
    const talk = Talk.of(soloBeer, 1)
    talk.says(ann, { t: 'pause', seat: 0, on: true })
    expect(talk.doc.pause.on).toBe(true)
    talk.says(ann, { t: 'pause', seat: 0, on: false })
    const { n } = talk.seenBy('ann')
    talk.plays(0)
    talk.says(ann, { t: 'ask-back', seat: 0, to: n })
    expect(talk.doc.goBack).toBe(null)
    expect(talk.seenBy('ann').undo).toMatchObject([{ decisions: 0 }])
    expect(talk.table.asked()).toEqual([0])
  })
})

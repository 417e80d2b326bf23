import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import { describe, expect, it } from 'vitest'
import { ann, bob, longBeer, Talk } from './talk.ts'

describe('a seat that is left to a bot', () => {
  it('is told to everybody, with the step and how far the match was', () => {
    const talk = Talk.of(belgianBeersRace, 2)
    talk.plays(talk.table.asked()[0])
    const { n } = talk.seenBy('ann')
    expect(talk.seenBy('ann').handovers).toBeUndefined()
    talk.says(bob, { t: 'resign', seat: 1 })
    const told = [{ seat: 1, to: 'bot', n, moment: { length: 'base', day: 1, time: 0 } }]
    for (const who of ['ann', 'bob', null]) expect(talk.seenBy(who).handovers).toEqual(told)
    talk.reload()
    expect(talk.seenBy('ann').handovers).toEqual(told)
  })

  it('is told again when its person comes back, and not at all when nothing happened in between', () => {
    const talk = Talk.of(belgianBeersRace, 2)
    talk.says(bob, { t: 'resign', seat: 1 })
    talk.says(bob, { t: 'reclaim', seat: 1 })
    expect(talk.seenBy('ann').handovers).toBeUndefined()
    talk.says(bob, { t: 'resign', seat: 1 })
    // Twice is once.
    talk.says(bob, { t: 'resign', seat: 1 })
    const [seat] = talk.table.asked()
    if (seat === 1) talk.botPlays(1)
    else talk.plays(0)
    talk.says(bob, { t: 'reclaim', seat: 1 })
    expect(talk.seenBy('ann').handovers).toMatchObject([
      { seat: 1, to: 'bot' },
      { seat: 1, to: 'person' },
    ])
  })

  it('counts no step that this recipient did not notice', () => {
    const talk = Talk.of(longBeer, 2)
    talk.says(ann, { t: 'resign', seat: 0 })
    for (const who of ['ann', 'bob', null]) expect(talk.seenBy(who).handovers?.[0].n).toBe(talk.seenBy(who).n)
  })
})

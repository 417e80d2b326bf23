import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import { pickWeighted, seeded } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import type { Pace } from '../src/index.ts'
import { ann, LIVE, people, Talk, TURNS } from './talk.ts'

const who = people

/** Thirsty players, who stay on the road: they meet sooner. */
const APPETITE: Readonly<Record<string, number>> = { taste: 50, buy: 50, bus: 3, camp: 0, stop: 0 }

/** Plays a race until somebody is asked out of turn, and says who. */
function questioned(pace: Pace, ask: 'ask' | 'auto'): { talk: Talk; seat: number; kind: string } {
  for (let attempt = 0; attempt < 4; attempt++) {
    const rng = seeded(`race ${attempt}`)
    const talk = Talk.of(belgianBeersRace, 4, { pace, secret: attempt.toString(16).padStart(64, '0') })
    for (const seat of [0, 1, 2, 3])
      talk.says(who[seat], {
        t: 'orders',
        seat,
        confirm: false,
        answers: Object.fromEntries(['give', 'eat', 'drink-of', 'keep'].map((kind) => [kind, ask])),
      })
    while (talk.doc.status === 'running') {
      const [seat] = talk.table.asked()
      const { game, state } = talk.match
      const moves = talk.moves(seat)
      if (game.pace?.(state, seat) !== 'turn') return { talk, seat, kind: game.describe(state, seat, moves[0]).kind }
      const weights = moves.map((move) => APPETITE[game.describe(state, seat, move).kind] ?? 1)
      talk.plays(seat, moves[pickWeighted(weights, weights.length, rng)])
    }
  }
  throw new Error('nobody was ever asked out of turn')
}

describe('a question out of turn', () => {
  it('has twelve seconds in live play, then gets the rules’ default, and costs nobody a turn', () => {
    const { talk, seat } = questioned(LIVE, 'ask')
    const update = talk.seenBy(who[seat].id)
    expect(update.asks).toMatchObject([{ seat, left: 12_000 }])
    expect(talk.seenBy(who[(seat + 1) % 4].id).asks).toEqual([])
    const { length } = talk.match.log
    talk.wait(11_999)
    expect(talk.match.log).toHaveLength(length)
    talk.wait(1)
    expect(talk.match.log.length).toBeGreaterThan(length)
    expect(talk.doc.seats[seat].misses).toBe(0)
  })

  it('keeps its time over a closed house', () => {
    const { talk, seat } = questioned(LIVE, 'ask')
    talk.now += 60_000
    talk.reload(60_000)
    expect(talk.seenBy(who[seat].id).asks[0].left).toBe(12_000)
  })

  it('is put to a turn-by-turn player who wants to be asked, on the ordinary clock', () => {
    const { talk, seat } = questioned(TURNS, 'ask')
    expect(talk.seenBy(who[seat].id).asks).toHaveLength(1)
    expect(talk.seenBy(who[seat].id).asks[0].left).toBeUndefined()
    expect(talk.doc.clock.running).toEqual([seat])
  })

  it('is answered at once by standing orders, turn by turn without being told to', () => {
    const { talk, seat, kind } = questioned(TURNS, 'ask')
    const { length } = talk.match.log
    const ordered = talk.says(who[seat], { t: 'orders', seat, answers: { [kind]: 'auto' } })
    expect(talk.match.log.length).toBeGreaterThan(length)
    expect(ordered.onlyFor).toBeUndefined()
    expect(() => questioned(TURNS, 'auto')).toThrow(/nobody was ever asked/)
  })

  it('standing orders name questions of the game, nothing else, and never more than there are', () => {
    const talk = Talk.of(belgianBeersRace, 2)
    expect(talk.refuses(ann, { t: 'orders', seat: 0, answers: { keep: 'auto', ['x'.repeat(40)]: 'ask' } })).toBe(
      'unknown-question',
    )
    for (const kind of belgianBeersRace.asides ?? [])
      talk.says(ann, { t: 'orders', seat: 0, answers: { [kind]: 'auto' } })
    expect(Object.keys(talk.doc.seats[0].answers)).toEqual(belgianBeersRace.asides)
    talk.doc.seats[0].answers = { keep: 'auto', gossip: 'ask' }
    talk.reload()
    expect(talk.doc.seats[0].answers).toEqual({ keep: 'auto' })
  })

  it('standing orders are private to the seat', () => {
    const talk = Talk.of(belgianBeersRace, 2)
    const before = JSON.stringify(talk.seenBy('bob'))
    expect(talk.says(ann, { t: 'orders', seat: 0, answers: { keep: 'auto' } })).toMatchObject({ onlyFor: 0 })
    expect(JSON.stringify(talk.seenBy('bob'))).toBe(before)
    expect(talk.seenBy('ann').orders).toEqual([{ seat: 0, confirm: false, answers: { keep: 'auto' } }])
  })
})

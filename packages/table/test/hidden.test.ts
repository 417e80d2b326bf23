import type { Game } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { type SmallBeer, smallBeer } from '../../kernel/test/example/small-beer.ts'
import { Talk } from './talk.ts'

/** Small Beer in which what one holds counts already: points that nobody else may know. */
const richHands: Game<SmallBeer> = {
  ...smallBeer,
  score: (s) =>
    smallBeer.score(s).map((score, seat) => {
      const held = s.hand.subarray(seat * 12, (seat + 1) * 12).reduce((sum, has, card) => sum + has * (card + 1), 0)
      return { ...score, total: score.total + held, rank: 1, parts: [...score.parts, { reason: 'held', points: held }] }
    }),
}

describe('a table with hidden hands', () => {
  it('tells each reader the points that reader can know', () => {
    const talk = Talk.of(richHands, 2)
    const totals = (id: string | null) => talk.seenBy(id).scores.map(({ total }) => total)
    const [ann, bob] = talk.match.game.score(talk.match.state).map(({ total }) => total)
    expect(totals('ann')).toEqual([ann, 0])
    expect(totals('bob')).toEqual([0, bob])
    expect(totals(null)).toEqual([0, 0])
  })

  it('offers a voluntary move without waiting for it: no clock, no bot, no turn passed on', () => {
    for (let n = 0; n < 60; n++) {
      const talk = Talk.of(smallBeer, 2, { secret: n.toString(16).padStart(64, '0') })
      for (const seat of [0, 1]) talk.plays(seat, talk.moves(seat)[0])
      const [pourer] = talk.table.asked()
      talk.plays(pourer, 12)
      const [sipper] = talk.table.free()
      if (sipper === undefined) continue
      const who = ['ann', 'bob'][sipper]
      expect(talk.seenBy(who).asks).toMatchObject([{ seat: sipper, free: true, choices: [{ say: 'sip' }] }])
      expect(talk.seenBy(who).waiting).toEqual([pourer])
      expect(talk.table.asked()).toEqual([pourer])
      expect(talk.table.botSeats()).toEqual([])
      talk.plays(sipper, 14)
      expect(talk.table.asked()).toEqual([pourer])
      expect(talk.doc.held).toBe(null)
      expect(talk.seenBy(who).asks).toEqual([])
      return
    }
    throw new Error('the glass was never full')
  })
})

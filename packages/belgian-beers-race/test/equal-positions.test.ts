import { hash, Match, movesOf, NATURE, seeded } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { belgianBeersRace as game, questionOf } from '../src/index.ts'
import { race } from './table.ts'

/** Positions that look alike are alike: nothing that is over leaves a trace nobody can see. */
describe('equal positions', () => {
  it('TBBR-HITCH-07 a hitchhiking series that is over is forgotten', () => {
    const t = race(2).at(0, 13).disc(1, 23).hitched(0, 11, 2)
    expect(t.player(0).hitch).toEqual({ to: 11, failures: 2 })
    t.play('bike 11')
    expect(t.player(0).hitch).toBeNull()
    expect(hash(game.imagine(game.view(t.s, 0), seeded('equal')))).toBe(hash(t.s))
  })

  it('nothing of an action is left when the next is asked for, and nothing of a turn when the next card is drawn', () => {
    const rng = seeded('over')
    const match = new Match(game, { seats: 3, options: { length: 'short' } })
    const { state: s } = match
    let [actions, draws] = [0, 0]
    while (!match.over) {
      const question = questionOf(s)
      if (question === 'action') {
        actions++
        expect([s.target, s.means, s.printed, s.rolled, s.offered, s.deeds, s.tasted, s.given]).toEqual(
          Array(8).fill(0),
        )
      } else if (question === 'card') {
        draws++
        expect(s.turnDeeds).toBe(0)
      }
      const [actor = NATURE] = match.actors
      const moves = movesOf(game, s, actor)
      match.repeat({ by: actor, move: moves[rng.below(moves.length)] })
    }
    expect(Math.min(actions, draws)).toBeGreaterThan(8)
  })
})

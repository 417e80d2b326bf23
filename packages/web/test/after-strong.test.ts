import type { Analysis } from '@estaminet/bots/advice'
import { seeded } from '@estaminet/kernel'
import { gameOf } from '@estaminet/shelf'
import { describe, expect, it } from 'vitest'
import { strongIn } from '../src/after/strong.ts'
import { Timeline } from '../src/replay/timeline.ts'
import { playedOut } from './support/played-out.ts'

const game = gameOf('belgian-beers-race')
const rng = seeded('strong')

/** An analysis that found nothing but these. */
const found = (seats: number, more: Partial<Analysis>): Analysis => ({
  game: game.id,
  seats,
  decisions: [],
  luck: [],
  curve: [],
  swings: [],
  players: [],
  until: 0,
  complete: true,
  ...more,
})

describe('the strong moments of a match', () => {
  const timeline = new Timeline(playedOut(rng, game, 2, { length: 'short' }))
  const { move } = timeline.stops
  const luck = (at: number, chance: number) => ({ at, seat: 0, chance, by: 'luck' }) as const

  it('are those that changed most, in the order in which they came, seen where all has come of them', () => {
    const swings = [0.3, -0.25, 0.2, -0.15, 0.12, 0.1].map((chance, one) => luck(move[20 - 2 * one] ?? 0, chance))
    const strong = strongIn(found(2, { swings }), timeline)
    expect(strong.map(({ change }) => change)).toEqual([12, -15, 20, -25, 30])
    for (const { at, n } of strong) expect(n).toBe(timeline.next(at))
  })

  it('are told once for each step, and not at all where little changed', () => {
    const at = move[5] ?? 0
    const strong = strongIn(found(2, { swings: [luck(at, -0.2), luck(at, 0.1), luck(move[9] ?? 0, 0.03)] }), timeline)
    expect(strong.map(({ change }) => change)).toEqual([-20])
  })

  it('are points where somebody plays alone', () => {
    const alone = new Timeline(playedOut(rng, game, 1, { solo: true }))
    const [one, other] = alone.stops.move.slice(3)
    const rolled = [one, other].map((at, n) => ({
      at: at ?? 0,
      moves: 1,
      points: [[6.4], [-2]][n] ?? [],
      chances: [0],
    }))
    expect(strongIn(found(1, { luck: rolled }), alone)).toMatchObject([{ at: one, seat: 0, change: 6 }])
  })
})

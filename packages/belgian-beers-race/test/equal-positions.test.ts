import { hash, seeded } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { belgianBeersRace as game } from '../src/index.ts'
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
})

import { Match, movesOf, NATURE, readOptions, seeded } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { belgianBeersRace } from '../src/index.ts'
import withWhispers from './expansion/race-with-whispers.ts'

const refused = (seats: number, options: Record<string, string | boolean>): string | undefined =>
  belgianBeersRace.forbids?.({ ...readOptions(belgianBeersRace, 2), ...options }, seats)

describe('Which expansions go together', () => {
  it('TBBR-EXP-05 a refused set names the first rule against it', () => {
    expect(refused(1, { solo: true, confrontation: true, length: 'short' })).toBe('TBBR-EXP-01')
    expect(refused(3, { team: true })).toBe('TBBR-EXP-02')
    expect(refused(1, { solo: true, length: 'short' })).toBe('TBBR-EXP-04')
    expect(() => readOptions(belgianBeersRace, 3, { team: true })).toThrow('TBBR-EXP-02')
  })

  it('TBBR-EXP-03 everything else may be had at one table', () => {
    const most = { confrontation: true, events: true, characters: true, bands: true, 'pixel-bag': true, team: true }
    expect(refused(4, { ...most, length: 'short' })).toBeUndefined()
    expect(refused(2, {})).toBeUndefined()
  })
})

describe('A match without expansions', () => {
  it('asks nobody for secrets or ideas of their own, in a house that has some', () => {
    const rng = seeded('plain')
    const match = new Match(withWhispers, { seats: 3 })
    while (!match.over) {
      const [actor = NATURE] = match.actors
      expect(withWhispers.free?.(match.state)).toBe(0)
      expect(withWhispers.sealed?.(match.state)).toBe(0)
      const all = movesOf(withWhispers, match.state, actor)
      match.repeat({ by: actor, move: all[rng.below(all.length)] })
    }
  })
})

import type { Game, Options } from '@estaminet/kernel'
import { describe, expect, test } from 'vitest'
import { smallBeer } from '../../kernel/test/example/small-beer.ts'
import { houseGames } from '../src/games.ts'
import { limitsOf } from '../src/limits.ts'
import { type } from './at-the-terminal.ts'

/** Alone needs one seat and nobody else's toys; a mission needs to be alone. */
const forbids = ({ alone, company, mission }: Options, seats: number): string | undefined =>
  (alone === true) !== (seats === 1)
    ? 'seats'
    : alone && company
      ? 'company'
      : mission !== 'none' && !alone
        ? 'mission'
        : undefined
const picky = {
  ...smallBeer,
  seats: { min: 1, max: 3 },
  options: {
    alone: { type: 'flag', default: false },
    company: { type: 'flag', default: false },
    mission: { type: 'choice', of: ['none', 'first', 'second'], default: 'none' },
    noise: { type: 'choice', of: ['low', 'high'], default: 'low', finePrint: true },
  },
  forbids,
} as const

describe('what goes together', () => {
  test('is found by asking the game about every table', () => {
    expect(limitsOf(picky as unknown as Game)).toEqual({
      tables: 2 * 2 + 3,
      limits: [
        { option: 'alone', seats: [1], needs: [], excludes: ['company'] },
        { option: 'company', seats: [2, 3], needs: [], excludes: ['alone', 'mission'] },
        { option: 'mission', seats: [1], needs: ['alone'], excludes: ['company'] },
      ],
    })
  })

  test('a game that forbids nothing has no limits', () => {
    expect(limitsOf(smallBeer as unknown as Game)).toEqual({ tables: 0, limits: [] })
  })

  test('`games` tells how many combinations there are, and the limits', async () => {
    const { out } = await type('games')
    expect(houseGames.some((game) => limitsOf(game).tables > 0)).toBe(true)
    for (const game of houseGames) {
      const { limits, tables } = limitsOf(game)
      if (tables > 0) expect(out).toContain(`${tables} combinations`)
      for (const { option } of limits) expect(out).toContain(`    ${option}: `)
    }
  })
})

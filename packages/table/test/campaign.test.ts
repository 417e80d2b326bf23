import { expect, it } from 'vitest'
import { bestTry, type CampaignTry, MOST_TRIES, mergedTries } from '../src/campaign.ts'

const game = (table: string, wish: Partial<CampaignTry> = {}): CampaignTry => ({
  table,
  condition: 1,
  at: 1000,
  points: 100,
  passed: false,
  ...wish,
})

it('two memories become one: each table once, the newest first', () => {
  const here = [game('a', { at: 3000 }), game('b', { at: 1000 })]
  const there = [game('a', { at: 2000 }), game('c', { at: 5000 })]
  expect(mergedTries(here, there).map(({ table }) => table)).toEqual(['c', 'a', 'b'])
  expect(mergedTries(here, there)).toHaveLength(3)
  expect(mergedTries(mergedTries(here, there), there)).toEqual(mergedTries(here, there))
})

it('the best game passed before any that failed, then has the most points', () => {
  const tries = [game('a', { points: 240 }), game('b', { passed: true, points: 150 }), game('c', { passed: true })]
  expect(bestTry(tries, 1)?.table).toBe('b')
  expect(bestTry(tries, 2)).toBeUndefined()
})

it('an old star outlives everything that came after it', () => {
  const star = game('star', { at: 1, passed: true, points: 260 })
  const later = Array.from({ length: 2 * MOST_TRIES }, (_, at) => game(`later ${at}`, { at: 100 + at }))
  const kept = mergedTries([star], later)
  expect(kept).toHaveLength(MOST_TRIES)
  expect(kept).toContainEqual(star)
})

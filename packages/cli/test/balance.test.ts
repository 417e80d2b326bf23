import { LEVEL_THREE_FROM, objectives } from '@estaminet/belgian-beers-race'
import { random } from '@estaminet/bots'
import { describe, expect, test } from 'vitest'
import { add, emptyTally, isBalanced, playAndCount, shareOf } from '../src/balance/tally.ts'

const count = (games: number, seed: string) => playAndCount(random, 4, games, seed, () => {})
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)

describe('counting cards', () => {
  test('no card is won more often than it was to be had, and as many level 3 cards are revealed as there are players', () => {
    const tally = count(5, 'cards')
    objectives.forEach(({ level }, card) => {
      expect(tally.won[card]).toBeLessThanOrEqual(tally.offered[card] * (level === 3 ? 4 : 1))
    })
    expect(sum(tally.won)).toBeGreaterThan(0)
    expect(sum(tally.offered.slice(LEVEL_THREE_FROM))).toBe(5 * 4)
  })

  test('counts of several processes add up', () => {
    const [one, two] = [count(2, 'one'), count(3, 'two')]
    const both = add(add(emptyTally(4), one), two)
    expect(both.games).toBe(5)
    expect(sum(both.offered)).toBe(sum(one.offered) + sum(two.offered))
    expect(sum(both.won)).toBe(sum(one.won) + sum(two.won))
  })

  test('level 1 and 2 count games, level 3 counts players', () => {
    const tally = emptyTally(4)
    tally.offered.fill(100)
    tally.won.fill(91)
    expect([shareOf(tally, 0), isBalanced(tally, 0)]).toEqual([0.91, false])
    expect([shareOf(tally, LEVEL_THREE_FROM), isBalanced(tally, LEVEL_THREE_FROM)]).toEqual([0.2275, true])
    tally.won.fill(3)
    expect(isBalanced(tally, 0)).toBe(true)
    expect(isBalanced(tally, LEVEL_THREE_FROM)).toBe(false)
  })
})

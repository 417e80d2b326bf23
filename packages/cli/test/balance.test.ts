import { LEVEL_THREE_FROM, objectives } from '@estaminet/belgian-beers-race'
import { random } from '@estaminet/bots'
import { describe, expect, test } from 'vitest'
import { expansionsInWords, outOfBounds } from '../src/balance/expansion-table.ts'
import {
  addExpansions,
  cardOf,
  type ExpansionTally,
  emptyExpansionTally,
  playExpansions,
} from '../src/balance/expansion-tally.ts'
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

describe('counting cards of expansions', () => {
  const all = ['events', 'characters', 'bands', 'pixel-bag']
  const played = (games: number, seed: string) => {
    const tally = emptyExpansionTally()
    const options = Object.fromEntries(all.map((id) => [id, true]))
    for (let n = 0; n < games; n++) playExpansions({ bot: random, seats: 4, options, seed: `${seed}/${n}` }, tally)
    return tally
  }
  const sumOf = (tally: ExpansionTally, head: string, what: 'dealt' | 'used' | 'won' | 'fair') =>
    sum(Object.entries(tally.cards).flatMap(([id, card]) => (id.startsWith(head) ? [card[what]] : [])))

  test('two of each are dealt to everybody and one is kept; wins are shared fairly between all who play', () => {
    const tally = played(3, 'cast')
    expect(sumOf(tally, 'EV-', 'dealt')).toBe(3 * 3)
    for (const head of ['CH-', 'BD-']) {
      expect([sumOf(tally, head, 'dealt'), sumOf(tally, head, 'used')]).toEqual([3 * 8, 3 * 4])
      expect(sumOf(tally, head, 'won')).toBe(sumOf(tally, head, 'fair'))
    }
    expect(sumOf(tally, 'EV-', 'used')).toBeGreaterThan(0)
    const both = addExpansions(addExpansions(emptyExpansionTally(), tally), tally)
    expect([both.games, sumOf(both, 'CH-', 'used')]).toEqual([6, 3 * 8])
  })

  test('a card nobody uses and a character who wins too often are named; alone conditions are counted', () => {
    const tally = emptyExpansionTally()
    for (const id of Array.from({ length: 18 }, (_, at) => `CH-${String(at + 1).padStart(2, '0')}`))
      Object.assign(cardOf(tally, id), { dealt: 10, used: 5, won: 1, fair: 1 })
    expect(outOfBounds(tally, ['characters'])).toEqual([])
    Object.assign(cardOf(tally, 'CH-03'), { used: 0 })
    Object.assign(cardOf(tally, 'CH-04'), { won: 17, fair: 10 })
    expect(outOfBounds(tally, ['characters'])).toEqual(['CH-03 is never used', 'CH-04 wins 1.70 of a fair share'])
    const alone = { solo: true, campaign: '15' }
    playExpansions({ bot: random, seats: 1, options: alone, seed: 'alone' }, tally)
    expect(tally.conditions['15']?.games).toBe(1)
    expect(expansionsInWords(tally, ['characters', 'solo'])).toContain('| 15 | ')
  })
})

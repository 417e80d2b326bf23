import { seeded } from '@estaminet/kernel'
import { expect, test } from 'vitest'
import { Threads } from '../src/threads.ts'
import { JUDGEMENTS } from '../src/tune/judgements.ts'
import { playRound, type Round } from '../src/tune/play-round.ts'
import { Strategy } from '../src/tune/strategy.ts'

test('a strategy finds the top of a hill, however unlike its slopes are', () => {
  const top = [3, -20, 0.5]
  const slope = [1, 0.1, 10]
  const height = (at: Float64Array) => -at.reduce((sum, x, i) => sum + ((x - top[i]) * slope[i]) ** 2, 0)
  const strategy = new Strategy([0, 0, 0], [1, 1, 1], 12, seeded('uphill'))
  for (let generation = 0; generation < 120; generation++)
    strategy.learn(strategy.draw().sort((a, b) => height(b) - height(a)))
  top.forEach((x, i) => {
    expect(strategy.mean[i] * slope[i]).toBeCloseTo(x * slope[i], 2)
  })
  expect(strategy.spread).toBeLessThan(1)
})

test('rounds played in threads come to what they come to one after another, and equals at a table alone get the same', async () => {
  const game = 'belgian-beers-race'
  const same = Float64Array.from(Object.values(JUDGEMENTS[game].weights))
  const rounds: Round[] = ['a', 'b', 'c'].map((deal, number) => ({ candidates: [same, same], seats: 1, number, deal }))
  const here = rounds.map((round) => playRound({ game }, round))
  for (const [one, other] of here) expect(one).toBe(other)
  expect(new Set(here.map(([points]) => points)).size).toBeGreaterThan(1)
  const part = { name: 'play-round', source: new URL('../src/tune/play-round.ts', import.meta.url) }
  const threads = new Threads<Round, number[]>(part, { game }, 2)
  const there: number[][] = []
  await threads.share(rounds, (points, at) => {
    there[at] = points
    return true
  })
  await threads.leave()
  expect(there).toEqual(here)
})

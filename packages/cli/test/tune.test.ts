import { seeded } from '@estaminet/kernel'
import { expect, test } from 'vitest'
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

import { FEATURES, judging, WEIGHTS } from '@estaminet/bots/ale'
import { seeded } from '@estaminet/kernel'
import { expect, test } from 'vitest'
import { Adam } from '../src/train/adam.ts'
import { errorsOf, Pupil } from '../src/train/pupil.ts'
import { type Track, tracksOf, turnsBy } from '../src/train/self-play.ts'

test('numbers that follow their gradients find the bottom, however unlike its slopes are', () => {
  const bottom = [3, -2, 0.5]
  const slope = [1, 0.01, 100]
  const numbers = new Float64Array(3)
  const adam = new Adam(numbers)
  for (let n = 0; n < 4000; n++) {
    for (let i = 0; i < 3; i++) adam.gradient[i] = slope[i] * (numbers[i] - bottom[i])
    adam.step(n < 3000 ? 0.01 : 0.001)
  }
  // They fade a little, the flat one most.
  bottom.forEach((at, i) => {
    expect(Math.abs(numbers[i] - at)).toBeLessThan(0.1)
  })
})

/** Somebody who is worth ten points more than the judgement says wherever one of two things is seen, but not both. */
function riddle(seed: string): Track[] {
  const rng = seeded(seed)
  return Array.from({ length: 200 }, () => {
    const seen = new Float32Array(2 * FEATURES)
    const [a, b] = [rng.below(2), rng.below(2)]
    for (const at of [0, FEATURES]) {
      seen[at] = a
      seen[at + 1] = b
    }
    return { seen, judged: Float64Array.of(20, 20), isEnd: Uint8Array.of(0, 1), points: a === b ? 20 : 30 }
  })
}

test('a pupil begins as nothing and learns what no straight line could tell', () => {
  const pupil = new Pupil(8, seeded('pupil'))
  expect(errorsOf(riddle('asked'), pupil.net, false).net).toBe(errorsOf(riddle('asked'), pupil.net, false).judgement)
  pupil.study(riddle('lesson'), 400, 0.01)
  expect(errorsOf(riddle('asked'), pupil.net, true).net).toBeLessThan(1)
})

test('a game leaves a track for each seat: what was seen, turn by turn and at the end of each round but the last', () => {
  const tracks = tracksOf(2, [turnsBy(judging(WEIGHTS))], seeded('tracks'))
  expect(tracks).toHaveLength(2)
  for (const { seen, judged, isEnd, points } of tracks) {
    expect(seen).toHaveLength(FEATURES * judged.length)
    expect(seen.every(Number.isFinite)).toBe(true)
    expect(isEnd.filter((end) => end === 1)).toHaveLength(2)
    expect(judged.length).toBeGreaterThan(20)
    expect(points).toBeGreaterThanOrEqual(0)
  }
})

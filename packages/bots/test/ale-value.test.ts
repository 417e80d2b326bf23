import { type AleState, heavenAndAle, pointsOf } from '@estaminet/heaven-and-ale'
import { OVER } from '@estaminet/kernel'
import { expect, test } from 'vitest'
import { FEATURES, lookAt } from '../src/ale/features.ts'
import { judging, projected } from '../src/ale/judgement.ts'
import { asLearned } from '../src/ale/learned.ts'
import { LEARNED } from '../src/ale/learned-numbers.ts'
import { corrected, ValueNet } from '../src/ale/value-net.ts'
import { WEIGHTS } from '../src/ale/weights.ts'
import { findBot } from '../src/index.ts'
import { play } from './play.ts'

/** Every position of one game of Medium players, and the end of it. */
function positions(seats: number, look: (s: AleState) => void): AleState {
  let last: AleState | undefined
  play({
    game: heavenAndAle,
    seats,
    bots: [findBot('medium', heavenAndAle)],
    seed: `looked at by ${seats}`,
    watch: (s) => {
      last = s
      look(s)
    },
  })
  return last ?? expect.fail('nobody played')
}

/** A net that is not nothing. */
function someNet(): ValueNet {
  const net = new ValueNet(4)
  for (const layer of net.layers) for (let i = 0; i < layer.length; i++) layer[i] = (((i * 7) % 11) - 5) / 64
  return net
}

test.each([2, 3, 4])('what is seen of a seat is finite and of moderate size in every position of %i', (seats) => {
  const seen = new Float32Array(FEATURES)
  const moved = new Set<number>()
  positions(seats, (s) => {
    for (let seat = 0; seat < seats; seat++) {
      lookAt(s, seat, projected(s, seat, WEIGHTS), seen)
      seen.forEach((x, i) => {
        if (!(Math.abs(x) < 12)) expect.fail(`${i} is ${x}`)
        if (x !== 0) moved.add(i)
      })
    }
  })
  expect(moved.size).toBeGreaterThan(0.8 * FEATURES)
})

test('a net that has learned nothing changes nothing; the end of a game is counted, not guessed', () => {
  const [plain, nothing, some] = [judging(WEIGHTS), corrected(WEIGHTS, new ValueNet(4)), corrected(WEIGHTS, someNet())]
  let differed = 0
  const end = positions(3, (s) => {
    expect(nothing(s, 1)).toBe(plain(s, 1))
    expect(some(s, 1)).toSatisfy(Number.isFinite)
    if (some(s, 1) !== plain(s, 1)) differed++
  })
  expect(differed).toBeGreaterThan(100)
  expect(heavenAndAle.waiting(end)).toBe(OVER)
  for (let seat = 0; seat < 3; seat++) expect(some(end, seat)).toBe(pointsOf(end, seat))
})

test('a net is kept and comes back the same, and one made for something else is refused', () => {
  const net = someNet()
  const kept = net.learned
  expect(ValueNet.from(kept).layers).toEqual(net.layers)
  expect(() => ValueNet.from({ ...kept, schema: `${kept.schema},more` })).toThrow('is wanted')
  expect(() => ValueNet.from({ ...kept, hidden: 5 })).toThrow('is wanted')
  expect(() => ValueNet.from({ ...kept, numbers: kept.numbers.replace(' ', ' x') })).toThrow('is wanted')
})

test('the net of the house answers as it did when it was measured', () => {
  const net = ValueNet.from(LEARNED)
  const said = [3, 5, 7].map((step) => {
    const seen = Float32Array.from({ length: FEATURES }, (_, i) => ((i * step) % 16) / 16)
    return Math.round(1e6 * net.correction(seen)) / 1e6
  })
  expect(said).toEqual([28.784921, 23.346787, 31.359698])
})

test('Expert fetches it before it plays, whatever it likes', async () => {
  const net = corrected(WEIGHTS, ValueNet.from(LEARNED))
  for (const level of ['medium', 'hard', 'hard:abbot']) expect(findBot(level, heavenAndAle).prepare).toBeUndefined()
  await findBot('expert:abbot', heavenAndAle).prepare?.()
  expect(findBot('expert', heavenAndAle).prepare).toBeDefined()
  positions(2, (s) => expect(asLearned(s, 0)).toBe(net(s, 0)))
})

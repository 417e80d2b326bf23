import { seeded } from '@estaminet/kernel'
import { describe, expect, test } from 'vitest'
import { heavenAndAle } from '../src/index.ts'
import { productionOf } from '../src/rules/conversion.ts'

/**
 * The final conversion against a search that knows no cleverness: it makes every exchange the catalogue allows, in
 * every order, from every giver to every receiver, and keeps the best ending. Positions are five markers in ascending
 * order, since colours do not matter.
 */
const long = process.env.ESTAMINET_PROOF === 'long'
const seed = process.env.ESTAMINET_SEED ?? 'four to one'
const SAMPLE = 24

const LOWEST = -10
const LAST = 20
const SPAN = LAST - LOWEST + 1
const MARKERS = 5
/** Steps money may buy: 0 to 249 ducats. */
const MONEY = 25
const CARD = 3
/** A brewmaster for each rate, with the multiplier of its space. */
const RATES = [
  { rate: 5, brewmaster: 0, multiplier: 2 },
  { rate: 4, brewmaster: 1, multiplier: 3 },
  { rate: 3, brewmaster: 5, multiplier: 3 },
  { rate: 2, brewmaster: 12, multiplier: 4 },
  { rate: 1, brewmaster: 20, multiplier: 6 },
]

type Position = readonly number[]

/** Number of a position among all ascending ones. */
const CHOOSE = Array.from({ length: SPAN + MARKERS }, (_, n) =>
  Array.from({ length: MARKERS + 1 }, (_, k) => {
    let value = 1
    for (let i = 0; i < k; i++) value = (value * (n - i)) / (i + 1)
    return value
  }),
)
const POSITIONS = CHOOSE[SPAN + MARKERS - 1][MARKERS]
function numberOf(p: Position): number {
  let number = 0
  for (let i = 0; i < MARKERS; i++) number += CHOOSE[p[i] - LOWEST + i][i + 1]
  return number
}

/** The last marker after so many steps, each given to whoever is last. */
function lastAfter(p: Position, steps: number): number {
  let level = Math.min(...p)
  for (let cost = 0; level < LAST; level++) {
    for (const at of p) if (at <= level) cost++
    if (cost > steps) break
  }
  return level
}

/** Every position one exchange away: some marker gains a step, others give `rate` in all, none falls behind it. */
function exchanges(p: Position, rate: number): Position[] {
  const found: Position[] = []
  p.forEach((at, receiver) => {
    if (at === LAST || (receiver > 0 && p[receiver - 1] === at)) return
    const now = [...p]
    now[receiver] = at + 1
    const give = (giver: number, due: number): void => {
      if (due === 0) found.push(ascending(now))
      if (due === 0 || giver === MARKERS) return
      give(giver + 1, due)
      if (giver === receiver) return
      for (let steps = 1; steps <= due && p[giver] - steps > at; steps++) {
        now[giver] = p[giver] - steps
        give(giver + 1, due - steps)
      }
      now[giver] = p[giver]
    }
    give(0, rate)
  })
  return found
}

function ascending(p: Position): Position {
  const sorted = [...p]
  for (let i = 1; i < MARKERS; i++)
    for (let j = i; j > 0 && sorted[j] < sorted[j - 1]; j--) [sorted[j], sorted[j - 1]] = [sorted[j - 1], sorted[j]]
  return sorted
}

/** Best last marker by position and money steps: where exchanges must go on while one is possible, and where not. */
class Search {
  readonly rate: number
  private readonly seen = new Uint8Array(POSITIONS)
  private readonly exhausted = new Int8Array(POSITIONS * MONEY)
  private readonly free = new Int8Array(POSITIONS * MONEY)

  constructor(rate: number) {
    this.rate = rate
  }

  best(p: Position, reading: 'exhaustive' | 'optional', money: number): number {
    const table = reading === 'optional' ? this.free : this.exhausted
    return table[this.visit(p) * MONEY + money]
  }

  private visit(p: Position): number {
    const here = numberOf(p)
    if (this.seen[here] === 1) return here
    const next = exchanges(p, this.rate).map((to) => this.visit(to))
    for (let money = 0; money < MONEY; money++) {
      const stopped = lastAfter(p, money)
      let exhausted = next.length === 0 ? stopped : LOWEST
      let free = stopped
      for (const to of next) {
        exhausted = Math.max(exhausted, this.exhausted[to * MONEY + money])
        free = Math.max(free, this.free[to * MONEY + money])
      }
      this.exhausted[here * MONEY + money] = exhausted
      this.free[here * MONEY + money] = free
    }
    this.seen[here] = 1
    return here
  }
}

const searches = Object.fromEntries(RATES.map(({ rate }) => [rate, new Search(rate)]))

/** All positions there are, or a random few. */
function* positions(): Generator<Position> {
  if (!long) {
    const rng = seeded(seed)
    for (let n = 0; n < SAMPLE; n++)
      yield Array.from({ length: MARKERS }, () => LOWEST + rng.below(SPAN)).sort((a, b) => a - b)
    return
  }
  for (let a = LOWEST; a <= LAST; a++)
    for (let b = a; b <= LAST; b++)
      for (let c = b; c <= LAST; c++)
        for (let d = c; d <= LAST; d++) for (let e = d; e <= LAST; e++) yield [a, b, c, d, e]
}

describe.each(['exhaustive', 'optional'] as const)('the %s exchange', (exchange) => {
  test.each(RATES)(
    `HA-RUL-17, HA-RUL-17a, HA-RUL-28: at $rate:1 no way of exchanging beats the engine (${exchange})`,
    ({ rate, brewmaster, multiplier }) => {
      const search = searches[rate]
      const s = heavenAndAle.setup({ picks: 'clockwise', exchange }, 2)
      s.brewmaster.fill(brewmaster)
      let tried = 0
      let turn = 0
      for (const p of positions()) {
        /** Colours take turns at each position, and so do loose ducats and unsold cards. */
        turn++
        p.forEach((at, i) => {
          s.markers[(i + turn) % MARKERS] = at
        })
        for (let money = 0; money < MONEY; money++) {
          const cards = Math.min((turn + money) % 6, Math.floor((money * 10) / CARD))
          s.hand[0] = (1 << cards) - 1
          s.ducats[0] = money * 10 + ((turn * 7 + money) % 10) - cards * CARD
          const wanted = Math.max(0, search.best(p, exchange, money)) * multiplier
          const found = productionOf(s, 0)
          if (found !== wanted) expect.unreachable(`${p} at ${rate}:1 with ${money} steps: ${found}, not ${wanted}`)
          tried++
        }
      }
      expect(tried).toBe((long ? POSITIONS : SAMPLE) * MONEY)
    },
  )
})

test('HA-RUL-17a: the search itself tells the readings apart', () => {
  const [four, two] = [searches[4], searches[2]]
  expect(two.best([5, 10, 10, 10, 10], 'exhaustive', 5)).toBe(9)
  expect(two.best([5, 10, 10, 10, 10], 'optional', 5)).toBe(10)
  expect(four.best([-2, 7, 9, 20, 20], 'exhaustive', 3)).toBe(6)
  expect(four.best([-2, 7, 9, 20, 20], 'optional', 3)).toBe(7)
})

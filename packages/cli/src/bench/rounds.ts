import { round } from '../spread.ts'

/** Does something over and over for a while; answers how much of it came to pass per second. */
export function rateOf(once: () => number, seconds: number): number {
  const until = performance.now() + seconds * 1000
  const began = performance.now()
  let amount = 0
  while (performance.now() < until) amount += once()
  return amount / ((performance.now() - began) / 1000)
}

export interface Rates {
  readonly median: number
  readonly min: number
  readonly max: number
}

export function summarise(rates: readonly number[], digits = 0): Rates {
  const sorted = rates.toSorted((a, b) => a - b)
  const nth = (at: number) => round(sorted[at] as number, digits)
  return { median: nth(sorted.length >> 1), min: nth(0), max: nth(sorted.length - 1) }
}

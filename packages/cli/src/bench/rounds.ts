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

export function summarise(rates: readonly number[]): Rates {
  const sorted = rates.toSorted((a, b) => a - b)
  const whole = (at: number) => Math.round(sorted[at] as number)
  return { median: whole(sorted.length >> 1), min: whole(0), max: whole(sorted.length - 1) }
}

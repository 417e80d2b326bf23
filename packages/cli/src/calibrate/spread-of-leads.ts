import { winChances } from '@estaminet/bots/advice'

/** What was expected at a moment of a game, how much of it was ahead, and who was first in the end. */
export interface Guess {
  readonly points: readonly number[]
  readonly ahead: number
  readonly winners: readonly number[]
}

/** How surprising the winners were under a spread, in bits a moment. */
export function surprise(guesses: readonly Guess[], spread: number): number {
  let bits = 0
  for (const { points, winners } of guesses) {
    const chances = winChances(points, [...points.keys()], spread)
    for (const winner of winners) bits -= Math.log2(Math.max(chances[winner], LEAST)) / winners.length
  }
  return bits / guesses.length
}

/** Nothing is impossible. */
const LEAST = 1e-6
const [NARROW, WIDE] = [0.2, 200]

/** The spread under which the winners were least surprising. */
export function bestSpread(guesses: readonly Guess[]): number {
  const steps = 120
  const spreads = Array.from({ length: steps + 1 }, (_, i) => NARROW * (WIDE / NARROW) ** (i / steps))
  return spreads.reduce((best, one) => (surprise(guesses, one) < surprise(guesses, best) ? one : best))
}

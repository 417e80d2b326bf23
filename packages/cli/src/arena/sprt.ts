import { meanOf, strengthAt } from './statistics.ts'

/** Two claims about how much stronger the first bot is, in Elo. */
export interface Claims {
  readonly elo0: number
  readonly elo1: number
}

export interface Verdict extends Claims {
  /** How much likelier the second claim is than the first, as a logarithm; beyond either bound it is decided. */
  readonly ratio: number
  readonly bound: number
  readonly accepted: 'elo0' | 'elo1' | 'none yet'
}

/** Of a hundred decisions five are wrong, either way. */
const WRONG = 0.05
const BOUND = Math.log((1 - WRONG) / WRONG)

/** How often the first bot should be first at a table with so many of it and so many others, if it were so much stronger. */
export function shareAt(elo: number, own: number, others: number): number {
  const weight = Math.exp(strengthAt(elo))
  return (own * weight) / (own * weight + others)
}

/**
 * A test of Wald that goes on until it knows. Its unit is the block: `shares` are how often the first bot was first in each,
 * `expected` how often it should have been if a claim were right. The spread is that of the blocks themselves; one block spread
 * as chance alone would is added, so that a few equal ones decide nothing.
 */
export function judged(
  claims: Claims,
  shares: readonly number[],
  expected: (elo: number) => number,
  gamesABlock: number,
): Verdict {
  const low = expected(claims.elo0)
  const high = expected(claims.elo1)
  const mean = shares.length === 0 ? (low + high) / 2 : meanOf(shares)
  const squares = shares.reduce((sum, one) => sum + (one - mean) ** 2, 0) + (low * (1 - low)) / gamesABlock
  const variance = squares / (shares.length + 1)
  const ratio = (shares.length * (high - low) * (2 * mean - low - high)) / (2 * variance)
  return { ...claims, ratio, bound: BOUND, accepted: ratio >= BOUND ? 'elo1' : ratio <= -BOUND ? 'elo0' : 'none yet' }
}

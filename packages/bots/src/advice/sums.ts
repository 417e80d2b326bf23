/** The mean of some numbers, and how far it may be off: its standard error. */
export interface Estimate {
  readonly mean: number
  readonly error: number
}

export function estimateOf(values: readonly number[]): Estimate {
  const mean = meanOf(values)
  if (values.length < 2) return { mean, error: Number.POSITIVE_INFINITY }
  const squares = values.reduce((sum, one) => sum + (one - mean) ** 2, 0)
  return { mean, error: Math.sqrt(squares / (values.length - 1) / values.length) }
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length)

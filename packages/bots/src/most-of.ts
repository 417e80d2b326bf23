/** Where the highest of some numbers stands; the first of equals. */
export function mostOf(values: readonly number[]): number {
  let best = 0
  for (let i = 1; i < values.length; i++) if (values[i] > values[best]) best = i
  return best
}

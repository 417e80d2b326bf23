import { VISITED_POINTS, VISITED_STEPS } from '@estaminet/belgian-beers-race'

/** Points for visited breweries with the steps of the table made a slope. */
export const VISITED_SLOPE = Float64Array.from(VISITED_POINTS, (points, visited) => {
  const step = VISITED_STEPS.findIndex(([from]) => from > visited)
  if (step < 0) return points
  const [below, low] = VISITED_STEPS[step - 1]
  const [above, high] = VISITED_STEPS[step]
  return low + ((high - low) * (visited - below)) / (above - below)
})

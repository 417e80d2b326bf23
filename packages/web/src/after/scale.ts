/** What an axis shows, from its upper end to its lower. */
export interface Scale {
  readonly top: number
  readonly bottom: number
  /** Round figures between them. */
  readonly ticks: readonly number[]
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000]
const MOST_TICKS = 5

/** An axis on which all values find room, zero among them. */
export function scaleOf(values: readonly number[]): Scale {
  const [most, least] = [Math.max(1, ...values), Math.min(0, ...values)]
  const step = STEPS.find((one) => (most - least) / one <= MOST_TICKS) ?? most - least
  const from = Math.ceil(least / step)
  const count = Math.floor(most / step) - from + 1
  const room = (most - least) * 0.04
  return {
    top: most + room,
    bottom: least < 0 ? least - room : 0,
    ticks: Array.from({ length: count }, (_, at) => (from + at) * step),
  }
}

/** Places along a line, at least so far from each other and none beyond its end, each as near to its wish as can be. */
export function apart(wishes: readonly number[], distance: number, end: number): number[] {
  const order = wishes.map((wish, at) => ({ wish, at })).toSorted((a, b) => a.wish - b.wish)
  const places: number[] = []
  for (const { wish } of order) places.push(Math.max(wish, (places.at(-1) ?? Number.NEGATIVE_INFINITY) + distance))
  for (let at = places.length - 1, most = end; at >= 0; at--, most = places[at + 1] - distance)
    places[at] = Math.min(places[at], most)
  return wishes.map((_, seat) => places[order.findIndex(({ at }) => at === seat)])
}

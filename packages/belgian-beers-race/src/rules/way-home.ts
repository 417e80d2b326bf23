import { GRAND_PLACE, PLACE_COUNT } from '../content/places.ts'
import { MEANS, WAY_FROM, WAY_TIME, WAY_TO } from '../content/roads.ts'
import { moveDelay } from '../engine/reckon.ts'
import type { RaceState } from '../engine/state.ts'
import { travelTime } from './moving.ts'

/** The least time the way to the Grand Place takes, with a car at once at every road and with every card that is in force now. */
export function timeHome(s: RaceState, seat: number): number {
  const place = s.place[seat]
  if (s.expansions === 0 || place === GRAND_PLACE) return LEAST[place]
  const delay = moveDelay(s, seat)
  try {
    return leastTimes((from, way) => leastFrom(s, seat, from, way))[place] + delay
  } finally {
    s.place[seat] = place
  }
}

const MEANS_COUNT = MEANS.length
const LEAST = leastTimes((_from, way) => Math.min(...WAY_TIME.subarray(way * MEANS_COUNT, (way + 1) * MEANS_COUNT)))

/** Cards look at where somebody stands: the road is reckoned as if they stood at its beginning. */
function leastFrom(s: RaceState, seat: number, from: number, way: number): number {
  s.place[seat] = from
  let least = Number.POSITIVE_INFINITY
  for (let means = 0; means < MEANS_COUNT; means++)
    least = Math.min(least, travelTime(s, seat, means, WAY_TIME[way * MEANS_COUNT + means], WAY_TO[way]))
  return least
}

/** Every road is as long in both directions, so the way home is the way out; shortened until no road shortens it. */
function leastTimes(timeOf: (from: number, way: number) => number): Int8Array {
  const least = new Int8Array(PLACE_COUNT).fill(127)
  least[GRAND_PLACE] = 0
  for (let shortened = true; shortened; ) {
    shortened = false
    for (let from = 0; from < PLACE_COUNT; from++)
      for (let way = WAY_FROM[from]; way < WAY_FROM[from + 1]; way++) {
        const time = timeOf(from, way)
        if (least[from] + time >= least[WAY_TO[way]]) continue
        least[WAY_TO[way]] = least[from] + time
        shortened = true
      }
  }
  return least
}

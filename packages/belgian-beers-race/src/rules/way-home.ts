import { GRAND_PLACE, PLACE_COUNT } from '../content/places.ts'
import { MEANS, WAY_FROM, WAY_TIME, WAY_TO } from '../content/roads.ts'
import type { RaceState } from '../engine/state.ts'

/** The least time the way to the Grand Place takes, with a car at once at every road: nobody is home sooner. */
export const timeHome = (s: RaceState, seat: number): number => LEAST[s.place[seat]]

const LEAST = leastTimes()

/** Every road is as long in both directions, so the way home is the way out; shortened until no road shortens it. */
function leastTimes(): Int8Array {
  const least = new Int8Array(PLACE_COUNT).fill(127)
  least[GRAND_PLACE] = 0
  for (let shortened = true; shortened; ) {
    shortened = false
    for (let from = 0; from < PLACE_COUNT; from++)
      for (let way = WAY_FROM[from]; way < WAY_FROM[from + 1]; way++) {
        const time = Math.min(...WAY_TIME.subarray(way * MEANS.length, (way + 1) * MEANS.length))
        if (least[from] + time >= least[WAY_TO[way]]) continue
        least[WAY_TO[way]] = least[from] + time
        shortened = true
      }
  }
  return least
}

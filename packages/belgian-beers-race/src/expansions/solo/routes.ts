import { BRUSSELS_FROM, PLACE_COUNT } from '../../content/places.ts'
import { MEANS, WAY_FROM, WAY_TIME, WAY_TO } from '../../content/roads.ts'
import { ZYTHOLOGIST } from '../../content/solo.ts'

/**
 * The ways of the Zythologist, found once: fewest stops, then the least time by each means of the tie-break over all the way that is
 * left. Through Brussels he goes by the Grand Place alone; a brewery there is entered directly and left directly.
 */

/** A way is one number: its stops in the highest bits, then its times in the order of the tie-break. No way takes 256 of anything. */
const BITS = 8
const NEVER = 0x7fffffff

/** What each way out of a place counts. */
const STRETCH = Int32Array.from(WAY_TO, (_, way) =>
  ZYTHOLOGIST.tieBreak.reduce((sum, means) => (sum << BITS) | WAY_TIME[way * MEANS.length + MEANS.indexOf(means)], 1),
)

/** Whether a way to `destination` may pass here. */
const mayPass = (place: number, destination: number): boolean => place < BRUSSELS_FROM || place === destination

/** The best that can be had from every place. */
function lengthsTo(destination: number): Int32Array {
  const best = new Int32Array(PLACE_COUNT).fill(NEVER)
  best[destination] = 0
  for (let shortened = true; shortened; ) {
    shortened = false
    for (let from = 0; from < PLACE_COUNT; from++)
      for (let way = WAY_FROM[from]; way < WAY_FROM[from + 1]; way++) {
        const length = lengthBy(best, way, destination)
        if (length >= best[from]) continue
        best[from] = length
        shortened = true
      }
  }
  return best
}

const lengthBy = (best: Int32Array, way: number, destination: number): number =>
  mayPass(WAY_TO[way], destination) && best[WAY_TO[way]] !== NEVER ? STRETCH[way] + best[WAY_TO[way]] : NEVER

/** The next stops of all the best ways from `from` to `destination` are those from here on, in the order of the places. */
const STOPS_FROM = new Int16Array(PLACE_COUNT * PLACE_COUNT + 1)
const STOPS: Int8Array = findStops()

function findStops(): Int8Array {
  const stops: number[] = []
  for (let destination = 0; destination < PLACE_COUNT; destination++) {
    const best = lengthsTo(destination)
    for (let from = 0; from < PLACE_COUNT; from++) {
      if (from !== destination)
        for (let way = WAY_FROM[from]; way < WAY_FROM[from + 1]; way++)
          if (lengthBy(best, way, destination) === best[from]) stops.push(WAY_TO[way])
      STOPS_FROM[destination * PLACE_COUNT + from + 1] = stops.length
    }
  }
  return Int8Array.from(stops)
}

const start = (from: number, destination: number): number => STOPS_FROM[destination * PLACE_COUNT + from]

/** How many next stops are as good as each other: one almost everywhere, none where he has arrived. */
export const stopsOn = (from: number, destination: number): number =>
  STOPS_FROM[destination * PLACE_COUNT + from + 1] - start(from, destination)

/** The one or the other of them. */
export const stopOn = (from: number, destination: number, which: number): number =>
  STOPS[start(from, destination) + which]

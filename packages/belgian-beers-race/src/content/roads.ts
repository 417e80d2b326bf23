import type { Means, PlaceName } from './condition.ts'
import { BRUSSELS_FROM, GRAND_PLACE, PLACE_COUNT, placeNumber } from './places.ts'

export const MEANS = ['hitch', 'bus', 'bike'] as const satisfies readonly Means[]
export const HITCH = 0
export const BUS = 1
export const BIKE = 2

/** Time units by hitchhiking, public transport and bicycle. BXL is Brussels as a whole. */
// biome-ignore format: one row per road
export const ROADS: Readonly<Record<string, readonly [hitch: number, bus: number, bike: number]>> = {
  '1-2': [1, 2, 3],
  '1-4': [2, 5, 6],
  '2-3': [2, 3, 4],
  '2-5': [2, 3, 5],
  '2-6': [2, 4, 6],
  '3-5': [0, 2, 1],
  '3-6': [2, 4, 6],
  '3-10': [2, 4, 5],
  '4-6': [0, 2, 2],
  '4-7': [1, 3, 4],
  '5-10': [1, 4, 5],
  '6-9': [2, 4, 5],
  '6-11': [2, 4, 6],
  '7-8': [1, 3, 4],
  '7-9': [1, 2, 2],
  '8-9': [1, 3, 4],
  '8-14': [1, 3, 4],
  '9-11': [2, 4, 5],
  '9-13': [1, 3, 4],
  '9-14': [2, 3, 5],
  '10-11': [2, 3, 5],
  '10-12': [1, 3, 3],
  '10-17': [3, 6, 9],
  '11-12': [1, 3, 4],
  '11-13': [1, 3, 4],
  '11-BXL': [1, 3, 4],
  '12-BXL': [2, 3, 5],
  '12-16': [2, 3, 4],
  '12-17': [2, 4, 6],
  '13-14': [2, 4, 5],
  '13-BXL': [1, 2, 3],
  '14-BXL': [3, 4, 7],
  '14-15': [3, 5, 8],
  '14-19': [2, 4, 5],
  '15-20': [2, 5, 8],
  '16-BXL': [1, 2, 3],
  '16-17': [2, 3, 4],
  '16-18': [1, 2, 2],
  '18-BXL': [2, 4, 5],
  '17-18': [1, 3, 3],
  '17-21': [1, 3, 3],
  '18-21': [2, 4, 5],
  '18-25': [2, 4, 6],
  '18-27': [2, 4, 7],
  '19-BXL': [2, 4, 6],
  '19-20': [2, 4, 7],
  '19-22': [2, 3, 5],
  '19-23': [1, 3, 4],
  '20-22': [0, 2, 2],
  '20-26': [1, 3, 4],
  '21-27': [2, 4, 5],
  '21-31': [3, 5, 7],
  '22-24': [1, 3, 5],
  '22-26': [1, 3, 4],
  '22-29': [1, 3, 5],
  '23-BXL': [2, 5, 7],
  '23-24': [1, 3, 3],
  '23-25': [1, 3, 3],
  '24-29': [2, 3, 5],
  '24-32': [1, 3, 5],
  '25-27': [2, 3, 4],
  '25-32': [2, 4, 5],
  '26-29': [1, 2, 2],
  '26-28': [3, 6, 10],
  '26-30': [2, 5, 9],
  '27-31': [1, 3, 3],
  '27-32': [2, 5, 7],
  '28-30': [1, 2, 3],
  '29-32': [2, 4, 7],
  '29-33': [2, 4, 7],
  '30-33': [2, 6, 10],
  '31-34': [2, 5, 7],
  '32-33': [2, 5, 9],
  '32-34': [1, 2, 2],
  '33-34': [3, 5, 9],
}

/** Any two points of Brussels, by every means. */
export const INSIDE_BRUSSELS = 1
export const BRUSSELS = 'BXL'

export const roadEnds = (road: string): readonly [PlaceName | 'BXL', PlaceName | 'BXL'] => {
  const [a = '', b = ''] = road.split('-')
  return [roadEnd(a), roadEnd(b)]
}
const roadEnd = (text: string): PlaceName | 'BXL' =>
  text === BRUSSELS ? BRUSSELS : (Number(text) as Exclude<PlaceName, string>)

interface Way {
  readonly to: number
  readonly road: string
  readonly times: readonly [number, number, number]
}

/** Every way out of every place, in the order of the places it leads to: country first, then GP, B1 to B6. */
function waysOut(): readonly (readonly Way[])[] {
  const ways: Way[][] = Array.from({ length: PLACE_COUNT }, () => [])
  for (const [road, times] of Object.entries(ROADS)) {
    const [a, b] = roadEnds(road).map(pointsAt)
    for (const here of a)
      for (const there of b) {
        ways[here].push({ to: there, road, times })
        ways[there].push({ to: here, road, times })
      }
  }
  const inside = [INSIDE_BRUSSELS, INSIDE_BRUSSELS, INSIDE_BRUSSELS] as const
  for (const here of BRUSSELS_POINTS)
    for (const to of BRUSSELS_POINTS) if (to !== here) ways[here].push({ to, road: BRUSSELS, times: inside })
  for (const out of ways) out.sort((x, y) => order(x.to) - order(y.to))
  return ways
}
const pointsAt = (end: PlaceName | 'BXL'): readonly number[] =>
  end === BRUSSELS ? BRUSSELS_POINTS : [placeNumber(end)]
const order = (place: number) => (place === GRAND_PLACE ? BRUSSELS_FROM - 0.5 : place)

const BRUSSELS_POINTS = [
  GRAND_PLACE,
  ...Array.from({ length: PLACE_COUNT - BRUSSELS_FROM }, (_, i) => BRUSSELS_FROM + i),
]

const ALL_WAYS = waysOut()

/**
 * The map as the rules read it: the ways out of a place are WAY_FROM[place] up to WAY_FROM[place + 1]. No two of them
 * lead to the same point (checked at load), so a point stands for its road.
 */
export const WAY_FROM = new Int16Array(PLACE_COUNT + 1)
ALL_WAYS.forEach((ways, place) => {
  WAY_FROM[place + 1] = WAY_FROM[place] + ways.length
})
/** Out of any one place. */
export const MOST_WAYS = Math.max(...ALL_WAYS.map((ways) => ways.length))
const FLAT = ALL_WAYS.flat()
export const WAY_TO = Int8Array.from(FLAT, (way) => way.to)
/** Printed times, at way * 3 + means. */
export const WAY_TIME = Int8Array.from(FLAT.flatMap((way) => way.times))
/** The road each way belongs to, by its id. */
export const WAY_ROAD: readonly string[] = FLAT.map((way) => way.road)

const WAY_BETWEEN = new Int16Array(PLACE_COUNT * PLACE_COUNT).fill(-1)
for (let from = 0; from < PLACE_COUNT; from++)
  for (let way = WAY_FROM[from]; way < WAY_FROM[from + 1]; way++) WAY_BETWEEN[from * PLACE_COUNT + WAY_TO[way]] = way

/** The way from a place to a point, or -1 where no road leads. */
export const wayBetween = (from: number, to: number): number => WAY_BETWEEN[from * PLACE_COUNT + to]

export const printedTime = (means: number, from: number, to: number): number =>
  WAY_TIME[wayBetween(from, to) * 3 + means]

/** Moves needed to reach the Grand Place, by the fewest roads. */
export const RETURN_DISTANCE = returnDistances()

function returnDistances(): Int8Array {
  const distance = new Int8Array(PLACE_COUNT).fill(-1)
  distance[GRAND_PLACE] = 0
  const queue = [GRAND_PLACE]
  for (const place of queue)
    for (const way of ALL_WAYS[place]) {
      if (distance[way.to] !== -1) continue
      distance[way.to] = distance[place] + 1
      queue.push(way.to)
    }
  return distance
}

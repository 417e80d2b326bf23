import {
  BIKE,
  BUS,
  GRAND_PLACE,
  HITCH,
  LATE_DELAY,
  PLACE_COUNT,
  WAITING_TIME,
  WAY_FROM,
  WAY_TIME,
  WAY_TO,
} from '@estaminet/belgian-beers-race'

/**
 * How long a way takes on average: the bus is late one time in six, a driver stops for one, two, three dice with 1/2,
 * 3/4, 7/8. Beyond B the bus and the wait take twice as long and nobody cycles.
 */
const BUS_DELAY = LATE_DELAY / 6
const HITCH_WAIT = WAITING_TIME * (1 / 2 + 1 / 8 + 1 / 56)

const soberWay = (way: number): number =>
  Math.min(WAY_TIME[way * 3 + HITCH] + HITCH_WAIT, WAY_TIME[way * 3 + BUS] + BUS_DELAY, WAY_TIME[way * 3 + BIKE])
const slowWay = (way: number): number =>
  Math.min(WAY_TIME[way * 3 + HITCH] + 2 * HITCH_WAIT, 2 * WAY_TIME[way * 3 + BUS] + BUS_DELAY)

/** Average time of every way. */
export const SOBER_WAY = Float64Array.from(WAY_TO, (_, way) => soberWay(way))

/** Average time between any two places, at from * PLACE_COUNT + to. */
export const JOURNEY = journeys(SOBER_WAY)

/** Average time to the Grand Place: awake and well, and beyond B. */
export const HOME = JOURNEY.filter((_, at) => at % PLACE_COUNT === GRAND_PLACE)
export const HOME_SLOWLY = journeys(Float64Array.from(WAY_TO, (_, way) => slowWay(way))).filter(
  (_, at) => at % PLACE_COUNT === GRAND_PLACE,
)

/** The average time to the nearest place of a set (one cell per place), from every place. */
export function nearest(set: ArrayLike<number>): Float64Array {
  const near = new Float64Array(PLACE_COUNT).fill(Number.POSITIVE_INFINITY)
  for (let from = 0; from < PLACE_COUNT; from++)
    for (let to = 0; to < PLACE_COUNT; to++)
      if (set[to] === 1) near[from] = Math.min(near[from], JOURNEY[from * PLACE_COUNT + to])
  return near
}

function journeys(wayTime: Float64Array): Float64Array {
  const time = new Float64Array(PLACE_COUNT * PLACE_COUNT).fill(Number.POSITIVE_INFINITY)
  for (let from = 0; from < PLACE_COUNT; from++) {
    time[from * PLACE_COUNT + from] = 0
    for (let way = WAY_FROM[from]; way < WAY_FROM[from + 1]; way++)
      time[from * PLACE_COUNT + WAY_TO[way]] = wayTime[way]
  }
  for (let by = 0; by < PLACE_COUNT; by++)
    for (let from = 0; from < PLACE_COUNT; from++)
      for (let to = 0; to < PLACE_COUNT; to++) {
        const detour = time[from * PLACE_COUNT + by] + time[by * PLACE_COUNT + to]
        if (detour < time[from * PLACE_COUNT + to]) time[from * PLACE_COUNT + to] = detour
      }
  return time
}

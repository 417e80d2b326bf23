import type { Category } from './condition.ts'
import { CATEGORIES } from './places.ts'

/** The player board. Thresholds are the first level beyond A, B and C. */
export const BICYCLE_FORBIDDEN_FROM = 5
export const DOUBLING_FROM = 7
export const ASLEEP_FROM = 8
/** Morning delay by the level at the end of the day. */
export const MORNING_DELAY = Int8Array.of(0, 0, 0, 0, 0, 1, 1, 2, 4)
export const NIGHT_RECOVERY = 4

export const LAST_GLASS = 20
export const POINTS_PER_BEER = 2
export const BACKPACK = 12
export const CUBES_PER_PURCHASE = 3
export const ACTION_TIME = 1

export const RIDE_PER_LEVEL = 4
export const LATE_DELAY = 2
export const WAITING_TIME = 2
/** One carried beer for each full pair of time units on the bus. */
export const RIDE_PER_BEER = 2
export const OFFER_PER_TIME = 2
export const MOST_DICE = 3

export const CHEESE_POINTS = Int8Array.of(0, 1, 3, 6, 10)
export const LAST_CHEESE = 4
export const CHEESE_MARKER_POINTS = 5

export const CHEERS_POINTS = Int8Array.of(-5, 1, 3, 5, 8, 11, 15)
export const LAST_CHEERS = 6
export const CHEERS_MARKER_POINTS = 4

export const BONUS_POINTS: Readonly<Record<Category, readonly number[]>> = {
  player: [0, 2, 5, 9],
  author: [0, 2, 5, 9],
  cardinal: [0, 2, 5, 9, 14],
  trappist: [0, 1, 3, 6, 10, 15],
}
export const BONUS_WIDTH = 6
/** The same, at category * BONUS_WIDTH + steps. */
export const BONUS_TABLE = new Int8Array(CATEGORIES.length * BONUS_WIDTH)
CATEGORIES.forEach((category, at) => {
  BONUS_TABLE.set(BONUS_POINTS[category], at * BONUS_WIDTH)
})

/** Points for visited breweries, by their number. */
export const VISITED_STEPS: readonly (readonly [from: number, points: number])[] = [
  [0, 0],
  [10, 10],
  [15, 15],
  [20, 22],
  [25, 30],
  [30, 40],
]
export const VISITED_BEYOND = 3
export const VISITED_POINTS = Int8Array.from({ length: 41 }, (_, visited) => visitedPoints(visited))

function visitedPoints(visited: number): number {
  let points = 0
  let last = 0
  for (const [from, value] of VISITED_STEPS) {
    last = from
    if (visited >= from) points = value
  }
  return visited > last ? points + VISITED_BEYOND * (visited - last) : points
}

/** The bottle tokens lie behind these spaces. */
export const BOTTLE_TOKENS = Int8Array.of(8, 16, 24)

export const RETURN_PENALTY = 15

/** The bottling machine, from the rightmost accessible card to the top of the deck. */
export const RIGHT_ROW = 4
export const LEFT_ROW = 3
export const VISIBLE = RIGHT_ROW + LEFT_ROW + 1

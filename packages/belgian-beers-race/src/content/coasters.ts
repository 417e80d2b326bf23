import type { Brewery } from './condition.ts'
import { placeNumber } from './places.ts'

/** 44 tokens with a brewery number on both faces. */
// biome-ignore format: a table
export const COASTERS: readonly (readonly [Brewery, Brewery])[] = [
  [1, 18], [2, 19], [3, 20], [4, 21], [5, 22], [6, 23], [7, 24], [8, 25], [9, 26], [10, 27], [11, 28], [12, 29],
  [13, 30], [14, 31], [15, 32], [16, 33], [17, 34], [18, 'B1'], [19, 'B2'], [20, 'B3'], [21, 'B4'], [22, 'B5'], [23, 'B6'],
  [24, 1], [25, 2], [26, 3], [27, 4], [28, 5], [29, 6], [30, 7], [31, 8], [32, 9],
  [33, 10], [34, 11], ['B1', 12], ['B2', 13], ['B3', 14], ['B4', 15], ['B5', 16], ['B6', 17], [2, 33], [4, 31], [8, 27], [20, 29],
]

/** How many are drawn at setup, by number of players. */
export const COASTERS_DRAWN: Readonly<Record<number, number>> = { 2: 5, 3: 15, 4: 25 }

/** The brewery on each face: token t has faces 2t and 2t + 1. */
export const COASTER_FACE = Int8Array.from(COASTERS.flat(), placeNumber)

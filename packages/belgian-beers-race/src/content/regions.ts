import type { Brewery, Region } from './condition.ts'

/** The parts of the country that cards speak of. Breweries in between belong to none. */
export const regions: Readonly<Record<Region, readonly Brewery[]>> = {
  brussels: ['B1', 'B2', 'B3', 'B4', 'B5', 'B6'],
  north: [5, 10, 12, 17, 21],
  east: [25, 27, 31, 32, 34],
  south: [20, 26, 28, 29, 30],
  'south-west': [7, 8, 9, 14, 15],
  west: [1, 2, 3, 4, 6],
}

/** The page the map is drawn on, in the units of the drawing; one unit is one pixel on a wide table. */
export const PAGE = { width: 868, height: 586 }

const PER_DEGREE = 276
const LEFT = 118
const TOP = 24
const WEST = 2.52
const NORTH = 51.5
/** Degrees of longitude are shorter up here than degrees of latitude. */
const NARROW = Math.cos((50.5 * Math.PI) / 180)

export type Point = readonly [x: number, y: number]

export const project = (lon: number, lat: number): Point => [
  LEFT + (lon - WEST) * NARROW * PER_DEGREE,
  TOP + (NORTH - lat) * PER_DEGREE,
]

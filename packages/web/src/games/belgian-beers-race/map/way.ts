import type { PlaceName } from '../model.ts'
import { roadBetween } from '../motion.ts'
import type { Point } from './geometry.ts'
import { along } from './map-scene.ts'

/** A way is drawn through so many points. */
const POINTS = 14

/** The points of a way from place to place, up to a part of it: along its road, or straight where there is none. */
export function wayPoints(from: PlaceName, to: PlaceName, part = 1): Point[] {
  const road = roadBetween(from, to)
  return Array.from({ length: POINTS + 1 }, (_, at) => along(from, to, road, (at / POINTS) * part))
}

export const pathThrough = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`

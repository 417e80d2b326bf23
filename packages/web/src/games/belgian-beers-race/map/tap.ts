import type { PlaceName } from '../model.ts'
import type { Point } from './geometry.ts'

/** Something on the map a finger may mean, where it is on the screen. */
export interface Thing {
  readonly place: PlaceName | 'BXL'
  readonly at: Point
  /** Nobody may go there now. */
  readonly closed?: boolean
}

/** A finger takes the nearest legal thing within this many pixels; a mouse is more exact. */
const REACH = { finger: 44, mouse: 30 }
/** Right on a sign a finger leaves no doubt. */
const SURE = 16
/** Half a sign: whoever touches one that is closed wants to know why, not to go next door. */
const ON_SIGN = 20

/**
 * What a tap means: the nearest place, or a closer look where the finger covers two of them. A place may be touched at
 * its sign and at the price on its road.
 */
export function meant(
  at: Point,
  things: readonly Thing[],
  by: 'finger' | 'mouse',
  mayZoom: boolean,
): { readonly place: Thing['place']; readonly closer: boolean } | undefined {
  const near = things
    .map(({ place, at: [x, y], closed = false }) => ({ place, closed, far: Math.hypot(x - at[0], y - at[1]) }))
    .filter(({ closed, far }) => far < (closed ? ON_SIGN : REACH[by]))
    .sort((a, b) => a.far - b.far)
  const [nearest] = near
  if (!nearest || nearest.closed) return undefined
  const several = near.some(({ place, closed }) => !closed && place !== nearest.place)
  return { place: nearest.place, closer: by === 'finger' && mayZoom && several && nearest.far > SURE }
}

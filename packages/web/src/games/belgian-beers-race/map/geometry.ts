import { BENDS, SPOTS } from './country.ts'

export type Point = readonly [x: number, y: number]
export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** The area two boxes share. */
export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))

/** How much room is between two boxes. */
export const gap = (a: Box, b: Box): number =>
  Math.max(0, a.x - b.x - b.w, b.x - a.x - a.w, a.y - b.y - b.h, b.y - a.y - a.h)

/** The part of a box that lies in another. */
export function common(a: Box, b: Box): Box {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
  return {
    x,
    y,
    w: Math.max(0, Math.min(a.x + a.w, b.x + b.w) - x),
    h: Math.max(0, Math.min(a.y + a.h, b.y + b.h) - y),
  }
}

export const holds = (box: Box, [x, y]: Point): boolean =>
  x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h

export const around = ([x, y]: Point, w: number, h: number): Box => ({ x: x - w / 2, y: y - h / 2, w, h })

export const endsOf = (road: string): readonly [string, string] => {
  const [a = '', b = ''] = road.split('-')
  return [a, b]
}

export function roadPath(road: string): string {
  const [a, b] = endsOf(road)
  return `M${SPOTS[a].join(' ')}Q${BENDS[road].join(' ')} ${SPOTS[b].join(' ')}`
}

/** A point on the road, from 0 at its first end to 1. */
export function onRoad(road: string, t: number): Point {
  const [a, b] = endsOf(road)
  const [from, bend, to] = [SPOTS[a], BENDS[road], SPOTS[b]]
  const at = (axis: 0 | 1): number => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * bend[axis] + t * t * to[axis]
  return [at(0), at(1)]
}

/** Brussels has its own beer mat in the empty corner of the page: where it lies, and its seven points on it. */
export const INSET = { x: 124, y: 462, r: 116 }
const POINTS: Readonly<Record<string, readonly [angle: number, reach: number]>> = {
  B5: [-121, 0.57],
  B6: [-59, 0.57],
  B4: [180, 0.69],
  B3: [0, 0.69],
  B1: [121, 0.7],
  B2: [59, 0.7],
}
export const BRUSSELS_SPOTS: Readonly<Record<string, Point>> = {
  GP: [INSET.x, INSET.y + 2],
  ...Object.fromEntries(
    Object.entries(POINTS).map(([id, [angle, reach]]) => {
      const turn = (angle * Math.PI) / 180
      const at: Point = [INSET.x + Math.cos(turn) * INSET.r * reach, INSET.y + 2 + Math.sin(turn) * INSET.r * reach]
      return [id, at]
    }),
  ),
}

/** Where a place is on the page. */
export const spotOf = (id: string | number): Point => SPOTS[String(id)] ?? BRUSSELS_SPOTS[String(id)] ?? [0, 0]

/** Signs grow with the map while it is small, then slower: closer up there is room for what stands between them. */
export const signScale = (zoom: number): number => 0.94 * (zoom < 1 ? zoom : zoom ** 0.4)

/** The plate of a sign on the page, with signs of such a size there, and the part of it that has its name on it. */
export const plateOf = (id: string, scale: number): Box => around(spotOf(id), (WIDE[id] ?? 42) * scale, 34 * scale)
export const nameplateOf = (id: string, scale: number): Box => ({
  ...plateOf(id, scale),
  h: (WIDE[id] ? 34 : 20) * scale,
})
const WIDE: Readonly<Record<string, number>> = { BXL: 76, GP: 92 }

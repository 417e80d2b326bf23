import { around, type Box, overlap, type Point } from './geometry.ts'

/** What a badge at the edge of the map must not cover, in pixels of the window. */
export interface InTheWay {
  /** What can be pressed or must be read: a badge that finds no place without covering it stays away. */
  readonly kept: readonly Box[]
  /** What only stands there: most of it stays in sight. */
  readonly spared: readonly Box[]
}

interface Size {
  readonly w: number
  readonly h: number
}

/** All of a badge that can be pressed; what is drawn of it is lower, and that alone covers something. */
export const BADGE = { w: 92, h: 44 }
export const DRAWN = { w: 92, h: 34 }
/** So far from the edge of the window the middle of a badge stays. */
const INSET = { x: 52, y: 26 }
const STEP = 8
/** A badge further than this from where it would like to stand is not understood as pointing there. */
const FAR = 130
/** Badges that found no room at the edge itself stand this much further inside. */
const ROWS = [0, 24, 48]
/** A step away from the edge counts as so many along it. */
const INWARDS = 3
/** The part of what is spared that may be covered: a finger on the middle of a closed sign still asks why it is. */
const HIDDEN = 0.2

/** A sign with its middle so far inside the window is told at a glance. */
const SEEN = { x: 10, y: 6 }
export const isInWindow = ([x, y]: Point, { w, h }: Size): boolean =>
  x > SEEN.x && x < w - SEEN.x && y > SEEN.y && y < h - SEEN.y

/** Where a badge stands that points at something outside the window: at its edge, nearest to it, where there is room. */
export function badgeSpot(target: Point, { w, h }: Size, { kept, spared }: InTheWay): Point | undefined {
  const room: Box = { x: INSET.x, y: INSET.y, w: w - 2 * INSET.x, h: h - 2 * INSET.y }
  if (room.w < 0 || room.h < 0) return undefined
  const wish: Point = [clamp(target[0], room.x, room.x + room.w), clamp(target[1], room.y, room.y + room.h)]
  let best: { at: Point; cost: number } | undefined
  for (const at of spotsAround(wish, room)) {
    const cost = wayOf(at, wish, target, { w, h })
    if (cost > FAR || (best && cost >= best.cost)) continue
    const drawn = around(at, DRAWN.w, DRAWN.h)
    if (kept.some((box) => overlap(box, drawn) > 0)) continue
    if (spared.some((box) => overlap(box, drawn) > HIDDEN * box.w * box.h)) continue
    best = { at, cost }
  }
  return best?.at
}

/** How far it is from the wished place; away from the edge it points over it soon seems to belong to what is there. */
function wayOf([x, y]: Point, wish: Point, target: Point, { w, h }: Size): number {
  const isBeyond = (at: number, margin: number, length: number): boolean => at <= margin || at >= length - margin
  return Math.hypot(
    (x - wish[0]) * (isBeyond(target[0], SEEN.x, w) ? INWARDS : 1),
    (y - wish[1]) * (isBeyond(target[1], SEEN.y, h) ? INWARDS : 1),
  )
}

/** The wished place, then all along the edge and further inside. */
function* spotsAround(wish: Point, room: Box): Generator<Point> {
  yield wish
  for (const row of ROWS) {
    const [left, top, right, bottom] = [room.x + row, room.y + row, room.x + room.w - row, room.y + room.h - row]
    for (const y of top < bottom ? [top, bottom] : [])
      for (const x of steps(wish[0], room.x, room.x + room.w)) yield [x, y]
    for (const x of left < right ? [left, right] : [])
      for (const y of steps(wish[1], room.y, room.y + room.h)) yield [x, y]
  }
}

/** Every few pixels from a point both ways, so that a badge that need not move stays where it is. */
function steps(from: number, least: number, most: number): number[] {
  const first = from - Math.floor((from - least) / STEP) * STEP
  return Array.from({ length: Math.floor((most - first) / STEP) + 1 }, (_, at) => first + at * STEP)
}

const clamp = (value: number, from: number, to: number): number => Math.min(Math.max(value, from), to)

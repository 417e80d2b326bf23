import { PAGE, SPOTS } from './country.ts'
import {
  around,
  type Box,
  common,
  endsOf,
  gap,
  holds,
  nameplateOf,
  onRoad,
  overlap,
  type Point,
  plateOf,
} from './geometry.ts'

/** Where a road's cost chip hangs: on the road or beside it, on the freest spot. */
export interface ChipSpot {
  readonly road: string
  /** The sign it leads to. */
  readonly target: string
  readonly at: Point
  readonly box: Box
  /** What cuts it off: the page, or the window when the sign it leads to is in it. */
  readonly edge: Box
  /** Where its string is tied, when it hangs away from both its road and its sign. */
  readonly knot?: Point
}

export interface Hanging {
  /** Those that lead to a sign in this window hang in it. */
  readonly inSight?: Box
  /** How much longer a chip is that names where it leads. */
  readonly named?: ReadonlyMap<string, number>
  /** The size of a sign, and so many units to a pixel. */
  readonly scale?: number
  readonly unit?: number
  /** What was found for a road before, kept where chips are hung again and only some of them are named anew. */
  readonly known?: Map<string, readonly Candidate[]>
}

interface Candidate extends ChipSpot {
  /** What the spot costs whatever the other chips do. */
  readonly cost: number
}

const OFFSETS = [0, 8, -8, 15, -15, 22, -22, 30, -30, 38, -38, 46, -46]
/** Around the sign it leads to: how far from it, and what that costs. */
const RINGS = [
  [0, 190],
  [16, 260],
] as const
/** Chips choose in turn until nobody wants to move any more, but not for ever. */
const ROUNDS = 4
/** A cost no preference outweighs, per square unit covered. */
const COVERING = 40
/** So many of the best spots of a road are looked at closely. */
const WORTH = 45
/** So far inside the edge of the page: a map that shows the whole country ends there. */
const EDGE = 2
const WHOLE: Box = { x: EDGE, y: EDGE, w: PAGE.width - 2 * EDGE, h: PAGE.height - 2 * EDGE }
const SIGNS = Object.entries(SPOTS)
const NOBODY: ReadonlyMap<string, number> = new Map()
/** A chip keeps this far from another road that can be taken: it would seem to be its price. */
const STRAY = 11
/** With fewer pixels than this between them a chip seems to belong to a sign, or to another chip. */
export const NEAR = 10
/** What a spot costs where a chip has to name the sign it leads to. */
const DOUBT = 90

/**
 * Hangs one chip on every road. No chip covers another, nor what stands on the map; each stays nearer to its own road
 * than to its neighbours.
 */
export function hangChips(
  roads: readonly { readonly road: string; readonly from: string }[],
  size: { readonly w: number; readonly h: number },
  obstacles: readonly Box[],
  hanging: Hanging = {},
): Map<string, ChipSpot> {
  // Short roads have the fewest free spots: they choose first.
  const order = roads.toSorted((a, b) => lengthOf(a.road) - lengthOf(b.road))
  const known = hanging.known ?? new Map<string, readonly Candidate[]>()
  const open = order.map((lit) => {
    const key = `${lit.road} ${hanging.named?.get(lit.road) ?? ''}`
    const spots = known.get(key) ?? candidatesOf(lit, order, size, obstacles, hanging)
    known.set(key, spots)
    return spots
  })
  const chosen = new Map<string, ChipSpot>()
  let isSettled = false
  for (let round = 0; round < ROUNDS && !isSettled; round++) {
    isSettled = true
    order.forEach(({ road }, at) => {
      const others = [...chosen.values()].filter((chip) => chip.road !== road)
      const best = cheapest(open[at] ?? [], others)
      if (!best || best === chosen.get(road)) return
      chosen.set(road, best)
      isSettled = false
    })
  }
  return chosen
}

/** The roads whose chips hang so near to each other that one may be taken for the other. */
export const crowded = (spots: ReadonlyMap<string, ChipSpot>, near: number): string[] => {
  const chips = [...spots.values()]
  const reach = ({ box }: ChipSpot): Box => around(middle(box), box.w + 2 * near, box.h + 2 * near)
  return chips.flatMap((chip) =>
    chips.some((other) => other !== chip && overlap(reach(chip), other.box) > 0) ? [chip.road] : [],
  )
}
/**
 * The roads whose chips hang beside the sign that another of them leads to, or away from their road beside any other:
 * they would seem to be its price.
 */
export const doubtful = (spots: ReadonlyMap<string, ChipSpot>, scale: number, near: number): string[] => {
  const chips = [...spots.values()]
  const lit = chips.map(({ target }) => target)
  return chips.flatMap(({ road, target, at, box }) => {
    const ends = endsOf(road)
    const all = SIGNS.flatMap(([id]) => (ends.includes(id) ? [] : [id]))
    const others = (distance(at, pathOf(road)) > STRAY ? all : lit).filter((other) => other !== target)
    const own = plateOf(target, scale)
    return others.some((other) => isDoubtful(box, own, plateOf(other, scale), near)) ? [road] : []
  })
}

/** Whether a chip reads as the tag of another plate, not of the one it leads to. */
function isDoubtful(box: Box, own: Box, other: Box, near: number): boolean {
  const far = gap(box, other)
  return far < near && far < gap(box, own) + near / 2
}

const middle = ({ x, y, w, h }: Box): Point => [x + w / 2, y + h / 2]

/** Whether some chip covers another one or something that stands on the map, or is cut off by its edge. */
export const covers = (spots: ReadonlyMap<string, ChipSpot>, obstacles: readonly Box[]): boolean => {
  const chips = [...spots.values()]
  return chips.some(
    ({ box, edge }, at) =>
      chips.slice(at + 1).some((other) => overlap(box, other.box) > 0) ||
      obstacles.some((obstacle) => overlap(box, obstacle) > 0) ||
      outside(box, edge) > 0.01,
  )
}

function cheapest(candidates: readonly Candidate[], others: readonly ChipSpot[]): Candidate | undefined {
  let best: Candidate | undefined
  let least = Number.POSITIVE_INFINITY
  for (const candidate of candidates) {
    if (candidate.cost >= least) continue
    let { cost } = candidate
    for (const chip of others) cost += overlap(candidate.box, chip.box) * COVERING
    if (cost >= least) continue
    least = cost
    best = candidate
  }
  return best
}

/** All spots along the road and beside it, and around the sign it leads to, as far as they are worth a thought. */
function candidatesOf(
  { road, from }: { readonly road: string; readonly from: string },
  lit: readonly { readonly road: string; readonly from: string }[],
  plain: { readonly w: number; readonly h: number },
  obstacles: readonly Box[],
  { inSight = WHOLE, named = NOBODY, scale = 1, unit = 1 }: Hanging,
): Candidate[] {
  const size = { ...plain, w: plain.w + (named.get(road) ?? 0) }
  const [target, backwards] = aheadOf(road, from)
  const edge = edgeOf(target, inSight)
  const near = around(onRoad(road, 0.5), lengthOf(road) + 200, lengthOf(road) + 200)
  const close = obstacles.filter((box) => overlap(box, near) > 0)
  const numbers = SIGNS.map(([id]) => nameplateOf(id, scale)).filter((box) => overlap(box, near) > 0)
  const others = lit.filter((one) => one.road !== road).map((one) => pathOf(one.road))
  const ownPlate = plateOf(target, scale)
  const plates = lit.flatMap((one) => {
    const [ahead] = aheadOf(one.road, one.from)
    return ahead === target ? [] : [plateOf(ahead, scale)]
  })
  const own = pathOf(road)
  const spots = spotsOf(road, backwards, SPOTS[target] ?? [0, 0], size).map(({ at, wish }) => {
    const box = around(at, size.w, size.h)
    let cost = wish + outside(box, edge) * COVERING
    for (const obstacle of close) cost += overlap(box, obstacle) * COVERING * 0.5
    // Where there is no room at all the numbers of signs are the last to be covered.
    for (const number of numbers) cost += overlap(box, number) * COVERING
    return { road, target, at, box, edge, cost }
  })
  // Looking closely at a spot that covers a sign is not worth the time, while there are enough others.
  const worth = spots.toSorted((a, b) => a.cost - b.cost).slice(0, WORTH)
  return worth.map((spot) => {
    const far = distance(spot.at, own)
    let { cost } = spot
    for (const other of others) {
      const stray = distance(spot.at, other)
      if (stray < STRAY || stray < far) cost += 60 + (Math.max(STRAY, far) - stray) * 8
    }
    if (!named.has(road) && plates.some((other) => isDoubtful(spot.box, ownPlate, other, NEAR * unit))) cost += DOUBT
    // Off its road a chip reads as the tag of the nearest sign: that must be the one it leads to.
    if (far <= STRAY || nearestSign(spot.at) === target) return { ...spot, cost }
    return { ...spot, cost: cost + 500, knot: nearest(spot.at, own) }
  })
}

/** The sign at the far end of a road, and whether that is its first. */
function aheadOf(road: string, from: string): readonly [target: string, backwards: boolean] {
  const [first, second] = endsOf(road)
  return first === from ? [second, false] : [first, true]
}

const edgeOf = (target: string, inSight: Box): Box =>
  holds(inSight, SPOTS[target] ?? [0, 0]) ? common(WHOLE, inSight) : WHOLE

/** Whether all chips still hang inside a window that was moved. */
export const areInSight = (spots: ReadonlyMap<string, ChipSpot>, inSight: Box): boolean =>
  [...spots.values()].every(({ target, box }) => outside(box, edgeOf(target, inSight)) < 0.01)

/** How much of a box is cut off. */
const outside = (box: Box, edge: Box): number => box.w * box.h - overlap(box, edge)

function spotsOf(
  road: string,
  backwards: boolean,
  [tx, ty]: Point,
  size: { readonly w: number; readonly h: number },
): { at: Point; wish: number }[] {
  const spots: { at: Point; wish: number }[] = []
  for (let t = 0.2; t <= 0.86; t += 0.04) {
    const [x, y] = onRoad(road, backwards ? 1 - t : t)
    const [nextX, nextY] = onRoad(road, (backwards ? 1 - t : t) + 0.02)
    const length = Math.hypot(nextX - x, nextY - y) || 1
    const [acrossX, acrossY] = [-(nextY - y) / length, (nextX - x) / length]
    for (const offset of OFFSETS)
      spots.push({
        at: [x + acrossX * offset, y + acrossY * offset],
        wish: Math.abs(offset) * 6 + Math.abs(t - 0.55) * 80,
      })
  }
  for (const [ring, wish] of RINGS)
    for (let turn = 0; turn < 16; turn++) {
      const [cos, sin] = [Math.cos((turn * Math.PI) / 8), Math.sin((turn * Math.PI) / 8)]
      const [dx, dy] = [size.w / 2 + 24 + ring, size.h / 2 + 22 + ring]
      spots.push({ at: [tx + cos * dx, ty + sin * dy], wish })
    }
  return spots
}

const nearest = ([x, y]: Point, path: readonly Point[]): Point =>
  path.reduce((best, at) => (Math.hypot(at[0] - x, at[1] - y) < Math.hypot(best[0] - x, best[1] - y) ? at : best))

function nearestSign([x, y]: Point): string | undefined {
  let [least, found]: [number, string | undefined] = [Number.POSITIVE_INFINITY, undefined]
  for (const [id, [sx, sy]] of SIGNS) {
    const far = (sx - x) * (sx - x) + (sy - y) * (sy - y) * 1.5
    if (far < least) [least, found] = [far, id]
  }
  return found
}

const paths = new Map<string, readonly Point[]>()
/** The part of a road between its signs, as points. */
function pathOf(road: string): readonly Point[] {
  const known = paths.get(road) ?? Array.from({ length: 11 }, (_, step) => onRoad(road, 0.2 + step * 0.06))
  paths.set(road, known)
  return known
}

function distance([x, y]: Point, path: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY
  for (const [px, py] of path) least = Math.min(least, (px - x) * (px - x) + (py - y) * (py - y))
  return Math.sqrt(least)
}

function lengthOf(road: string): number {
  const [[ax, ay], [bx, by]] = [onRoad(road, 0), onRoad(road, 1)]
  return Math.hypot(bx - ax, by - ay)
}

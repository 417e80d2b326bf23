import { around, type Box, endsOf, onRoad, overlap, type Point } from './geometry.ts'

/** Where a road's cost chip hangs: on the road or beside it, on the freest spot. */
export interface ChipSpot {
  readonly road: string
  readonly at: Point
  readonly box: Box
}

const OFFSETS = [0, 8, -8, 15, -15, 22, -22, 30, -30, 38, -38, 46, -46, 54, -54]

export function hangChips(
  roads: readonly { readonly road: string; readonly from: string }[],
  size: { readonly w: number; readonly h: number },
  obstacles: readonly Box[],
): Map<string, ChipSpot> {
  const spots = new Map<string, ChipSpot>()
  const taken: Box[] = []
  // Short roads have the fewest free spots: they choose first.
  for (const { road, from } of roads.toSorted((a, b) => lengthOf(a.road) - lengthOf(b.road))) {
    const backwards = endsOf(road)[0] !== from
    let best: { cost: number; spot: ChipSpot } | undefined
    for (let t = 0.22; t <= 0.8; t += 0.03)
      for (const offset of OFFSETS) {
        const at = beside(road, backwards ? 1 - t : t, offset)
        const box = around(at, size.w, size.h)
        let cost = Math.abs(offset) * 6 + Math.abs(t - 0.55) * 80
        for (const obstacle of obstacles) cost += overlap(box, obstacle) * 5
        for (const chip of taken) cost += overlap(box, chip) * 40
        if (!best || cost < best.cost) best = { cost, spot: { road, at, box } }
      }
    if (!best) continue
    spots.set(road, best.spot)
    taken.push(best.spot.box)
  }
  return spots
}

function lengthOf(road: string): number {
  const [[ax, ay], [bx, by]] = [onRoad(road, 0), onRoad(road, 1)]
  return Math.hypot(bx - ax, by - ay)
}

function beside(road: string, t: number, offset: number): Point {
  const [x, y] = onRoad(road, t)
  const [nextX, nextY] = onRoad(road, t + 0.02)
  const length = Math.hypot(nextX - x, nextY - y) || 1
  return [x - ((nextY - y) / length) * offset, y + ((nextX - x) / length) * offset]
}

import { ROADS } from '@estaminet/belgian-beers-race'
import type { Point } from './projection.ts'
import type { Spot } from './relaxation.ts'

const OFFSETS = [0, 14, -14, 28, -28, 44, -44, 62, -62]
const CLEARANCE = 30

/** A road bends just enough to stay clear of signs that are not its own. The bend is a control point. */
export function bendRoads(spots: ReadonlyMap<string, Spot>): Map<string, Point> {
  return new Map(
    Object.keys(ROADS).map((road) => {
      const [a = '', b = ''] = road.split('-')
      return [road, bend(spots, a, b)]
    }),
  )
}

function bend(spots: ReadonlyMap<string, Spot>, from: string, to: string): Point {
  const a = spots.get(from)
  const b = spots.get(to)
  if (!a || !b) throw new Error(`No sign at one end of ${from}-${to}.`)
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const across: Point = [-(b.y - a.y) / length, (b.x - a.x) / length]
  const others = [...spots].filter(([id]) => id !== from && id !== to).map(([, spot]) => spot)
  let best: { cost: number; at: Point } | undefined
  for (const offset of OFFSETS) {
    const at: Point = [(a.x + b.x) / 2 + across[0] * offset, (a.y + b.y) / 2 + across[1] * offset]
    let cost = Math.abs(offset) * 0.35
    for (const sign of others)
      for (let t = 0.1; t < 0.95; t += 0.1) {
        const u = 1 - t
        const x = u * u * a.x + 2 * t * u * at[0] + t * t * b.x
        const y = u * u * a.y + 2 * t * u * at[1] + t * t * b.y
        const away = Math.hypot((x - sign.x) / 1.15, y - sign.y)
        if (away < CLEARANCE) cost += (CLEARANCE - away) * 2
      }
    if (!best || cost < best.cost) best = { cost, at }
  }
  return best?.at ?? [a.x, a.y]
}

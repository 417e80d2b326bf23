import { PLACES } from '@estaminet/belgian-beers-race'
import { type Point, project } from './projection.ts'

/** True positions are pushed apart until no two signs overlap; a weak spring holds each one near home. */
export interface Spot {
  readonly home: Point
  x: number
  y: number
  readonly reach: number
}

const GAP = { x: 58, y: 54 }
/** The west is dense and three of its places have five roads: it needs more air. */
const WESTERN = new Set(['1', '2', '3', '4', '6', '7', '9', '11', '13'])
const WESTERN_AIR = 1.38
/** Brussels has a wider sign. */
const WIDER = 1.35
const ROUNDS = 400
const SPRING = 0.04
/** Signs that would stand under a panel or off their road. */
const NUDGES: Readonly<Record<string, Point>> = { 11: [8, -6], 31: [6, 19], 28: [14, 0], 27: [0, 4] }

export function relax(): Map<string, Spot> {
  const spots = new Map<string, Spot>()
  for (const place of PLACES) {
    const id = place.id === 'GP' ? 'BXL' : String(place.id)
    if (/^B\d/.test(id)) continue
    const [x, y] = project(place.lon, place.lat)
    const [right, down] = NUDGES[id] ?? [0, 0]
    spots.set(id, { home: [x, y], x: x + right, y: y + down, reach: id === 'BXL' ? WIDER : 1 })
  }
  const anchors = new Map([...spots].map(([id, { x, y }]) => [id, [x, y] as const]))
  const names = [...spots.keys()]
  for (let round = 0; round < ROUNDS; round++) {
    names.forEach((one, at) => {
      for (const other of names.slice(at + 1)) push(one, other)
    })
    for (const [id, spot] of spots) {
      const [x, y] = anchors.get(id) ?? spot.home
      spot.x += (x - spot.x) * SPRING
      spot.y += (y - spot.y) * SPRING
    }
  }
  return spots

  function push(one: string, other: string): void {
    const a = spots.get(one)
    const b = spots.get(other)
    if (!a || !b) return
    const air = Math.max(a.reach, b.reach) * (WESTERN.has(one) && WESTERN.has(other) ? WESTERN_AIR : 1)
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const near = Math.hypot(dx / (GAP.x * air), dy / (GAP.y * air))
    if (near >= 1) return
    const by = ((1 - near) * 5) / (Math.hypot(dx, dy) || 1)
    a.x -= dx * by
    a.y -= dy * by
    b.x += dx * by
    b.y += dy * by
  }
}

/** What the look promises of the layout; the build stops where it is not kept. */
export function measure(spots: ReadonlyMap<string, Spot>): { closest: number; furthest: number } {
  const all = [...spots.values()]
  let closest = Number.POSITIVE_INFINITY
  all.forEach((a, at) => {
    for (const b of all.slice(at + 1)) closest = Math.min(closest, Math.hypot(a.x - b.x, a.y - b.y))
  })
  const furthest = Math.max(...all.map((spot) => Math.hypot(spot.x - spot.home[0], spot.y - spot.home[1])))
  return { closest, furthest }
}

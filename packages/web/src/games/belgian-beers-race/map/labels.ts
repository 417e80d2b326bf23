import { ROADS } from '@estaminet/belgian-beers-race/board'
import { PAGE, SPOTS } from './country.ts'
import { around, type Box, endsOf, holds, INSET, onRoad, overlap, type Point } from './geometry.ts'

/** A town's name, written in lines. */
interface Label {
  readonly id: string
  readonly lines: readonly string[]
  readonly bold: boolean
}

/** The box a town's name was given, and the lines it is written in there. */
export interface LabelSpot {
  readonly id: string
  readonly lines: readonly string[]
  readonly box: Box
}

/** How high letters are on the whole country, and the line they stand on. */
export const LETTER = 11
export const HEIGHT = 13
const SIGNS = Object.entries(SPOTS)
/** The name of Brussels stands in the upper part of its beer mat. */
const MAT: Box = { x: INSET.x - 48, y: INSET.y - INSET.r, w: 96, h: 28 }
/** Names of so many letters may be broken where they would find no room in one line. */
const LONG = 12
/** The part of a name that may be covered. */
const HIDDEN = 0.12
/** Prices are hung over the names: so little of one may lie under them, for letters leave some air around them. */
const SLIVER = 0.02
/** Two names side by side would read as one with less between them. */
const AIR = 4
/** A letter of the text face is about half as wide as it is high. */
const widthOf = (text: string, bold: boolean): number => text.length * LETTER * (bold ? 0.56 : 0.53) + 4

/**
 * Below, right, left, above, in that order, then the corners. A name keeps off signs, pieces and chips, and never
 * stands nearer to another sign than to its own, nor under a chip; that of a sign in the window stays in it where it can. All in units of the page; `unit` is one pixel there.
 */
export function placeLabels(
  towns: readonly Label[],
  scale: number,
  unit: number,
  obstacles: readonly Box[],
  inSight?: Box,
  chips: readonly Box[] = [],
): LabelSpot[] {
  const placed: LabelSpot[] = []
  for (const town of [...towns].sort((a, b) => SPOTS[a.id][1] - SPOTS[b.id][1])) {
    const spot = findSpot(town)
    if (spot) placed.push(spot)
  }
  // Whoever came first knew nothing of who would need room beside it.
  for (const town of towns) {
    const at = placed.findIndex(({ id }) => id === town.id)
    const spot = placed[at]
    if (!spot || !placed.some((other) => other !== spot && overlap(airy(other.box), spot.box) > 0)) continue
    placed.splice(at, 1)
    placed.push(findSpot(town) ?? spot)
  }
  return placed

  /** A long name is written in two lines where in one it finds no room, or is cut by the edge of the window. */
  function findSpot(town: Label): LabelSpot | undefined {
    const whole = spotFor(town)
    if (whole && !isCut(whole)) return whole
    const split = spotFor({ ...town, lines: [...broken(town.lines[0] ?? ''), ...town.lines.slice(1)] })
    return whole && (!split || isCut(split)) ? whole : split
  }
  function isCut({ id, box }: LabelSpot): boolean {
    return inSight !== undefined && holds(inSight, SPOTS[id]) && overlap(box, inSight) < box.w * box.h - 1
  }
  function airy(box: Box): Box {
    return { ...box, x: box.x - AIR * unit, w: box.w + 2 * AIR * unit }
  }

  function spotFor({ id, lines, bold }: Label): LabelSpot | undefined {
    const [x, y] = SPOTS[id]
    const w = Math.max(...lines.map((text) => widthOf(text, bold))) * unit
    const h = HEIGHT * lines.length * unit
    const [below, above] = [y + 19 * scale, y - 20 * scale - h]
    const middle = y - h / 2 + 3 * unit
    const candidates: Box[] = [
      { x: x - w / 2, y: below, w, h },
      { x: x + 25 * scale, y: middle, w, h },
      { x: x - 27 * scale - w, y: middle, w, h },
      { x: x - w / 2, y: above, w, h },
      { x: x - 8 * unit, y: below, w, h },
      { x: x - w + 8 * unit, y: below, w, h },
      { x: x - 4 * unit, y: above, w, h },
      { x: x + 24 * scale, y: y + 8 * scale, w, h },
      { x: x - 24 * scale - w, y: y + 8 * scale, w, h },
      { x: x - w + 4 * unit, y: above, w, h },
      { x: x - 27 * scale - w, y: y - 16 * scale, w, h },
      { x: x + 25 * scale, y: y - 16 * scale, w, h },
      { x: x - 20 * scale - w, y: y + 13 * scale, w, h },
      { x: x + 20 * scale, y: y + 13 * scale, w, h },
    ]
    // Where one may go, whoever looks at it stands on the sign: a name there would be hidden.
    const ghost: Box = { x: x - 20 * scale, y: y - 46 * scale, w: bold ? 22 * scale : 0, h: 31 * scale }
    const near = around([x, y], w * 2 + 70 * scale, h * 2 + 60 * scale)
    const close = [...obstacles, ...chips, MAT].filter((obstacle) => overlap(obstacle, near) > 0)
    let best: { cost: number; box: Box } | undefined
    candidates.forEach((box, rank) => {
      if (chips.some((chip) => overlap(chip, box) > SLIVER * box.w * box.h)) return
      const cost = rank * 6 + costOf(id, box, close) + overlap(box, ghost) / (unit * unit)
      if (!best || cost < best.cost) best = { cost, box }
    })
    // A name half hidden reads worse than none: the sign has its number, and the slate names it.
    return best && hidden(best.box, close) < HIDDEN ? { id, lines, box: best.box } : undefined
  }

  function hidden(box: Box, close: readonly Box[]): number {
    return close.reduce((sum, obstacle) => sum + overlap(box, obstacle), 0) / (box.w * box.h)
  }

  function costOf(id: string, box: Box, close: readonly Box[]): number {
    const [x, y] = SPOTS[id]
    const [mx, my] = [box.x + box.w / 2, box.y + box.h / 2]
    // Squares of distances: this is asked thousands of times.
    const own = square(mx - x) + square(my - y)
    let cost = 0
    for (const [other, at] of SIGNS) {
      if (other === id) continue
      if (square(mx - at[0]) + square(my - at[1]) < own * square(1.12)) cost += 70
      // Right beside the plate of another it would be read as the name of that one.
      const [wide, high] = other === 'BXL' ? [84, 34] : [54, 34]
      if (overlap(around(at, wide * scale + 8 * unit, high * scale), box) > 0) cost += 50
    }
    for (const obstacle of close) cost += (overlap(box, obstacle) / (unit * unit)) * 2
    if (inSight && holds(inSight, [x, y])) cost += ((box.w * box.h - overlap(box, inSight)) / (unit * unit)) * 2
    for (const label of placed) cost += (overlap(box, airy(label.box)) / (unit * unit)) * 3
    if (box.x < 2 || box.x + box.w > PAGE.width - 2 || box.y + box.h > PAGE.height) cost += 300
    for (const [rx, ry] of LEAVING.get(id) ?? [])
      if (rx > box.x && rx < box.x + box.w && ry > box.y && ry < box.y + box.h) cost += 25
    return cost
  }
}

/** A long name in two lines, broken after the hyphen nearest to its middle. */
function broken(name: string): string[] {
  const breaks = [...name.matchAll(/[-\u2011]/g)].map(({ index }) => index + 1)
  if (name.length < LONG || breaks.length === 0) return [name]
  const off = (at: number): number => Math.abs(at - name.length / 2)
  const at = breaks.reduce((best, one) => (off(one) < off(best) ? one : best))
  return [name.slice(0, at), name.slice(at)]
}

const square = (length: number): number => length * length

/** Where the roads of a sign leave it: a name there would hide them. */
const LEAVING = new Map<string, Point[]>()
for (const road of Object.keys(ROADS))
  endsOf(road).forEach((id, end) => {
    LEAVING.set(id, [...(LEAVING.get(id) ?? []), onRoad(road, end === 0 ? 0.22 : 0.78)])
  })

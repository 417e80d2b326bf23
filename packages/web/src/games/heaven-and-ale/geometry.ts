import { BOARD, neighboursOf, TRACK_LENGTH } from '@estaminet/heaven-and-ale'

/** Everything is drawn in the units of its own picture and scaled by it. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Corners of a hexagon standing on its point. */
export function hexagon({ x, y }: Point, radius: number): string {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = ((60 * i - 90) * Math.PI) / 180
    return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`
  }).join(' ')
}

// ---------------------------------------------------------------- the garden

export const HEX = 40
const HALF = (HEX * Math.sqrt(3)) / 2
const ROW = HEX * 1.5
export const GARDEN_BOX = `${-7 * HALF - 3} ${-HEX - 3} ${14 * HALF + 6} ${6 * ROW + 2 * HEX + 6}`

const spots = new Map(BOARD.map((hex) => [hex.id, { x: hex.x * HALF, y: hex.y * ROW }]))
export const spotOf = (hex: string): Point => spots.get(hex) ?? { x: 0, y: 0 }

const around = new Map(BOARD.map(({ id }) => [id, neighboursOf(id).flatMap((hex) => (hex ? [hex.id] : []))]))
export const around6 = (site: string): readonly string[] => around.get(site) ?? []

const siteIds = BOARD.flatMap(({ id, zone }) => (zone === 'site' ? [id] : []))
const besides = new Map(
  BOARD.map(({ id }) => [
    id,
    siteIds.flatMap((site) => {
      const side = neighboursOf(site).findIndex((hex) => hex?.id === id)
      return side < 0 ? [] : [{ site, side }]
    }),
  ]),
)
/** The sites a hex lies beside, and on which side of each: clockwise from the east. */
export const sitesOf = (hex: string) => besides.get(hex) ?? []

/**
 * The border of sun and shade: down the middle, along the edges of hexes and across the sites, which leave it out where
 * their rings are.
 */
export function borderOf(gap: number): string {
  const rows = [...new Set(BOARD.map(({ y }) => y))]
  const sites = new Set(BOARD.flatMap(({ x, y, zone }) => (x === 0 && zone === 'site' ? [y] : [])))
  return rows
    .map((row) => {
      const y = row * ROW
      if (!sites.has(row)) return `M0 ${y - HEX / 2}V${y + HEX / 2}`
      return `M0 ${y - HEX}V${y - gap}M0 ${y + gap}V${y + HEX}`
    })
    .join('')
}

// ---------------------------------------------------------------- the ring

export const CELL = { width: 77, height: 77 }
const COLUMNS = 10
const ROWS = 4
export const RING = { width: (COLUMNS + 1) * CELL.width, height: (ROWS + 1) * CELL.height }

/** Middle of a position of the track, clockwise from the start area, which is both its ends. */
export function cellOf(at: number): Point {
  const [column, row] = columnAndRow(at > TRACK_LENGTH ? 0 : at)
  return { x: (column + 0.5) * CELL.width, y: (row + 0.5) * CELL.height }
}

function columnAndRow(at: number): readonly [number, number] {
  if (at <= COLUMNS) return [at, 0]
  if (at <= COLUMNS + ROWS) return [COLUMNS, at - COLUMNS]
  if (at <= 2 * COLUMNS + ROWS) return [2 * COLUMNS + ROWS - at, ROWS]
  return [0, 2 * (COLUMNS + ROWS) - at]
}

/** Where the tiles of a stack lie in their cell, and how large: below its number and price. Up to six lie open side by side. */
export function stackOf(count: number): { readonly radius: number; readonly at: readonly Point[] } {
  const at = (...places: readonly (readonly [number, number])[]) => places.map(([x, y]) => ({ x, y }))
  if (count <= 1) return { radius: 24, at: at([0, 5]) }
  if (count === 2) return { radius: 19, at: at([-14, 2], [14, 12]) }
  if (count === 3) return { radius: 15, at: at([-14.5, -3], [14.5, -3], [0, 18.5]) }
  if (count === 4) return { radius: 13, at: at([-13, -5], [13, -5], [-13, 20], [13, 20]) }
  return { radius: 12.5, at: at([-22, -6], [0, -6], [22, -6], [-22, 19], [0, 19], [22, 19]) }
}

/** Figures that share a space stand side by side along its lower edge. */
export const besideOf = (index: number, count: number): number => (index - (count - 1) / 2) * Math.min(20, 60 / count)

/** A figure as drawn, its feet on the point where it stands. At home it is smaller: four of them share the space. */
export const FIGURE = { width: 19, height: 29.5 }
export const AT_HOME = 0.72

/** Where one of those at home stands: side by side along the lower edge. */
export const inWaiting = (index: number, count: number): Point => ({ x: (index - (count - 1) / 2) * 15, y: 32 })

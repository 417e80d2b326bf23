/**
 * The personal board, row by row from the north; `x` is that of the row's first hex in doubled coordinates, so that
 * neighbours in a row are 2 apart. `s` sunny, `d` shady, `b` site.
 */
const ROWS: readonly { readonly x: number; readonly hexes: string }[] = [
  { x: -1, hexes: 's1 d1' },
  { x: -2, hexes: 's2 b1 d2' },
  { x: -5, hexes: 's3 s4 s5 d3 d4 d5' },
  { x: -6, hexes: 's6 b2 s7 b3 d6 b4 d7' },
  { x: -5, hexes: 's8 s9 s10 d8 d9 d10' },
  { x: -6, hexes: 's11 b5 s12 b6 d11 b7 d12' },
  { x: -5, hexes: 's13 s14 s15 d13 d14 d15' },
]

export type Zone = 'sunny' | 'shady' | 'site'
export interface BoardHex {
  readonly id: string
  readonly zone: Zone
  readonly x: number
  readonly y: number
}

const ZONES: Readonly<Record<string, Zone>> = { s: 'sunny', d: 'shady', b: 'site' }

/** All 37 hexes with their places, for screens and for the tables below. */
export const BOARD: readonly BoardHex[] = ROWS.flatMap(({ x, hexes }, y) =>
  hexes.split(' ').map((id, i) => ({ id, zone: ZONES[id.charAt(0)], x: x + 2 * i, y })),
)

/** Clockwise from the east: E, SE, SW, W, NW, NE are the neighbours 0 to 5. */
const AROUND: readonly (readonly [number, number])[] = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
]

const named = (zone: Zone) =>
  BOARD.filter((hex) => hex.zone === zone)
    .map((hex) => hex.id)
    .sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)))

const SUNNY_NAMES = named('sunny')
/** Garden hexes by number: 0 to 14 sunny, 15 to 29 shady. */
export const HEXES: readonly string[] = [...SUNNY_NAMES, ...named('shady')]
export const SITES: readonly string[] = named('site')
export const SUNNY = SUNNY_NAMES.length
export const GARDEN = HEXES.length

export const isSunny = (hex: number) => hex < SUNNY

const hexAt = (x: number, y: number) => BOARD.find((hex) => hex.x === x && hex.y === y)

/** The hexes around one, by direction; nothing where the board ends. */
export const neighboursOf = (id: string): (BoardHex | undefined)[] =>
  BOARD.filter((hex) => hex.id === id).flatMap(({ x, y }) => AROUND.map(([dx, dy]) => hexAt(x + dx, y + dy)))

/** The six garden hexes around each site, in the order of the directions. */
export const SITE_RING = Int8Array.from(
  SITES.flatMap((site) => neighboursOf(site).map((hex) => (hex ? HEXES.indexOf(hex.id) : -1))),
)

/** Most garden hexes beside one hex, and most sites. */
export const MOST_NEXT = 4
export const MOST_SITES = 2

/** Garden hexes beside each garden hex, filled up with -1. */
export const NEXT_HEXES = tableOf(MOST_NEXT, (id) =>
  neighboursOf(id).flatMap((hex) => (hex && hex.zone !== 'site' ? [HEXES.indexOf(hex.id)] : [])),
)
/** Sites beside each garden hex, lowest first, filled up with -1. */
export const NEXT_SITES = tableOf(MOST_SITES, (id) =>
  neighboursOf(id)
    .flatMap((hex) => (hex?.zone === 'site' ? [SITES.indexOf(hex.id)] : []))
    .sort((a, b) => a - b),
)

function tableOf(width: number, row: (id: string) => number[]): Int8Array {
  const table = new Int8Array(GARDEN * width).fill(-1)
  HEXES.forEach((id, hex) => {
    table.set(row(id), hex * width)
  })
  return table
}

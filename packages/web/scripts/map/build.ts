import { writeFileSync } from 'node:fs'
import { bendRoads } from './bends.ts'
import { outline, round } from './outline.ts'
import { PAGE, project } from './projection.ts'
import { measure, relax } from './relaxation.ts'

/** Lays the map out and writes it down: `npx tsx packages/web/scripts/map/build.ts`. */

/** Centres nearer than this would let plates overlap; a sign further from home than this would lie. */
const CLOSEST = 47
const FURTHEST = 26

const spots = relax()
const { closest, furthest } = measure(spots)
if (closest < CLOSEST) throw new Error(`Two signs are only ${closest.toFixed(1)} apart.`)
if (furthest > FURTHEST) throw new Error(`A sign stands ${furthest.toFixed(1)} from its place.`)

const { land, sea, provinces, rivers } = outline()
const pair = ([x, y]: readonly [number, number]): string => `[${round(x)}, ${round(y)}]`
const record = (entries: Iterable<readonly [string, readonly [number, number]]>): string =>
  `{\n${[...entries].map(([name, at]) => `  '${name}': ${pair(at)},`).join('\n')}\n}`

/** Names of what lies around, where there is room for them. */
const around = [
  { name: 'sea', at: project(3.3, 51.475), turn: 0 },
  { name: 'netherlands', at: project(4.42, 51.51), turn: 0 },
  { name: 'france', at: project(3.35, 50.12), turn: 12 },
  { name: 'luxembourg', at: project(6.16, 49.72), turn: -90 },
  { name: 'germany', at: project(6.52, 50.35), turn: -82 },
]

const source = `// biome-ignore-all format: written by a program
/** The map of Belgium, laid out by scripts/map/build.ts. Do not edit by hand. */
type Point = readonly [x: number, y: number]

export const PAGE = { width: ${PAGE.width}, height: ${PAGE.height} }
/** Where the signs stand; BXL is Brussels as a whole. */
export const SPOTS: Readonly<Record<string, Point>> = ${record([...spots].map(([id, { x, y }]) => [id, [x, y] as const]))}
/** Control points of the roads. */
export const BENDS: Readonly<Record<string, Point>> = ${record(bendRoads(spots))}
export const AROUND = [
${around.map(({ name, at, turn }) => `  { name: '${name}', at: ${pair(at)}, turn: ${turn} },`).join('\n')}
] as const satisfies readonly { name: string; at: Point; turn: number }[]
export const SEA =
  '${sea}'
export const LAND =
  '${land}'
export const PROVINCES: readonly { readonly tint: number; readonly path: string }[] = [
${provinces.map(({ tint, path }) => `  { tint: ${tint}, path: '${path}' },`).join('\n')}
]
export const RIVERS: readonly string[] = [
${rivers.map((river) => `  '${river}',`).join('\n')}
]
`
writeFileSync(new URL('../../src/games/belgian-beers-race/map/country.ts', import.meta.url), source)
console.log(`closest pair ${closest.toFixed(1)}, largest shift ${furthest.toFixed(1)}`)

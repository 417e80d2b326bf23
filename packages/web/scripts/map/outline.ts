import { readFileSync } from 'node:fs'
import { type Point, project } from './projection.ts'

type Ring = readonly Point[]
interface Feature {
  readonly properties: { readonly kind: string; readonly name: string }
  readonly geometry:
    | { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] }
    | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Ring[])[] }
}

/** Which of three close tints of land a province gets, so that neighbours differ. */
const TINTS: Readonly<Record<string, number>> = {
  'West Flanders': 1,
  'East Flanders': 2,
  Antwerp: 3,
  Limburg: 1,
  'Flemish Brabant': 1,
  Brussels: 3,
  'Walloon Brabant': 3,
  Hainaut: 3,
  Namur: 1,
  Liege: 2,
  Luxembourg: 3,
}

/** Drawn from a dozen points each, as [latitude, longitude], from the source down. */
// biome-ignore format: two rivers
const RIVERS: readonly (readonly Point[])[] = [
  [[50.48, 3.44], [50.57, 3.45], [50.61, 3.385], [50.72, 3.36], [50.78, 3.45], [50.845, 3.604], [50.93, 3.66], [51.05, 3.73], [51.005, 3.89], [51.035, 4.1], [51.12, 4.21], [51.13, 4.29], [51.22, 4.39], [51.3, 4.3], [51.37, 4.23], [51.42, 4.05], [51.41, 3.75], [51.45, 3.5]],
  [[49.85, 4.72], [50.0, 4.74], [50.14, 4.83], [50.26, 4.912], [50.36, 4.87], [50.463, 4.867], [50.49, 5.095], [50.52, 5.24], [50.6, 5.46], [50.64, 5.575], [50.735, 5.695], [50.85, 5.69], [50.97, 5.73], [51.1, 5.79], [51.2, 5.93], [51.4, 6.1]],
]

/** The sea ends at the Belgian coast; the rest of its shore lies off the page or under the Netherlands. */
const SHORE_BEFORE: Ring = [
  [-3, 50.4],
  [1.6, 50.85],
  [2.2, 51.0],
]
const SHORE_AFTER: Ring = [
  [3.45, 51.42],
  [3.6, 51.5],
  [3.5, 51.62],
  [3.75, 51.75],
  [3.8, 53],
  [-3, 53],
]

export interface Outline {
  readonly land: string
  readonly sea: string
  readonly provinces: readonly { readonly tint: number; readonly path: string }[]
  readonly rivers: readonly string[]
}

export function outline(): Outline {
  const source = readFileSync(new URL('./belgium.geojson', import.meta.url), 'utf8')
  const { features } = JSON.parse(source) as { features: readonly Feature[] }
  const country = features.find((feature) => feature.properties.kind === 'country')
  if (!country) throw new Error('The country is missing.')
  return {
    land: shape(country),
    sea: closed([...SHORE_BEFORE, ...coastOf(country), ...SHORE_AFTER]),
    provinces: features
      .filter((feature) => feature.properties.kind === 'province')
      .map((feature) => ({ tint: TINTS[feature.properties.name] ?? 1, path: shape(feature) })),
    rivers: RIVERS.map((river) => smooth(river.map(([lat, lon]) => project(lon, lat)))),
  }
}

const rings = ({ geometry }: Feature): readonly Ring[] =>
  geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat()
const shape = (feature: Feature): string => rings(feature).map(closed).join('')

function coastOf(country: Feature): Point[] {
  const [ring = []] = rings(country)
  return ring
    .filter(([lon, lat]) => lat > 51.08 && lon < 3.36 && lat > 51.08 + (lon - 2.52) * 0.33 - 0.03)
    .sort((a, b) => a[0] - b[0])
}

const closed = (ring: Ring): string =>
  `${ring.map(([lon, lat], at) => `${at ? 'L' : 'M'}${pair(project(lon, lat))}`).join('')}Z`

/** A curve through all points. */
function smooth(points: readonly Point[]): string {
  const at = (i: number): Point => points[Math.min(Math.max(i, 0), points.length - 1)] ?? [0, 0]
  const pieces = points.slice(0, -1).map((_, i) => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${[first, second, to].map(pair).join(' ')}`
  })
  return `M${pair(at(0))}${pieces.join('')}`
}

const pair = ([x, y]: Point): string => `${round(x)} ${round(y)}`
export const round = (value: number): number => Math.round(value * 10) / 10

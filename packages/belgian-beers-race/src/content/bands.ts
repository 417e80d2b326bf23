import type { Brewery } from './condition.ts'
import { PLACE_COUNT, placeNumber } from './places.ts'

/** The wheel of music styles, clockwise. */
export const STYLES = ['punk', 'electro', 'metal', 'chanson', 'fanfare', 'folk'] as const
export type Style = (typeof STYLES)[number]

export interface Band {
  readonly id: string
  readonly style: Style
}

const cards = [
  { id: 'BD-01', style: 'punk' },
  { id: 'BD-02', style: 'punk' },
  { id: 'BD-03', style: 'electro' },
  { id: 'BD-04', style: 'electro' },
  { id: 'BD-05', style: 'metal' },
  { id: 'BD-06', style: 'metal' },
  { id: 'BD-07', style: 'chanson' },
  { id: 'BD-08', style: 'chanson' },
  { id: 'BD-09', style: 'fanfare' },
  { id: 'BD-10', style: 'fanfare' },
  { id: 'BD-11', style: 'folk' },
  { id: 'BD-12', style: 'folk' },
] as const satisfies readonly Band[]

export type BandId = (typeof cards)[number]['id']
/** The 12 bands. They have no power: all that tells them apart is where they are at home. */
export const bands: readonly (Band & { readonly id: BandId })[] = cards

/**
 * What is played where: first the breweries with a tap, dealt round the wheel in the order of their numbers, then the others, where
 * no concert can be given. No road in the country joins two breweries of one style, and every style is in Brussels once.
 */
// biome-ignore format: one style a line
export const BREWERY_STYLES: Readonly<Record<Style, readonly Brewery[]>> = {
  punk: [1, 9, 19, 27, 'B2', 10, 26],
  electro: [2, 13, 20, 28, 'B3', 4, 12],
  metal: [3, 14, 21, 30, 'B5', 23, 29],
  chanson: [5, 15, 22, 32, 'B6', 18, 31],
  fanfare: [7, 16, 24, 33, 11, 'B1'],
  folk: [8, 17, 25, 34, 6, 'B4'],
}

/** The style of each place, by its number on the wheel; -1 on the Grand Place. */
export const STYLE_AT = new Int8Array(PLACE_COUNT).fill(-1)
STYLES.forEach((style, at) => {
  for (const id of BREWERY_STYLES[style]) STYLE_AT[placeNumber(id)] = at
})

export const CONCERT_TIME = 2
/** Steps between two styles the shorter way round; opposite styles are half the wheel apart. */
export const wheelDistance = (a: number, b: number): number =>
  Math.min((a - b + STYLES.length) % STYLES.length, (b - a + STYLES.length) % STYLES.length)
/** By the distance between the band's style and the brewery's: at home, next door, further off, opposite. */
export const CONCERT_DICE = Int8Array.of(3, 2, 2, 1)
/** By face, in the order of the dice: failed, TBBR, late. */
export const FANS_PER_FACE = Int8Array.of(2, 4, 6)

/** Points by rank, by the number of players; alone there is no ranking. */
export const FAN_AWARDS: Readonly<Record<number, readonly number[]>> = { 2: [10, 0], 3: [20, 10, 5], 4: [20, 10, 5, 0] }
export const FANS_PER_POINT = 2

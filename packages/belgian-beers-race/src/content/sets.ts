import type { Brewery, Category, Colour } from './condition.ts'
import { PLACE_COUNT, PLACES, type Place, placeNumber } from './places.ts'
import { regions } from './regions.ts'

/**
 * The sets of breweries that cards of the expansions name. The quarters of the border are not the regions of the objective
 * cards, which hold other breweries.
 */
export const SET_NAMES = [
  'BORDER16',
  'BORDER_NORTH',
  'BORDER_EAST',
  'BORDER_SOUTH',
  'BORDER_WEST',
  'BRUSSELS',
  'YELLOW',
  'BROWN',
  'RED',
  'BLACK',
  'BUY',
  'TASTE',
  'CHEESE',
  'PLAYER3',
  'AUTHOR3',
  'CARDINAL4',
  'TRAPPIST5',
  'BONUS12',
] as const
export type SetName = (typeof SET_NAMES)[number]
export type Sets = Readonly<Record<SetName, readonly Brewery[]>>

const where = (wanted: (place: Place) => boolean): readonly Brewery[] =>
  PLACES.flatMap((place) => (place.id !== 'GP' && wanted(place) ? [place.id] : []))
const inColour = (colour: Colour) => where((place) => place.colour === colour)
const inCategory = (category: Category) => where((place) => place.bonuses.includes(category))

export const SETS: Sets = {
  BORDER16: where((place) => place.border),
  BORDER_NORTH: [5, 10, 17, 21],
  BORDER_EAST: [31, 33, 34],
  BORDER_SOUTH: [14, 15, 28, 30],
  BORDER_WEST: [1, 2, 4, 7, 8],
  BRUSSELS: regions.brussels,
  YELLOW: inColour('yellow'),
  BROWN: inColour('brown'),
  RED: inColour('red'),
  BLACK: inColour('black'),
  BUY: where((place) => place.sells !== 'nothing'),
  TASTE: where((place) => place.taste),
  CHEESE: where((place) => place.sells === 'beer+cheese'),
  PLAYER3: inCategory('player'),
  AUTHOR3: inCategory('author'),
  CARDINAL4: inCategory('cardinal'),
  TRAPPIST5: inCategory('trappist'),
  BONUS12: where((place) => place.bonuses.length > 0),
}

/** A set as one bit of SETS_AT. */
export const setBit = (name: SetName): number => 1 << SET_NAMES.indexOf(name)

/** Several sets at once. */
export function setBits(names: readonly SetName[]): number {
  let bits = 0
  for (let at = 0; at < names.length; at++) bits |= setBit(names[at])
  return bits
}

/** The sets a place belongs to, as a mask; none for the Grand Place. Whether a brewery is in a set, or in one of several, is one "and". */
export const SETS_AT = new Int32Array(PLACE_COUNT)
for (const name of SET_NAMES)
  for (const id of SETS[name]) SETS_AT[placeNumber(id)] = SETS_AT[placeNumber(id)] | setBit(name)

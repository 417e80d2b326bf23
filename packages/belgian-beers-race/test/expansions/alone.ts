import { COASTER_FACE, COASTERS } from '../../src/content/coasters.ts'
import type { PlaceName } from '../../src/content/condition.ts'
import { COLOUR_AT, placeNumber } from '../../src/content/places.ts'
import { solo } from '../../src/expansions/solo/index.ts'
import type { SoloView } from '../../src/expansions/solo/view.ts'
import * as z from '../../src/expansions/solo/zythologist.ts'
import type { RaceState } from '../../src/index.ts'
import { raceWith } from '../../src/race.ts'
import { race, type Table, unpacked } from '../table.ts'

export const game = raceWith([solo])

/** A solo game just unpacked. */
export const unpackedAlone = (options: Readonly<Record<string, string>> = {}): Table =>
  unpacked(1, { solo: true, ...options }, game)

/** Alone on the Grand Place. He has been put `at` a brewery, with its coaster and its bottle, and goes `to` another. */
export function alone(at: PlaceName, to: PlaceName, options: Readonly<Record<string, string>> = {}): Table {
  const t = race(1, { solo: true, ...options }, game)
  placeHim(t.s, at, to)
  return t.turn()
}

/** He has been put there, with its coaster and its bottle, and goes to another. */
export function placeHim(s: RaceState, at: PlaceName, to: PlaceName): void {
  const place = placeNumber(at)
  z.setPlace(s, place)
  z.setCoasters(s, 1)
  s.coasterDrawn[tokenOf(s, place)] = 1
  if (at !== 'GP') {
    z.stood(s)[place] = 1
    z.hisBottles(s)[COLOUR_AT[place]] += s.bottleAt[place]
    s.bottleAt[place] = 0
  }
  z.setDestination(s, placeNumber(to))
  s.coasterDrawn[tokenOf(s, placeNumber(to))] = 1
}

/** A coaster in the bag that names the place. */
const tokenOf = (s: RaceState, place: number): number =>
  Math.max(
    0,
    COASTERS.findIndex(
      (_, token) => s.coasterDrawn[token] === 0 && COASTER_FACE.slice(2 * token, 2 * token + 2).includes(place),
    ),
  )

/** What everybody sees of him. */
export const him = (t: Table): SoloView => (t.view as unknown as { solo: SoloView }).solo

/** Where he stands. */
export const at = (t: Table): PlaceName | null => him(t).place

/** How often something of this type was told since the last `play`. */
export const told = (t: Table, type: string): number => t.events.filter((event) => String(event.type) === type).length

import type { Quantity } from '../content/effect.ts'
import { CATEGORIES, COLOURS, PLACE_COUNT } from '../content/places.ts'
import { SETS_AT, setBits } from '../content/sets.ts'
import { CARD_POINTS } from '../rules/objectives.ts'
import { LEVEL_THREE_FROM, type RaceState, TAKEN } from './state.ts'

/** How much of something a seat has; what only an expansion counts is not here. */
export function quantityOf(s: RaceState, seat: number, what: Quantity): number {
  switch (what.of) {
    case 'cubes':
      return pieces(s.cubes, seat, what.colour)
    case 'bottles':
      return pieces(s.bottles, seat, what.colour)
    case 'bottlesAndCoasters':
      return pieces(s.bottles, seat, undefined) + s.coasters[seat]
    case 'visited':
      return what.in === undefined ? s.visited[seat] : visitedIn(s, seat, setBits(what.in))
    case 'beers':
      return s.glass[seat]
    case 'cheese':
      return s.cheese[seat] + (what.markers ? s.cheeseMarkers[seat] : 0)
    case 'cheers':
      return s.cheers[seat] + (what.markers ? s.cheersMarkers[seat] : 0)
    case 'bonus':
      return bonusIn(s, seat, what.categories)
    case 'objectives':
      return claimed(s, seat, false)
    case 'objectivePoints':
      return claimed(s, seat, true)
    default:
      throw new RangeError(`Nobody counts ${what.of} here.`)
  }
}

function pieces(heaps: Int16Array, seat: number, colour: (typeof COLOURS)[number] | undefined): number {
  const at = seat * COLOURS.length
  if (colour !== undefined) return heaps[at + COLOURS.indexOf(colour)]
  return heaps[at] + heaps[at + 1] + heaps[at + 2] + heaps[at + 3]
}

/** Visited breweries in one of the sets. */
export function visitedIn(s: RaceState, seat: number, sets: number): number {
  let count = 0
  for (let place = 1; place < PLACE_COUNT; place++)
    if ((SETS_AT[place] & sets) !== 0 && (s.visitors[place] >> seat) & 1) count++
  return count
}

function bonusIn(s: RaceState, seat: number, categories: readonly (typeof CATEGORIES)[number][]): number {
  let steps = 0
  for (let at = 0; at < categories.length; at++)
    steps += s.bonus[seat * CATEGORIES.length + CATEGORIES.indexOf(categories[at])]
  return steps
}

/** Cards of level 1 and 2 in a seat's hands: how many, or what is printed on them. */
function claimed(s: RaceState, seat: number, points: boolean): number {
  let sum = 0
  for (let card = 0; card < LEVEL_THREE_FROM; card++)
    if (s.card[card] === TAKEN + seat) sum += points ? CARD_POINTS[card] : 1
  return sum
}

import type { Quantity } from '../content/effect.ts'
import { CATEGORIES, COLOURS } from '../content/places.ts'
import { SETS_AT, setBits } from '../content/sets.ts'
import { CARD_POINTS } from '../rules/objectives.ts'
import { allColours, bottlesOf, LEVEL_THREE_FROM, type RaceState, TAKEN, visitedIn } from './state.ts'

/** How much of something a seat has; what only an expansion counts is not here. */
export function quantityOf(s: RaceState, seat: number, what: Quantity): number {
  switch (what.of) {
    case 'cubes':
      return pieces(s.cubes, seat, what.colour)
    case 'bottles':
      return pieces(s.bottles, seat, what.colour)
    case 'bottlesAndCoasters':
      return bottlesOf(s, seat) + s.coasters[seat]
    case 'visited':
      return what.in === undefined ? s.visited[seat] : visitedIn(s, 1 << seat, SETS_AT, 0, setBits(what.in))
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

const pieces = (heaps: Int16Array, seat: number, colour: (typeof COLOURS)[number] | undefined): number =>
  colour === undefined ? allColours(heaps, seat) : heaps[seat * COLOURS.length + COLOURS.indexOf(colour)]

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

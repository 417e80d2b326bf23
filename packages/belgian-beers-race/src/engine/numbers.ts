import type { Primitive } from '../content/effect.ts'
import { COLOURS } from '../content/places.ts'
import { MEANS } from '../content/roads.ts'

/** The numbers of the rules that cards may change. What a card forbids or waives is a number too: 1 where it does. */

/** About: the means. */
export const TRAVEL = 0
export const LATE = 1
export const WAITING = 2
/** About: which action, see ACTIONS. */
export const ACTION = 3
export const CUBES = 4
export const CHEESES = 5
export const CONVERSIONS = 6
export const DICE = 7
export const BIKE_STEP = 8
export const NIGHT = 9
export const CHEESE_STEP = 10
/** About: the colour. */
export const TASTE_STEP = 11
export const LATECOMER = 12
export const OBJECTIVE = 13
export const CUBE_VALUE = 14
export const MORNING = 15
export const MOST_CONVERSIONS = 16
export const MOST_CLAIMS = 17
export const SLOTS = 18
export const REACH = 19
/** About: what, see FORBIDDEN. */
export const FORBIDDEN = 20
export const WAIVED = 21
export const DELAY = 22
/** How many there are. */
export const NUMBERS = 23
/** What is no number happens. */
export const NONE = -1

export const ACTIONS = ['buy', 'taste', 'toast', 'camp'] as const
export const BUYING = 0
export const TASTING = 1
export const TOASTING = 2
export const CAMPING = 3

const THINGS = ['buy', 'taste', 'concert', 'cheese', 'offer', 'removal'] as const
export const BUYS = 0
export const TASTES = 1
export const CONCERTS = 2
export const CHEESE_BUYS = 3
export const OFFERS = 4
export const REMOVALS = 5

const ANY = -1

const YIELDS = { cubes: CUBES, cheese: CHEESES, conversions: CONVERSIONS } as const
const BREATH = { bikeStep: BIKE_STEP, nightDrop: NIGHT, cheeseStep: CHEESE_STEP, tasteStep: TASTE_STEP } as const
const LIMITS = { conversions: MOST_CONVERSIONS, claims: MOST_CLAIMS, backpack: SLOTS, reach: REACH } as const
const SCORES = { latecomer: LATECOMER, objective: OBJECTIVE, cubes: CUBE_VALUE } as const

/** A change to a number: which, what it is about (-1: whatever), and by how much. */
export interface Change {
  readonly number: number
  readonly about: number
  readonly sets: boolean
  readonly n: number
}

const change = (number: number, sets: boolean, n: number, about = ANY): Change => ({ number, about, sets, n })

/** What a primitive changes; `number` is NONE for what happens instead. */
export function changeOf(primitive: Primitive): Change {
  switch (primitive.form) {
    case 'moveCost':
      return change(
        TRAVEL,
        primitive.op === 'set',
        primitive.n,
        primitive.means === 'any' ? ANY : MEANS.indexOf(primitive.means),
      )
    case 'late':
      return change(LATE, primitive.op === 'set', primitive.n)
    case 'wait':
      return change(WAITING, primitive.op === 'set', primitive.n)
    case 'actionCost':
      return change(ACTION, primitive.op === 'set', primitive.n, ACTIONS.indexOf(primitive.action))
    case 'yield':
      return change(YIELDS[primitive.of], primitive.op === 'set', primitive.n)
    case 'diceCount':
      return change(DICE, primitive.op === 'set', primitive.n)
    case 'breathRule':
      return change(
        BREATH[primitive.rule],
        true,
        primitive.n,
        primitive.rule === 'tasteStep' ? COLOURS.indexOf(primitive.colour) : ANY,
      )
    case 'scoreRule':
      return change(SCORES[primitive.item], primitive.op === 'set', primitive.n)
    case 'wakePenalty':
      return change(MORNING, primitive.op === 'set', primitive.n)
    case 'limit':
      return change(LIMITS[primitive.what], true, primitive.n)
    case 'forbid':
      return change(FORBIDDEN, true, 1, THINGS.indexOf(primitive.what))
    case 'waiveThresholds':
      return change(WAIVED, true, 1)
    case 'delay':
      return change(DELAY, false, primitive.n)
    default:
      return change(NONE, false, 0)
  }
}

import {
  ACTION_TIME,
  BACKPACK,
  CUBES_PER_PURCHASE,
  LATE_DELAY,
  MORNING_DELAY,
  NIGHT_RECOVERY,
  RETURN_PENALTY,
  RIDE_PER_LEVEL,
  RIGHT_ROW,
  WAITING_TIME,
} from '../content/tracks.ts'
import { lookAt, lookAtDeclared } from './facts.ts'
import { added, gather, inTurn, setTo, takeAsUsed, wasSet } from './gather.ts'
import * as numbers from './numbers.ts'
import { isListening, note } from './parts.ts'
import type { RaceState } from './state.ts'
import { isAsPrinted } from './survey.ts'

export { BUYING, CAMPING, TASTING, TOASTING } from './numbers.ts'

/**
 * Printed, set, times, add, floor. The one place where what cards may change is reckoned: rules, prices and previews ask it,
 * never a constant. Of several cards that set a number the last counts, which is that of the last expansion.
 */
export function reckon(s: RaceState, number: number, seat: number, printed: number, times = 1, about = 0): number {
  if (s.expansions === 0) return printed * times
  lookAtDeclared(s)
  return changed(s, number, seat, printed, times, about, 0)
}

function changed(
  s: RaceState,
  number: number,
  seat: number,
  printed: number,
  times: number,
  about: number,
  least: number,
): number {
  if (isAsPrinted(s, number, seat)) return printed * times
  gather(s, number, seat, about)
  const value = Math.max((wasSet() ? setTo() : printed) * times + added(), least)
  if (isListening()) note(s, number, seat, printed, times, about, value)
  return value
}

/** How long a road takes; one that takes time goes on taking some. */
export function travelReckoned(
  s: RaceState,
  seat: number,
  means: number,
  printed: number,
  times: number,
  to: number,
): number {
  if (s.expansions === 0) return printed * times
  lookAt(means, to, printed)
  return changed(s, numbers.TRAVEL, seat, printed, times, means, printed > 0 ? 1 : 0)
}

/** What cards add to a declared move; those that run are known before it is declared. */
export const moveDelay = (s: RaceState, seat: number): number => reckon(s, numbers.DELAY, seat, 0)

/** What a late bus costs more. */
export const lateDelay = (s: RaceState, seat: number): number => reckon(s, numbers.LATE, seat, LATE_DELAY)

/** What is lost when nobody stops; `times`: doubled for who travels slowly. */
export const waitingTime = (s: RaceState, seat: number, times: number): number =>
  reckon(s, numbers.WAITING, seat, WAITING_TIME, times)

export const actionTime = (s: RaceState, seat: number, action: number): number =>
  reckon(s, numbers.ACTION, seat, ACTION_TIME, 1, action)

/** An exchange takes no time, unless something makes it. */
export const exchangeTime = (s: RaceState, seat: number): number =>
  reckon(s, numbers.ACTION, seat, 0, 1, numbers.TOASTING)

export const cubesPerPurchase = (s: RaceState, seat: number): number =>
  reckon(s, numbers.CUBES, seat, CUBES_PER_PURCHASE)

/** Cheese that comes with a purchase, without what cards add. */
export function cheesesBought(s: RaceState, seat: number): number {
  if (s.expansions === 0) return 1
  lookAtDeclared(s)
  gather(s, numbers.CHEESES, seat, 0)
  return wasSet() ? setTo() : 1
}

/** How much later somebody would get up who went to sleep with this level. */
export function morningDelay(s: RaceState, seat: number, level: number): number {
  const delay = reckon(s, numbers.MORNING, seat, MORNING_DELAY[level])
  return s.expansions === 0 ? delay : inTurn(s, numbers.MORNING, seat, delay)
}

export const slots = (s: RaceState, seat: number): number => reckon(s, numbers.SLOTS, seat, BACKPACK)

export const nightRecovery = (s: RaceState, seat: number): number => reckon(s, numbers.NIGHT, seat, NIGHT_RECOVERY)

/** Bicycle time that lowers the level by one. */
export const ridePerLevel = (s: RaceState, seat: number): number => reckon(s, numbers.BIKE_STEP, seat, RIDE_PER_LEVEL)

/** Levels a cheese takes away. */
export const cheeseStep = (s: RaceState, seat: number): number => reckon(s, numbers.CHEESE_STEP, seat, 1)

/** Levels a beer of this colour brings; `earlier`: so many of the same colour will have been drunk before it. */
export function tasteStep(s: RaceState, seat: number, colour: number, earlier = 0): number {
  if (earlier === 0) return reckon(s, numbers.TASTE_STEP, seat, 1, 1, colour)
  takeAsUsed(earlier)
  try {
    return reckon(s, numbers.TASTE_STEP, seat, 1, 1, colour)
  } finally {
    takeAsUsed(0)
  }
}

/** Beers by the tent for each time unit. */
export const conversionsPerTime = (s: RaceState, seat: number): number => reckon(s, numbers.CONVERSIONS, seat, 1)

/** Beers by the tent, at most. */
export const mostConversions = (s: RaceState, seat: number): number =>
  reckon(s, numbers.MOST_CONVERSIONS, seat, BACKPACK)

/** Cards in one turn, at most. */
export const mostClaims = (s: RaceState, seat: number): number => reckon(s, numbers.MOST_CLAIMS, seat, ANY_NUMBER)
export const ANY_NUMBER = 99

/** How many cards of the row can be claimed, from the right. */
export const reach = (s: RaceState, seat: number): number => reckon(s, numbers.REACH, seat, RIGHT_ROW)

/** What each move away from home costs in the end. */
export const latecomerPoints = (s: RaceState, seat: number): number =>
  reckon(s, numbers.LATECOMER, seat, RETURN_PENALTY)

/** What an own card of level 1 or 2 is worth. */
export const objectivePoints = (s: RaceState, seat: number, printed: number): number =>
  reckon(s, numbers.OBJECTIVE, seat, printed)

/** What a beer still carried is worth in the end. */
export const cubeValue = (s: RaceState, seat: number): number => reckon(s, numbers.CUBE_VALUE, seat, 1)

/** Whether a card closes this to the seat: `BUYS`, `OFFERS`… */
export const isForbidden = (s: RaceState, seat: number, what: number): boolean =>
  s.expansions !== 0 && reckon(s, numbers.FORBIDDEN, seat, 0, 1, what) > 0

/** Whether the thresholds of bicycle and slow travel do not hold. */
export const isWaived = (s: RaceState, seat: number): boolean =>
  s.expansions !== 0 && reckon(s, numbers.WAIVED, seat, 0) > 0

/** Dice a hitchhiker may roll, before the general limit. */
export const diceReckoned = (s: RaceState, seat: number, dice: number): number => reckon(s, numbers.DICE, seat, dice)

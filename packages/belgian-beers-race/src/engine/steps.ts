import { done as doneWith, next as put, topOf as top } from '@estaminet/kernel'
import type { RaceState } from './state.ts'

/**
 * What is still to be done lies on a stack inside the state, the next step on top. A step is asked of a seat, made by
 * nature, or goes by itself. Frames are (step, seat, a, b).
 */
export const START = 1
export const ACTION = 2
/** a: beers the ride still allows. */
export const TRANSIT = 3
export const OFFER = 4
/** a: the partner who is handed a cube. */
export const HAND = 5
/** a: the arriving player, who gets one back. */
export const RETURN = 6
export const CHEESE = 7
export const BEERS = 8
/** a: the token crossed. */
export const TOKEN = 9
export const CAMPSITE = 10

export const FIRST = 16
/** a: coasters still to draw. */
export const COASTER = 17
export const CARD = 18
/** a: cards still to reveal. */
export const LEVEL_THREE = 19
/** a: number of dice. */
export const ROLL = 20

export const TURN = 32
export const ARRIVAL = 33
export const TOAST = 34
/** Claims, then bottle tokens. */
export const ACTION_END = 35
/** Sleep, then the question whether the turn is over. */
export const ACTION_OVER = 36
export const DAY_START = 37

export const STEP_NAMES: Readonly<Record<number, string>> = {
  [START]: 'start',
  [ACTION]: 'action',
  [TRANSIT]: 'transit',
  [OFFER]: 'offer',
  [HAND]: 'hand',
  [RETURN]: 'return',
  [CHEESE]: 'cheese',
  [BEERS]: 'beers',
  [TOKEN]: 'token',
  [CAMPSITE]: 'campsite',
  [FIRST]: 'first-player',
  [COASTER]: 'coaster',
  [CARD]: 'card',
  [LEVEL_THREE]: 'level-three',
  [ROLL]: 'roll',
  [TURN]: 'turn',
  [ARRIVAL]: 'arrival',
  [TOAST]: 'toast',
  [ACTION_END]: 'action-end',
  [ACTION_OVER]: 'action-over',
  [DAY_START]: 'day-start',
}

/** Puts a step on top: it is done before everything that is already there. */
export const next = (s: RaceState, step: number, seat = 0, a = 0): void => put(s.stack, step, seat, a)

/** Where the step on top lies in the stack, or -1 when nothing is left to do. */
export const topOf = (s: RaceState): number => top(s.stack)

/** The step on top is done. */
export const done = (s: RaceState): void => doneWith(s.stack)

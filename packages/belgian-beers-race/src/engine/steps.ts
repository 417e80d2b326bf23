import { done as clearTop, next as putOnTop, topOf as top } from '@estaminet/kernel'
import type { RaceState } from './state.ts'

/** What may lie on the stack of what is to be done. Each is a step beside its rule; `table.ts` lists them. */

// Questions to a seat
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

// Draws
export const FIRST = 16
/** a: coasters still to draw. */
export const COASTER = 17
export const CARD = 18
/** a: cards still to reveal. */
export const LEVEL_THREE = 19
/** a: number of dice. */
export const ROLL = 20

// What goes by itself
export const TURN = 32
export const ARRIVAL = 33
export const TOAST = 34
/** Claims, then bottle tokens. */
export const ACTION_END = 35
/** Sleep, then the question whether the turn is over. */
export const ACTION_OVER = 36
export const DAY_START = 37

// What goes by itself, and lies on the stack only while something comes before it
/** a: number of dice; 0 for none. */
export const DEPART = 38
export const RIDE = 39
export const WAIT = 40
export const MEETING = 41
export const CLINK = 42
/** a: 1 with cheese. */
export const PURCHASE = 43
export const POURING = 44
/** a: which cards a check may take; b: the slot to look at. */
export const CLAIMS = 45
/** a: the slot. */
export const TAKE = 46
export const CLAIMED = 47
export const PITCH = 48
/** The tent stands: beers may be converted. */
export const FIRESIDE = 49
/** a: the colour; b: where it is drunk. */
export const BEER = 50
/** A beer of a toast. a: the colour. */
export const SIP = 57
/** a: steps on the Cheers Track. */
export const CHEER = 51
export const NIGHT = 52
export const MORNING = 53
export const MORNING_OVER = 54
export const RECKONING = 55
/** a: the hook that happens to the seat. */
export const HAPPENS = 56
/** a: the hook, whose effects come behind what was declared. */
export const AFTERWARDS = 58

/** What cards do at a hook, from where it was left. a: the hook, twice, and 1 behind what was declared; b: which effect. */
export const EFFECTS = 59
/** A step on the Breathalyzer that is no beer. a: how many levels. */
export const EXTRA_STEP = 60
export const STEP_UP = 61
/** a: beers to part with. */
export const DROP_CUBES = 62
/** a: beers to take. */
export const PICK_CUBES = 63
/** The first day begins when everything is laid out. */
export const FIRST_MORNING = 15

/** Steps of expansions begin here. */
export const EXPANSION_STEPS = 64

/** Puts a step on top: it is done before everything that is already there. */
export const next = (s: RaceState, step: number, seat = 0, a = 0, b = 0): void => putOnTop(s.stack, step, seat, a, b)

/** Where the step on top lies in the stack, or -1 when nothing is left to do. */
export const topOf = (s: RaceState): number => top(s.stack)

/** The step on top is done. */
export const done = (s: RaceState): void => clearTop(s.stack)

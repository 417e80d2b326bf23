import { EXPANSION_KINDS } from '../../engine/moves.ts'
import { EXPANSION_STEPS } from '../../engine/steps.ts'

const OWN = 40

// Steps: draws
export const START = EXPANSION_STEPS + OWN
export const DESTINATION = EXPANSION_STEPS + OWN + 1
/** a: 0 for the visits, 1 for the others. */
export const PACKET = EXPANSION_STEPS + OWN + 2

// Questions to the player
export const WAY = EXPANSION_STEPS + OWN + 3
export const GIFT = EXPANSION_STEPS + OWN + 4
/** a: the token crossed. */
export const REPLACEMENT = EXPANSION_STEPS + OWN + 5

// What goes by itself
export const MEETING = EXPANSION_STEPS + OWN + 6
/** a: the colour given, counted from 1. */
export const TOAST = EXPANSION_STEPS + OWN + 7
/** a: the colour given, counted from 1. */
export const CLINK = EXPANSION_STEPS + OWN + 8
export const FOLLOW = EXPANSION_STEPS + OWN + 9
/** He stands somewhere new. */
export const STOP = EXPANSION_STEPS + OWN + 10
/** a: which cards may be claimed. */
export const CLAIM = EXPANSION_STEPS + OWN + 11

// Kinds of moves
/** Argument: the place he goes to. */
export const LEAD = EXPANSION_KINDS + OWN
/** Argument: the slots of the cards to replace, as a mask. */
export const REPLACE = EXPANSION_KINDS + OWN + 1

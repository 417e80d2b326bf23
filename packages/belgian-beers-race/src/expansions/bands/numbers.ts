import { USED_BY_EXPANSIONS } from '../../rules/unique-actions.ts'

// Steps
export const DEAL = 88
export const KEEP = 89
/** What was declared is played. a: 1 with a beer. */
export const PERFORM = 90
/** a: 1 with a beer. */
export const STAGE = 91
/** The dice of a concert. a: their number; b: 1 with a beer. */
export const APPLAUSE = 92

// Kinds of moves
export const DEALT = 88
export const KEEP_BAND = 89
/** Argument: 1 with a beer. */
export const CONCERT = 90

/** A tasting or a concert has been chosen during this stay: whatever makes the tap available again, the stage stays closed. */
export const USED_STAGE = USED_BY_EXPANSIONS

// Steps
/** a: cards dealt so far. */
export const DEAL = 96
/** `seat` draws into the slot `a`. */
export const DRAW = 97
export const SWAP = 98
/** seat: who has not answered yet; a: everybody asked. */
export const CLOSING = 99

// Kinds of moves
/** Argument: the card. */
export const DRAWN = 96
/** Argument: what leaves the backpack, see `leaving.ts`, times 2, and the slot. */
export const COMPLETE = 97
export const DROP = 98
/** Argument: the slot. */
export const SWAP_CARD = 99
export const KEEP_BOTH = 100
export const CONFIRM = 101

// Steps
export const DEAL = 80
export const KEEP = 81
/** Whether the dice are rolled again. */
export const AGAIN = 82
/** a: number of dice. */
export const REROLL = 83
/** a: beers of a toast still to drink, as a split; b: how many were drunk. */
export const NEXT_BEER = 84

// Kinds of moves
export const DEALT = 80
export const KEEP_CHARACTER = 81
/** Argument: a kind of journey of the base, and the point to reach in its six lowest bits. */
export const SHORTCUT = 82
export const ROLL_AGAIN = 83
export const LEAVE_DICE = 84
/** Argument: the colour. */
export const DRINK_NEXT = 85

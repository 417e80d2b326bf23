// Steps
export const NAME = 64
/** a: the team. */
export const REVEAL = 65
/** a: the team; b: which kinds of cards are tested. */
export const TEST = 66
export const PROPOSE = 68
/** a: the seat that proposes. */
export const CONSENT = 69
export const BOTTOM = 70

// Kinds of moves
/** Argument: the seat. */
export const NAME_A = 64
/** Argument: the card. */
export const REVEALED = 65
/** Argument: 1 for yes. */
export const PROPOSAL = 66
export const ANSWER = 67
/** Argument: 1 and the team; 0 for neither. */
export const PUT_UNDER = 68

/** Kinds of cards a test looks at, as a mask. */
export const ACTS = 1
export const STATES = 2

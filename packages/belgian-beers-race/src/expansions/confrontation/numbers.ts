// Steps
/** a: cards dealt so far. */
export const DEAL = 120
export const DRAW = 121
/** seat: who has not answered yet; a: everybody asked; b: cards in each packet. */
export const DRAFT = 122
/** The meeting that stands for the toast. */
export const EXCHANGE = 123
/** a: who may be chosen, as a mask. */
export const PARTNER = 124
/** a: the partner. */
export const GIVE = 125
/** a: the partner; b: what is given, as the argument of a split. */
export const TAKE = 126
export const HAND_OVER = 127

// Kinds of moves
/** Argument: the card. */
export const DEALT = 120
/** Argument: a card, or two, see `draft.ts`. */
export const PICK = 121
/** Argument: the seat. */
export const WITH = 122
/** Argument: the card. */
export const PLAY = 123

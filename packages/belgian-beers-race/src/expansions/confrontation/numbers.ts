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
/** A window opens where there are grounds. seat: the subject; a: the hook. */
export const OPEN = 128
/** seat: who has not answered yet; a: everybody asked; b: hook, stage and subject, see `window.ts`. */
export const WINDOW = 129
/** Answers are played one by one. seat: the subject; a: hook, stage and everybody asked; b: 1 once a card has struck, and whose turn it is. */
export const RESOLVE = 130
/** The card that is revealed takes effect, unless it was cancelled. seat: its target; a: 1 when it has. */
export const STRIKE = 131
/** a: number of dice. */
export const REROLL = 132
/** Whoever turned the tables takes one beer more. a: from whom. */
export const EXTRA = 140
/** Beers have changed hands: time and tracks follow. */
export const PARTED = 141
/** Which card still on its way is claimed. */
export const JUMP = 142

// Kinds of moves
/** Argument: the card. */
export const DEALT = 120
/** Argument: a card, or two, see `draft.ts`. */
export const PICK = 121
/** Argument: the seat. */
export const WITH = 122
/** Argument: the card, and above it what may be done again, see `menu.ts`. */
export const PLAY = 123
/** Argument: a list of cards, see `lists.ts`; 0 for none. */
export const ANSWER = 124
/** With own cards announced. Argument: the point to reach, and above it another reduction, see `announced.ts`. */
export const RIDE_WITH = 125
/** Argument: cheese, and the cards. */
export const BUY_WITH = 126
export const TASTE_WITH = 127
/** Argument: the objective. */
export const CLAIM = 140

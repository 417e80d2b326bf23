/**
 * The numbers of the steps: what may lie on the stack of a state. A move carries the number of its step, and matches are
 * kept by their moves, so a number never changes. First the questions to a player, then the draws of nature, then what
 * goes by itself.
 */
export const PICK_START = 1
export const MOVE = 2
/** a: 1 once a tile has been taken. */
export const CHOOSE_TILE = 3
/** a: the tile. */
export const CHOOSE_HEX = 4
/** a: the purchase; b: the first card that may still be given. */
export const SURRENDER = 5
/** a: the site; b: the shed. */
export const BUILD_TARGETS = 6
export const CHOOSE_BOX = 7
export const CHOOSE_NUMBER = 8
/** a: the pair. */
export const CHOOSE_CARD = 9
export const CARD_COLOUR = 10
export const CARD_LOWEST = 11
export const PICK_PLACE = 12
export const MARK_COLOUR = 13

/** a: how many of this filling lie already. */
export const DRAW_TILE = 14
/** a: how many of this filling lie already. */
export const DRAW_MONK = 15
export const DRAW_FIRST = 16

/** a: picks made. */
export const START_PICKS = 17
export const BEGIN_ROUND = 18
/** The seat is the first to look at. */
export const NEXT_TURN = 19
/** a: the site. */
export const ENCLOSED_SITE = 20

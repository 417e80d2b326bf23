/** A move is its kind and one argument of twelve bits. */
const BITS = 12
export const move = (kind: number, argument = 0): number => (kind << BITS) | argument
export const kindOf = (move: number): number => move >> BITS
export const argumentOf = (move: number): number => move & ((1 << BITS) - 1)

/** Argument: the point to reach. */
export const BY_BIKE = 0
export const BY_BUS = 1
/** With one, two or three dice. */
export const BY_HITCH = 2
export const BY_OFFER = 5
/** Argument: 1 with cheese. */
export const BUY = 6
export const TASTE = 7
export const EAT = 8
export const CAMP = 9
export const STOP = 10
/** Argument: the colour. */
export const DRINK = 11
export const DONE = 12
/** Argument: the colour. */
export const GIVE = 13
/** Argument: how many cheeses. */
export const EAT_NOW = 14
export const KEEP = 15
/** Argument: the card. */
export const BREAK = 16
/** Argument: the place. */
export const BEGIN = 17
/** Argument: the seat. */
export const CHOOSE_FIRST = 18
/** Argument: the face, two per token. */
export const DRAW_COASTER = 19
/** Argument: the card. */
export const DRAW_CARD = 20
/** Argument: the code of the roll. */
export const ROLL_DICE = 21
/** Cubes of several colours at once: three bits per colour, yellow in the lowest. */
export const SPLIT = 22
/** A beer a card takes away, or gives. Argument: the colour. */
export const DROP = 23
export const PICK = 24
/** Dice of a hitchhiking attempt. */
export const diceOf = (kind: number): number => kind - BY_HITCH + 1
export const isHitch = (kind: number): boolean => kind >= BY_HITCH && kind < BY_OFFER
/** Whether it leads along a road; its argument is then the point to reach. */
export const isJourney = (kind: number): boolean => kind <= BY_OFFER

/** Kinds of expansions begin here. */
export const EXPANSION_KINDS = 64

/** Four counts of 0 to 7. */
export const splitMove = (yellow: number, brown: number, red: number, black: number): number =>
  move(SPLIT, yellow | (brown << 3) | (red << 6) | (black << 9))
export const inSplit = (move: number, colour: number): number => (argumentOf(move) >> (3 * colour)) & 7

/** Before version 1 a kind had seven bits for its argument, and everything from kind 32 on was a split. */
const NARROW_SPLIT = 32 << 7
const NARROW_KINDS = 22

/** A move as an earlier version wrote it. */
export function reads(version: number, narrow: number): number | undefined {
  if (version !== 0 || narrow < 0) return undefined
  if (narrow >= NARROW_SPLIT)
    return narrow < NARROW_SPLIT + (1 << BITS) ? move(SPLIT, narrow - NARROW_SPLIT) : undefined
  return narrow >> 7 < NARROW_KINDS ? move(narrow >> 7, narrow & 127) : undefined
}

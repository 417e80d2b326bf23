/** A move is its kind times 128 plus one argument. */
const WIDTH = 128
export const kindOf = (move: number): number => move >> 7
export const argumentOf = (move: number): number => move & (WIDTH - 1)

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
/** Cubes of several colours at once: three bits per colour follow. */
export const SPLIT = 32

export const move = (kind: number, argument = 0): number => kind * WIDTH + argument

/** Four counts of 0 to 7 in one argument, yellow in the lowest bits. */
export const splitMove = (yellow: number, brown: number, red: number, black: number): number =>
  SPLIT * WIDTH + yellow + brown * 8 + red * 64 + black * 512
export const inSplit = (move: number, colour: number): number => ((move - SPLIT * WIDTH) >> (3 * colour)) & 7
export const isSplit = (move: number): boolean => move >= SPLIT * WIDTH

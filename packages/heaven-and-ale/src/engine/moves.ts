import type { Move } from '@estaminet/kernel'

/**
 * What may stand on the agenda. First the questions to a player, then the draws of nature, then what the engine
 * does by itself.
 */
export const AGENDA = [
  'nothing',
  'pickStart',
  'move',
  'chooseTile',
  'chooseHex',
  'surrender',
  'buildTargets',
  'chooseBox',
  'chooseNumber',
  'chooseCard',
  'cardColour',
  'cardLowest',
  'pickPlace',
  'markColour',
  'drawTile',
  'drawMonk',
  'drawFirst',
  'startPicks',
  'beginRound',
  'nextTurn',
  'enclosedSite',
] as const
export type Item = (typeof AGENDA)[number]

/** A start place at setup. Details: none. */
export const PICK_START = 1
/** Where the figure goes. Details: none. */
export const MOVE = 2
/** A tile of the space, or the end of the purchases. Details: 1 once a tile has been bought. */
export const CHOOSE_TILE = 3
/** Where the tile goes. Details: tile. */
export const CHOOSE_HEX = 4
/** A card to give back. Details: tile, hex, first card that may still be given. */
export const SURRENDER = 5
/** Which neighbours a new shed activates. Details: site, shed. */
export const BUILD_TARGETS = 6
/** Where the disc goes. Details: none. */
export const CHOOSE_BOX = 7
/** The fertility of the number box. Details: none. */
export const CHOOSE_NUMBER = 8
/** A card for the pair, or none. Details: pair. */
export const CHOOSE_CARD = 9
/** The marker of the colour card. Details: none. */
export const CARD_COLOUR = 10
/** The marker of the lowest card, among those tied. Details: none. */
export const CARD_LOWEST = 11
/** A place of the start area on arrival. Details: none. */
export const PICK_PLACE = 12
/** The marker advanced by the place MARK. Details: none. */
export const MARK_COLOUR = 13

/** A resource tile is turned up. Details: how many of this filling lie already. */
export const DRAW_TILE = 14
/** A monk is turned up. Details: how many of this filling lie already. */
export const DRAW_MONK = 15
/** The first player of the game. */
export const DRAW_FIRST = 16

/** The next player picks a start place. Details: picks made. */
export const START_PICKS = 17
export const BEGIN_ROUND = 18
/** The next player on the track moves. Details: seat to look at first. */
export const NEXT_TURN = 19
/** A site to build on. Details: site. */
export const ENCLOSED_SITE = 20

/** Whether an item asks a player. */
export const isQuestion = (item: number): boolean => item >= PICK_START && item <= MARK_COLOUR

const OPTION_BITS = 5
const OPTION_MASK = (1 << OPTION_BITS) - 1
/** The option that ends the purchases or places no card; always the last of its list. */
export const NO_MORE = OPTION_MASK

/** A move is its item of the agenda and an option, so that it means the same in every position. */
export const moveOf = (item: number, option: number): Move => (item << OPTION_BITS) | option
export const itemOf = (move: Move): number => move >> OPTION_BITS
export const optionOf = (move: Move): number => move & OPTION_MASK

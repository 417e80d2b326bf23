import {
  type AleState,
  ARRIVED,
  basePrice,
  CHOOSE_CARD,
  CHOOSE_HEX,
  CHOOSE_TILE,
  cheapestBase,
  heavenAndAle,
  isSunny,
  MARKET_AT,
  MOVE,
  NO_MORE,
  optionOf,
  stepOf,
  tileChosen,
} from '@estaminet/heaven-and-ale'
import { type Blunder, careful } from './careful.ts'

/** The longest leap along the track, and the space from which one may go home. */
const LEAP = 6
const NEARLY_HOME = 22

/** What a first-time player avoids after a round. Read in order; one is enough. */
export const aleBlunders: readonly Blunder<AleState>[] = [
  {
    name: 'leaps over half the track',
    isOne: (s, seat, move) => goesTo(move) > s.position[seat] + LEAP && goesTo(move) < ARRIVED,
  },
  {
    name: 'goes home early',
    isOne: (s, seat, move) => goesTo(move) === ARRIVED && s.position[seat] < NEARLY_HOME,
  },
  {
    name: 'goes to market without money',
    isOne: (s, seat, move) =>
      isMarket(goesTo(move)) && cheapestBase(s, goesTo(move), MARKET_AT[goesTo(move)]) > s.ducats[seat],
  },
  {
    name: 'buys what it cannot pay without selling a card',
    isOne: (s, seat, move) =>
      stepOf(move) === CHOOSE_TILE &&
      optionOf(move) !== NO_MORE &&
      basePrice(s.position[seat], optionOf(move)) > s.ducats[seat],
  },
  {
    name: 'plants in the sun what it can pay only in the shade',
    isOne: (s, seat, move) =>
      stepOf(move) === CHOOSE_HEX &&
      isSunny(optionOf(move)) &&
      2 * basePrice(s.position[seat], tileChosen(s)) > s.ducats[seat],
  },
  {
    name: 'completes a pair and keeps its cards',
    isOne: (_s, _seat, move) => stepOf(move) === CHOOSE_CARD && optionOf(move) === NO_MORE,
  },
]

export const veryEasyAle = careful('very-easy', heavenAndAle, aleBlunders)

/** Where a step along the track leads, or -1 for every other move. */
const goesTo = (move: number): number => (stepOf(move) === MOVE ? optionOf(move) : -1)

const isMarket = (space: number): boolean => space > 0 && space < ARRIVED && MARKET_AT[space] >= 0

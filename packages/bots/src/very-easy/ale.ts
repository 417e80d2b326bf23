import {
  type AleState,
  ARRIVED,
  CHOOSE_CARD,
  CHOOSE_HEX,
  CHOOSE_TILE,
  detail,
  FERTILITY,
  heavenAndAle,
  isMonk,
  isSunny,
  itemOf,
  MARKET_AT,
  MONK_PRICE,
  MOST_ROUNDS,
  MOVE,
  NO_MORE,
  NO_TILE,
  optionOf,
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
    isOne: (s, seat, move) => isMarket(goesTo(move)) && cheapest(s, goesTo(move)) > s.ducats[seat],
  },
  {
    name: 'buys what it cannot pay without selling a card',
    isOne: (s, seat, move) =>
      itemOf(move) === CHOOSE_TILE &&
      optionOf(move) !== NO_MORE &&
      basePrice(s.position[seat], optionOf(move)) > s.ducats[seat],
  },
  {
    name: 'plants in the sun what it can pay only in the shade',
    isOne: (s, seat, move) =>
      itemOf(move) === CHOOSE_HEX &&
      isSunny(optionOf(move)) &&
      2 * basePrice(s.position[seat], detail(s, 1)) > s.ducats[seat],
  },
  {
    name: 'completes a pair and keeps its cards',
    isOne: (_s, _seat, move) => itemOf(move) === CHOOSE_CARD && optionOf(move) === NO_MORE,
  },
]

export const veryEasyAle = careful('very-easy', heavenAndAle, aleBlunders)

/** Where a step along the track leads, or -1 for every other move. */
const goesTo = (move: number): number => (itemOf(move) === MOVE ? optionOf(move) : -1)

const isMarket = (space: number): boolean => space > 0 && space < ARRIVED && MARKET_AT[space] >= 0

const basePrice = (space: number, tile: number): number => (isMonk(tile) ? MONK_PRICE[space] : FERTILITY[tile])

function cheapest(s: AleState, space: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let at = MARKET_AT[space] * MOST_ROUNDS; at < (MARKET_AT[space] + 1) * MOST_ROUNDS; at++)
    if (s.market[at] !== NO_TILE) least = Math.min(least, basePrice(space, s.market[at]))
  return least
}

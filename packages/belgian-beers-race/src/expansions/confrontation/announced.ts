import { hookNumber } from '../../content/hooks.ts'
import { BIKE, MOST_WAYS, WAY_FROM, WAY_TIME, WAY_TO } from '../../content/roads.ts'
import { type ExpansionAction, type Reduction, reductionOf } from '../../engine/expansion.ts'
import { argumentOf, move } from '../../engine/moves.ts'
import { moveDelay } from '../../engine/reckon.ts'
import { left, type RaceState } from '../../engine/state.ts'
import { mostSaved, survey } from '../../engine/survey.ts'
import type { Tell } from '../../events.ts'
import { describeBicycle } from '../../rules/bicycle.ts'
import { mayCycle } from '../../rules/breathalyzer.ts'
import { buy, describePurchase, writePurchases } from '../../rules/buying.ts'
import { declareMove, travelTime } from '../../rules/moving.ts'
import { describeTaste, mayTaste, taste } from '../../rules/tasting.ts'
import { CARD_COUNT, cardId, cardNumber, hands } from './hands.ts'
import type { ConfrontationMove } from './moves.ts'
import { PURCHASE, RIDE, TASTING } from './numbers.ts'
import { isPlayable } from './playable.ts'
import { layDown, putInForce, takeFromForce } from './played.ts'

/**
 * Own cards announced with a move, a purchase or a tasting: played with the declaration, they count for whether there is time enough for
 * it. Lists and prices are made as if they were in force.
 */

const TAILWIND = cardNumber('CF-P01')
const WHOLESALE_DEAL = cardNumber('CF-P05')
const ON_THE_HOUSE = cardNumber('CF-P06')
const CHEESE_BOARD = cardNumber('CF-P08')
const BUY_DECLARED = hookNumber('buyDeclared')

const holds = (s: RaceState, seat: number, card: number): boolean => hands(s)[seat * CARD_COUNT + card] === 1

export function writeAnnounced(s: RaceState, seat: number, out: Int32Array, count: number): number {
  let written = count
  if (holds(s, seat, TAILWIND)) written = writeRides(s, seat, out, written)
  if (holds(s, seat, WHOLESALE_DEAL) || holds(s, seat, CHEESE_BOARD)) written = writeDeals(s, seat, out, written)
  if (holds(s, seat, ON_THE_HOUSE)) written = writeTasting(s, seat, out, written)
  return written
}

function announce(s: RaceState, seat: number, card: number, tell: Tell): void {
  layDown(s, seat, card, seat, tell)
  putInForce(s, seat, card)
}

// Moves: in the argument the point to reach, above it 1 where another reduction is announced as well
const PLACE = 6
const placeIn = (argument: number): number => argument & ((1 << PLACE) - 1)
const hasOther = (argument: number): boolean => argument >> PLACE === 1

/** Without the wind, way by way: the usual time, and that with another reduction. */
const usual = new Int8Array(MOST_WAYS)
const reduced = new Int8Array(MOST_WAYS)

/** Every bicycle ride the wind shortens; together with another reduction where each of them shortens it. */
function writeRides(s: RaceState, seat: number, out: Int32Array, count: number): number {
  if (!mayCycle(s, seat)) return count
  const other = reductionOf(s, seat)
  const first = WAY_FROM[s.place[seat]]
  const end = WAY_FROM[s.place[seat] + 1]
  const time = left(s, seat) - moveDelay(s, seat)
  for (let way = first; way < end; way++) {
    usual[way - first] = rideTime(s, seat, way, undefined)
    if (other !== undefined) reduced[way - first] = rideTime(s, seat, way, other)
  }
  putInForce(s, seat, TAILWIND)
  survey(s, seat)
  const thinkable = time + mostSaved(s)
  let written = count
  for (let way = first; way < end; way++) {
    if (WAY_TIME[way * 3 + BIKE] > thinkable) continue
    const to = WAY_TO[way]
    const shorter = rideTime(s, seat, way, undefined)
    if (shorter < usual[way - first] && shorter <= time) out[written++] = move(RIDE, to)
    if (other === undefined) continue
    const shortest = rideTime(s, seat, way, other)
    if (shortest < shorter && shortest < reduced[way - first] && shortest <= time)
      out[written++] = move(RIDE, to | (1 << PLACE))
  }
  takeFromForce(s, seat, TAILWIND)
  survey(s, seat)
  return written
}

function rideTime(s: RaceState, seat: number, way: number, other: Reduction | undefined): number {
  other?.think(seat)
  const time = travelTime(s, seat, BIKE, WAY_TIME[way * 3 + BIKE], WAY_TO[way])
  other?.think(-1)
  return time
}

export const ride: ExpansionAction = {
  act(s, seat, argument, tell) {
    announce(s, seat, TAILWIND, tell)
    if (hasOther(argument)) reductionOf(s, seat)?.announce(s, seat, tell)
    declareMove(s, seat, BIKE, placeIn(argument), 0, tell)
  },
  describe(s, seat, argument): ConfrontationMove {
    const other = hasOther(argument) ? reductionOf(s, seat) : undefined
    other?.think(seat)
    putInForce(s, seat, TAILWIND)
    const { kind: _, say, ...journey } = describeBicycle(s, seat, placeIn(argument))
    takeFromForce(s, seat, TAILWIND)
    other?.think(-1)
    const card = cardId(TAILWIND)
    const words = other === undefined ? [card] : [other.word, card]
    return { ...journey, kind: 'confrontation/ride', say: [...say, ...words], cards: [card] }
  },
}

// Purchases: cheese in the lowest bit of the argument, then the cards
const WHOLESALE = 2
const BOARD = 4

function writeDeals(s: RaceState, seat: number, out: Int32Array, count: number): number {
  const end = writePurchases(s, seat, out, count)
  let kinds = 0
  for (let at = count; at < end; at++) kinds |= 1 << argumentOf(out[at])
  const isWholesale = holds(s, seat, WHOLESALE_DEAL) && isPlayable(s, WHOLESALE_DEAL, BUY_DECLARED, seat)
  const isBoard = holds(s, seat, CHEESE_BOARD)
  let written = count
  for (let cheese = 0; cheese < 2; cheese++) {
    if (((kinds >> cheese) & 1) === 0) continue
    if (isWholesale) out[written++] = move(PURCHASE, cheese | WHOLESALE)
    if (cheese === 0 || !isBoard) continue
    out[written++] = move(PURCHASE, cheese | BOARD)
    if (isWholesale) out[written++] = move(PURCHASE, cheese | BOARD | WHOLESALE)
  }
  return written
}

export const bargain: ExpansionAction = {
  act(s, seat, argument, tell) {
    if (argument & WHOLESALE) announce(s, seat, WHOLESALE_DEAL, tell)
    if (argument & BOARD) announce(s, seat, CHEESE_BOARD, tell)
    buy(s, seat, argument & 1, tell)
  },
  describe(s, seat, argument): ConfrontationMove {
    const played = [...(argument & WHOLESALE ? [WHOLESALE_DEAL] : []), ...(argument & BOARD ? [CHEESE_BOARD] : [])]
    for (const card of played) putInForce(s, seat, card)
    const { kind: _, say, ...purchase } = describePurchase(s, seat, (argument & 1) === 1)
    for (const card of played) takeFromForce(s, seat, card)
    const cards = played.map(cardId)
    return { ...purchase, kind: 'confrontation/buy', say: [...say, ...cards], cards }
  },
}

function writeTasting(s: RaceState, seat: number, out: Int32Array, count: number): number {
  putInForce(s, seat, ON_THE_HOUSE)
  const isOpen = mayTaste(s, seat)
  takeFromForce(s, seat, ON_THE_HOUSE)
  if (!isOpen) return count
  out[count] = move(TASTING)
  return count + 1
}

export const treat: ExpansionAction = {
  act(s, seat, _argument, tell) {
    announce(s, seat, ON_THE_HOUSE, tell)
    taste(s, seat, tell)
  },
  describe(s, seat): ConfrontationMove {
    putInForce(s, seat, ON_THE_HOUSE)
    const { kind: _, say, ...tasting } = describeTaste(s, seat)
    takeFromForce(s, seat, ON_THE_HOUSE)
    const card = cardId(ON_THE_HOUSE)
    return { ...tasting, kind: 'confrontation/taste', say: [...say, card], cards: [card] }
  },
}

import { hookNumber } from '../../content/hooks.ts'
import { BIKE, MOST_WAYS, WAY_FROM, WAY_TIME, WAY_TO } from '../../content/roads.ts'
import type { ExpansionAction } from '../../engine/expansion.ts'
import { argumentOf, move } from '../../engine/moves.ts'
import { moveDelay } from '../../engine/reckon.ts'
import { left, type RaceState } from '../../engine/state.ts'
import { mostSaved, survey } from '../../engine/survey.ts'
import { reductionOf } from '../../engine/variant.ts'
import type { Tell } from '../../events.ts'
import { describeBicycle } from '../../rules/bicycle.ts'
import { mayCycle } from '../../rules/breathalyzer.ts'
import { buy, describePurchase, writePurchases } from '../../rules/buying.ts'
import { declareMove, travelTime } from '../../rules/moving.ts'
import { describeTaste, mayTaste, taste } from '../../rules/tasting.ts'
import { CARD_COUNT, cardId, cardNumber, hands } from './hands.ts'
import type { ConfrontationMove } from './moves.ts'
import { BUY_WITH, RIDE_WITH, TASTE_WITH } from './numbers.ts'
import { isPlayable } from './playable.ts'
import { asIfInForce, layDown, putInForce } from './played.ts'

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

/** Way by way the time of a ride: as it is, with another reduction, in the wind, and with both. */
const usual = new Int8Array(MOST_WAYS)
const reduced = new Int8Array(MOST_WAYS)
const inWind = new Int8Array(MOST_WAYS)
const shortest = new Int8Array(MOST_WAYS)

/** For a ride nothing makes short enough. */
const NEVER = 127

/** For a seat whose cards were looked over. */
const reckonInto =
  (times: Int8Array) =>
  (s: RaceState, seat: number): void => {
    const first = WAY_FROM[s.place[seat]]
    const end = WAY_FROM[s.place[seat] + 1]
    const thinkable = left(s, seat) - moveDelay(s, seat) + mostSaved(s)
    for (let way = first; way < end; way++) {
      const printed = WAY_TIME[way * 3 + BIKE]
      times[way - first] = printed > thinkable ? NEVER : travelTime(s, seat, BIKE, printed, WAY_TO[way])
    }
  }

const reckonUsual = reckonInto(usual)
const reckonReduced = reckonInto(reduced)
const reckonInWind = reckonInto(inWind)
const reckonShortest = reckonInto(shortest)

function reckonWindy(s: RaceState, seat: number): void {
  survey(s, seat)
  reckonInWind(s, seat)
  reductionOf(s, seat)?.think(s, seat, reckonShortest)
}

/** Every bicycle ride the wind shortens; together with another reduction where each of them shortens it. */
function writeRides(s: RaceState, seat: number, out: Int32Array, count: number): number {
  if (!mayCycle(s, seat)) return count
  const other = reductionOf(s, seat)
  reckonUsual(s, seat)
  other?.think(s, seat, reckonReduced)
  asIfInForce(s, seat, TAILWIND, reckonWindy)
  survey(s, seat)
  const first = WAY_FROM[s.place[seat]]
  const time = left(s, seat) - moveDelay(s, seat)
  let written = count
  for (let at = 0, end = WAY_FROM[s.place[seat] + 1] - first; at < end; at++) {
    const to = WAY_TO[first + at]
    if (inWind[at] < usual[at] && inWind[at] <= time) out[written++] = move(RIDE_WITH, to)
    if (other === undefined) continue
    if (shortest[at] < inWind[at] && shortest[at] < reduced[at] && shortest[at] <= time)
      out[written++] = move(RIDE_WITH, to | (1 << PLACE))
  }
  return written
}

export const ride: ExpansionAction = {
  act(s, seat, argument, tell) {
    announce(s, seat, TAILWIND, tell)
    if (hasOther(argument)) reductionOf(s, seat)?.announce(s, seat, tell)
    declareMove(s, seat, BIKE, placeIn(argument), 0, tell)
  },
  describe(s, seat, argument): ConfrontationMove {
    const other = hasOther(argument) ? reductionOf(s, seat) : undefined
    const look = () => asIfInForce(s, seat, TAILWIND, () => describeBicycle(s, seat, placeIn(argument)))
    const { kind: _, say, ...journey } = other === undefined ? look() : other.think(s, seat, look)
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
    if (isWholesale) out[written++] = move(BUY_WITH, cheese | WHOLESALE)
    if (cheese === 0 || !isBoard) continue
    out[written++] = move(BUY_WITH, cheese | BOARD)
    if (isWholesale) out[written++] = move(BUY_WITH, cheese | BOARD | WHOLESALE)
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
    const look = played.reduceRight(
      (seen, card) => () => asIfInForce(s, seat, card, seen),
      () => describePurchase(s, seat, (argument & 1) === 1),
    )
    const { kind: _, say, ...purchase } = look()
    const cards = played.map(cardId)
    return { ...purchase, kind: 'confrontation/buy', say: [...say, ...cards], cards }
  },
}

function writeTasting(s: RaceState, seat: number, out: Int32Array, count: number): number {
  if (!asIfInForce(s, seat, ON_THE_HOUSE, mayTaste)) return count
  out[count] = move(TASTE_WITH)
  return count + 1
}

export const treat: ExpansionAction = {
  act(s, seat, _argument, tell) {
    announce(s, seat, ON_THE_HOUSE, tell)
    taste(s, seat, tell)
  },
  describe(s, seat): ConfrontationMove {
    const { kind: _, say, ...tasting } = asIfInForce(s, seat, ON_THE_HOUSE, describeTaste)
    const card = cardId(ON_THE_HOUSE)
    return { ...tasting, kind: 'confrontation/taste', say: [...say, card], cards: [card] }
  },
}

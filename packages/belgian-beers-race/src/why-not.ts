import { BUY_AT, CHEESE_AT, GRAND_PLACE, TASTE_AT } from './content/places.ts'
import { BIKE, BUS, HITCH, printedTime } from './content/roads.ts'
import { OFFER_PER_TIME } from './content/tracks.ts'
import { BUYS, CHEESE_BUYS, OFFERS, TASTES } from './engine/numbers.ts'
import { isForbidden } from './engine/reckon.ts'
import { carried, left, type RaceState } from './engine/state.ts'
import { mayCycle } from './rules/breathalyzer.ts'
import { buyingTime, room } from './rules/buying.ts'
import { timeOnTheWay } from './rules/moving.ts'
import { tastingTime } from './rules/tasting.ts'
import { isFresh, USED_BUY, USED_TASTE } from './rules/unique-actions.ts'

/** Why something cannot be done now. A key, never a sentence, with the number it is about. */
export type WhyNot =
  /** The level forbids the bicycle. */
  | { readonly why: 'level'; readonly count: number }
  /** More time than is left today. */
  | { readonly why: 'time'; readonly count: number }
  /** More beers than are carried. */
  | { readonly why: 'beers'; readonly count: number }
  | {
      readonly why: /** A lift that takes no time costs no beer. */
        | 'no-fare'
        /** Done already during this stay. */
        | 'once'
        | 'not-sold'
        | 'full'
        | 'no-cheese-sold'
        | 'not-poured'
        | 'no-cheese'
        | 'sober'
        | 'grand-place'
        | 'last-day'
        | 'camp'
        /** A card of an expansion forbids it. */
        | 'card'
    }

const MEANS_OF = { bike: BIKE, bus: BUS, hitch: HITCH, offer: HITCH } as const

/** Why the seat cannot go to a neighbouring place in this way; nothing where it can. */
export function whyNoTrip(
  s: RaceState,
  seat: number,
  kind: 'bike' | 'bus' | 'hitch' | 'offer',
  to: number,
): WhyNot | undefined {
  const means = MEANS_OF[kind]
  const printed = printedTime(means, s.place[seat], to)
  const time = timeOnTheWay(s, seat, means, printed, to)
  if (kind === 'bike' && !mayCycle(s, seat)) return { why: 'level', count: s.level[seat] }
  if (time > left(s, seat)) return { why: 'time', count: time }
  if (kind !== 'offer') return undefined
  if (isForbidden(s, seat, OFFERS)) return { why: 'card' }
  if (printed === 0) return { why: 'no-fare' }
  const beers = printed * OFFER_PER_TIME
  return carried(s, seat) < beers ? { why: 'beers', count: beers } : undefined
}

/** Everything that is done without travelling, in the order it has on every slate. */
export function whyNotHere(
  s: RaceState,
  seat: number,
): Readonly<Record<'buy' | 'cheese' | 'taste' | 'eat' | 'camp' | 'stop', WhyNot | undefined>> {
  const place = s.place[seat]
  const bought = whyNotOnce(s, seat, USED_BUY, BUYS, buyingTime(s, seat))
  const tasted = whyNotOnce(s, seat, USED_TASTE, TASTES, tastingTime(s, seat))
  const cheeseForbidden = isForbidden(s, seat, CHEESE_BUYS) ? ({ why: 'card' } as const) : undefined
  const camps =
    place === GRAND_PLACE ? ({ why: 'grand-place' } as const) : s.lastDay ? ({ why: 'last-day' } as const) : undefined
  return {
    buy: BUY_AT[place] === 0 ? { why: 'not-sold' } : (bought ?? (room(s, seat) > 0 ? undefined : { why: 'full' })),
    cheese: CHEESE_AT[place] === 0 ? { why: 'no-cheese-sold' } : (bought ?? cheeseForbidden),
    taste: TASTE_AT[place] === 0 ? { why: 'not-poured' } : tasted,
    eat: s.cheese[seat] === 0 ? { why: 'no-cheese' } : s.level[seat] === 0 ? { why: 'sober' } : undefined,
    camp: camps,
    stop: camps ? undefined : { why: 'camp' },
  }
}

/** What is done once a stay, for as much time as there is, unless a card forbids `what`. */
function whyNotOnce(s: RaceState, seat: number, action: number, what: number, cost: number): WhyNot | undefined {
  if (!isFresh(s, seat, action)) return { why: 'once' }
  if (cost > left(s, seat)) return { why: 'time', count: cost }
  return isForbidden(s, seat, what) ? { why: 'card' } : undefined
}

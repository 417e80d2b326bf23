import { BUY_AT, CHEESE_AT, GRAND_PLACE, TASTE_AT } from './content/places.ts'
import { BIKE, BUS, HITCH, printedTime, WAY_FROM, WAY_TO } from './content/roads.ts'
import { OFFER_PER_TIME } from './content/tracks.ts'
import { BUYS, CHEESE_BUYS, FORBIDDEN, OFFERS, TASTES } from './engine/numbers.ts'
import { listen } from './engine/parts.ts'
import { isForbidden } from './engine/reckon.ts'
import { carried, left, type RaceState } from './engine/state.ts'
import { mayCycle } from './rules/breathalyzer.ts'
import { buyingTime, room } from './rules/buying.ts'
import { timeOnTheWay } from './rules/moving.ts'
import { tastingTime } from './rules/tasting.ts'
import { isFresh, USED_BUY, USED_TASTE } from './rules/unique-actions.ts'

/** Why a journey cannot be made now. A key, never a sentence, with the number or the card it is about. */
export type WhyNoTrip =
  /** The level forbids the bicycle. */
  | { readonly why: 'level'; readonly count: number }
  /** More time than is left today. */
  | { readonly why: 'time'; readonly count: number }
  /** More beers than are carried. */
  | { readonly why: 'beers'; readonly count: number }
  /** A lift that takes no time costs no beer. */
  | { readonly why: 'no-fare' }
  /** A card of an expansion forbids it. */
  | { readonly why: 'card'; readonly card: string }

/** The same of anything that can be done in a turn. */
export type WhyNot =
  | WhyNoTrip
  | {
      readonly why: /** Done already during this stay. */
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
    }

const MEANS_OF = { bike: BIKE, bus: BUS, hitch: HITCH, offer: HITCH } as const
type Way = keyof typeof MEANS_OF

/** Why the seat cannot go to a neighbouring place in this way; nothing where it can. */
export function whyNoTrip(s: RaceState, seat: number, kind: Way, to: number): WhyNoTrip | undefined {
  const means = MEANS_OF[kind]
  const printed = printedTime(means, s.place[seat], to)
  const time = timeOnTheWay(s, seat, means, printed, to)
  if (kind === 'bike' && !mayCycle(s, seat)) return { why: 'level', count: s.level[seat] }
  if (time > left(s, seat)) return { why: 'time', count: time }
  if (kind !== 'offer') return undefined
  const forbidden = whoForbids(s, seat, OFFERS)
  if (forbidden) return forbidden
  if (printed === 0) return { why: 'no-fare' }
  const beers = printed * OFFER_PER_TIME
  return carried(s, seat) < beers ? { why: 'beers', count: beers } : undefined
}

/** What closes every road comes first; then what could still be mended. */
const WEIGHT: Readonly<Record<WhyNoTrip['why'], number>> = { level: 0, card: 0, beers: 1, 'no-fare': 2, time: 3 }

/** Why the seat can go nowhere at all in this way, with the least that any road would ask for; nothing where it can. */
export function whyNoWay(s: RaceState, seat: number, kind: Way): WhyNoTrip | undefined {
  const from = s.place[seat]
  let found: WhyNoTrip | undefined
  for (let way = WAY_FROM[from]; way < WAY_FROM[from + 1]; way++) {
    const why = whyNoTrip(s, seat, kind, WAY_TO[way])
    if (!why) return undefined
    if (!found || weighsLess(why, found)) found = why
  }
  return found
}

function weighsLess(one: WhyNoTrip, than: WhyNoTrip): boolean {
  const more = WEIGHT[one.why] - WEIGHT[than.why]
  return more < 0 || (more === 0 && 'count' in one && 'count' in than && one.count < than.count)
}

/** Everything that is done without travelling, in the order it has on every slate. */
export function whyNotHere(
  s: RaceState,
  seat: number,
): Readonly<Record<'buy' | 'cheese' | 'taste' | 'eat' | 'camp' | 'stop', WhyNot | undefined>> {
  const place = s.place[seat]
  const bought = whyNotOnce(s, seat, USED_BUY, BUYS, buyingTime(s, seat))
  const tasted = whyNotOnce(s, seat, USED_TASTE, TASTES, tastingTime(s, seat))
  const camps =
    place === GRAND_PLACE ? ({ why: 'grand-place' } as const) : s.lastDay ? ({ why: 'last-day' } as const) : undefined
  return {
    buy: BUY_AT[place] === 0 ? { why: 'not-sold' } : (bought ?? (room(s, seat) > 0 ? undefined : { why: 'full' })),
    cheese: CHEESE_AT[place] === 0 ? { why: 'no-cheese-sold' } : (bought ?? whoForbids(s, seat, CHEESE_BUYS)),
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
  return whoForbids(s, seat, what)
}

/** The card that closes this to the seat. */
function whoForbids(s: RaceState, seat: number, what: number): WhyNoTrip | undefined {
  const found = listen(() => isForbidden(s, seat, what))
    .get(FORBIDDEN)
    ?.findLast((part) => part.of === 'card')
  return found && { why: 'card', card: found.card }
}

import type { Category, PlaceName } from './content/condition.ts'
import { PLACES, placeNumber } from './content/places.ts'
import { BUS, MEANS, WAY_FROM, WAY_TIME, WAY_TO } from './content/roads.ts'

/** A brewery to begin at, and what speaks for it. */
export interface SuggestedStart {
  readonly start: PlaceName
  /** The nearest brewery with bonuses, by bus. */
  readonly near: PlaceName
  readonly time: number
  readonly bonuses: readonly Category[]
}

/** What a first hour is worth there, roughly in points: a beer pays every evening, a bonus once and then more. */
const WORTH = { taste: 4, beer: 3, cheese: 1, bonus: 4, brewery: 1.5 }
/** So far one looks around, by bus. */
const NEAR = 4

/**
 * Good places to begin the short race, best first: beer to taste and to take along, and bonuses and breweries close by.
 * No two of them lead to the same bonuses first.
 */
export function suggestStarts(open: readonly PlaceName[], count: number): SuggestedStart[] {
  const rated = open.map((start) => ({ start, ...around(placeNumber(start)) })).sort((a, b) => b.rating - a.rating)
  const chosen: SuggestedStart[] = []
  for (const { start, best } of rated)
    if (best && chosen.length < count && chosen.every(({ near }) => near !== best.near)) chosen.push({ start, ...best })
  return chosen
}

function around(place: number): { rating: number; best: Omit<SuggestedStart, 'start'> | undefined } {
  const { sells, taste } = PLACES[place]
  let rating = (taste ? WORTH.taste : 0) + (sells === 'nothing' ? 0 : WORTH.beer)
  if (sells === 'beer+cheese') rating += WORTH.cheese
  let best: Omit<SuggestedStart, 'start'> | undefined
  let most = 0
  for (let way = WAY_FROM[place]; way < WAY_FROM[place + 1]; way++) {
    const time = WAY_TIME[way * MEANS.length + BUS]
    const { id, bonuses } = PLACES[WAY_TO[way]]
    if (time > NEAR || id === 'GP') continue
    const gain = (WORTH.brewery + WORTH.bonus * bonuses.length) / (1 + time)
    rating += gain
    if (bonuses.length === 0 || gain <= most) continue
    most = gain
    best = { near: id, time, bonuses }
  }
  return { rating, best }
}

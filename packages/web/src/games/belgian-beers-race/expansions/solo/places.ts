import { PLACES } from '@estaminet/belgian-beers-race/board'
import { type CampaignNumber, campaign, type Predicate, SETS } from '@estaminet/belgian-beers-race/solo'
import type { PlaceName, RaceView } from '../../model.ts'

/** There is one player: the first. */
export const PLAYER = 0

const conditionOf = (number: number | undefined) => campaign.find((one) => one.number === number)

/** The breweries a part of a condition speaks of; of a prohibition those where it may be done. */
function placesIn(part: Predicate): PlaceName[] {
  if (part.form !== 'count' || !('in' in part.what) || !part.what.in) return []
  const named = new Set<PlaceName>(part.what.in.flatMap((set) => [...SETS[set]]))
  const isForbidden = 'atMost' in part
  return PLACES.map(({ id }) => id).filter((id) => id !== 'GP' && named.has(id) !== isForbidden)
}

/** The breweries a condition speaks of. */
export const placesOf = (number: CampaignNumber): PlaceName[] => conditionOf(number)?.when.flatMap(placesIn) ?? []

/** Of those that are to be visited, the ones still without a visit; nothing where none are to be visited. */
export function missingIn(view: RaceView): readonly PlaceName[] | undefined {
  const parts = conditionOf(view.solo?.condition?.number)?.when ?? []
  const wanted = parts.find((part) => part.form === 'count' && part.what.of === 'visited' && placesIn(part).length > 0)
  if (!wanted) return undefined
  const visited = new Set(view.players[PLAYER].visited)
  return placesIn(wanted).filter((place) => !visited.has(place))
}

/** Where something may be done that is forbidden everywhere else. */
export const allowedIn = (number: CampaignNumber): PlaceName[] =>
  conditionOf(number)?.when.flatMap((part) => ('atMost' in part ? placesIn(part) : [])) ?? []

/** Where the Zythologist was first, if no visited token is placed there for that; one's own stay. */
export function takenByHim({ solo, players }: RaceView): readonly PlaceName[] {
  const isFresh = conditionOf(solo?.condition?.number)?.rules?.some(({ rule }) => rule === 'fresh-ground') ?? false
  return isFresh ? (solo?.stood ?? []).filter((place) => !players[PLAYER].visited.includes(place)) : []
}

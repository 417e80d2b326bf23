import { COASTERS, COASTERS_DRAWN } from './content/coasters.ts'
import { DICE, FACE_COUNT } from './content/dice.ts'
import { LENGTHS } from './content/lengths.ts'
import { objectives } from './content/objectives.ts'
import { CATEGORIES, COLOURS, PLACES } from './content/places.ts'
import { regions } from './content/regions.ts'
import { INSIDE_BRUSSELS, MEANS, RETURN_DISTANCE, ROADS, roadEnds } from './content/roads.ts'
import * as tracks from './content/tracks.ts'

/** What is printed on board, cards and dice, as plain JSON: for programs that play through the engine protocol. */
export const data = {
  colours: COLOURS,
  categories: CATEGORIES,
  means: MEANS,
  lengths: LENGTHS,
  places: PLACES.map((place, at) => ({ ...place, movesHome: RETURN_DISTANCE[at] })),
  regions,
  roads: Object.entries(ROADS).map(([id, [hitch, bus, bike]]) => ({ id, ends: roadEnds(id), hitch, bus, bike })),
  insideBrussels: INSIDE_BRUSSELS,
  dice: { count: DICE, faces: FACE_COUNT },
  coasters: { tokens: COASTERS, drawn: COASTERS_DRAWN },
  cards: objectives,
  breathalyzer: {
    bicycleForbiddenFrom: tracks.BICYCLE_FORBIDDEN_FROM,
    travelDoublesFrom: tracks.DOUBLING_FROM,
    asleepFrom: tracks.ASLEEP_FROM,
    morningDelay: [...tracks.MORNING_DELAY],
    nightRecovery: tracks.NIGHT_RECOVERY,
    bicycleTimePerLevel: tracks.RIDE_PER_LEVEL,
  },
  times: {
    action: tracks.ACTION_TIME,
    lateBus: tracks.LATE_DELAY,
    failedHitchhike: tracks.WAITING_TIME,
    drivePerBeer: tracks.RIDE_PER_BEER,
    beersPerTime: tracks.OFFER_PER_TIME,
  },
  backpack: { beers: tracks.BACKPACK, perPurchase: tracks.CUBES_PER_PURCHASE },
  points: {
    beer: tracks.POINTS_PER_BEER,
    lastGlass: tracks.LAST_GLASS,
    cheese: [...tracks.CHEESE_POINTS],
    cheeseMarker: tracks.CHEESE_MARKER_POINTS,
    cheers: [...tracks.CHEERS_POINTS],
    cheersMarker: tracks.CHEERS_MARKER_POINTS,
    bonus: tracks.BONUS_POINTS,
    visited: [...tracks.VISITED_POINTS],
    awayFromHome: -tracks.RETURN_PENALTY,
  },
  bottleTokens: [...tracks.BOTTLE_TOKENS],
  machine: { right: tracks.RIGHT_ROW, left: tracks.LEFT_ROW },
}

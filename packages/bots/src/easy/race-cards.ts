import {
  BUY_AT,
  COLOUR_AT,
  carried,
  conditions,
  DEED,
  GRAND_PLACE,
  left,
  objectives,
  PLACE_COUNT,
  type RaceState,
  TASTE_AT,
} from '@estaminet/belgian-beers-race'
import { JOURNEY, nearest } from '../race-map.ts'

const { ANY, EACH, TEST, from, tests, sets } = { ...conditions, ...conditions.flatten(objectives) }

const BOUGHT = DEED.bought
const CAMPED = DEED.camped
const LATE = DEED.late

/** Never within reach. */
const NEVER = 1000

/** Rough prices in time units of what a card may ask for, one piece each. */
const PRICE = {
  cheers: 7,
  cheese: 5,
  beer: 3,
  bottle: 3.5,
  coaster: 5,
  cube: 1,
  parting: 3,
  visit: 3,
  soberUp: 4,
  late: 9,
} as const

/** Time units until the seat could fulfil a card, as a rough guess; 0 when its state does already. */
export function effort(s: RaceState, seat: number, card: number): number {
  const end = from[card + 1]
  let units = 0
  for (let at = from[card]; at < end; at += TEST) units += effortOf(s, seat, at)
  return units
}

function effortOf(s: RaceState, seat: number, at: number): number {
  const a = tests[at + 1]
  const b = tests[at + 2]
  const place = s.place[seat]
  switch (tests[at]) {
    case conditions.MOVED_TEST:
      return wayTo(NEAR_MOVE, at, place) + (b === ANY ? 0 : 1.5) + (tests[at + 4] === 1 ? offerEffort(s, seat) : 0)
    case conditions.TASTED_TEST:
      return s.level[seat] >= 7 ? NEVER : 1 + wayTo(NEAR_TASTE, at, place)
    case conditions.TOASTED_TEST:
      return toastEffort(s, seat) + (b - 1) * PRICE.cheers
    case conditions.DEED_TEST:
      return deedEffort(s, seat, at, b)
    case conditions.SAME_TURN_TEST:
      return sameTurnEffort(s, seat, a)
    case conditions.CHEERS_TEST:
      return PRICE.cheers * lack(a, s.cheers[seat])
    case conditions.CHEESE_TEST:
      return PRICE.cheese * lack(a, s.cheese[seat])
    case conditions.GLASS_TEST:
      return PRICE.beer * lack(a, s.glass[seat])
    case conditions.BOTTLES_TEST:
      return PRICE.bottle * lacking(s.bottles, seat, a, b)
    case conditions.COASTERS_TEST:
      return PRICE.coaster * lack(tests[at + s.seats - 1], s.coasters[seat])
    case conditions.CUBES_TEST:
      return PRICE.cube * lacking(s.cubes, seat, a, b)
    case conditions.CARRIED_TEST:
      return a === 0 ? partingEffort(s, seat) : PRICE.cube * lack(a, carried(s, seat))
    case conditions.LEVEL_TEST:
      return a >= s.level[seat] ? (a - s.level[seat]) * 1.5 : (s.level[seat] - a) * PRICE.soberUp
    case conditions.VISITED_TEST:
      return a === ANY ? PRICE.visit * lack(b, s.visited[seat]) : visitEffort(s, seat, a, b)
    default:
      return place === GRAND_PLACE ? left(s, seat) / 2 : 8
  }
}

/** An empty backpack at the end: nothing to think about before the last day. */
const partingEffort = (s: RaceState, seat: number): number => (s.lastDay === 0 ? 10 : PRICE.parting * carried(s, seat))

const lack = (wanted: number, owned: number): number => (owned < wanted ? wanted - owned : 0)

function lacking(pieces: Int16Array, seat: number, colour: number, wanted: number): number {
  const at = seat * 4
  if (colour >= 0) return lack(wanted, pieces[at + colour])
  let sum = 0
  let each = 0
  for (let i = at; i < at + 4; i++) {
    sum += pieces[i]
    each += lack(wanted, pieces[i])
  }
  return colour === EACH ? each : lack(wanted, sum)
}

/** Two cubes for the driver of the shortest ride. */
const offerEffort = (s: RaceState, seat: number): number => PRICE.cube * lack(2, carried(s, seat))

/** To the nearest player with beer, and with a beer of one's own. */
function toastEffort(s: RaceState, seat: number): number {
  let near = NEVER
  for (let other = 0; other < s.seats; other++) {
    const place = s.place[other]
    if (other === seat || place <= GRAND_PLACE || left(s, other) === 0 || carried(s, other) === 0) continue
    near = Math.min(near, JOURNEY[s.place[seat] * PLACE_COUNT + place])
  }
  return near + 1 + (carried(s, seat) > 0 ? 0 : 3)
}

function deedEffort(s: RaceState, seat: number, at: number, deed: number): number {
  const place = s.place[seat]
  switch (deed) {
    case BOUGHT:
      return 1 + wayTo(NEAR_SALE, at, place)
    case CAMPED:
      return s.lastDay === 1 ? NEVER : left(s, seat) / 3 + wayTo(NEAR, at, place)
    case LATE:
      return PRICE.late
    default:
      return 4
  }
}

function sameTurnEffort(s: RaceState, seat: number, deeds: number): number {
  const begun = s.active === seat ? s.turnDeeds & deeds : 0
  if ((deeds & CAMPED) !== 0) return s.lastDay === 1 ? NEVER : begun !== 0 ? 1 : 2 + left(s, seat) / 3
  return begun !== 0 ? 3 : 5
}

/** The nearest missing place, then as many again as are asked for. */
function visitEffort(s: RaceState, seat: number, set: number, wanted: number): number {
  const { visitors } = s
  const here = s.place[seat] * PLACE_COUNT
  let visited = 0
  let near = NEVER
  const members = MEMBERS[set]
  for (let i = 0; i < members.length; i++) {
    const place = members[i]
    if ((visitors[place] >> seat) & 1) visited++
    else if (JOURNEY[here + place] < near) near = JOURNEY[here + place]
  }
  const missing = lack(wanted, visited)
  return missing === 0 ? 0 : near + (missing - 1) * PRICE.visit
}

/** The places of every set. */
const MEMBERS: readonly Int8Array[] = Array.from({ length: sets.length / PLACE_COUNT }, (_, set) =>
  Int8Array.from({ length: PLACE_COUNT }, (_, place) => place).filter((place) => sets[set * PLACE_COUNT + place] === 1),
)

/** Average time from every place to the nearest that fits a test; one row per test. */
const NEAR = nearestBy(() => true)
const NEAR_MOVE = nearestBy(() => true, true)
const NEAR_SALE = nearestBy((place) => BUY_AT[place] === 1)
const NEAR_TASTE = nearestBy(
  (place, colour) => TASTE_AT[place] === 1 && (colour === ANY || COLOUR_AT[place] === colour),
)

const wayTo = (near: Float64Array, at: number, place: number): number => near[(at / TEST) * PLACE_COUNT + place]

/** `moving`: the place one stands on does not count, one has to arrive. */
function nearestBy(fits: (place: number, colour: number) => boolean, moving = false): Float64Array {
  const rows = new Float64Array((tests.length / TEST) * PLACE_COUNT)
  for (let at = 0; at < tests.length; at += TEST) {
    const [set, colour] = [tests[at + 1], tests[at + 2]]
    const places = Array.from({ length: PLACE_COUNT }, (_, place) => {
      const inside = place !== GRAND_PLACE && (set < 0 || sets[set * PLACE_COUNT + place] === 1)
      return inside && fits(place, colour) ? 1 : 0
    })
    const row = (at / TEST) * PLACE_COUNT
    rows.set(nearest(places), row)
    if (moving) for (let place = 1; place < PLACE_COUNT; place++) if (places[place] === 1) rows[row + place] = 2
  }
  return rows
}

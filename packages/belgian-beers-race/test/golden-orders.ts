import type { Match, Options } from '@estaminet/kernel'
import type { Leaning, Order } from '../../cli/src/golden/title.ts'
import { campaign } from '../src/content/campaign.ts'
import type { Predicate } from '../src/content/effect.ts'
import { HITCH, printedTime, WAY_FROM, WAY_TO } from '../src/content/roads.ts'
import { SETS_AT, type SetName, setBit } from '../src/content/sets.ts'
import { EXPANSION_KINDS } from '../src/engine/moves.ts'
import { EXPANSIONS } from '../src/expansions/index.ts'
import { conditionOf, measure } from '../src/expansions/solo/condition.ts'
import * as z from '../src/expansions/solo/zythologist.ts'
import { carried, GRAND_PLACE, left, moves, PLACE_COUNT, type RaceState } from '../src/index.ts'
import { atPlay } from '../src/texts/at-play.ts'
import { expansionTexts } from '../src/texts/expansions.ts'

type RaceOrder = Order<RaceState>
type Expansion = (typeof EXPANSIONS)[number]['id']

/** Ways to play that show what an expansion brings: whatever it adds is worth something, and so is company. */
const WORTH = 5
const curious: Leaning<RaceState> = {
  lean(s, seat, move) {
    const kind = moves.kindOf(move)
    if (kind >= EXPANSION_KINDS) return WORTH
    const to = moves.argumentOf(move)
    const isMet =
      kind <= moves.BY_OFFER && to !== GRAND_PLACE && s.place.some((at, other) => other !== seat && at === to)
    return isMet ? 2 * WORTH : kind === moves.BREAK ? WORTH : 0
  },
}
const plain: Leaning<RaceState> = { lean: () => 0 }

/** How many different things of these expansions a game has shown. */
const shownOf =
  (ids: readonly Expansion[]) =>
  (_match: Match<RaceState>, shown: ReadonlySet<string>): number =>
    [...shown].filter((feature) => [...ids, 'effects'].some((id) => feature.split(' ')[1]?.startsWith(`${id}/`))).length

const allOn = (ids: readonly Expansion[]): Options => Object.fromEntries(ids.map((id) => [id, true]))

interface Showing {
  readonly seats: number
  readonly ids: readonly Expansion[]
  readonly short?: true
  readonly options?: Options
  /** Games it is chosen from; long ones take their time. */
  readonly tries?: number
}

const showing = (name: string, sentence: string, { seats, ids, short, options, tries = 60 }: Showing): RaceOrder => ({
  name,
  sentence,
  table: { seats, options: { ...allOn(ids), ...(short ? { length: 'short' } : {}), ...options } },
  leaning: curious,
  mood: 4,
  tries,
  enough: Number.POSITIVE_INFINITY,
  fits: shownOf(ids),
})

/** Everything on the shelf that four players may have at once. */
const TOGETHER: readonly Expansion[] = EXPANSIONS.filter(({ alone }) => !alone).map(({ id }) => id)

const verdictOf = ({ game, state }: Match<RaceState>): string => game.score(state)[0]?.verdict ?? ''

const soloOrder = (
  name: string,
  sentence: string,
  verdict: string,
  how: Partial<RaceOrder>,
  wants: readonly string[] = [],
): RaceOrder => ({
  name,
  sentence,
  table: { seats: 1, options: { solo: true } },
  leaning: plain,
  mood: 1,
  tries: 400,
  enough: 1,
  fits: (match, shown) =>
    verdictOf(match).startsWith(`solo/${verdict}/`) && wants.every((feature) => shown.has(feature)) ? 1 : 0,
  ...how,
})

/** Time by the thumb between any two places, if everybody stops. */
const JOURNEY = new Float64Array(PLACE_COUNT * PLACE_COUNT).fill(Number.POSITIVE_INFINITY)
for (let from = 0; from < PLACE_COUNT; from++) {
  JOURNEY[from * PLACE_COUNT + from] = 0
  for (let way = WAY_FROM[from]; way < WAY_FROM[from + 1]; way++)
    JOURNEY[from * PLACE_COUNT + WAY_TO[way]] = Math.max(0.5, printedTime(HITCH, from, WAY_TO[way]))
}
for (let over = 0; over < PLACE_COUNT; over++)
  for (let from = 0; from < PLACE_COUNT; from++)
    for (let to = 0; to < PLACE_COUNT; to++)
      JOURNEY[from * PLACE_COUNT + to] = Math.min(
        JOURNEY[from * PLACE_COUNT + to],
        JOURNEY[from * PLACE_COUNT + over] + JOURNEY[over * PLACE_COUNT + to],
      )

/** What each piece that a condition still lacks costs, or has too many; and each time unit to the nearest brewery it wants. */
const LACK = 40
const EXCESS = 60
const WAY = 3
/** Time is worth more than to others: there is none to lose. */
const HOUR = 2

function wayTo(s: RaceState, seat: number, sets: readonly SetName[]): number {
  const mask = sets.reduce((all, set) => all | setBit(set), 0)
  let nearest = Number.POSITIVE_INFINITY
  for (let place = 1; place < PLACE_COUNT; place++)
    if ((SETS_AT[place] & mask) !== 0 && ((s.visitors[place] >> seat) & 1) === 0)
      nearest = Math.min(nearest, JOURNEY[s.place[seat] * PLACE_COUNT + place])
  return nearest
}

/** What is far from a place where a toast is wanted: a beer, such a place, and the Zythologist on his way there. */
function farFromToast(s: RaceState, seat: number, forbidden: readonly SetName[]): number {
  const place = s.place[seat]
  const mask = forbidden.reduce((all, set) => all | setBit(set), 0)
  if (carried(s, seat) === 0 || place === GRAND_PLACE || (SETS_AT[place] & mask) !== 0) return LACK / 2
  return (z.hisDestination(s) === place ? 0 : LACK / 4) + JOURNEY[Math.max(0, z.hisPlace(s)) * PLACE_COUNT + place]
}

/** Levels stand in the way of beers to come; cheese and a full backpack for the evening help, and so does an early morning. */
const thirst = (s: RaceState, seat: number): number =>
  THIRST.level * s.level[seat] - THIRST.cheese * s.cheese[seat] - THIRST.beer * Math.min(8, carried(s, seat))
const THIRST = { missing: 100, level: 5, cheese: 60, beer: 20 }

/** What a condition lacks, in points. */
function missing(s: RaceState, seat: number, predicate: Predicate, all: readonly Predicate[]): number {
  const { has, atLeast = 0, atMost = has } = measure(s, seat, predicate)
  if (predicate.not === true) return LACK * has
  const lack = Math.max(0, atLeast - has)
  const due = LACK * lack + EXCESS * Math.max(0, has - atMost)
  if (lack === 0 || predicate.form !== 'count') return due
  const { what } = predicate
  if (what.of === 'visited' && what.in) return due + WAY * wayTo(s, seat, what.in)
  if (what.of === 'beers') return due + THIRST.missing * lack + thirst(s, seat)
  if (what.of !== 'toasts') return due
  const forbidden = all.flatMap((one) =>
    one.form === 'count' && one.what.of === 'toasts' && one.what.in ? one.what.in : [],
  )
  return due + farFromToast(s, seat, forbidden)
}

/** Lives for the victory condition, and does not go to bed before it is met. */
const devoted: Leaning<RaceState> = {
  lean: (s, _seat, move) => {
    const kind = moves.kindOf(move)
    const travels = conditionOf(s)?.when.some((one) => one.form === 'count' && one.what.of !== 'beers') ?? false
    return travels && (kind === moves.STOP || kind === moves.CAMP) ? -LACK / 2 : 0
  },
  prize(s, seat) {
    const when = conditionOf(s)?.when ?? []
    return HOUR * left(s, seat) - when.reduce((sum, predicate) => sum + missing(s, seat, predicate, when), 0)
  },
}

const conditionOrders = (condition: (typeof campaign)[number]): RaceOrder[] => {
  const { number } = condition
  const { title } = expansionTexts.en.campaign[number]
  const table = { seats: 1, options: { solo: true, campaign: `${number}` } }
  const digits = String(number).padStart(2, '0')
  return [
    soloOrder(
      `campaign-${digits}-reached`,
      `The campaign, ${title}: reached.`,
      'passed',
      { table, leaning: devoted, kind: true },
      // Whoever is first at his destinations has them.
      condition.rules?.some(({ rule }) => rule === 'destination-race') ? ['event solo/race-won'] : [],
    ),
    soloOrder(`campaign-${digits}-failed`, `The campaign, ${title}: failed.`, 'failed', { table }),
  ]
}

/** Golden games of the expansions: one each, one with all of them, alone won and lost, every condition reached and failed. */
export const GOLDEN_ORDERS: readonly RaceOrder[] = [
  showing('team', 'Team: two against two, with cards to fulfil and roles to swap.', {
    seats: 4,
    ids: ['team'],
    short: true,
  }),
  showing('events', 'Events: a card a day for everybody.', {
    seats: 2,
    ids: ['events'],
  }),
  showing('characters', 'Characters: a strength and a weakness each.', {
    seats: 3,
    ids: ['characters'],
    short: true,
  }),
  showing('bands', 'Bands on Tour: concerts and fans.', { seats: 2, ids: ['bands'], short: true }),
  showing('pixel-bag', 'Pixel Bag: drawings and jokers in the backpack.', {
    seats: 3,
    ids: ['pixel-bag'],
    short: true,
  }),
  showing('confrontation', 'Confrontation: hands, exchanges and answers to what others do.', {
    seats: 3,
    ids: ['confrontation'],
    short: true,
    options: { 'confrontation-hands': 'draft' },
  }),
  showing('everything', `Everything four players can have at once: ${TOGETHER.join(', ')}.`, {
    seats: 4,
    ids: TOGETHER,
    tries: 8,
  }),
  soloOrder('solo-won', 'Alone, and won: 250 points or more.', 'won', { kind: true, bot: 'easy' }),
  soloOrder('solo-lost', 'Alone, and lost: fewer than 250 points.', 'lost', {}, ['kind solo/lead']),
  ...campaign.flatMap(conditionOrders),
]

/** What the expansions have words for: every kind of move, every event. */
const WORDS = atPlay('en')
/** What a single card brings, and a deck swapped through, comes up in few games: each has tests of its own. */
const OF_ONE_CARD = [
  ...['events/cheese', 'events/points', 'events/step', 'effects/drop', 'effects/dropped', 'effects/pick'],
  ...['effects/picked', 'characters/points', 'characters/step', 'characters/again', 'characters/announced'],
  ...['characters/leave', 'characters/next', 'characters/shortcut', 'pixel-bag/reshuffled'],
  ...['confrontation/claim', 'confrontation/extra', 'confrontation/cancelled'],
]

export const WANTED_OF_EXPANSIONS: readonly string[] = [
  ...Object.keys(WORDS.moves).map((kind) => `kind ${kind}`),
  ...Object.keys(WORDS.events).map((type) => `event ${type}`),
].filter((feature) => !OF_ONE_CARD.includes(feature.split(' ')[1] ?? ''))

import type { GoldenTitle, Leaning, Table } from '../../cli/src/golden/title.ts'
import {
  belgianBeersRace,
  finalPoints,
  GRAND_PLACE,
  moves,
  objectives,
  type RaceEvent,
  type RaceState,
  RETURN_DISTANCE,
} from '../src/index.ts'
import { momentsIn, RACE_MOMENTS } from './golden-moments.ts'
import { GOLDEN_ORDERS, WANTED_OF_EXPANSIONS } from './golden-orders.ts'
import { BASE_TABLES } from './legal-tables.ts'

/** Every event there is; the type keeps the list complete. */
const EVENTS: Record<RaceEvent['type'], true> = {
  firstPlayer: true,
  coasterPlaced: true,
  levelThreeRevealed: true,
  startChosen: true,
  turnStarted: true,
  turnEnded: true,
  timeSpent: true,
  dayOver: true,
  declared: true,
  diceRolled: true,
  beerOffered: true,
  hitchFailed: true,
  rideCancelled: true,
  soberedUp: true,
  moved: true,
  bottleTaken: true,
  coasterTaken: true,
  visited: true,
  bonusGained: true,
  bought: true,
  cheeseBought: true,
  cheeseEaten: true,
  drunk: true,
  toastBegun: true,
  cubeGiven: true,
  cheered: true,
  fellAsleep: true,
  camped: true,
  calledItADay: true,
  cardTaken: true,
  tokenKept: true,
  tokenBroken: true,
  cardDrawn: true,
  levelTwoEntered: true,
  dayEnded: true,
  delayed: true,
  slept: true,
  dailyScored: true,
  dayStarted: true,
  returnPenalty: true,
  finalScored: true,
}

// biome-ignore format: one line for each kind of question
const KINDS = [
  'start',
  'bike', 'bus', 'hitch', 'offer', 'offer-cubes', 'drink', 'done',
  'buy', 'taste', 'cheese', 'camp', 'stop',
  'give', 'eat', 'drink-of',
  'keep', 'break',
  'first', 'coaster', 'card', 'roll',
]

const TEMPLATES = new Map<string, string>(objectives.map(({ id, template }) => [id, template]))
/** The twenty printed patterns; a card of the rulebook's own list follows none of them. */
const PATTERNS = [...new Set(TEMPLATES.values())].filter((template) => template.startsWith('CT-')).sort()

/** What a kind of move is worth beyond what it brings, and company where a road leads. */
interface Taste {
  readonly kinds: Readonly<Record<number, number>>
  readonly company?: number
  /** What a card taken is worth beyond its points. */
  readonly card?: number
}

const { BY_BIKE, BY_BUS, BY_HITCH, BY_OFFER, BUY, TASTE, EAT, CAMP, STOP, DRINK, BREAK } = moves
const byHitch = (worth: number) => ({ [BY_HITCH]: worth, [BY_HITCH + 1]: worth, [BY_HITCH + 2]: worth })
const TASTES: readonly Taste[] = [
  { kinds: {} },
  { kinds: { [TASTE]: 8, [DRINK]: 12, [BY_BUS]: 6, [EAT]: -4 } },
  { kinds: { [BUY]: 3, [EAT]: -2 }, company: 12 },
  { kinds: { ...byHitch(5), [BY_OFFER]: 9, [BUY]: 2 } },
  { kinds: { [BREAK]: 9, [CAMP]: 3 } },
  { kinds: { [BY_BIKE]: 4, [STOP]: 2, [BREAK]: 4 } },
  { kinds: { [TASTE]: 12, [DRINK]: 4, [BUY]: 8, [EAT]: -20, [CAMP]: -9 }, company: 30 },
]

/** A whole table that breaks every token and lives for cards empties the deck. */
const COLLECTOR: Taste = { kinds: { [BREAK]: 40, [STOP]: -20, [CAMP]: -5 }, card: 25 }

const TAKEN = 3
const isRoad = (kind: number) => kind <= BY_OFFER

const leaningOf = ({ kinds, company = 0, card = 0 }: Taste): Leaning<RaceState> => ({
  lean(s, seat, move) {
    const kind = moves.kindOf(move)
    const worth = kinds[kind] ?? 0
    if (company === 0 || !isRoad(kind)) return worth
    const to = moves.argumentOf(move)
    return s.place.some((place, other) => other !== seat && place === to && to !== GRAND_PLACE)
      ? worth + company
      : worth
  },
  prize: (s, seat) => (card === 0 ? 0 : card * s.card.filter((where) => where === TAKEN + seat).length),
})

/** Time is worth this much, and more homewards when little of the last day is left. */
const UNIT = 1.2
const HOME = 14
const AFTERNOON = 14
const DROWSY = 4

const isLongest = ({ seats, options }: Table) => seats === 4 && options.length === 'base'

export const goldenTitle: GoldenTitle<RaceState> = {
  game: belgianBeersRace,
  tables: BASE_TABLES,
  seeds: 1200,
  steered: { seeds: 150, tables: BASE_TABLES.filter(isLongest), leaning: leaningOf(COLLECTOR) },
  appraise(s, seat) {
    const left = s.dayLength - s.time[seat]
    const late = s.lastDay && left < AFTERNOON ? HOME * (1 - left / AFTERNOON) : 0
    const drowsy = Math.max(0, s.level[seat] - DROWSY)
    // Cards are chosen before the short race has a start.
    const way = RETURN_DISTANCE[s.place[seat]] ?? 0
    return s.score[seat] + finalPoints(s, seat) + UNIT * left - late * way - drowsy * drowsy + s.cubes[seat * 4] / 8
  },
  begins: (move) => isRoad(moves.kindOf(move)),
  leanings: TASTES.map(leaningOf),
  wanted: [
    ...KINDS.map((kind) => `kind ${kind}`),
    ...Object.keys(EVENTS).map((type) => `event ${type}`),
    ...PATTERNS.map((template) => `objective ${template}`),
  ],
  *shows(step) {
    for (const event of step.events) {
      if (event.type === 'cardTaken') yield `objective ${TEMPLATES.get(String(event.card))}`
    }
    if (step.events.some(({ type }) => type === 'finalScored'))
      for (const { parts } of belgianBeersRace.score(step.after))
        for (const { reason, card } of parts) if (reason === 'level3') yield `objective ${TEMPLATES.get(String(card))}`
    for (const moment of momentsIn(step)) yield `moment ${moment}`
  },
  words: { kind: 'the decision', event: 'the event', objective: 'an objective of' },
  moments: RACE_MOMENTS,
  orders: { folder: 'golden-expansions', games: GOLDEN_ORDERS, wanted: WANTED_OF_EXPANSIONS },
  heading(event) {
    if (event.type === 'dayStarted') return `day ${event.day}${event.last ? ', the last' : ''}`
    return undefined
  },
}

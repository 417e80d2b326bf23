import { optionSets } from '@estaminet/kernel'
import type { GoldenTitle, Leaning } from '../../cli/src/golden/title.ts'
import {
  type AleEvent,
  type AleState,
  CARD_COUNT,
  CARDS,
  CHOOSE_CARD,
  CHOOSE_HEX,
  CHOOSE_TILE,
  COLOUR,
  COLOURS,
  DRAWS,
  FERTILITY,
  GARDEN,
  GOALS,
  heavenAndAle,
  isMonk,
  isSunny,
  MOST_SITES,
  MOVE,
  NEXT_SITES,
  NO_MORE,
  optionOf,
  pointsOf,
  QUESTIONS,
  SHEDS,
  SITE_RING,
  stepOf,
  TABLES,
} from '../src/index.ts'

/** Every event there is; the type keeps the list complete. */
const EVENTS: Record<AleEvent['type'], true> = {
  drawn: true,
  firstPlayer: true,
  placeTaken: true,
  roundBegan: true,
  roundEnded: true,
  turnBegan: true,
  moved: true,
  bought: true,
  purchasesEnded: true,
  cardSurrendered: true,
  siteEnclosed: true,
  targetsChosen: true,
  discPlaced: true,
  numberChosen: true,
  monkTriggered: true,
  tileActivated: true,
  ducatsChanged: true,
  markerAdvanced: true,
  brewmasterAdvanced: true,
  pairCompleted: true,
  cardPlaced: true,
  noCardPlaced: true,
  barrelTaken: true,
  converted: true,
  scored: true,
  gameEnded: true,
}
const KINDS = [...QUESTIONS, ...DRAWS]

/** What a seat likes: how it walks, which tiles it buys, where it puts them. */
interface Taste {
  /** What a space further costs: a slow walker visits most of the track, a long stride ends the round early. */
  readonly stride: number
  readonly tile: (tile: number, seat: number) => number
  readonly hex: (hex: number, s: AleState, seat: number) => number
}

const inTheSun = (hex: number) => (isSunny(hex) ? 1 : 0)

/** How full the fuller of the sites beside a hex is: a shed comes soonest there. */
function company(hex: number, s: AleState, seat: number): number {
  const sites = NEXT_SITES.subarray(hex * MOST_SITES, (hex + 1) * MOST_SITES).filter((site) => site >= 0)
  const filled = (site: number) =>
    SITE_RING.subarray(site * 6, site * 6 + 6).filter((next) => s.garden[seat * GARDEN + next] > 0).length
  return Math.max(0, ...Array.from(sites, filled))
}

const TASTES: readonly Taste[] = [
  { stride: 0.8, tile: (tile) => FERTILITY[tile] / 2, hex: company },
  { stride: 0.2, tile: () => 1, hex: () => 0 },
  { stride: 1.2, tile: (tile) => 4 - 2 * FERTILITY[tile], hex: (hex) => 8 * inTheSun(hex) },
  { stride: 1, tile: (tile) => 5 - FERTILITY[tile], hex: (hex) => -8 * inTheSun(hex) },
  { stride: 0.8, tile: (tile, seat) => (COLOUR[tile] === seat ? 8 : -4), hex: (hex) => 6 * inTheSun(hex) },
  { stride: 1, tile: (tile) => 3 * FERTILITY[tile], hex: (hex, s, seat) => 4 * company(hex, s, seat) },
  { stride: 1, tile: (tile) => (isMonk(tile) ? 6 : 2), hex: (hex, s, seat) => 3 * company(hex, s, seat) },
]

const leaningOf = ({ stride, tile, hex }: Taste): Leaning<AleState> => ({
  lean(s, seat, move) {
    const option = optionOf(move)
    if (stepOf(move) === MOVE) return -stride * (option - s.position[seat])
    if (stepOf(move) === CHOOSE_TILE) return option === NO_MORE ? 0 : tile(option, seat)
    return stepOf(move) === CHOOSE_HEX ? hex(option, s, seat) : 0
  },
})

/** What is left of the game, in which tiles still earn. */
const roundsLeft = (s: AleState) => TABLES[s.seats].monkStacks.length - s.round + 1

export const goldenTitle: GoldenTitle<AleState> = {
  game: heavenAndAle,
  tables: [2, 3, 4].flatMap((seats) => [...optionSets(heavenAndAle, seats)].map((options) => ({ seats, options }))),
  seeds: 600,
  appraise(s, seat) {
    const left = Math.min(roundsLeft(s), 3)
    const markers = [...s.markers.subarray(seat * COLOURS.length, (seat + 1) * COLOURS.length)]
    let worth = 2 * pointsOf(s, seat) + Math.min(s.ducats[seat], 40) / 2 + 2 * s.brewmaster[seat]
    worth += 2 * Math.min(...markers) + markers.reduce((sum, at) => sum + at, 0)
    worth += 3 * CARD_COUNT[s.hand[seat]]
    for (let hex = 0; hex < GARDEN; hex++) {
      const tile = s.garden[seat * GARDEN + hex]
      if (tile > 0) worth += left * (isSunny(hex) ? 0.5 : 0.3) * (FERTILITY[tile] || 2) + 1
    }
    return worth
  },
  begins: (move) => stepOf(move) === MOVE || stepOf(move) === CHOOSE_CARD,
  leanings: TASTES.map(leaningOf),
  wanted: [
    ...KINDS.map((kind) => `kind ${kind}`),
    ...Object.keys(EVENTS).map((type) => `event ${type}`),
    ...SHEDS.map(({ id }) => `shed ${id}`),
    ...CARDS.map((card) => `card ${card}`),
    ...GOALS.map((goal) => `goal ${goal}`),
  ],
  *shows({ events }) {
    for (const event of events) {
      if (event.type === 'siteEnclosed') yield `shed ${event.shed}`
      else if (event.type === 'cardPlaced') yield `card ${event.card}`
      else if (event.type === 'barrelTaken') yield `goal ${event.goal}`
    }
  },
  words: { kind: 'the decision', event: 'the event', shed: 'a shed', card: 'the privilege', goal: 'the barrel' },
  moments: {},
  heading(event) {
    if (event.type === 'roundBegan') return `round ${event.round}${event.last ? ', the last' : ''}`
    return undefined
  },
}

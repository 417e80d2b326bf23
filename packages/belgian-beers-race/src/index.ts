import type { Game, Options } from '@estaminet/kernel'
import { apply } from './apply.ts'
import { LENGTH_NAMES } from './content/lengths.ts'
import { describe } from './describe.ts'
import { reads } from './engine/moves.ts'
import type { RaceState } from './engine/state.ts'
import { EXPANSIONS } from './expansions/index.ts'
import { fallback } from './fallback.ts'
import { imagine } from './imagine.ts'
import { ASIDES, chance, legal, pace, waiting } from './legal.ts'
import { ARRIVALS } from './rules/brussels.ts'
import { scoreSeats } from './rules/ranking.ts'
import { setUp } from './rules/setup.ts'
import { LEADERS } from './rules/time.ts'
import { view } from './view.ts'

/** The Belgian Beers Race: base game and short game. */
export const belgianBeersRace: Game<RaceState> = {
  id: 'belgian-beers-race',
  version: 1,
  reads,
  seats: { min: 2, max: 4 },
  options: {
    length: { type: 'choice', of: LENGTH_NAMES, default: 'base' },
    leader: { type: 'choice', of: LEADERS, default: 'all', finePrint: true },
    arrival: { type: 'choice', of: ARRIVALS, default: 'play', finePrint: true },
    ...Object.fromEntries(EXPANSIONS.map(({ id }) => [id, { type: 'flag', default: false } as const])),
  },
  setup: (options, seats) => setUp({ seats, ...chosen(options) }),
  waiting,
  pace,
  asides: ASIDES,
  legal,
  chance,
  apply: (s, _seat, move, events) => apply(s, move, events),
  fallback,
  view: (s) => view(s),
  imagine,
  score: scoreSeats,
  describe: (s, seat, move) => describe(s, seat, move),
  moment: (s, seat) => ({ length: LENGTH_NAMES[s.length], day: s.day + 1, time: s.time[seat] }),
}

const chosen = (options: Options) => ({
  length: LENGTH_NAMES.indexOf(String(options.length)),
  leader: LEADERS.indexOf(String(options.leader)),
  arrival: ARRIVALS.indexOf(String(options.arrival)),
  expansions: EXPANSIONS.reduce((mask, { id }, at) => (options[id] === true ? mask | (1 << at) : mask), 0),
})

export * from './board.ts'
export * as moves from './engine/moves.ts'
export { CARDS, carried, LEVEL_THREE_FROM, left, type RaceState, REMOVED, SHOWN, TAKEN } from './engine/state.ts'
export * as steps from './engine/steps.ts'
export { brokenInvariants } from './invariants.ts'
export { morningDelay } from './rules/awakening.ts'
export { DEED } from './rules/deeds.ts'
export { returnDue } from './rules/end-of-game.ts'
export { finalPoints } from './rules/final-scoring.ts'
export { isClose } from './rules/objectives.ts'
export { type Standing, standingOf } from './rules/standing.ts'
export { isFresh, USED_BUY, USED_TASTE } from './rules/unique-actions.ts'
export { timeHome } from './rules/way-home.ts'
export { type Luck, tryOut } from './try-out.ts'
export { type WhyNot, whyNoTrip, whyNotHere } from './why-not.ts'
export { eveningsToCome, partsByTheEnd, pointsByTheEnd, type Worth, type WorthPart, worthOf } from './worth.ts'

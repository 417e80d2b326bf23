import { EVERYONE, type Game, type OptionSchema, type Options } from '@estaminet/kernel'
import { LENGTH_NAMES } from './content/lengths.ts'
import { type Expansion, enlist } from './engine/expansion.ts'
import { reads } from './engine/moves.ts'
import { playWith } from './engine/play.ts'
import type { RaceState } from './engine/state.ts'
import { imagine } from './imagine.ts'
import { ARRIVALS } from './rules/brussels.ts'
import { scoreSeats } from './rules/ranking.ts'
import { setUp } from './rules/setup.ts'
import { LEADERS } from './rules/time.ts'
import { view } from './view.ts'

/** Questions that may be put to somebody while another plays: what their first choice is called. */
const ASIDES = ['give', 'eat', 'drink-of', 'keep'] as const

/** The race, base game and short game, with the expansions a table may choose from. */
export function raceWith(expansions: readonly Expansion[]): Game<RaceState> {
  const bits = expansions.map(enlist)
  const { questionOf: _, sealed, free, known, ...loop } = playWith(expansions)
  const chosen = (options: Options) => ({
    length: LENGTH_NAMES.indexOf(String(options.length)),
    leader: LEADERS.indexOf(String(options.leader)),
    arrival: ARRIVALS.indexOf(String(options.arrival)),
    expansions: expansions.reduce((mask, { id }, at) => (options[id] === true ? mask | (1 << bits[at]) : mask), 0),
  })
  const forbids = (options: Options, seats: number): string | undefined =>
    expansions
      .filter(({ id }) => options[id] === true)
      .map((expansion) => expansion.forbids?.(options, seats))
      .find((reason) => reason !== undefined)
  return {
    id: 'belgian-beers-race',
    version: 1,
    reads,
    seats: { min: 2, max: 4 },
    options: {
      length: { type: 'choice', of: LENGTH_NAMES, default: 'base' },
      leader: { type: 'choice', of: LEADERS, default: 'all', finePrint: true },
      arrival: { type: 'choice', of: ARRIVALS, default: 'play', finePrint: true },
      ...optionsOf(expansions),
    },
    setup: (options, seats) => setUp({ seats, ...chosen(options) }),
    ...loop,
    // Where nobody can have a secret or an idea of their own, nobody is asked about them.
    ...(expansions.length > 0 ? { forbids, sealed, free, known, apply: toldToAll(loop.apply) } : {}),
    asides: [...ASIDES, ...expansions.flatMap(({ asides = [] }) => asides)],
    view,
    imagine,
    score: scoreSeats,
    moment: (s, seat) => ({ length: LENGTH_NAMES[s.length], day: s.day + 1, time: s.time[seat] }),
  }
}

/** Whatever happens in the base happens before everybody's eyes; an expansion says who sees what it does. */
const toldToAll =
  (apply: Game<RaceState>['apply']): Game<RaceState>['apply'] =>
  (s, seat, move, events) =>
    apply(
      s,
      seat,
      move,
      events &&
        ((event, audience) =>
          audience === undefined && !event.type.includes('/') ? events(event, EVERYONE) : events(event, audience)),
    )

const optionsOf = (expansions: readonly Expansion[]): OptionSchema =>
  Object.assign({}, ...expansions.map(({ id, options }) => ({ [id]: { type: 'flag', default: false }, ...options })))

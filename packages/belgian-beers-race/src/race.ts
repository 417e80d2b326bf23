import {
  EVERYONE,
  type EventSink,
  type Game,
  type OptionField,
  type OptionSchema,
  type Options,
} from '@estaminet/kernel'
import { REFUSAL_RULE, refusalFor } from './content/combinations.ts'
import { LENGTH_NAMES } from './content/lengths.ts'
import type { Expansion } from './engine/expansion.ts'
import { reads } from './engine/moves.ts'
import { playWith } from './engine/play.ts'
import { enlist, inPlay } from './engine/registry.ts'
import type { RaceState } from './engine/state.ts'
import { ACTION, topOf } from './engine/steps.ts'
import { imagine } from './imagine.ts'
import { ARRIVALS } from './rules/brussels.ts'
import { scoreSeats } from './rules/ranking.ts'
import { setUp } from './rules/setup.ts'
import { LEADERS } from './rules/time.ts'
import { view, visitedBy } from './view.ts'

/** Questions that may be put to somebody while another plays: what their first choice is called. */
const ASIDES = ['give', 'eat', 'drink-of', 'keep'] as const

/** The race, base game and short game, with the expansions a table may choose from. */
export function raceWith(expansions: readonly Expansion[]): Game<RaceState> {
  const bits = expansions.map(enlist)
  const chosen = (options: Options) => ({
    length: LENGTH_NAMES.indexOf(String(options.length)),
    leader: LEADERS.indexOf(String(options.leader)),
    arrival: ARRIVALS.indexOf(String(options.arrival)),
    expansions: expansions.reduce((mask, { id }, at) => (options[id] === true ? mask | (1 << bits[at]) : mask), 0),
  })
  const forbids = (options: Options, seats: number): string | undefined =>
    ruleAgainst(options, seats) ??
    expansions
      .filter(({ id }) => options[id] === true)
      .map((expansion) => expansion.forbids?.(options, seats))
      .find((reason) => reason !== undefined)
  return {
    id: 'belgian-beers-race',
    version: 1,
    reads,
    seats: { min: expansions.some(({ alone }) => alone) ? 1 : 2, max: 4 },
    options: {
      length: { type: 'choice', of: LENGTH_NAMES, default: 'base' },
      leader: { type: 'choice', of: LEADERS, default: 'all', finePrint: true },
      arrival: { type: 'choice', of: ARRIVALS, default: 'play', finePrint: true },
      ...optionsOf(expansions),
    },
    setup(options, seats) {
      const s = setUp({ seats, ...chosen(options) })
      for (const expansion of inPlay(s)) expansion.choose?.(s, options)
      return s
    },
    ...playedWith(expansions),
    ...(expansions.length === 0 ? {} : { forbids }),
    windows: (options) => expansions.find(({ id, windows }) => windows && options[id] === true)?.windows,
    reaction: (s, seat) =>
      inPlay(s)
        .find(({ windows }) => windows)
        ?.reaction?.(s, seat),
    part: (s) => s.day,
    asides: [...ASIDES, ...expansions.flatMap(({ asides = [] }) => asides)],
    inPerson: expansions.flatMap(({ inPerson = [] }) => inPerson),
    consents: Object.assign({}, ...expansions.map(({ consents }) => consents)),
    view,
    imagine,
    score: scoreSeats,
    moment: (s, seat) => ({ length: LENGTH_NAMES[s.length], day: s.day + 1, time: s.time[seat] }),
    haunts: (s, seat) => visitedBy(s, seat).map(String),
  }
}

/** How it is played, with what only expansions bring: secrets, and moves nobody is asked for. */
function playedWith(expansions: readonly Expansion[]) {
  const { waiting, pace, seconds, legal, chance, apply, fallback, describe, sealed, free, known } = playWith(expansions)
  const base = { waiting, pace, seconds, legal, chance, fallback, describe }
  if (expansions.length === 0) return { ...base, apply }
  return {
    ...base,
    apply: toldToAll(expansions, apply),
    sealed,
    free,
    known,
    asksAnyway: (s: RaceState) => s.expansions !== 0 && s.stack[topOf(s)] === ACTION && inPlay(s).some(hidesActions),
  }
}

const hidesActions = (expansion: Expansion): boolean => expansion.hidesActions === true

/** The rule against the expansions chosen together, if there is one. */
function ruleAgainst(options: Options, seats: number): string | undefined {
  const refusal = refusalFor(options, seats)
  return refusal && REFUSAL_RULE[refusal]
}

/** Whatever happens in the base, or in an expansion that hides nothing, happens before everybody's eyes; the others say who sees it. */
function toldToAll(expansions: readonly Expansion[], apply: Game<RaceState>['apply']): Game<RaceState>['apply'] {
  const secretive = expansions.filter(hidesSomething).map(({ id }) => `${id}/`)
  const isOpen = (type: string) => !secretive.some((head) => type.startsWith(head))
  // A function of its own: where nobody listens nothing is made.
  const opened =
    (events: EventSink): EventSink =>
    (event, audience) =>
      events(event, audience === undefined && isOpen(event.type) ? EVERYONE : audience)
  return (s, seat, move, events) => apply(s, seat, move, events && opened(events))
}

export const hidesSomething = ({ fields }: Expansion): boolean =>
  Object.values(fields?.(2) ?? {}).some(({ owned }) => owned)

/** An expansion is a flag; what else it asks belongs to that. */
const optionsOf = (expansions: readonly Expansion[]): OptionSchema =>
  Object.fromEntries(
    expansions.flatMap(({ id, options = {} }): [string, OptionField][] => [
      [id, { type: 'flag', default: false }],
      ...Object.entries(options).map(([name, field]): [string, OptionField] => [name, { ...field, with: id }]),
    ]),
  )

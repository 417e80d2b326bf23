import { STAND_IN_LEVEL } from '@estaminet/bots/levels'
import type { Game, OptionField, Options } from '@estaminet/kernel'
import { games } from '@estaminet/shelf'
import type { AsidePlan, Pace, SeatPlan, TablePlan } from '@estaminet/table'
import { ASIDE_TIMES, isStrictAsUsual } from '@estaminet/table/aside-times'

/** What a host has chosen so far. */
export interface Draft {
  whom: Whom
  seats: SeatDraft[]
  when: Pace['kind']
  clock: number
  hours: number
  listed: boolean
  /** Wished for; it holds where it can, see `isRated`. */
  rated: boolean
  /** What was chosen of the times of windows; the rest is as usual. */
  asides: AsidePlan
  /** Whoever is asked something may ask for a hint. */
  advised: boolean
  /** Where somebody plays who plays alone. */
  where: 'device' | 'house'
  game: string
  options: Record<string, string | boolean>
}

export interface SeatDraft {
  kind: SeatKind
  level: string
  name: string
}

/** Nobody at all, bots alone, friends around this screen, or friends at screens of their own. */
export type Whom = 'alone' | 'bots' | 'here' | 'friends'
export type SeatKind = 'here' | 'bot' | 'open' | 'closed'

/** What a chair may be for each answer; the first is what it becomes when the answer is given. */
export const CHAIRS: Readonly<Record<Whom, readonly SeatKind[]>> = {
  alone: ['closed'],
  bots: ['bot', 'closed'],
  here: ['here', 'bot', 'closed'],
  friends: ['open', 'bot', 'here', 'closed'],
}

/** Minutes at the start and seconds per move; the first one is no clock at all. */
export const CLOCKS: readonly (readonly [number, number])[] = [
  [0, 0],
  [15, 10],
  [30, 0],
  [45, 30],
]
export const HOURS = [12, 24, 72, 168]

export const gameOf = (id: string): Game => games.find((game) => game.id === id) ?? games[0]

export const fieldsOf = (game: string): [string, OptionField][] => Object.entries(gameOf(game).options)

export const isFinePrint = (field: OptionField): boolean => field.type === 'choice' && field.finePrint === true

/** It is asked: what it belongs to, if anything, is on the table. */
export const isAsked = (field: OptionField, options: Options): boolean =>
  field.with === undefined || options[field.with] === true

export const defaultOptions = (game: string): Record<string, string | boolean> =>
  Object.fromEntries(fieldsOf(game).map(([name, field]) => [name, field.default]))

/** The options as they are played: of what stays on the shelf everything is as usual. */
export const optionsInPlay = ({ game, options }: Pick<Draft, 'game' | 'options'>): Options =>
  Object.fromEntries(
    fieldsOf(game).map(([name, field]) => [name, isAsked(field, options) ? options[name] : field.default]),
  )

/** How many people sit down to a game as it comes, at least. */
export function fewest(game: string): number {
  const { seats, forbids } = gameOf(game)
  for (let count = seats.min; count < seats.max; count++)
    if (forbids?.(defaultOptions(game), count) === undefined) return count
  return seats.max
}

const seat = (kind: SeatKind): SeatDraft => ({ kind, level: STAND_IN_LEVEL, name: '' })

export const chairs = (count: number, kind: (at: number) => SeatKind): SeatDraft[] =>
  Array.from({ length: count }, (_, at) => seat(kind(at)))

export function firstDraft(game: string): Draft {
  const { seats } = gameOf(game)
  return {
    whom: 'friends',
    seats: chairs(seats.max, (at) => (at === 0 ? 'here' : at < fewest(game) ? 'open' : 'closed')),
    when: 'live',
    clock: 0,
    hours: 24,
    listed: false,
    rated: false,
    asides: {},
    advised: true,
    where: 'device',
    game,
    options: defaultOptions(game),
  }
}

export const taken = ({ seats }: Pick<Draft, 'seats'>): SeatDraft[] => seats.filter(({ kind }) => kind !== 'closed')
export const people = (draft: Pick<Draft, 'seats'>): number => taken(draft).filter(({ kind }) => kind !== 'bot').length

export const isLocal = ({ whom, where }: Draft): boolean => (whom === 'alone' ? where === 'device' : whom !== 'friends')

/** Everybody is a person at a screen of their own: the house insists on it. */
export const mayBeRated = (draft: Pick<Draft, 'whom' | 'seats'>): boolean =>
  draft.whom === 'friends' &&
  taken(draft).length > 1 &&
  taken(draft).every(({ kind }, at) => kind === (at === 0 ? 'here' : 'open'))

export const isRated = (draft: Draft): boolean => draft.rated && mayBeRated(draft)

/** Hints may be asked for: never where the result counts. */
export const isAdvised = (draft: Draft): boolean => draft.advised && !isRated(draft)

/** Agreements that are not the usual ones. */
export const changedPrint = ({ game, options }: Draft): string[] =>
  fieldsOf(game).flatMap(([name, field]) => (isFinePrint(field) && options[name] !== field.default ? [name] : []))

/** People may react while somebody plays, for a moment at least; at screens of their own they wait for each other too. */
export const hasTimedWindows = (draft: Draft): boolean =>
  paceOf(draft).kind === 'live' &&
  people(draft) > 1 &&
  gameOf(draft.game).windows?.(optionsInPlay(draft), taken(draft).length) !== undefined

/** The times of windows as they hold; what is on nobody's table is as usual. */
export const asidesOf = (draft: Draft): Required<AsidePlan> => ({
  beat: draft.asides.beat ?? ASIDE_TIMES.beat.usual,
  limit: draft.asides.limit ?? ASIDE_TIMES.limit.usual,
  strict: draft.asides.strict ?? isStrictAsUsual(taken(draft)),
})

/** With another time; what is as usual follows the people at the table. */
export function withAside<Name extends keyof AsidePlan>(
  draft: Draft,
  name: Name,
  value: Required<AsidePlan>[Name],
): AsidePlan {
  const { [name]: _, ...others } = draft.asides
  return value === asidesOf({ ...draft, asides: {} })[name] ? others : { ...others, [name]: value }
}

export const changedAsides = (draft: Draft): number => (hasTimedWindows(draft) ? Object.keys(draft.asides).length : 0)

/** How many agreements of the fine print are not the usual ones. */
export const changesIn = (draft: Draft): number =>
  changedPrint(draft).length + changedAsides(draft) + (draft.advised ? 0 : 1)

/** Whoever shares the screen and gave no name is called by their seat, as the form says. */
export const named = (draft: Draft, nameOf: (seat: number) => string): Draft => ({
  ...draft,
  seats: draft.seats.map((seat, at) =>
    at > 0 && seat.kind === 'here' && !seat.name.trim() ? { ...seat, name: nameOf(at + 1) } : seat,
  ),
})

export function planOf(draft: Draft): TablePlan {
  return {
    game: draft.game,
    options: optionsInPlay(draft),
    seats: taken(draft).map(planned),
    access: draft.listed && draft.whom === 'friends' ? 'public' : 'link',
    pace: paceOf(draft),
    ...(changedAsides(draft) > 0 ? { asides: { ...draft.asides } } : {}),
    ...(isRated(draft) ? { rated: true } : {}),
    ...(isAdvised(draft) ? {} : { noAdvice: true as const }),
  }
}

function planned({ kind, level, name }: SeatDraft): SeatPlan {
  if (kind === 'bot') return { kind: 'bot', level }
  if (kind === 'open') return { kind: 'open' }
  return { kind: 'me', ...(name.trim() ? { name: name.trim().slice(0, 24) } : {}) }
}

export function paceOf(draft: Draft): Pace {
  const [minutes, increment] = CLOCKS[draft.clock]
  if (draft.whom !== 'friends') return { kind: 'live' }
  if (draft.when === 'turns') return { kind: 'turns', hours: draft.hours }
  if (minutes === 0) return { kind: 'live' }
  return { kind: 'live', clock: { bank: minutes * 60, increment, cap: minutes * 60 } }
}

import { STAND_IN_LEVEL } from '@estaminet/bots/levels'
import type { Game, OptionField } from '@estaminet/kernel'
import { games } from '@estaminet/shelf'
import type { Pace, SeatPlan, TablePlan } from '@estaminet/table'
import { boxOf } from '../games.ts'

/** What a host has chosen so far. */
export interface Draft {
  whom: Whom
  seats: SeatDraft[]
  when: Pace['kind']
  clock: number
  hours: number
  listed: boolean
  game: string
  options: Record<string, string | boolean>
}

export interface SeatDraft {
  kind: SeatKind
  level: string
  name: string
}

/** Bots alone, friends around this screen, or friends at screens of their own. */
export type Whom = 'bots' | 'here' | 'friends'
export type SeatKind = 'here' | 'bot' | 'open' | 'closed'

/** What a chair may be for each answer; the first is what it becomes when the answer is given. */
export const CHAIRS: Readonly<Record<Whom, readonly SeatKind[]>> = {
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

/** Those a host may choose: what the screen of the game cannot show yet is not offered. */
export const offeredFields = (game: string): [string, OptionField][] => {
  const known = boxOf(game)?.options ?? []
  return fieldsOf(game).filter(([name]) => known.includes(name))
}

/** The fewest people its screen can show, whatever its rules allow. */
export const fewest = (game: string): number => Math.max(gameOf(game).seats.min, boxOf(game)?.players[0] ?? 1)

export const isFinePrint = (field: OptionField): boolean => field.type === 'choice' && field.finePrint === true

const seat = (kind: SeatKind): SeatDraft => ({ kind, level: STAND_IN_LEVEL, name: '' })

export const defaultOptions = (game: string): Record<string, string | boolean> =>
  Object.fromEntries(fieldsOf(game).map(([name, field]) => [name, field.default]))

export function firstDraft(game: string): Draft {
  const { seats } = gameOf(game)
  return {
    whom: 'friends',
    seats: Array.from({ length: seats.max }, (_, at) =>
      seat(at === 0 ? 'here' : at < fewest(game) ? 'open' : 'closed'),
    ),
    when: 'live',
    clock: 0,
    hours: 24,
    listed: false,
    game,
    options: defaultOptions(game),
  }
}

/** Everybody who was to come is somebody else now; closed chairs stay closed. */
export const withWhom = ({ seats }: Draft, whom: Whom): Pick<Draft, 'whom' | 'seats'> => ({
  whom,
  seats: seats.map((one, at) => (at === 0 || one.kind === 'closed' ? one : { ...one, kind: CHAIRS[whom][0] })),
})

/** The same people around another game, as far as it has chairs for them. */
export function withGame(draft: Draft, game: string): Pick<Draft, 'game' | 'options' | 'seats'> {
  const { max } = gameOf(game).seats
  return {
    game,
    options: defaultOptions(game),
    seats: Array.from({ length: max }, (_, at) => draft.seats[at] ?? seat('closed')),
  }
}

export const taken = ({ seats }: Draft): SeatDraft[] => seats.filter(({ kind }) => kind !== 'closed')
export const isLocal = ({ whom }: Draft): boolean => whom !== 'friends'

/** Agreements that are not the usual ones. */
export const changedPrint = ({ game, options }: Draft): [string, OptionField][] =>
  fieldsOf(game).filter(([name, field]) => isFinePrint(field) && options[name] !== field.default)

/** Why a choice cannot be made beside the others, or nothing. */
export function whyNot(draft: Draft, name: string, value: string | boolean): string | undefined {
  return gameOf(draft.game).forbids?.({ ...draft.options, [name]: value }, taken(draft).length)
}

export function planOf(draft: Draft): TablePlan {
  return {
    game: draft.game,
    options: { ...draft.options },
    seats: taken(draft).map(planned),
    access: draft.listed && !isLocal(draft) ? 'public' : 'link',
    pace: paceOf(draft),
  }
}

function planned({ kind, level, name }: SeatDraft): SeatPlan {
  if (kind === 'bot') return { kind: 'bot', level }
  if (kind === 'open') return { kind: 'open' }
  return { kind: 'me', ...(name.trim() ? { name: name.trim().slice(0, 24) } : {}) }
}

export function paceOf(draft: Draft): Pace {
  const [minutes, increment] = CLOCKS[draft.clock]
  if (isLocal(draft)) return { kind: 'live' }
  if (draft.when === 'turns') return { kind: 'turns', hours: draft.hours }
  if (minutes === 0) return { kind: 'live' }
  return { kind: 'live', clock: { bank: minutes * 60, increment, cap: minutes * 60 } }
}

import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import { heavenAndAle } from '@estaminet/heaven-and-ale'
import type { Game, OptionField } from '@estaminet/kernel'
import type { Pace, SeatPlan, TablePlan } from '@estaminet/table'
import { words as aleWords } from '../ale/texts/index.ts'
import { language } from '../language.ts'
import { words as raceWords } from '../race/texts/index.ts'

/** What a host has chosen so far. */
export interface Draft {
  game: string
  options: Record<string, string | boolean>
  seats: SeatDraft[]
  where: Where
  clock: number
  hours: number
  listed: boolean
}

export interface SeatDraft {
  kind: SeatKind
  level: string
  name: string
}

export type SeatKind = 'here' | 'bot' | 'open' | 'closed'
export type Where = 'local' | 'live' | 'turns'

/** Minutes at the start and seconds per move; the first one is no clock at all. */
export const CLOCKS: readonly (readonly [number, number])[] = [
  [0, 0],
  [15, 10],
  [30, 0],
  [45, 30],
]
export const HOURS = [12, 24, 72, 168]
export const LEVELS = ['very-easy', 'easy']

interface OptionWords {
  readonly name: string
  readonly help: string
  readonly choices?: Readonly<Record<string, { readonly name: string; readonly help: string }>>
}

const games = [belgianBeersRace, heavenAndAle] as unknown as readonly Game[]
export const gameOf = (id: string): Game => games.find((game) => game.id === id) ?? games[0]

/** The words of a game's options. */
export const optionWords = (game: string): Readonly<Record<string, OptionWords>> =>
  (game === heavenAndAle.id ? aleWords : raceWords).in(language()).game.options

/** Both games may be chosen, so both speak. */
export const openWords = () => Promise.all([raceWords.open(language()), aleWords.open(language())])

export const fieldsOf = (game: string): [string, OptionField][] => Object.entries(gameOf(game).options)

const seat = (kind: SeatKind): SeatDraft => ({ kind, level: 'easy', name: '' })

export function firstDraft(game: string): Draft {
  const { options, seats } = gameOf(game)
  return {
    game,
    options: Object.fromEntries(Object.entries(options).map(([name, field]) => [name, field.default])),
    seats: Array.from({ length: seats.max }, (_, at) => seat(at === 0 ? 'here' : at < seats.min ? 'bot' : 'closed')),
    where: 'local',
    clock: 0,
    hours: 24,
    listed: false,
  }
}

export const taken = ({ seats }: Draft): SeatDraft[] => seats.filter(({ kind }) => kind !== 'closed')

/** Why a choice cannot be made beside the others, or nothing. */
export function whyNot(draft: Draft, name: string, value: string | boolean): string | undefined {
  return gameOf(draft.game).forbids?.({ ...draft.options, [name]: value }, taken(draft).length)
}

export function planOf(draft: Draft): TablePlan {
  return {
    game: draft.game,
    options: { ...draft.options },
    seats: taken(draft).map(planned),
    access: draft.listed ? 'public' : 'link',
    pace: paceOf(draft),
  }
}

function planned({ kind, level, name }: SeatDraft): SeatPlan {
  if (kind === 'bot') return { kind: 'bot', level }
  if (kind === 'open') return { kind: 'open' }
  return { kind: 'me', ...(name.trim() ? { name: name.trim().slice(0, 24) } : {}) }
}

function paceOf({ where, clock, hours }: Draft): Pace {
  if (where === 'turns') return { kind: 'turns', hours }
  const [minutes, increment] = CLOCKS[clock]
  if (where === 'local' || minutes === 0) return { kind: 'live' }
  return { kind: 'live', clock: { bank: minutes * 60, increment, cap: minutes * 60 } }
}

import { events } from '@estaminet/belgian-beers-race/cards'
import type { View } from '@estaminet/kernel'
import type { Turn } from '../../../after/course.ts'
import { raceOf } from '../model.ts'

/** What somebody did with what the boxes beside the game bring. */
export interface ExpansionDeeds {
  readonly concerts: number
  readonly fans: number
  /** Confrontation: cards played on others, and for oneself. */
  readonly tricks: number
  readonly boosts: number
  /** Cards of others that met somebody, and those that were kept off. */
  readonly targets: number
  readonly shields: number
  readonly drawings: number
  readonly jokers: number
  readonly redraws: number
  /** Cards of the team that were fulfilled in one's own turns. */
  readonly teamCards: number
  /** Points more at the end of days whose event was against everybody, and of those on which it was kind. */
  readonly rain: number
  readonly sun: number
}

type Told = Readonly<Record<string, unknown>> & { readonly type: string }

export function expansionDeeds(turns: readonly Turn[], seat: number, view: View): ExpansionDeeds {
  const all = turns.flatMap(({ told, moment }) => told.map(({ event }) => ({ event: event as Told, by: moment.seat })))
  const own = all.flatMap(({ event }) => (event.seat === seat ? [event] : []))
  const count = (type: string, fits: (event: Told) => boolean = () => true): number =>
    own.filter((event) => event.type === type && fits(event)).length
  const isOther = (event: Told): boolean => event.target !== seat
  const team = raceOf(view).team?.teams.find(({ a, b }) => a === seat || b === seat)?.name
  return {
    concerts: count('bands/concert'),
    fans: own.reduce((sum, { type, fans }) => sum + (type === 'bands/applause' ? Number(fans) : 0), 0),
    tricks: count('confrontation/played', isOther),
    boosts: count('confrontation/played', (event) => !isOther(event)),
    targets: all.filter(
      ({ event }) => event.type === 'confrontation/played' && event.target === seat && event.seat !== seat,
    ).length,
    shields: count('confrontation/cancelled'),
    // What its owner alone may see the face of is told twice, once with it.
    drawings: count('pixel-bag/completed', hasFace),
    jokers: count('pixel-bag/jokerGained'),
    redraws: count('pixel-bag/swapped', hasFace),
    teamCards: all.filter(
      ({ event, by }) => team !== undefined && event.type === 'team/fulfilled' && event.team === team && by === seat,
    ).length,
    rain: gainedOn(turns, seat, '-'),
    sun: gainedOn(turns, seat, '+'),
  }
}

const hasFace = ({ card }: Told): boolean => card !== undefined

/** What somebody's points grew by on the days of such events. */
function gainedOn(turns: readonly Turn[], seat: number, sign: '+' | '-'): number {
  const drawn = turns.flatMap(({ told }) => told.map(({ event }) => event as Told))
  const days = drawn.flatMap(({ type, day, card }) =>
    type === 'events/drawn' && events.find(({ id }) => id === card)?.sign === sign ? [Number(day)] : [],
  )
  const after = (day: number): number => turns.findLast(({ moment }) => moment.part <= day)?.moment.now[seat] ?? 0
  return days.reduce((sum, day) => sum + after(day) - (day > 1 ? after(day - 1) : 0), 0)
}

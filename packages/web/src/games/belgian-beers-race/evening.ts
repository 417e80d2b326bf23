import { clockAt } from '@estaminet/belgian-beers-race/board'
import type { RaceView, Shown } from './model.ts'

/** What an evening brought one player. */
export interface EveningRow {
  readonly seat: number
  readonly rank: number
  /** Places won; below zero: lost. */
  readonly moved: number
  /** Points for each. */
  readonly beers: number
  readonly bottles: number
  readonly coasters: number
  /** What an expansion pays every evening. */
  readonly more: number
  readonly before: number
  readonly after: number
  readonly level: { readonly from: number; readonly to: number }
  /** How late they get up, and the hour. */
  readonly delay: number
  readonly time: string
}

export interface Evening {
  /** A race of two days goes from Friday to Sunday: its days are told by their order, or one would miss Saturday. */
  readonly evening: 'first' | 'friday' | 'saturday'
  readonly morning: 'last' | 'saturday' | 'sunday'
  /** Evenings still to come. */
  readonly left: number
  readonly rows: readonly EveningRow[]
  /** Who plays first in the morning, and where their discs lie. */
  readonly order: readonly { readonly seat: number; readonly space: number; readonly below: number }[]
}

/** The evening these events tell of, with the table of the morning after; nothing where the race ended with it. */
export function eveningOf(events: readonly Shown[], morning: RaceView): Evening | undefined {
  const scored = events.filter((event) => event.type === 'dailyScored')
  if (scored.length === 0) return undefined
  const { length } = morning.match
  const tomorrow = morning.day
  const rows = scored.map(({ seat, beers, bottles, coasters, score }) => {
    const more = events.reduce((sum, event) => sum + paidBesides(event, seat), 0)
    const before = score - beers - bottles - coasters - more
    const slept = events.find((event) => event.type === 'slept' && event.seat === seat)
    const late = events.find((event) => event.type === 'delayed' && event.seat === seat)
    const delay = late?.type === 'delayed' ? late.delay : 0
    const level = slept?.type === 'slept' ? { from: slept.from, to: slept.level } : { from: 0, to: 0 }
    return {
      seat,
      beers,
      bottles,
      coasters,
      more,
      before,
      after: score,
      level,
      delay,
      time: clockAt(length, tomorrow, delay).time,
    }
  })
  const rankBy = (of: (row: (typeof rows)[number]) => number, row: (typeof rows)[number]): number =>
    1 + rows.filter((other) => of(other) > of(row)).length
  // On the first evening nobody has a place yet that could be won or lost.
  const wereEqual = rows.every(({ before }) => before === rows[0].before)
  return {
    ...namesOf(clockAt(length, tomorrow - 1, 0).weekday, clockAt(length, tomorrow, 0).weekday),
    left: morning.lastDay ? 1 : 2,
    rows: rows
      .map((row) => {
        const rank = rankBy(({ after }) => after, row)
        return { ...row, rank, moved: wereEqual ? 0 : rankBy(({ before }) => before, row) - rank }
      })
      .toSorted((a, b) => a.rank - b.rank),
    order: morning.players
      .map(({ time, height }, seat) => ({ seat, space: time, below: height }))
      .toSorted((a, b) => a.space - b.space || b.below - a.below),
  }
}

const paidBesides = (event: Shown, seat: number): number =>
  event.type === 'solo/led' && event.seat === seat ? event.points : 0

type Weekday = ReturnType<typeof clockAt>['weekday']

function namesOf(today: Weekday, tomorrow: Weekday): Pick<Evening, 'evening' | 'morning'> {
  if (tomorrow === 'saturday') return { evening: 'friday', morning: 'saturday' }
  return today === 'friday' ? { evening: 'first', morning: 'last' } : { evening: 'saturday', morning: 'sunday' }
}

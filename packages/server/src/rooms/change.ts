import {
  botPlays,
  type Command,
  type Consequence,
  type Person,
  type PersonId,
  publiclyAwaited,
  type Table,
  type TableDoc,
  teamOf,
} from '@estaminet/table'
import type { StoredAnswer } from '../store/store.ts'
import type { SaidRow } from '../store/talk.ts'
import type { Answered } from './listener.ts'

/** A bot that was lost with its node is asked again after this long. */
const BOT_LEASE = 15_000

/** Something that is done to a table. */
export interface Change {
  /** Carries the change out on the table in memory. */
  act(table: Table, now: number): Consequence
  readonly command?: string
  /** The answer as it may go back to where the command came from. */
  reply?(answer: StoredAnswer): Answered
  /** Whose command it is. */
  readonly by?: PersonId
  /** A table that is made with the change, or not at all. */
  born?(): TableDoc | undefined
  answer?(table: Table): StoredAnswer
}

/** Whose turn began with a change: who is asked now, was not before, and did not bring it about. */
export function turnsBegun(table: Table, before: readonly number[], by: PersonId | undefined): PersonId[] {
  const seats = table.asked().filter((seat) => !before.includes(seat) && !botPlays(table.seat(seat)))
  const persons = seats.flatMap((seat) => table.seat(seat).person ?? [])
  return [...new Set(persons)].filter((person) => person !== by)
}

/** What everybody at a table could see a change bring, by seat: whose turn began, whose is nearly over, and whether the match ended. */
export interface TableNews {
  readonly begun: readonly number[]
  readonly late: readonly number[]
  readonly over: boolean
}

export const NO_NEWS: TableNews = { begun: [], late: [], over: false }

export const whatEverybodySees = (table: Table) => ({
  awaited: publiclyAwaited(table),
  status: table.doc.status,
  reminded: table.doc.clock.reminded ?? [],
})

export function newsSince(table: Table, before: ReturnType<typeof whatEverybodySees>): TableNews {
  const { awaited, status, reminded } = whatEverybodySees(table)
  const { left } = table.doc.clock
  // Whoever has given a sealed answer is told of like the others: nobody should see who has.
  const late = awaited.filter((seat) => reminded.includes(seat) && !before.reminded.includes(seat) && left[seat] > 0)
  return {
    begun: awaited.filter((seat) => !before.awaited.includes(seat) && !botPlays(table.seat(seat))),
    late: late.filter((seat) => !botPlays(table.seat(seat))),
    over: status === 'over' && before.status !== 'over',
  }
}

/** Whose time is nearly over since a change; whoever has given a sealed answer need not hurry. */
export function nearlyLate({ doc }: Table, before: readonly number[]): PersonId[] {
  const { reminded = [], kept, left } = doc.clock
  const seats = reminded.filter((seat) => !before.includes(seat) && kept[seat] === undefined && left[seat] > 0)
  return [...new Set(seats.flatMap((seat) => doc.seats[seat].person ?? []))]
}

/** When the table wants to be looked after, bots that may get lost included. */
export function dueAt(table: Table, now: number): number | null {
  const clock = table.dueAt()
  const bots = table.botSeats().length > 0 ? now + BOT_LEASE : undefined
  return clock === undefined || bots === undefined ? (clock ?? bots ?? null) : Math.min(clock, bots)
}

/** What changes nothing at a table. */
export type Spoken = Extract<Command, { t: 'chat' | 'react' }>

export function saidBy(table: Table, command: Spoken, by: Person, at: number): SaidRow {
  const seat = command.seat ?? table.seatsOf(by.id)[0]
  const from = seat !== undefined && table.seat(seat).beside ? table.seat(seat).name : by.name
  const who = { at, from, ...(seat === undefined ? {} : { seat }) }
  if (command.t === 'react') return { ...who, react: command.what }
  return { ...who, text: command.text, ...(command.to === 'team' ? { to: teamOf(table, by) } : {}) }
}

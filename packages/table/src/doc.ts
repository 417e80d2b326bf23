import type { Move, Options, Seat, View, WrittenUnder } from '@estaminet/kernel'
import type { AsidePlan, CardOrder, StandingAnswer, WindowOrder } from './asides-protocol.ts'
import type { Pace, TableStatus } from './protocol.ts'

/** A person as the platform knows one: an id, never a secret. */
export type PersonId = string

export interface SeatDoc {
  kind: 'open' | 'person' | 'bot'
  name: string
  person?: PersonId
  /** An open seat that only this person may take, until the host gives it away; not before `until`. */
  keptFor?: { person: PersonId; name: string; until: number }
  /** Level of the bot in this seat, or of the one that stands in. */
  level?: string
  /** A bot plays for the absent person until they come back. */
  standIn: boolean
  /** A bot finishes this turn, because the clock ran out. */
  overtime: boolean
  /** Turns in a row the clock ran out. */
  misses: number
  /** When the person last did something. */
  actedAt: number
  /** Confirm the end of a turn; left out: as the pace has it. */
  confirm?: boolean
  /** Standing orders for out-of-turn questions, by kind of question; left out: see `orders.ts`. */
  answers: Record<string, StandingAnswer>
  /** Standing orders for cards and for windows, where they are not `ask`. */
  cards?: Record<string, CardOrder>
  windows?: Record<string, WindowOrder>
  /** Somebody beside the person whose device it is, with a name of their own. */
  beside?: true
  /** Wants three times as long for what is asked out of turn. */
  moreTime?: true
}

/** A window in live play. What is answered lies sealed until it closes. */
export interface WindowDoc {
  /** It opened after so many entries of the log: after more of them it is another. */
  readonly after: number
  opened: number
  /** Who does not want to be asked here. */
  readonly muted: Seat[]
  /** Who has something to play, and is waited for without pressing anything. */
  readonly thinking: Seat[]
  /** Who has pressed `wait`. */
  waits: Seat[]
  /** When each of them first answered. */
  answered: Record<number, number>
}

export interface ClockDoc {
  /** Milliseconds left per seat at `since`. */
  left: number[]
  /** Seats whose time runs, or seems to: see `kept`. */
  running: Seat[]
  since: number
  /** When an out-of-turn question is answered for a seat that stays silent, by seat. */
  questions: Record<number, number>
  /**
   * What a seat that has given its sealed answer has left. Its clock seems to run on until all have answered, so that
   * nobody can see who has.
   */
  kept: Record<number, number>
  /** How long the house was ever closed, as far as this clock has been given it back. */
  closed: number
  /** People who are asked now, on a clock or not; tables of old have none. */
  people?: Seat[]
  /** Since when each seat is waited for, whoever plays for it; tables of old have none. */
  asked?: Record<number, number>
  window?: WindowDoc
  /** By seat: milliseconds waited in windows in the newest part of the match it waited in. */
  waited?: Record<number, { readonly part: number; readonly spent: number }>
  /** When a player left their own turn to a bot: who is back before it passes has used that time. */
  away?: Record<number, number>
  /** Seats whose turn is nearly over by the clock, and who have been told; left out: nobody. */
  reminded?: Seat[]
  /** By seat: how many of its decisions were rewarded, and what the last ones brought, to be given up with them. */
  earned?: Record<number, { decisions: number; back: number[] }>
}

/** Where a table's turns are told outside, in which language and form, and what signs it. Its giver's alone to see and to use. */
export interface TableWebhook {
  readonly by: PersonId
  readonly url: string
  readonly secret: string
  readonly language: string
  readonly format: string
}

/** What a seat's points are made of, by their reasons, and where it has been. */
export interface SeatTally {
  readonly points: Readonly<Record<string, number>>
  /** Left out: the game has no places to go to. */
  readonly places?: readonly string[]
}

/** All a platform must keep of a table beside its log. Plain JSON, written whole with every accepted command. */
export interface TableDoc {
  readonly id: string
  readonly code: string
  readonly game: string
  rules: number
  /** What of the log was written under earlier rules; left out: nothing. */
  earlier?: NonNullable<WrittenUnder['earlier']>
  readonly options: Options
  readonly access: 'public' | 'link'
  readonly pace: Pace
  /** What the host chose for questions out of turn; left out: as the house has it. */
  readonly asides?: AsidePlan
  /** Its result counts for the standing of those who play: no bots, no going back together, no advice. */
  readonly rated?: true
  /** The host wants nobody to be advised; left out: see `adviceAllowed`. */
  readonly noAdvice?: true
  /** The day whose challenge this is, as 2026-11-18. */
  readonly daily?: string
  status: TableStatus
  readonly createdAt: number
  /** When a person last did something here. */
  touchedAt: number
  /** When the match began or ended. */
  startedAt?: number
  endedAt?: number
  /** Points and place by seat, once the match is over; tables of old may have none. */
  result?: { readonly total: number; readonly rank: number }[]
  /** By seat, for who looks back on all their matches; tables of old have none. */
  tallies?: SeatTally[]
  host: PersonId
  seats: SeatDoc[]
  fair: {
    readonly secret: string
    readonly commitment: string
    /** What every seat commits to before anybody opens theirs; matches begun before there were any have none. */
    hashes?: (string | null)[]
    nonces: (string | null)[]
    /** Since when everybody has committed and may open. */
    opening?: number
    /** A device drew the secret, and knew it from the beginning: such a match never counts for more than itself. */
    readonly device?: true
    /** Dice that several tables share are drawn under this name; left out: under the table's own id. */
    readonly name?: string
    /** Others draw from the same secret until then, so it is not told before. */
    readonly sealedUntil?: number
  }
  /** What the bots' choices come from. Never told to anybody: who knows it can foretell them. */
  botSeed: string
  clock: ClockDoc
  /** The seat whose turn waits for its confirmation. */
  held: Seat | null
  /** Somebody asks to go back to a line of so many moves. */
  goBack: { by: Seat; line: number; agreed: Seat[] } | null
  /** When a bot took a seat over, and when its person came back; tables of old have none. */
  handovers?: { readonly seat: Seat; readonly to: 'bot' | 'person'; readonly after: number; readonly moment?: View }[]
  sealed: [Seat, Move][]
  pause: { asked: Seat[]; on: boolean }
  /** Who may not speak here: these, and everybody without a seat. Left out: nobody. */
  hushed?: { persons: PersonId[]; lookers: boolean }
  /** Left out: nowhere. */
  webhook?: TableWebhook
  /** Hashes of the position after so many entries of the log; tables of old may have none. */
  marks?: { readonly after: number; readonly hash: string }[]
  rematch: string | null
  /** So many moves were played elsewhere, and this table goes on from there: its dice say nothing of them. */
  readonly branchedAfter?: number
}

/** A table as it may lie in a store: older houses kept less of it. */
export type StoredDoc = Omit<TableDoc, 'botSeed'> & { botSeed?: string }

/** Whether whoever is asked something may ask for a hint: never where the result counts. */
export const adviceAllowed = ({ noAdvice, rated, daily }: Pick<TableDoc, 'noAdvice' | 'rated' | 'daily'>): boolean =>
  !noAdvice && !rated && daily === undefined

/** What dice are drawn under, beside the secret. */
export const diceNameOf = ({ id, fair }: Pick<TableDoc, 'id' | 'fair'>): string => fair.name ?? id

/** Whether everybody has given a part in the dice, or does without. */
export const diceReady = ({ fair }: Pick<TableDoc, 'fair'>): boolean => fair.nonces.every((nonce) => nonce !== null)

/** At a table of one seat nobody waits for anybody. */
export const isAlone = ({ seats }: Pick<TableDoc, 'seats'>): boolean => seats.length === 1

/** How many people sit here. Where it is one, nobody else is kept waiting. */
export const peopleAt = ({ seats }: Pick<TableDoc, 'seats'>): number =>
  new Set(seats.flatMap((seat) => ownerOf(seat) ?? [])).size

/** Only they can agree for this seat, whoever plays for them; nobody, where there is none. */
export const ownerOf = ({ kind, person }: SeatDoc): PersonId | undefined => (kind === 'person' ? person : undefined)

/** A bot, a stand-in or the clock decides here, not a person. */
export const botPlays = (seat: SeatDoc): boolean => seat.kind === 'bot' || seat.standIn || seat.overtime

/** Standing orders, for who sits down again. */
export const ordersOf = ({ answers, cards, windows, moreTime }: SeatDoc) => ({
  answers,
  ...(isSome(cards) ? { cards } : {}),
  ...(isSome(windows) ? { windows } : {}),
  ...(moreTime ? { moreTime } : {}),
})

/** Whether somebody sits there beside the person whose device it is, for who sits down again. */
export const besideOf = ({ beside }: SeatDoc) => (beside ? { beside } : {})

const isSome = <T extends object>(orders: T | undefined): orders is T =>
  orders !== undefined && Object.keys(orders).length > 0

export const emptySeat = (): SeatDoc => ({
  kind: 'open',
  name: '',
  standIn: false,
  overtime: false,
  misses: 0,
  actedAt: 0,
  answers: {},
})

export const botSeat = (level: string): SeatDoc => ({ ...emptySeat(), kind: 'bot', level })

export const keptSeat = (keptFor: NonNullable<SeatDoc['keptFor']>): SeatDoc => ({ ...emptySeat(), keptFor })

/** Seats that wait for this person. */
export function keptSeats({ seats }: TableDoc, person: PersonId): Seat[] {
  const kept: Seat[] = []
  for (let at = 0; at < seats.length; at++) if (seats[at].keptFor?.person === person) kept.push(at)
  return kept
}

export const personSeat = (person: PersonId, name: string, now: number): SeatDoc => ({
  ...emptySeat(),
  kind: 'person',
  person,
  name,
  actedAt: now,
})

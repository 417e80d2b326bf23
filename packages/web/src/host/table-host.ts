import type { Game, LogEntry, MatchRecord, Seat } from '@estaminet/kernel'
import type { Command, Cover, FromHost, TableDoc, TablePlan, Told, Update } from '@estaminet/table'
import type { Accessor } from 'solid-js'
import type { DiceVerdict } from './dice-check.ts'
import type { DiceMemory } from './dice-notes.ts'

export type { Cover }

/** A command without the parts every command has. */
export type Wish = Command extends infer One ? (One extends Command ? Omit<One, 'table' | 'cmd'> : never) : never

export type Connection = 'connecting' | 'open' | 'lost' | 'closed'

/** Why a host said no. */
export interface No {
  readonly code: string
  readonly message: string
}

export type Answer = { readonly ok: true; readonly result?: unknown } | ({ readonly ok: false } & No)

/**
 * What the screen talks to: the server over a socket, or a worker in this page. Of the match it holds what its reader may
 * know, as it was told, and nothing else.
 */
export interface TableHost {
  readonly update: Accessor<Update | undefined>
  /** Everything that happened, oldest first. */
  readonly told: Accessor<readonly Told[]>
  readonly connection: Accessor<Connection>
  /** Why the host will not have us, once it said so for good. */
  readonly refusal: Accessor<No | undefined>
  /** When the next attempt to reach a lost host is made. */
  readonly retryAt: Accessor<number | undefined>
  /** Words and reactions, oldest first. */
  readonly said: Accessor<readonly Said[]>
  /** The house has other rules than this page: another one is ready, and loses nothing. */
  readonly outdated: Accessor<boolean>
  /** The rules of the table are here: it need be told no more than the cells that change. */
  hold(game: Game): void
  /** Carried out and durable, or refused and nothing changed. */
  send(wish: Wish): Promise<Answer>
  /** A match that is seen again. */
  readonly seenAgain?: SeenAgain
  /** Where several people may share this screen. */
  readonly shared?: SharedScreen
  /** At a guided table: how much of its record has been played when this question is asked. */
  stands?(ask: string): number | undefined
  /** Tries a lost host again now. */
  retry(): void
  close(): void
}

/** One may go anywhere in it, forward and back. */
export interface SeenAgain {
  /** Changes with every step to somewhere else: what lies between is not shown, and what was told may be told no more. */
  readonly leaps: Accessor<number>
  /** How many times as fast as at a table things move. */
  readonly pace: Accessor<number>
}

/** A screen that goes from hand to hand where people around it keep things from each other. */
export interface SharedScreen {
  /** Who should take it next; nobody as long as whoever looks is asked. */
  readonly cover: Accessor<Cover | undefined>
  /** Changes with whose eyes the table is seen through: nothing of before belongs to it. */
  readonly sitting: Accessor<number>
  /** What whoever looked knows leaves the page. */
  lookAway(): void
  /** From now on the table is seen through the eyes of this seat. */
  look(seat: Seat): void
  /** Who had it when a window opened, and has it again once that is over, unless somebody took it to answer. */
  readonly holder: Accessor<Seat | undefined>
  hold(seat: Seat | undefined): void
}

export type Said = Extract<FromHost, { t: 'said' }>

/** A table of this page as it is saved between visits. */
export interface SavedTable {
  readonly doc: TableDoc
  readonly log: readonly LogEntry[]
}

/** What the page says to its worker beside the protocol itself. */
export type Opening =
  | { readonly t: 'create'; readonly plan: TablePlan; readonly name: string }
  /** Goes on from moves that were played elsewhere. */
  | { readonly t: 'branch'; readonly plan: TablePlan; readonly name: string; readonly played: readonly LogEntry[] }
  | ({ readonly t: 'resume' } & SavedTable)
  | GuidedOpening
/** A table on which a record is played once more, from so many of its entries on. */
export interface GuidedOpening {
  readonly t: 'guide'
  readonly record: MatchRecord
  readonly from: number
  readonly name: string
  /** Where nothing moves there is nothing to wait for between two moves of the other seat. */
  readonly isCalm: boolean
}
/** A finished match of the house, to be compared with what the page remembers of its dice. */
export interface DiceQuestion {
  readonly t: 'check'
  readonly record: unknown
  readonly memory: DiceMemory
}
/** The page has the rules: the table is shown once more as a position, and then the cells that change. */
export interface Holding {
  readonly t: 'hold'
}
/** The screen goes from hand to hand. */
export type HandingOver = { readonly t: 'look-away' } | { readonly t: 'look'; readonly seat: Seat }
export type ToWorker = Opening | Command | DiceQuestion | Holding | HandingOver
export type FromWorker =
  | FromHost
  | ({ readonly t: 'save' } & SavedTable)
  /** Somebody else should take the screen, or nobody. */
  | { readonly t: 'cover'; readonly cover?: Cover }
  /** Other eyes look from here on: what was heard so far is not theirs. */
  | { readonly t: 'eyes' }
  | { readonly t: 'dice'; readonly verdict: DiceVerdict }
  /** A question of a guided table is asked after so many entries of its record. */
  | { readonly t: 'stands'; readonly ask: string; readonly at: number }

import type { LogEntry } from '@estaminet/kernel'
import type { PersonId, RatedEnding, TableDoc, TableStatus } from '@estaminet/table'
import type { CampaignTry } from '@estaminet/table/campaign'
import type { PushKeys } from '../push/encryption.ts'
import type { PasskeysAndWebhooks } from './passkeys-and-webhooks.ts'
import type { StandingRows } from './standing-rows.ts'
import type { Sweep } from './sweep.ts'
import type { SaidRow, Talk } from './talk.ts'

/**
 * Where a house keeps what must never be lost. Two stores fill this in: one SQLite file, or PostgreSQL shared by several
 * nodes. One contract test runs on both.
 */
export interface Store extends PasskeysAndWebhooks, StandingRows, Sweep, Talk {
  /** Whether no other node can write here. */
  readonly alone: boolean
  /**
   * One accepted command, all or nothing and durable when it resolves: the log's new entries, the table, the answer
   * given, its timer, how it counts, a table born with it. `conflict`: somebody else changed the table meanwhile, or the
   * command was carried out before; load it again (for a new table: its id or code is taken). When the store cannot, it
   * throws a Refusal: `store-trouble`, and nothing has changed; or `unknown-outcome`, where nobody said whether it has.
   */
  commit(change: StoredChange): Promise<'done' | 'conflict'>
  load(table: string): Promise<StoredTable | undefined>
  /** Whether another node has changed the table since; never where a house has one node. */
  changedSince(table: string, rev: number): Promise<boolean>
  /** The answer a command id got before, if it was carried out. */
  answerTo(table: string, command: string): Promise<StoredAnswer | undefined>
  tableByCode(code: string): Promise<string | undefined>
  /**
   * Newest first: open public tables, or all of a status. The tables that are a person's, last touched first. Those nobody
   * has touched for long, in the order of their ids.
   */
  tables(which: TableQuery): Promise<TableSummary[]>
  /**
   * Keeps words said at a table, with the answer to their command, and leaves the table as it is. Answers with their
   * number; `conflict`: the command was carried out before. It fails as `commit` does.
   */
  say(words: StoredWords): Promise<number | 'conflict'>
  /** Tells at which table other nodes' words are to be read; none: at any. On SQLite there are none. */
  onWords(listen: (table: string | undefined) => void): void

  /**
   * Takes the tables whose timers are due as leases that expire, so that a node that dies loses none. A commit at the table that
   * names a time sets its timer anew and ends the lease. Deadlines use the store's clock; `by`: a claim that comes through later takes none, because
   * nobody waits for it any more.
   */
  claimTimers(most: number, leaseMs: number, by?: number): Promise<string[]>
  /** Lets other nodes look after these tables at once, where there are any. */
  hasten(tables: readonly string[]): Promise<void>
  /** Players are at these tables by way of this node: none of them lies idle, whatever other nodes see. */
  attend(tables: readonly string[]): Promise<void>
  /** Whether it can write: a full or read-only disk, or a database that is away, cannot. */
  ready(): Promise<boolean>
  /** Milliseconds since 1970 by the store's own clock. */
  now(): Promise<number>

  person(id: PersonId): Promise<PersonRow | undefined>
  savePerson(person: PersonRow): Promise<void>
  /** Changes the row as it is at that moment, whoever else changes it; nothing when there is no such person (any more). */
  changePerson(id: PersonId, change: (person: PersonRow) => PersonRow): Promise<PersonRow | undefined>
  /** Removes the person and all that is theirs alone; their name in tables is the caller's to change. */
  forgetPerson(id: PersonId): Promise<void>
  /** Keeps a secret to be used once (device links): its hash, until then. */
  saveToken(token: TokenRow): Promise<void>
  useToken(hash: string): Promise<TokenRow | undefined>

  /** Small facts about the house: the hash of the host key, the keys of cookies, mails and notices. */
  setting(name: string): Promise<string | undefined>
  /** Only if it is still as it was read: of several nodes that change it at once, one does. */
  replaceSetting(name: string, was: string | undefined, value: string): Promise<boolean>
  blocked(): Promise<string[]>
  block(address: string, on: boolean): Promise<void>

  /**
   * Called every few seconds while the house is open. Answers how long it was ever closed, which tables compare with what
   * they have been given back.
   */
  heartbeat(): Promise<number>
  /** Tells other nodes' changes, at least once, after a broken connection too; on SQLite there are none. */
  onChange(listen: (change: { table: string; rev: number }) => void): void
  /** Says something to the other nodes that need not be kept; on SQLite there are none. */
  whisper(text: string): Promise<void>
  onWhisper(listen: (node: string, text: string) => void): void
  close(): Promise<void>
}

export interface StoredChange {
  readonly table: TableDoc
  /** Revision this change was made on; 0 makes a new table. The stored one becomes rev + 1. */
  readonly rev: number
  /** Length of the log before, and what is added. */
  readonly from: number
  readonly entries: readonly LogEntry[]
  readonly command?: { readonly id: string; readonly answer: StoredAnswer }
  /** When the table next wants a tick; null: never; left out: its timer stays as it was set. */
  readonly dueAt?: number | null
  /** Whose table it is has not changed since the revision before, and is not written again. */
  readonly samePersons?: boolean
  /** A new table that is made with this change, or not at all. */
  readonly born?: TableDoc
  /** How the rated match counts that ended with this change. */
  readonly rated?: RatedEnding
}

export interface StoredTable {
  readonly doc: TableDoc
  readonly rev: number
  readonly log: readonly LogEntry[]
}

export interface StoredAnswer {
  readonly result?: unknown
}

export type TableQuery =
  | { readonly open: true; readonly most: number }
  | { readonly person: PersonId; readonly most: number; readonly statuses?: readonly TableStatus[] | undefined }
  | { readonly status: TableStatus; readonly most: number }
  | { readonly idle: TableStatus; readonly most: number; readonly touchedBefore: number; readonly after: string }

export interface TableSummary {
  readonly doc: TableDoc
  readonly moves: number
}

export interface StoredWords {
  readonly table: string
  readonly said: SaidRow
  readonly speaker: PersonId
  readonly command: { readonly id: string; readonly answer: StoredAnswer }
}

export interface PersonRow {
  readonly id: PersonId
  readonly name: string
  /** SHA-256 of the secrets that open this identity, newest first: rotation keeps the last one valid for a while. */
  readonly secrets: readonly string[]
  readonly createdAt: number
  readonly seenAt: number
  /** Finished games of a campaign, as their browsers told them. */
  readonly campaign?: readonly CampaignTry[]
  /** Browsers that asked to be told when it is their turn. */
  readonly pushes?: readonly PushRow[]
  /** Where they asked to be written to. */
  readonly mail?: MailRow
}

/** An address that was proved to be theirs, what was sent there in the last day, and one that waits for its code. */
export interface MailRow {
  readonly address?: string
  readonly language?: string
  readonly asked?: {
    readonly address: string
    readonly language: string
    readonly hash: string
    readonly tries: number
    readonly until: number
  }
  readonly sent?: readonly { readonly table: string; readonly event: string; readonly at: number }[]
}

/** Where a browser fetches its messages, and the keys they are sealed for. */
export interface PushRow {
  readonly endpoint: string
  readonly keys: PushKeys
  readonly language: string
}

export interface TokenRow {
  readonly hash: string
  readonly person: PersonId
  readonly purpose: string
  readonly expiresAt: number
}

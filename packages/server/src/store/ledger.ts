import { ownerOf, type TableDoc } from '@estaminet/table'
import type { Dialect } from './dialect.ts'
import type { StoredChange, StoredWords } from './store.ts'

export type Value = string | number | null
export type Row = Readonly<Record<string, unknown>>

export type Statement = readonly [sql: string, values: readonly Value[]]

/** A database, as far as a store needs one: it reads, it writes durably, and it carries out a whole change at once. */
export interface Ledger {
  readonly dialect: Dialect
  /** Nobody else writes here, so the first heartbeat knows to the millisecond how long the house was closed. */
  readonly alone: boolean
  read(sql: string, values?: readonly Value[]): Promise<Row[]>
  /** Durable when it resolves. */
  write(sql: string, values?: readonly Value[]): Promise<Row[]>
  commit(change: StoredChange): Promise<'done' | 'conflict'>
  /** All or nothing: a first statement that hits no row is a conflict, and nothing has changed. */
  together(statements: readonly Statement[]): Promise<'done' | 'conflict'>
  say(words: StoredWords): Promise<number | 'conflict'>
  now(): Promise<number>
  /** Whether it takes anything new at all. */
  mayWrite(): Promise<boolean>
  onChange(listen: (change: { table: string; rev: number }) => void): void
  onWords(listen: (table: string | undefined) => void): void
  whisper(text: string): Promise<void>
  onWhisper(listen: (node: string, text: string) => void): void
  close(): Promise<void>
}

/** Who sits at a table or has a seat kept there, each once. */
export const seatedAt = ({ seats }: Pick<TableDoc, 'seats'>): string[] => [
  ...new Set(seats.flatMap((seat) => ownerOf(seat) ?? seat.keptFor?.person ?? [])),
]

/** Whose table it is: those, and who has it in hand. */
export const personsAt = ({ seats, host }: TableDoc): string[] => [
  ...new Set([host, ...seatedAt({ seats })].filter(Boolean)),
]

import type { PersonId } from '@estaminet/table'
import type { Dialect } from './dialect.ts'
import type { Ledger } from './ledger.ts'
import { jsonIn, readable } from './trouble.ts'

/** What was said at tables, and whose name stands over it. */
export interface Talk {
  /** What was said last, in the order it was said. */
  said(table: string, most: number): Promise<SaidRow[]>
  /** What was said after a number, in the order of the numbers. */
  saidAfter(table: string, after: number): Promise<HeardRow[]>
  /** Takes the name off what was said at a seat before speakers were written down. */
  hushSeat(table: string, seat: number, name: string): Promise<void>
  /** What a person said stays, without their name. */
  hushAllOf(person: PersonId): Promise<void>
}

export interface SaidRow {
  readonly at: number
  readonly from: string
  readonly seat?: number
  readonly text?: string
  readonly react?: string
  /** The seats of a team that hear it; left out: everybody. */
  readonly to?: number[]
}

/** Words and their number: the time they were said at, made different where two were said at once. */
export interface HeardRow {
  readonly n: number
  readonly said: SaidRow
}

export function talkIn(ledger: Ledger): Talk {
  const sql = sqlFor(ledger.dialect)
  return {
    async said(table, most) {
      const rows = await ledger.read(sql.said, [table, most])
      return readable(rows, (row) => jsonIn<SaidRow>(row.words)).reverse()
    },
    async saidAfter(table, after) {
      const rows = await ledger.read(sql.saidAfter, [table, after])
      return readable(rows, (row) => ({ n: Number(row.rev), said: jsonIn<SaidRow>(row.words) }))
    },
    async hushSeat(table, seat, name) {
      await ledger.write(sql.hushSeat, [table, seat, name])
    },
    async hushAllOf(person) {
      await ledger.write(sql.hush, [person])
    },
  }
}

const sqlFor = ({ nameless, wordsAsJson, text }: Dialect) => ({
  said: `SELECT ${text('words')} AS words FROM said WHERE table_id = $1 ORDER BY rev DESC LIMIT $2`,
  saidAfter: `SELECT ${text('words')} AS words, rev FROM said WHERE table_id = $1 AND rev > $2 ORDER BY rev`,
  hush: `UPDATE said SET words = ${nameless}, person = NULL WHERE person = $1`,
  hushSeat: `
    UPDATE said SET words = ${nameless} WHERE table_id = $1 AND person IS NULL
    AND (CAST(${wordsAsJson} ->> 'seat' AS INTEGER) = $2 OR ${wordsAsJson} ->> 'from' = $3)`,
})

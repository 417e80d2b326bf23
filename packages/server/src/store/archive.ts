import { existsSync } from 'node:fs'
import { type LogEntry, Refusal } from '@estaminet/kernel'
import type { TableDoc } from '@estaminet/table'
import Database from 'libsql/promise'
import { Client } from 'pg'
import { type Dialect, postgres, sqlite } from './dialect.ts'
import { LAST_MIGRATION, migrationsFor, refuseBackwards } from './migrations.ts'
import { jsonIn, roughly, StoreTrouble, textIn, troubleOf, wordsOf } from './trouble.ts'

/** A row that may turn out to be damaged when it is read. */
export interface ArchivedRow {
  readonly id: string
  readonly code: string
  read(): ArchivedTable
}

/** A table as it lies in a store, for who only reads. */
export interface ArchivedTable {
  readonly doc: TableDoc
  /** How long the table's row says that the log is, and how long it must be by the number of its last entry. */
  readonly moves: number
  readonly numbered: number
  readonly log: readonly LogEntry[]
}

/**
 * Reads every table of a store without holding it: beside play, without its lock, and without taking it to a newer schema.
 * Each table is read in one statement, so what is read of it belongs together.
 */
export interface Archive {
  count(): Promise<number>
  tables(): AsyncGenerator<ArchivedRow>
  close(): Promise<void>
}

/** A SQLite file (of a data folder, or a backup), or a PostgreSQL database. */
export type ArchivePlace = { readonly file: string } | { readonly databaseUrl: string }

const AT_ONCE = 50
const COUNT = 'SELECT count(*) AS n FROM tables'
const nextFor = ({ text }: Dialect): string => `
  SELECT ${text('id')} AS id, ${text('code')} AS code, ${text('doc')} AS doc, moves,
    ${text("(SELECT string_agg(entry, ',' ORDER BY seq) FROM log WHERE table_id = tables.id)")} AS log,
    (SELECT max(seq) FROM log WHERE table_id = tables.id) AS last
  FROM tables WHERE id > CAST($1 AS TEXT) ORDER BY id LIMIT ${AT_ONCE}`

/** Text, or the bytes of it. */
type Raw = string | Uint8Array
type Read = (sql: string, values: readonly Raw[]) => Promise<Record<string, unknown>[]>

export async function openArchive(place: ArchivePlace): Promise<Archive> {
  const [read, close, dialect] =
    'file' in place
      ? ([...(await openFile(place.file)), sqlite] as const)
      : ([...(await openDatabase(place.databaseUrl)), postgres] as const)
  const next = nextFor(dialect)
  const archive: Archive = {
    async count() {
      return Number((await read(COUNT, [])).at(0)?.n)
    },
    async *tables() {
      for (let after: Raw = ''; ; ) {
        const rows = await read(next, [after])
        for (const row of rows) yield { id: roughly(row.id), code: roughly(row.code), read: () => tableIn(row) }
        const last = rows.at(-1)
        if (last === undefined || rows.length < AT_ONCE) return
        after = rawIn(last.id)
      }
    },
    close,
  }
  try {
    refuseBackwards(Number((await read(LAST_MIGRATION, [])).at(0)?.number ?? 0), migrationsFor(dialect).length)
    await archive.count()
    return archive
  } catch (error) {
    await close()
    if (error instanceof Refusal && !(error instanceof StoreTrouble)) throw error
    throw new Refusal('no-house', `There is no house of Estaminet here (${wordsOf(error)}).`)
  }
}

const tableIn = (row: Record<string, unknown>): ArchivedTable => ({
  doc: jsonIn(textOf(row.doc)),
  moves: Number(row.moves),
  numbered: row.last === null ? 0 : Number(row.last) + 1,
  log: jsonIn(`[${row.log === null ? '' : textIn(textOf(row.log))}]`),
})

const rawIn = (value: unknown): Raw => (value instanceof Uint8Array ? value : String(value))
const bytesOr = (value: unknown): unknown => (value instanceof ArrayBuffer ? new Uint8Array(value) : value)

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
function textOf(value: unknown): unknown {
  try {
    return value instanceof Uint8Array ? utf8.decode(value) : value
  } catch {
    return value
  }
}

async function openFile(path: string): Promise<[Read, () => Promise<void>]> {
  if (!existsSync(path)) throw new Refusal('no-house', `There is no house at ${path}.`)
  const db = new Database(path, { timeout: 5000 })
  const read: Read = async (sql, values) => {
    const rows: Record<string, unknown>[] = await (await db.prepare(sql)).all([...values])
    return rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, bytesOr(value)])))
  }
  return [read, async () => void db.close()]
}

async function openDatabase(url: string): Promise<[Read, () => Promise<void>]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, application_name: 'estaminet' })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    throw troubleOf(error)
  }
  const read: Read = async (sql, values) => (await client.query(sql, [...values])).rows
  return [read, () => client.end()]
}

import { existsSync } from 'node:fs'
import { type LogEntry, Refusal } from '@estaminet/kernel'
import type { TableDoc } from '@estaminet/table'
import Database from 'libsql/promise'
import { Client } from 'pg'
import { postgres, sqlite } from './dialect.ts'
import { LAST_STEP, refuseBackwards, stepsFor } from './migrations.ts'
import { StoreTrouble, troubleOf, wordsOf } from './trouble.ts'

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
 * Reads every table of a store without holding it: beside play, without its lock, and without taking it to a newer step.
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
const NEXT = `
  SELECT id, code, doc, moves,
    (SELECT string_agg(entry, ',' ORDER BY seq) FROM log WHERE table_id = tables.id) AS log,
    (SELECT max(seq) FROM log WHERE table_id = tables.id) AS last
  FROM tables WHERE id > $1 ORDER BY id LIMIT ${AT_ONCE}`

type Read = (sentence: string, values: readonly string[]) => Promise<Record<string, unknown>[]>

export async function openArchive(place: ArchivePlace): Promise<Archive> {
  const [read, close, steps] =
    'file' in place
      ? [...(await openFile(place.file)), stepsFor(sqlite).length]
      : [...(await openDatabase(place.databaseUrl)), stepsFor(postgres).length]
  const archive: Archive = {
    async count() {
      return Number((await read(COUNT, [])).at(0)?.n)
    },
    async *tables() {
      for (let after = ''; ; ) {
        const rows = await read(NEXT, [after])
        for (const row of rows) yield { id: String(row.id), code: String(row.code), read: () => tableIn(row) }
        const last = rows.at(-1)
        if (last === undefined || rows.length < AT_ONCE) return
        after = String(last.id)
      }
    },
    close,
  }
  try {
    refuseBackwards(Number((await read(LAST_STEP, [])).at(0)?.number ?? 0), steps)
    await archive.count()
    return archive
  } catch (error) {
    await close()
    if (error instanceof Refusal && !(error instanceof StoreTrouble)) throw error
    throw new Refusal('no-house', `There is no house of Estaminet here (${wordsOf(error)}).`)
  }
}

const tableIn = (row: Record<string, unknown>): ArchivedTable => ({
  doc: JSON.parse(String(row.doc)),
  moves: Number(row.moves),
  numbered: row.last === null ? 0 : Number(row.last) + 1,
  log: JSON.parse(`[${row.log ?? ''}]`),
})

async function openFile(path: string): Promise<[Read, () => Promise<void>]> {
  if (!existsSync(path)) throw new Refusal('no-house', `There is no house at ${path}.`)
  const db = new Database(path, { timeout: 5000 })
  const read: Read = async (sentence, values) => (await db.prepare(sentence)).all([...values])
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
  const read: Read = async (sentence, values) => (await client.query(sentence, [...values])).rows
  return [read, () => client.end()]
}

// The thread that writes the SQLite file. Plain JavaScript with checked types, because a thread starts without tsx.
import { parentPort, workerData } from 'node:worker_threads'
import Database from 'libsql'

/** @import { Errands, UnitEnd, Unit, WriterPlan } from './sqlite-units.ts' */

/** @type {WriterPlan} */
const { path, mustBeThere, migrations, mostPages, journal, lastMigration, sentences } = workerData
const port = parentPort
if (!port) throw new Error('The SQLite writer only runs as a thread.')

/**
 * By their text, or by their number among the sentences.
 * @type {Map<string | number, { statement: Database.Statement, columns: string[] | undefined }>}
 */
const prepared = new Map()

/**
 * One object for all who are told nothing: however many they are, it crosses to the other thread once.
 * @type {UnitEnd}
 */
const DONE = { rows: [] }

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** @type {Database.Database} */
let db
try {
  db = open()
  const missing = mustBeThere && rowsOf("SELECT 1 FROM sqlite_master WHERE name = 'steps'").length === 0
  port.postMessage(missing ? 'empty' : { ready: migrate() })
  port.on('message', (message) => {
    if (message === 'close') close()
    else for (const ends of carryOut(message)) port.postMessage(ends)
  })
} catch (error) {
  port.postMessage({ failed: faultOf(error) })
  port.close()
}

function open() {
  const opened = new Database(path, { timeout: 5000 })
  opened.exec('PRAGMA journal_mode = WAL')
  opened.exec('PRAGMA synchronous = FULL')
  opened.exec('PRAGMA wal_autocheckpoint = 4000')
  if (mostPages) opened.exec(`PRAGMA max_page_count = ${mostPages}`)
  return opened
}

/**
 * Brings the file to the newest schema, each in its own transaction. Answers with the migration the file was found at; the
 * caller knows what to do with one that is too new.
 * @returns {{ found: number, failed?: { number: number, message: string } }}
 */
function migrate() {
  db.exec(journal)
  const found = Number(rowsOf(lastMigration)[0].number ?? 0)
  for (let number = found + 1; number <= migrations.length; number++) {
    try {
      inTransaction(() => {
        for (const sql of migrations[number - 1]) db.exec(sql)
      })
    } catch (error) {
      return { found, failed: { number, message: faultOf(error).message } }
    }
  }
  return { found }
}

/**
 * What arrived during the last commit forms this one. Reads come after it, so that they see only what is durable; nobody who
 * wrote waits for them.
 * @param {Errands} errands
 * @returns {Generator<UnitEnd[]>}
 */
function* carryOut({ writes, reads }) {
  if (writes.length > 0) yield writeTogether(writes)
  if (reads.length > 0) yield reads.map((unit) => attempt(() => perform(unit)))
}

/**
 * One commit for all. Should one unit spoil it, each gets its own, so that nobody pays for another's trouble.
 * @param {readonly Unit[]} units
 * @returns {UnitEnd[]}
 */
function writeTogether(units) {
  try {
    return inTransaction(() => units.map(perform))
  } catch (error) {
    if (units.length === 1) return [{ fault: faultOf(error) }]
    return units.map((unit) => attempt(() => inTransaction(() => perform(unit))))
  }
}

/**
 * A guarded unit goes on only when its first statement hit its row; until then it has changed nothing.
 * @param {Unit} unit
 * @returns {UnitEnd}
 */
function perform({ kind, statements }) {
  /** @type {Record<string, unknown>[] | undefined} */
  let rows
  for (let i = 0; i < statements.length; i++) {
    const [sql, values] = statements[i]
    const { statement, columns } = prepared.get(sql) ?? prepare(sql)
    rows = columns && rowsIn(statement, columns, values)
    // How many it hit is known for nothing; to be given them would cost as much as writing them.
    const hits = rows ? rows.length : statement.run(values).changes
    if (i === 0 && kind === 'guarded' && hits === 0) return { conflict: true }
  }
  return rows ? { rows } : DONE
}

/**
 * @param {string} query
 * @returns {Record<string, unknown>[]}
 */
function rowsOf(query) {
  const { statement, columns = [] } = prepared.get(query) ?? prepare(query)
  return rowsIn(statement, columns, [])
}

/**
 * @param {Database.Statement} statement
 * @param {readonly string[]} columns
 * @param {readonly unknown[]} values
 * @returns {Record<string, unknown>[]}
 */
function rowsIn(statement, columns, values) {
  const rows = /** @type {unknown[][]} */ (statement.all(values))
  return rows.map((row) => Object.fromEntries(columns.map((column, i) => [column, read(row[i])])))
}

/**
 * Text is asked for as bytes. Those that are no text stay bytes: whoever asked knows what a damaged row means.
 * @param {unknown} value
 */
function read(value) {
  if (!(value instanceof Uint8Array)) return value
  try {
    return utf8.decode(value)
  } catch {
    return value
  }
}

/** @param {string | number} sql */
function prepare(sql) {
  const text = typeof sql === 'number' ? sentences[sql] : sql
  const statement = db.prepare(text.replaceAll('$', '?'))
  const columns = statement.reader ? statement.columns().map(({ name }) => name) : undefined
  if (columns) statement.raw()
  const ready = { statement, columns }
  prepared.set(sql, ready)
  return ready
}

/**
 * @template T
 * @param {() => T} act
 * @returns {T}
 */
function inTransaction(act) {
  db.exec('BEGIN IMMEDIATE')
  try {
    const result = act()
    db.exec('COMMIT')
    return result
  } catch (error) {
    // A full disk may have ended the transaction already.
    if (db.inTransaction) db.exec('ROLLBACK')
    throw error
  }
}

/**
 * @param {() => UnitEnd} act
 * @returns {UnitEnd}
 */
function attempt(act) {
  try {
    return act()
  } catch (error) {
    return { fault: faultOf(error) }
  }
}

/** @param {unknown} error */
function faultOf(error) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return { code, message: error instanceof Error ? error.message : String(error) }
}

/** The file alone is whole afterwards. */
function close() {
  attempt(() => ({ rows: rowsOf('PRAGMA wal_checkpoint(TRUNCATE)') }))
  prepared.clear()
  db.close()
  port?.postMessage('closed')
  port?.close()
}

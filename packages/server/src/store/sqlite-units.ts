import { personsAt, type Row, type Statement, type Value } from './ledger.ts'
import type { StoredChange, StoredWords } from './store.ts'

/** What the writing thread does at once or not at all. */
export interface Unit {
  readonly kind: 'read' | 'write' | 'guarded'
  /** What it says itself, or which of `SENTENCES`: those need not be told with every move. */
  readonly statements: readonly (Statement | readonly [number, readonly Value[]])[]
}

/** What the writing thread is given at once. It answers with the ends of all writes, then with those of all reads. */
export interface Errands {
  readonly writes: readonly Unit[]
  readonly reads: readonly Unit[]
}

export type UnitEnd =
  | { readonly rows: readonly Row[] }
  | { readonly conflict: true }
  | { readonly fault: { readonly code: string; readonly message: string } }

/** What the writing thread needs to know to begin. */
export interface WriterPlan {
  readonly path: string
  /** The file is no new one: without a house in it, none is made. */
  readonly mustBeThere: boolean
  readonly journal: string
  readonly lastMigration: string
  readonly sentences: readonly string[]
  /** For each migration, what is to be done in its transaction. */
  readonly migrations: readonly (readonly string[])[]
  /** The file may not grow beyond this. */
  readonly mostPages: number | undefined
}

/** What units are made of. The writing thread has them from the beginning. */
export const SENTENCES: string[] = []
const sentence = (sql: string): number => SENTENCES.push(sql) - 1

const insertTable = sentence(`
  INSERT INTO tables (id, rev, moves, status, access, touched_at, changed_at, doc, code, created_at)
  VALUES ($1, 1, $3 + $4, $5, $6, $7, $8, $9, $11, $12) ON CONFLICT DO NOTHING`)
/** No conflict is let pass: a table that others are led to must be there. */
const bearTable = sentence(`
  INSERT INTO tables (id, rev, moves, status, access, touched_at, changed_at, doc, code, created_at)
  VALUES ($1, 1, 0, $2, $3, $4, $5, $6, $7, $8)`)
const updateTable = sentence(`
  UPDATE tables SET rev = rev + 1, moves = $3 + $4, status = $5, access = $6, touched_at = $7, changed_at = $8, doc = $9
  WHERE id = $1 AND rev = $2 AND moves = $3 AND NOT EXISTS (SELECT 1 FROM commands WHERE table_id = $1 AND id = $10)`)
const appendLog = sentence('INSERT INTO log (table_id, seq, entry) SELECT $1, $2 + key, value FROM json_each($3)')
const vacateSeats = sentence(
  'DELETE FROM seats WHERE table_id = $1 AND person NOT IN (SELECT value FROM json_each($2))',
)
const takeSeats = sentence(`
  INSERT INTO seats (person, table_id) SELECT value, $1 FROM json_each($2) WHERE true ON CONFLICT DO NOTHING`)
const keepAnswer = sentence('INSERT INTO commands (table_id, id, answer, at) VALUES ($1, $2, $3, $4)')
const answerOnce = sentence(
  'INSERT INTO commands (table_id, id, answer, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
)
const keepWords = sentence(`
  INSERT INTO said (table_id, rev, words, person)
  SELECT $1, max($2, (SELECT coalesce(max(rev), 0) + 1 FROM said WHERE table_id = $1)), $3, $4 RETURNING rev`)
const keepEnding = sentence('INSERT INTO uncounted (table_id, ended_at, ending) VALUES ($1, $2, $3)')
const stopTimer = sentence('DELETE FROM timers WHERE table_id = $1')
const setTimer = sentence(`
  INSERT INTO timers (table_id, due_at, leased_until) VALUES ($1, $2, 0)
  ON CONFLICT (table_id) DO UPDATE SET due_at = excluded.due_at, leased_until = 0`)

/** A change as one guarded unit: the table's row first, if it is still the one the change was made on. A move is three statements. */
export function unitFor(change: StoredChange, now: number): Unit {
  const { table, rev, from, entries, command, dueAt, samePersons, born, rated } = change
  const { id, status, access, touchedAt, code, createdAt } = table
  const statements: [number, Value[]][] = []
  const after = [
    id,
    rev,
    from,
    entries.length,
    status,
    access,
    touchedAt,
    now,
    JSON.stringify(table),
    command?.id ?? '',
  ]
  statements.push(rev === 0 ? [insertTable, [...after, code, createdAt]] : [updateTable, after])
  if (entries.length > 0) statements.push([appendLog, [id, from, JSON.stringify(entries)]])
  if (!samePersons) {
    const persons = JSON.stringify(personsAt(table))
    statements.push([vacateSeats, [id, persons]], [takeSeats, [id, persons]])
  }
  if (command) statements.push([keepAnswer, [id, command.id, JSON.stringify(command.answer), now]])
  if (dueAt !== undefined) statements.push(dueAt === null ? [stopTimer, [id]] : [setTimer, [id, dueAt]])
  if (rated) statements.push([keepEnding, [id, rated.endedAt, JSON.stringify(rated)]])
  if (born) {
    const { id, status, access, touchedAt, code, createdAt } = born
    statements.push([bearTable, [id, status, access, touchedAt, now, JSON.stringify(born), code, createdAt]])
    statements.push([takeSeats, [id, JSON.stringify(personsAt(born))]])
  }
  return { kind: 'guarded', statements }
}

/** Words and the answer to their command, if there is none yet. */
export function unitForWords({ table, said, speaker, command }: StoredWords, now: number): Unit {
  const statements: [number, Value[]][] = [
    [answerOnce, [table, command.id, JSON.stringify(command.answer), now]],
    [keepWords, [table, now, JSON.stringify(said), speaker]],
  ]
  return { kind: 'guarded', statements }
}

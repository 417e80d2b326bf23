import { postgres } from './dialect.ts'
import { personsAt } from './ledger.ts'
import type { StoredChange, StoredWords } from './store.ts'

/** The order in which a change takes its tables; who takes several of them must take them in this order too. */
export const LOCK_ORDER = ['tables', 'log', 'seats', 'commands', 'said', 'timers', 'untold'] as const

const insertTable = `
  INSERT INTO tables (id, rev, moves, status, access, touched_at, changed_at, doc, code, created_at)
  SELECT $1, 1, $3 + cardinality($4::text[]), $5, $6, $7, ${postgres.now}, $8, $13, $14 WHERE $2 = 0 AND $3 = 0
  ON CONFLICT DO NOTHING RETURNING id, rev`
const updateTable = `
  UPDATE tables SET rev = rev + 1, moves = moves + cardinality($4::text[]), status = $5, access = $6, touched_at = $7,
    changed_at = ${postgres.now}, doc = $8
  WHERE id = $1 AND rev = $2 AND moves = $3 AND $13::text IS NOT NULL AND $14::bigint IS NOT NULL RETURNING id, rev`

/**
 * A whole change in one statement, hence in one transaction and one round trip. Everything hangs on the table's row
 * being the one the change was made on; a number or command id used before breaks a unique key and with it the whole. $23 and
 * $24: whether the seats and the timer are written.
 */
const sqlOn = (table: string): string => `
  WITH changed AS (${table}),
  appended AS (
    INSERT INTO log (table_id, seq, entry) SELECT changed.id, $3 + n - 1, entry
    FROM changed, unnest($4::text[]) WITH ORDINALITY AS entries (entry, n)),
  vacated AS (
    DELETE FROM seats USING changed WHERE seats.table_id = changed.id AND $23::boolean AND seats.person <> ALL ($9::text[])),
  taken AS (
    INSERT INTO seats (person, table_id) SELECT person, changed.id FROM changed, unnest($9::text[]) AS persons (person)
    WHERE $23::boolean ON CONFLICT DO NOTHING),
  answered AS (
    INSERT INTO commands (table_id, id, answer, at) SELECT changed.id, $10, $11, ${postgres.now}
    FROM changed WHERE $10::text IS NOT NULL),
  stopped AS (
    DELETE FROM timers USING changed WHERE timers.table_id = changed.id AND $24::boolean AND $12::bigint IS NULL),
  started AS (
    INSERT INTO timers (table_id, due_at, leased_until) SELECT changed.id, $12::bigint, 0
    FROM changed WHERE $24::boolean AND $12::bigint IS NOT NULL
    ON CONFLICT (table_id) DO UPDATE SET due_at = excluded.due_at, leased_until = 0),
  whispered AS (
    INSERT INTO untold (table_id, rev, since) SELECT changed.id, changed.rev, ${postgres.now} FROM changed
    ON CONFLICT (table_id) DO UPDATE SET rev = excluded.rev, since = excluded.since),
  born AS (
    INSERT INTO tables (id, rev, moves, status, access, touched_at, changed_at, doc, code, created_at)
    SELECT $15::text, 1, 0, $16::text, $17::text, $18::bigint, ${postgres.now}, $19::text, $20::text, $21::bigint
    FROM changed WHERE $15::text IS NOT NULL RETURNING id),
  seated AS (
    INSERT INTO seats (person, table_id) SELECT person, born.id FROM born, unnest($22::text[]) AS persons (person)),
  announced AS (
    INSERT INTO untold (table_id, rev, since) SELECT born.id, 1, ${postgres.now} FROM born),
  ended AS (
    INSERT INTO uncounted (table_id, ended_at, ending) SELECT changed.id, $25::bigint, $26::text
    FROM changed WHERE $26::text IS NOT NULL)
  SELECT id FROM changed`

/** Words and the answer to their command: nothing of the table itself. */
const sayWords = {
  name: 'say-words',
  text: `
  WITH answered AS (
    INSERT INTO commands (table_id, id, answer, at) VALUES ($1, $2, $3, ${postgres.now})),
  told AS (
    INSERT INTO said (table_id, rev, words, person)
    SELECT $1, greatest(${postgres.now}, (SELECT coalesce(max(rev), 0) + 1 FROM said WHERE table_id = $1)), $4, $5
    RETURNING rev)
  SELECT rev FROM told`,
}

const bringTable = { name: 'bring-table', text: sqlOn(insertTable) }
const changeTable = { name: 'change-table', text: sqlOn(updateTable) }

export function queryFor(change: StoredChange) {
  const { table, rev, from, entries, command, dueAt, samePersons, born, rated } = change
  return {
    ...(rev === 0 ? bringTable : changeTable),
    values: [
      table.id,
      rev,
      from,
      entries.map((entry) => JSON.stringify(entry)),
      table.status,
      table.access,
      table.touchedAt,
      JSON.stringify(table),
      samePersons ? [] : personsAt(table),
      command?.id ?? null,
      command ? JSON.stringify(command.answer) : null,
      dueAt ?? null,
      table.code,
      table.createdAt,
      born?.id ?? null,
      born?.status ?? null,
      born?.access ?? null,
      born?.touchedAt ?? null,
      born ? JSON.stringify(born) : null,
      born?.code ?? null,
      born?.createdAt ?? null,
      born ? personsAt(born) : [],
      !samePersons,
      dueAt !== undefined,
      rated?.endedAt ?? null,
      rated ? JSON.stringify(rated) : null,
    ],
  }
}

export const queryForWords = ({ table, said, speaker, command }: StoredWords) => ({
  ...sayWords,
  values: [table, command.id, JSON.stringify(command.answer), JSON.stringify(said), speaker],
})

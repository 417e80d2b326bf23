import type { Dialect } from './dialect.ts'

/** Who stays at a table is noted no more often than this, in milliseconds. */
const LATELY = 60_000

/** What both databases are told, in the SQL of both. Values are numbered; `prepare` puts them in the dialect's form. */
export const sqlFor = ({ now, skipLocked, text, each }: Dialect) => ({
  load: `
    SELECT ${text('doc')} AS doc, rev,
      ${text("(SELECT string_agg(entry, ',' ORDER BY seq) FROM log WHERE table_id = tables.id)")} AS log
    FROM tables WHERE id = $1`,
  revOf: 'SELECT rev FROM tables WHERE id = $1',
  answerTo: `SELECT ${text('answer')} AS answer FROM commands WHERE table_id = $1 AND id = $2`,
  tableByCode: `SELECT ${text('id')} AS id FROM tables WHERE code = $1`,
  openTables: `
    SELECT ${text('doc')} AS doc, moves FROM tables WHERE status = 'open' AND access = 'public' ORDER BY created_at DESC, id LIMIT $1`,
  tablesOf: `
    SELECT ${text('doc')} AS doc, moves FROM tables JOIN seats ON seats.table_id = tables.id
    WHERE seats.person = $1 AND status IN (${each('$2')}) ORDER BY touched_at DESC, id LIMIT $3`,
  tablesBy: `SELECT ${text('doc')} AS doc, moves FROM tables WHERE status = $1 ORDER BY created_at DESC, id LIMIT $2`,
  idleTables: `
    SELECT ${text('doc')} AS doc, moves FROM tables
    WHERE status = $1 AND touched_at < $2 AND id > $3 ORDER BY id LIMIT $4`,

  attend: `
    UPDATE tables SET touched_at = ${now}
    WHERE id IN (${each('$1')}) AND status IN ('open', 'running') AND touched_at < ${now} - ${LATELY}`,
  hasten: `UPDATE timers SET due_at = ${now}, leased_until = 0 WHERE table_id IN (${each('$1')}) AND due_at > ${now}`,
  claimTimers: `
    UPDATE timers SET leased_until = ${now} + $2
    WHERE table_id IN (
      SELECT table_id FROM timers WHERE due_at <= ${now} AND leased_until <= ${now} AND ${now} <= $3
      ORDER BY due_at LIMIT $1${skipLocked}
    )
    RETURNING ${text('table_id')} AS table_id, due_at`,

  person: `SELECT ${text('person')} AS person FROM persons WHERE id = $1`,
  savePerson: `
    INSERT INTO persons (id, person) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET person = excluded.person`,
  changePerson: 'UPDATE persons SET person = $3 WHERE id = $1 AND person = $2 RETURNING 1 AS done',
  forgetPerson: 'DELETE FROM persons WHERE id = $1',
  forgetTokens: `DELETE FROM tokens WHERE person = $1 OR expires_at <= ${now}`,
  saveToken: `
    INSERT INTO tokens (hash, person, purpose, expires_at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (hash) DO UPDATE SET expires_at = excluded.expires_at`,
  useToken: `
    DELETE FROM tokens WHERE hash = $1
    RETURNING ${text('person')} AS person, ${text('purpose')} AS purpose, expires_at, CASE WHEN expires_at > ${now} THEN 1 ELSE 0 END AS good`,

  setting: `SELECT ${text('value')} AS value FROM settings WHERE name = $1`,
  saveSetting: `
    INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
  firstSetting: 'INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING name',
  nextSetting: 'UPDATE settings SET value = $3 WHERE name = $1 AND value = $2 RETURNING name',
  blocked: `SELECT ${text('address')} AS address FROM blocked ORDER BY address`,
  block: 'INSERT INTO blocked (address) VALUES ($1) ON CONFLICT DO NOTHING',
  unblock: 'DELETE FROM blocked WHERE address = $1',

  /** A silence longer than $1 (or than $2, when the last to leave shut the door) was a time in which nobody could play. */
  beat: `
    UPDATE house SET
      closed_ms = closed_ms + ${silence(now)},
      beat_at = ${now},
      shut = 0
    RETURNING closed_ms`,
  shut: `UPDATE house SET beat_at = ${now}, shut = 1`,
})

const silence = (now: string): string => `
  CASE WHEN beat_at > 0 AND ${now} - beat_at > CASE shut WHEN 1 THEN CAST($2 AS BIGINT) ELSE CAST($1 AS BIGINT) END
  THEN ${now} - beat_at ELSE 0 END`

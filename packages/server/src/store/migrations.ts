import { Refusal } from '@estaminet/kernel'
import type { Dialect } from './dialect.ts'
import { wordsOf } from './trouble.ts'

/** One step from a schema to the next. Migrations are numbered from 1 by their place and never change once released. */
export interface Migration {
  readonly name: string
  readonly sql: string
}

/** Where those already carried out are written down, in a table that was named before they were. */
export const JOURNAL =
  'CREATE TABLE IF NOT EXISTS steps (number INTEGER NOT NULL PRIMARY KEY, name TEXT NOT NULL, taken_at BIGINT NOT NULL)'
export const LAST_MIGRATION = 'SELECT max(number) AS number FROM steps'
export const writeMigration = (number: number, { name }: Migration, { now }: Dialect): string =>
  `INSERT INTO steps (number, name, taken_at) VALUES (${number}, '${name.replaceAll("'", "''")}', ${now})`

export const migrationsFor = ({
  clustered,
  roomy,
  untold,
  passkeysInPersons,
  answersDated,
  answersDateThemselves,
}: Dialect): Migration[] => [
  {
    name: 'a house with tables',
    sql: `
CREATE TABLE tables (
  id TEXT NOT NULL PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,
  rev BIGINT NOT NULL,
  moves BIGINT NOT NULL,
  status TEXT NOT NULL,
  access TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  touched_at BIGINT NOT NULL,
  changed_at BIGINT NOT NULL,
  doc TEXT NOT NULL
)${roomy};
CREATE INDEX tables_by_status ON tables (status, created_at);
CREATE TABLE log (
  table_id TEXT NOT NULL,
  seq BIGINT NOT NULL,
  entry TEXT NOT NULL,
  PRIMARY KEY (table_id, seq)
)${clustered};
CREATE TABLE commands (
  table_id TEXT NOT NULL,
  id TEXT NOT NULL,
  answer TEXT NOT NULL,
  PRIMARY KEY (table_id, id)
)${clustered};
CREATE TABLE said (
  table_id TEXT NOT NULL,
  rev BIGINT NOT NULL,
  words TEXT NOT NULL,
  PRIMARY KEY (table_id, rev)
)${clustered};
CREATE TABLE seats (
  person TEXT NOT NULL,
  table_id TEXT NOT NULL,
  PRIMARY KEY (person, table_id)
)${clustered};
CREATE INDEX seats_by_table ON seats (table_id);
CREATE TABLE timers (
  table_id TEXT NOT NULL PRIMARY KEY,
  due_at BIGINT NOT NULL,
  leased_until BIGINT NOT NULL
)${roomy};
CREATE INDEX timers_by_due ON timers (due_at);
CREATE TABLE persons (
  id TEXT NOT NULL PRIMARY KEY,
  person TEXT NOT NULL
);
CREATE TABLE tokens (
  hash TEXT NOT NULL PRIMARY KEY,
  person TEXT NOT NULL,
  purpose TEXT NOT NULL,
  expires_at BIGINT NOT NULL
);
CREATE TABLE settings (
  name TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL
);
CREATE TABLE blocked (
  address TEXT NOT NULL PRIMARY KEY
);
CREATE TABLE house (
  id BIGINT NOT NULL PRIMARY KEY,
  beat_at BIGINT NOT NULL,
  shut BIGINT NOT NULL,
  last_closed_ms BIGINT NOT NULL,
  closed_ms BIGINT NOT NULL
);
INSERT INTO house (id, beat_at, shut, last_closed_ms, closed_ms) VALUES (1, 0, 0, 0, 0);
${untold}`,
  },
  {
    name: 'people who stay, and words that know their speaker',
    sql: `
CREATE TABLE passkeys (
  id TEXT NOT NULL PRIMARY KEY,
  person TEXT NOT NULL,
  passkey TEXT NOT NULL
);
CREATE INDEX passkeys_by_person ON passkeys (person);
INSERT INTO passkeys (id, person, passkey)
  SELECT passkey ->> 'id', id, CAST(passkey AS TEXT) FROM ${passkeysInPersons} AS kept;
CREATE TABLE webhooks (
  person TEXT NOT NULL PRIMARY KEY,
  webhook TEXT NOT NULL
);
ALTER TABLE said ADD COLUMN person TEXT;
CREATE INDEX said_by_person ON said (person) WHERE person IS NOT NULL;
${answersDated}`,
  },
  { name: 'answers that know their time, whoever gives them', sql: answersDateThemselves },
  {
    name: 'the standing of people',
    sql: `
CREATE TABLE uncounted (
  table_id TEXT NOT NULL PRIMARY KEY,
  ended_at BIGINT NOT NULL,
  ending TEXT NOT NULL
);
CREATE TABLE ratings (
  person TEXT NOT NULL,
  ladder TEXT NOT NULL,
  mu DOUBLE PRECISION NOT NULL,
  sigma DOUBLE PRECISION NOT NULL,
  games BIGINT NOT NULL,
  points BIGINT NOT NULL,
  PRIMARY KEY (person, ladder)
)${clustered};
CREATE INDEX ratings_by_ladder ON ratings (ladder, points);
CREATE TABLE counting (id BIGINT NOT NULL PRIMARY KEY, round BIGINT NOT NULL);
INSERT INTO counting (id, round) VALUES (1, 0);`,
  },
]

/** Data only ever goes forward: an older program must not touch what a newer one wrote. */
export function refuseBackwards(stored: number, known: number): void {
  if (stored > known)
    throw new Refusal(
      'newer-data',
      `This data was written by a newer Estaminet (migration ${stored}; this one knows ${known}). ` +
        'Start the newer one again, or restore a backup made before the update. Nothing was changed.',
    )
}

export const migrationFailed = (number: number, { name }: Migration, error: unknown): Refusal =>
  new Refusal(
    'migration-failed',
    `The data could not be brought to migration ${number} (${name}): ${wordsOf(error)}. ` +
      'It is as it was before that migration; the previous Estaminet can still use it.',
  )

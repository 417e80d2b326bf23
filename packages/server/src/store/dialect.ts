/** The few words the two databases do not share. */
export interface Dialect {
  readonly name: 'sqlite' | 'postgres'
  /** Milliseconds since 1970 by the database's own clock. */
  readonly now: string
  /** Rows another node is taking right now are passed over. */
  readonly skipLocked: string
  /** Keeps rows in the order of their key. */
  readonly clustered: string
  /** Leaves room in each page, so that a row can be rewritten beside itself. */
  readonly roomy: string
  /** Changes other nodes have not been told of yet, where there are any. */
  readonly untold: string
}

export const sqlite: Dialect = {
  name: 'sqlite',
  now: "CAST(round(unixepoch('subsec') * 1000) AS INTEGER)",
  skipLocked: '',
  clustered: ' WITHOUT ROWID',
  roomy: '',
  untold: '',
}

export const postgres: Dialect = {
  name: 'postgres',
  now: '(extract(epoch FROM statement_timestamp()) * 1000)::bigint',
  skipLocked: ' FOR UPDATE SKIP LOCKED',
  clustered: '',
  roomy: ' WITH (fillfactor = 70)',
  untold: 'CREATE TABLE untold (table_id TEXT NOT NULL PRIMARY KEY, rev BIGINT NOT NULL, since BIGINT NOT NULL);\n',
}

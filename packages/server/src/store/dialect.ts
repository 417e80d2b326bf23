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
}

export const sqlite: Dialect = {
  name: 'sqlite',
  now: "CAST(round(unixepoch('subsec') * 1000) AS INTEGER)",
  skipLocked: '',
  clustered: ' WITHOUT ROWID',
  roomy: '',
}

export const postgres: Dialect = {
  name: 'postgres',
  now: '(extract(epoch FROM statement_timestamp()) * 1000)::bigint',
  skipLocked: ' FOR UPDATE SKIP LOCKED',
  clustered: '',
  roomy: ' WITH (fillfactor = 70)',
}

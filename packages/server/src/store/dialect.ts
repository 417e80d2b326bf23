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
  /** What was said, to be looked into. */
  readonly wordsAsJson: string
  /** The same words, said by nobody. */
  readonly nameless: string
  /**
   * A column of text, to be answered with. SQLite does not check what it keeps, and its driver ends the whole process
   * over a byte that is no text: so it is asked for bytes, and they are read here.
   */
  text(column: string): string
  /** The items of a list that is given as JSON, as rows. */
  each(list: string): string
  /** Every passkey inside a person's row: `persons.id`, and `passkey` with its `id`. */
  readonly passkeysInPersons: string
  /** To whom an answer was given, by the id it is kept under. */
  readonly whoseAnswer: string
  /** Gives all answers kept so far the time of now, without writing each of them anew where there can be millions. */
  readonly answersDated: string
  /** Nodes of an older version do not say when they answered; where there are any, the database does. */
  readonly answersDateThemselves: string
}

const SQLITE_NOW = "CAST(round(unixepoch('subsec') * 1000) AS INTEGER)"
const POSTGRES_NOW = '(extract(epoch FROM statement_timestamp()) * 1000)::bigint'

export const sqlite: Dialect = {
  name: 'sqlite',
  now: SQLITE_NOW,
  skipLocked: '',
  clustered: ' WITHOUT ROWID',
  roomy: '',
  untold: '',
  wordsAsJson: 'words',
  nameless: `json_patch(words, '{"from":""}')`,
  text: (column) => `CAST(${column} AS BLOB)`,
  each: (list) => `SELECT value FROM json_each(${list})`,
  passkeysInPersons: "(SELECT persons.id, value AS passkey FROM persons, json_each(person, '$.passkeys'))",
  whoseAnswer: "substr(id, 1, instr(id, ':'))",
  answersDated: `ALTER TABLE commands ADD COLUMN at BIGINT NOT NULL DEFAULT 0;\nUPDATE commands SET at = ${SQLITE_NOW};\n`,
  answersDateThemselves: 'SELECT 1',
}

export const postgres: Dialect = {
  name: 'postgres',
  now: POSTGRES_NOW,
  skipLocked: ' FOR UPDATE SKIP LOCKED',
  clustered: '',
  roomy: ' WITH (fillfactor = 70)',
  untold: 'CREATE TABLE untold (table_id TEXT NOT NULL PRIMARY KEY, rev BIGINT NOT NULL, since BIGINT NOT NULL);\n',
  wordsAsJson: 'words::jsonb',
  nameless: `(words::jsonb || '{"from":""}')::text`,
  text: (column) => column,
  each: (list) => `SELECT jsonb_array_elements_text(CAST(${list} AS jsonb))`,
  passkeysInPersons:
    "(SELECT persons.id, passkey FROM persons, jsonb_array_elements(person::jsonb -> 'passkeys') AS kept (passkey))",
  whoseAnswer: "split_part(id, ':', 1)",
  answersDated: `ALTER TABLE commands ADD COLUMN at BIGINT NOT NULL DEFAULT ${POSTGRES_NOW};\n`,
  answersDateThemselves: `ALTER TABLE commands ALTER COLUMN at SET DEFAULT ${POSTGRES_NOW}`,
}

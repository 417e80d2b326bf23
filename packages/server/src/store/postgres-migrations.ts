import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '@estaminet/kernel'
import { Client, type ClientConfig } from 'pg'
import { postgres } from './dialect.ts'
import {
  JOURNAL,
  LAST_MIGRATION,
  type Migration,
  migrationFailed,
  refuseBackwards,
  writeMigration,
} from './migrations.ts'
import { LOCK_ORDER } from './postgres-commit.ts'
import { codeOf, troubleOf } from './trouble.ts'

/** One number for all nodes that bring the same database to a new schema. */
const MIGRATIONS_LOCK = 0x62656572
const CANCELLED = '57014'
/**
 * A migration that waits for its tables holds up all play behind it, and one that waits in a circle with play makes PostgreSQL
 * fail one of the two. So it gives way: before PostgreSQL looks for circles (after a second, as it comes), and soon.
 */
const LEAST_PATIENCE = 400
const BREATH = 1_000
/** Every so many times it gives way, it says so. */
const SAY_EVERY = 10

const WITHOUT_LIMIT = `
  SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0;
  SET client_min_messages = warning`

const WHO_HOLDS = `
  SELECT DISTINCT pid, application_name AS name, relation::regclass::text AS held
  FROM pg_locks JOIN pg_stat_activity USING (pid)
  WHERE locktype = 'relation' AND granted AND pid <> pg_backend_pid() AND database = (
    SELECT oid FROM pg_database WHERE datname = current_database()) AND relation::regclass::text = ANY ($1::text[])
  ORDER BY pid, held LIMIT 3`

/**
 * Brings the database to the newest schema, beside nodes that run. Nobody knows how long that takes with much data in it,
 * so it has no limit, but says what it does and what it waits for.
 */
export async function migrate(config: ClientConfig, migrations: readonly Migration[], say: (text: string) => void) {
  const client = new Client({
    ...config,
    query_timeout: 0,
    statement_timeout: 0,
    application_name: 'estaminet migrations',
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(WITHOUT_LIMIT)
    await waitForOthers(client, say)
    await client.query(JOURNAL)
    const stored = Number((await client.query(LAST_MIGRATION)).rows[0].number ?? 0)
    refuseBackwards(stored, migrations.length)
    for (let number = stored + 1; number <= migrations.length; number++)
      await migrateOnce(client, { number, migration: migrations[number - 1], say })
  } finally {
    // The lock goes with the connection.
    await client.end().catch(() => undefined)
  }
}

/** Nodes that start at the same moment wait for each other here. */
async function waitForOthers(client: Client, say: (text: string) => void): Promise<void> {
  const { rows } = await client.query(`SELECT pg_try_advisory_lock(${MIGRATIONS_LOCK}) AS mine`)
  if (rows[0].mine) return
  const word = setTimeout(() => say('Another node brings the database up to date: this one waits for it…'), BREATH)
  try {
    await client.query(`SELECT pg_advisory_lock(${MIGRATIONS_LOCK})`)
  } finally {
    clearTimeout(word)
  }
}

interface Going {
  readonly number: number
  readonly migration: Migration
  say(text: string): void
}

async function migrateOnce(client: Client, { number, migration, say }: Going): Promise<void> {
  if (number > 1) say(`Bringing the database to migration ${number} (${migration.name})…`)
  for (let tries = 0; ; tries++) {
    await client.query('BEGIN')
    try {
      if (number > 1 && !(await haveTables(client))) {
        await client.query('ROLLBACK')
        if (tries % SAY_EVERY === 0) await sayWho(client, say)
        await pause(BREATH)
        continue
      }
      await client.query(migration.sql)
      await client.query(writeMigration(number, migration, postgres))
      await client.query('COMMIT')
      return
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined)
      if (error instanceof Refusal || troubleOf(error).message.includes('reached')) throw error
      throw migrationFailed(number, migration, error)
    }
  }
}

/** All tables that play writes to, in the order in which play takes them; or none, after a moment. */
async function haveTables(client: Client): Promise<boolean> {
  try {
    await client.query(`SET LOCAL statement_timeout = ${LEAST_PATIENCE}`)
    await client.query(`LOCK TABLE ${LOCK_ORDER.join(', ')} IN ACCESS EXCLUSIVE MODE`)
    await client.query('SET LOCAL statement_timeout = 0')
    return true
  } catch (error) {
    if (codeOf(error) === CANCELLED) return false
    throw error
  }
}

async function sayWho(client: Client, say: (text: string) => void): Promise<void> {
  const { rows } = await client.query(WHO_HOLDS, [LOCK_ORDER])
  const who = rows.map(({ pid, name, held }) => `process ${pid} (${name || 'without a name'}) at ${held}`).join(', ')
  say(`  waiting until nobody else uses the tables${who && `: ${who}`}. Players go on meanwhile.`)
}

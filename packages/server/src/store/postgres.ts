import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '@estaminet/kernel'
import {
  Client,
  type ClientConfig,
  DatabaseError,
  Pool,
  type PoolClient,
  type QueryConfig,
  type QueryResult,
  types,
} from 'pg'
import { postgres } from './dialect.ts'
import type { Ledger, Row, Statement, Value } from './ledger.ts'
import { type Migration, migrationsFor } from './migrations.ts'
import { queryFor, queryForWords } from './postgres-commit.ts'
import { migrate } from './postgres-migrations.ts'
import { cut, Notices } from './postgres-notices.ts'
import { GOODBYE, sqlStoreOn } from './sql-store.ts'
import type { Store, StoredChange, StoredWords } from './store.ts'
import { codeOf, StoreTrouble, troubleOf, UnknownOutcome } from './trouble.ts'

const UNIQUE_VIOLATION = '23505'
const BIGINT = 20

/** Milliseconds a statement may take. */
const STATEMENT_LIMIT = 10_000
/** For the work of a node, beside the one that hears from the others. */
export const CONNECTIONS = 16

export interface PostgresSettings {
  readonly connections?: number
  /** Milliseconds a statement may take. */
  readonly limit?: number
  readonly migrations?: readonly Migration[]
  /** How often the other nodes' line is tried, in milliseconds. */
  readonly pulse?: number
  /** Told what a long start waits for. */
  say?(text: string): void
}

/** Opens the house kept in a PostgreSQL database, beside any number of other nodes. */
export async function openPostgres(url: string, settings: PostgresSettings = {}): Promise<Store> {
  const { connections = CONNECTIONS, limit = STATEMENT_LIMIT, migrations = migrationsFor(postgres) } = settings
  const config = {
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    // What the database has not done by then it gives up itself, so that nothing is done after it was refused here.
    statement_timeout: limit,
    // A database that hangs is as good as away; the table must not hang with it.
    query_timeout: limit * 1.5,
    application_name: 'estaminet',
    // Milliseconds and counts fit in a number.
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === BIGINT ? Number : types.getTypeParser(type, format),
    },
  }
  insistOnAddress(config)
  const pool = new Pool({ ...config, max: connections })
  // An idle connection that breaks is replaced when the next one is wanted.
  pool.on('error', () => undefined)
  const clients = new Set<PoolClient>()
  pool.on('connect', (client) => {
    clients.add(client)
    // Whoever waits for its answer hears of it; alone, it must not end the process.
    client.on('error', () => undefined)
  })
  pool.on('remove', (client) => clients.delete(client))
  try {
    await migrate(config, migrations, settings.say ?? (() => undefined))
    await insistOnDurability(pool)
  } catch (error) {
    await pool.end()
    throw error instanceof Refusal ? error : troubleOf(error)
  }
  const node = randomBytes(6).toString('hex')
  const notices = new Notices({ ...config, application_name: 'estaminet notices' }, node, settings.pulse)
  return sqlStoreOn(new PostgresLedger(pool, clients, notices))
}

/** What is no address at all is never answered; said without the password that may be in it. */
function insistOnAddress(config: ClientConfig): void {
  try {
    new Client(config)
  } catch {
    throw new Refusal(
      'bad-setting',
      'DATABASE_URL is no address of a database: it looks like postgres://user:password@host:5432/name, with % before the codes of special signs.',
    )
  }
}

async function insistOnDurability(pool: Pool): Promise<void> {
  const { rows } = await pool.query('SHOW synchronous_commit')
  if (rows[0].synchronous_commit === 'off')
    throw new StoreTrouble(
      'This database acknowledges what it has not written yet (synchronous_commit = off), so moves could be lost. ' +
        'Run ALTER DATABASE ... SET synchronous_commit = on, then start again.',
    )
}

/** Half a copy of a database is worse than none; PostgreSQL brings a tool that copies all of it. */
export const usePgDump = (): Refusal =>
  new Refusal(
    'use-pg-dump',
    'A house on PostgreSQL is copied and brought back by PostgreSQL itself. Copy it, beside running play, with ' +
      'pg_dump --format=custom --file=estaminet.dump "$DATABASE_URL". Bring it back, while no server runs, with ' +
      'pg_restore --clean --if-exists --single-transaction --dbname="$DATABASE_URL" estaminet.dump.',
  )

class PostgresLedger implements Ledger {
  readonly dialect = postgres
  readonly alone = false
  private readonly pool: Pool
  private readonly notices: Notices
  private readonly names = new Map<string, string>()
  private readonly clients: ReadonlySet<PoolClient>

  constructor(pool: Pool, clients: ReadonlySet<PoolClient>, notices: Notices) {
    this.pool = pool
    this.notices = notices
    this.clients = clients
  }

  read(sql: string, values: readonly Value[] = []): Promise<Row[]> {
    return this.ask(sql, values)
  }

  write(sql: string, values: readonly Value[] = []): Promise<Row[]> {
    return this.ask(sql, values)
  }

  async commit(change: StoredChange): Promise<'done' | 'conflict'> {
    try {
      const { rowCount } = await this.carryOut(queryFor(change))
      if (rowCount !== 1) return 'conflict'
      this.notices.tell(change.table.id, change.rev + 1)
      return 'done'
    } catch (error) {
      if (codeOf(error) === UNIQUE_VIOLATION) return 'conflict'
      throw troubleOf(error)
    }
  }

  async together(statements: readonly Statement[]): Promise<'done' | 'conflict'> {
    const client = await this.pool.connect().catch((error) => {
      throw troubleOf(error)
    })
    let lost = false
    try {
      await client.query('BEGIN')
      for (const [at, [text, values]] of statements.entries()) {
        const { rowCount } = await client.query({ name: this.nameOf(text), text, values: [...values] })
        if (at > 0 || (rowCount ?? 0) > 0) continue
        await client.query('ROLLBACK')
        return 'conflict'
      }
      await client.query('COMMIT')
      return 'done'
    } catch (error) {
      // A connection in the middle of something is of no use to anybody else.
      lost = true
      throw troubleOf(error)
    } finally {
      client.release(lost)
    }
  }

  async say(words: StoredWords): Promise<number | 'conflict'> {
    for (;;) {
      try {
        const { rows } = await this.carryOut(queryForWords(words))
        this.notices.tellWords(words.table)
        return Number(rows[0].rev)
      } catch (error) {
        // Two nodes that speak in the same instant want the same number.
        if (error instanceof DatabaseError && error.constraint === 'said_pkey') continue
        if (codeOf(error) === UNIQUE_VIOLATION) return 'conflict'
        throw troubleOf(error)
      }
    }
  }

  async now(): Promise<number> {
    const [{ now }] = await this.ask(`SELECT ${postgres.now} AS now`, [])
    return Number(now)
  }

  /** A database that somebody has switched to reading, or a standby, answers but takes nothing. */
  async mayWrite(): Promise<boolean> {
    const [{ reads }] = await this.ask("SELECT current_setting('transaction_read_only') AS reads", [])
    return reads === 'off'
  }

  onChange(listen: (change: { table: string; rev: number }) => void): void {
    this.notices.listen(listen)
  }

  onWords(listen: (table: string | undefined) => void): void {
    this.notices.listenToWords(listen)
  }

  whisper(text: string): Promise<void> {
    return this.notices.whisper(text)
  }

  onWhisper(listen: (node: string, text: string) => void): void {
    this.notices.overhear(listen)
  }

  /** What hangs is left after a moment. */
  async close(): Promise<void> {
    const well = this.notices.close().then(() => (this.pool.ended ? undefined : this.pool.end()))
    await Promise.race([well, pause(GOODBYE, undefined, { ref: false })])
    this.notices.cut()
    for (const client of this.clients) cut(client)
  }

  /**
   * Only the database itself can say that nothing was changed. When its answer is lost, or too late, the change may be
   * done or not, and only asking again under the same id tells.
   */
  private async carryOut(query: QueryConfig): Promise<QueryResult> {
    const client = await this.pool.connect()
    let lost = false
    try {
      return await client.query(query)
    } catch (error) {
      lost = !(error instanceof DatabaseError)
      throw lost ? new UnknownOutcome(error) : error
    } finally {
      client.release(lost)
    }
  }

  private async ask(text: string, values: readonly Value[]): Promise<Row[]> {
    try {
      return (await this.pool.query({ name: this.nameOf(text), text, values: [...values] })).rows
    } catch (error) {
      throw troubleOf(error)
    }
  }

  /** A name lets the database keep the plan. */
  private nameOf(text: string): string {
    const name = this.names.get(text) ?? `sql-${this.names.size}`
    this.names.set(text, name)
    return name
  }
}

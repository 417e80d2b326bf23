import { randomBytes } from 'node:crypto'
import { Refusal } from '@estaminet/kernel'
import { Pool, type PoolClient, types } from 'pg'
import { postgres } from './dialect.ts'
import { keptIn } from './kept.ts'
import type { Ledger, Row, Value } from './ledger.ts'
import { JOURNAL, LAST_STEP, refuseBackwards, type Step, stepFailed, stepsFor, writeStep } from './migrations.ts'
import { queryFor } from './postgres-change.ts'
import { Grapevine } from './postgres-grapevine.ts'
import type { Change, Store } from './store.ts'
import { codeOf, StoreTrouble, troubleOf } from './trouble.ts'

/** One number for all nodes that bring the same database to a new step. */
const STEPS_LOCK = 0x62656572
const UNIQUE_VIOLATION = '23505'
const BIGINT = 20

export interface PostgresSettings {
  readonly connections?: number
  readonly steps?: readonly Step[]
}

/** Opens the house kept in a PostgreSQL database, beside any number of other nodes. */
export async function openPostgres(url: string, settings: PostgresSettings = {}): Promise<Store> {
  const { connections = 16, steps = stepsFor(postgres) } = settings
  const config = {
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    // A database that hangs is as good as away; the table must not hang with it.
    query_timeout: 15_000,
    application_name: 'estaminet',
    // Milliseconds and counts fit in a number.
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === BIGINT ? Number : types.getTypeParser(type, format),
    },
  }
  const pool = new Pool({ ...config, max: connections })
  // An idle connection that breaks is replaced when the next one is wanted.
  pool.on('error', () => undefined)
  try {
    await takeSteps(pool, steps)
    await insistOnDurability(pool)
  } catch (error) {
    await pool.end()
    throw error instanceof Refusal ? error : troubleOf(error)
  }
  const node = randomBytes(6).toString('hex')
  const grapevine = new Grapevine({ ...config, application_name: 'estaminet grapevine' }, node)
  return keptIn(new PostgresLedger(pool, grapevine))
}

async function takeSteps(pool: Pool, steps: readonly Step[]): Promise<void> {
  const client = await pool.connect()
  try {
    for (let number = 1; number <= Math.max(1, steps.length); number++) await takeStep(client, steps, number)
  } finally {
    client.release()
  }
}

/** Takes a step unless it was taken before; nodes that start at the same moment wait for each other here. */
async function takeStep(client: PoolClient, steps: readonly Step[], number: number): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(`SELECT pg_advisory_xact_lock(${STEPS_LOCK})`)
    await client.query(JOURNAL)
    const stored = Number((await client.query(LAST_STEP)).rows[0].number ?? 0)
    refuseBackwards(stored, steps.length)
    if (stored < number) {
      await client.query(steps[number - 1].sql)
      await client.query(writeStep(number, steps[number - 1], postgres))
    }
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    if (error instanceof Refusal || troubleOf(error).message.includes('reached')) throw error
    throw stepFailed(number, steps[number - 1], error)
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
  private readonly grapevine: Grapevine
  private readonly names = new Map<string, string>()

  constructor(pool: Pool, grapevine: Grapevine) {
    this.pool = pool
    this.grapevine = grapevine
  }

  read(sentence: string, values: readonly Value[] = []): Promise<Row[]> {
    return this.ask(sentence, values)
  }

  write(sentence: string, values: readonly Value[] = []): Promise<Row[]> {
    return this.ask(sentence, values)
  }

  async commit(change: Change): Promise<'done' | 'conflict'> {
    try {
      const { rowCount } = await this.pool.query(queryFor(change))
      if (rowCount !== 1) return 'conflict'
      this.grapevine.tell(change.table.id, change.rev + 1)
      return 'done'
    } catch (error) {
      if (codeOf(error) === UNIQUE_VIOLATION) return 'conflict'
      throw troubleOf(error)
    }
  }

  async now(): Promise<number> {
    const [{ now }] = await this.ask(`SELECT ${postgres.now} AS now`, [])
    return Number(now)
  }

  onChange(listen: (change: { table: string; rev: number }) => void): void {
    this.grapevine.listen(listen)
  }

  whisper(text: string): Promise<void> {
    return this.grapevine.whisper(text)
  }

  onWhisper(listen: (node: string, text: string) => void): void {
    this.grapevine.overhear(listen)
  }

  async backup(): Promise<void> {
    throw usePgDump()
  }

  async close(): Promise<void> {
    await this.grapevine.close()
    if (!this.pool.ended) await this.pool.end()
  }

  private async ask(text: string, values: readonly Value[]): Promise<Row[]> {
    // A name lets the database keep the plan.
    const name = this.names.get(text) ?? `sentence-${this.names.size}`
    this.names.set(text, name)
    try {
      return (await this.pool.query({ name, text, values: [...values] })).rows
    } catch (error) {
      throw troubleOf(error)
    }
  }
}

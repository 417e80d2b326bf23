import { Worker } from 'node:worker_threads'
import { Refusal } from '@estaminet/kernel'
import { moduleOf } from '../places.ts'
import { sqlite } from './dialect.ts'
import { emptied, type FolderLock, houseFile, lockFolder, perhapsLost, prepareHouse } from './folder.ts'
import type { Ledger, Row, Statement, Value } from './ledger.ts'
import {
  JOURNAL,
  LAST_MIGRATION,
  type Migration,
  migrationFailed,
  migrationsFor,
  refuseBackwards,
  writeMigration,
} from './migrations.ts'
import { sqlStoreOn } from './sql-store.ts'
import {
  type Errands,
  SENTENCES,
  type Unit,
  type UnitEnd,
  unitFor,
  unitForWords,
  type WriterPlan,
} from './sqlite-units.ts'
import type { Store, StoredChange, StoredWords } from './store.ts'
import { StoreTrouble, troubleOf } from './trouble.ts'

export interface SqliteSettings {
  /** The file may not grow beyond so many pages of 4 KB; left out: as long as the disk has room. */
  readonly mostPages?: number
  readonly migrations?: readonly Migration[]
  /** Told what a host should know who has moved the folder. */
  say?(text: string): void
}

/** Opens the house kept in a folder; refuses while another process holds it. */
export async function openSqlite(folder: string, settings: SqliteSettings = {}): Promise<Store> {
  let lock: FolderLock | undefined
  try {
    lock = lockFolder(folder)
    const { mustBeThere } = prepareHouse(folder)
    if (mustBeThere && lock.wasLeftOpen) settings.say?.(perhapsLost(folder))
    const writer = await startWriter(folder, settings, mustBeThere)
    return sqlStoreOn(new SqliteLedger(writer, lock))
  } catch (error) {
    lock?.release()
    throw error instanceof Refusal ? error : troubleOf(error)
  }
}

interface Ready {
  readonly ready: { readonly found: number; readonly failed?: { readonly number: number; readonly message: string } }
}
type Greeting = Ready | 'empty' | { readonly failed: { readonly code: string; readonly message: string } }

async function startWriter(
  folder: string,
  { mostPages, migrations = migrationsFor(sqlite) }: SqliteSettings,
  mustBeThere: boolean,
): Promise<Worker> {
  const plan: WriterPlan = {
    path: houseFile(folder),
    mustBeThere,
    journal: JOURNAL,
    lastMigration: LAST_MIGRATION,
    sentences: SENTENCES,
    migrations: migrations.map((migration, i) => [migration.sql, writeMigration(i + 1, migration, sqlite)]),
    mostPages,
  }
  const writer = new Worker(moduleOf('./store/sqlite-writer.mjs'), { workerData: plan, execArgv: [] })
  const greeting = await new Promise<Greeting>((hear, fail) => writer.once('message', hear).once('error', fail))
  writer.removeAllListeners('error')
  try {
    if (greeting === 'empty') throw emptied(folder)
    if ('failed' in greeting) throw troubleOf(greeting.failed)
    const { found, failed } = greeting.ready
    refuseBackwards(found, migrations.length)
    if (failed) throw migrationFailed(failed.number, migrations[failed.number - 1], failed.message)
    return writer
  } catch (error) {
    await writer.terminate()
    throw error
  }
}

interface Waiting {
  readonly unit: Unit
  resolve(end: UnitEnd): void
  reject(error: unknown): void
}

const isRead = ({ unit }: Waiting): boolean => unit.kind === 'read'

/** Hands units to the writing thread; what arrives while it writes waits together for the next commit. */
class SqliteLedger implements Ledger {
  readonly dialect = sqlite
  readonly alone = true
  private readonly writer: Worker
  private readonly lock: FolderLock
  private waiting: Waiting[] = []
  private underway: Waiting[] = []
  private broken: unknown

  constructor(writer: Worker, lock: FolderLock) {
    this.writer = writer
    this.lock = lock
    writer.on('message', (ends: UnitEnd[]) => this.settle(ends))
    writer.on('error', (error) => this.fail(error))
    writer.on('exit', () => this.fail(new StoreTrouble('The store is closed.')))
  }

  async read(sql: string, values: readonly Value[] = []): Promise<Row[]> {
    return rowsIn(await this.submit({ kind: 'read', statements: [[sql, values]] }))
  }

  async write(sql: string, values: readonly Value[] = []): Promise<Row[]> {
    return rowsIn(await this.submit({ kind: 'write', statements: [[sql, values]] }))
  }

  async commit(change: StoredChange): Promise<'done' | 'conflict'> {
    const end = await this.submit(unitFor(change, Date.now()))
    return 'conflict' in end ? 'conflict' : 'done'
  }

  async together(statements: readonly Statement[]): Promise<'done' | 'conflict'> {
    return 'conflict' in (await this.submit({ kind: 'guarded', statements })) ? 'conflict' : 'done'
  }

  async say(words: StoredWords): Promise<number | 'conflict'> {
    const end = await this.submit(unitForWords(words, Date.now()))
    return 'conflict' in end ? 'conflict' : Number(rowsIn(end)[0].rev)
  }

  async now(): Promise<number> {
    return Date.now()
  }

  async mayWrite(): Promise<boolean> {
    await this.read('SELECT 1 AS one')
    return true
  }

  onChange(): void {
    // Nobody else writes to this file.
  }

  onWords(): void {
    // Nobody else speaks here.
  }

  async whisper(): Promise<void> {
    // Nobody else could hear it.
  }

  onWhisper(): void {
    // Nobody else could say it.
  }

  async close(): Promise<void> {
    if (this.broken === undefined) {
      await this.submit({ kind: 'read', statements: [] }).catch(() => undefined)
      this.broken = new StoreTrouble('The store is closed.')
      const gone = new Promise((resolve) => this.writer.once('exit', resolve))
      this.writer.removeAllListeners('message').postMessage('close')
      await gone
    }
    this.lock.release()
  }

  private submit(unit: Unit): Promise<UnitEnd> {
    if (this.broken !== undefined) return Promise.reject(troubleOf(this.broken))
    return new Promise<UnitEnd>((resolve, reject) => {
      this.waiting.push({ unit, resolve, reject })
      // Everything said in this turn of the event loop goes together.
      if (this.waiting.length === 1 && this.underway.length === 0) queueMicrotask(() => this.send())
    }).then((end) => {
      if ('fault' in end) throw troubleOf(end.fault)
      return end
    })
  }

  private send(): void {
    if (this.waiting.length === 0 || this.underway.length > 0) return
    const [writes, reads] = [this.waiting.filter((one) => !isRead(one)), this.waiting.filter(isRead)]
    this.underway = [...writes, ...reads]
    this.waiting = []
    const errands: Errands = { writes: writes.map(({ unit }) => unit), reads: reads.map(({ unit }) => unit) }
    this.writer.postMessage(errands)
  }

  private settle(ends: readonly UnitEnd[]): void {
    const settled = this.underway.splice(0, ends.length)
    // The thread should not stand idle while the answers are told.
    this.send()
    settled.forEach(({ resolve }, i) => {
      resolve(ends[i])
    })
  }

  private fail(error: unknown): void {
    this.broken ??= error
    for (const { reject } of [...this.underway, ...this.waiting]) reject(troubleOf(error))
    this.underway = []
    this.waiting = []
  }
}

function rowsIn(end: UnitEnd): Row[] {
  if ('rows' in end) return [...end.rows]
  throw new Refusal('store-trouble', 'The store gave an answer to another question.')
}

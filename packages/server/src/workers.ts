import type { FastifyBaseLogger } from 'fastify'
import { Piscina } from 'piscina'
import { inLog } from './in-log.ts'
import { built, moduleOf } from './places.ts'

/** Where the workers find the games of the house. */
const SCHOOL = moduleOf('./games.ts').href
const IDLE = 60_000

export interface Staffing {
  /** The module whose default export does the work. */
  readonly work: URL
  /** A module with the games they know. */
  readonly school?: string | undefined
  readonly desks: number
  /** Megabytes. */
  readonly mostMemory?: number
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

export const TOO_LONG = Symbol('too long')

/** Work that may hang or fail is done in threads of their own, which start when they are needed and end when they are not. */
export class Workers<Task, Result> {
  private readonly pool: Piscina<Task, Result>

  constructor({ work, school = SCHOOL, desks, mostMemory, log }: Staffing) {
    this.pool = new Piscina({
      // A thread starts without its parent's way of reading TypeScript, and with it when nothing is left to read.
      filename: (built ? work : moduleOf('./worker.mjs')).href,
      execArgv: built ? ['--enable-source-maps'] : [],
      workerData: { work: work.href, school },
      minThreads: 0,
      maxThreads: desks,
      idleTimeout: IDLE,
      ...(mostMemory === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: mostMemory } }),
    })
    // A worker that dies between two tasks fails nobody: the pool starts another.
    this.pool.on('error', (error) => log.warn({ ...inLog(error) }, `a worker of ${work.pathname} failed`))
  }

  /** Whoever takes longer than the limit is stopped for good. */
  async run(task: Task, limit: number): Promise<Result | typeof TOO_LONG> {
    const impatience = new AbortController()
    const timer = setTimeout(() => impatience.abort(), limit)
    try {
      return await this.pool.run(task, { signal: impatience.signal })
    } catch (error) {
      if (impatience.signal.aborted) return TOO_LONG
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  async close(): Promise<void> {
    await this.pool.destroy()
  }
}

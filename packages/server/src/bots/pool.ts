import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Move } from '@estaminet/kernel'
import type { FastifyBaseLogger } from 'fastify'
import { Piscina } from 'piscina'
import type { Metrics } from '../metrics.ts'
import type { Thought, TimedThought } from './thought.ts'

/** What a bot is told it may take when nobody else waits, and when very many do. */
const THINK_TIME = 2_000
const LEAST_THINK_TIME = 50
/** A bot that has not chosen by then is stopped for good. */
const HARD_LIMIT = 10_000
/** A hung bot is stopped earlier when many wait, but never before this: a worker must be able to start. */
const LEAST_LIMIT = 4_000

/** Bots think in workers, one per spare core, so that one that hangs stops nobody but itself. */
export class BotPool {
  private readonly pool: Piscina
  private readonly metrics: Metrics
  private readonly hardLimit: number
  /** How many think at the same time. */
  readonly desks = Math.max(1, availableParallelism() - 1)
  private busy = 0
  private readonly line: (() => void)[] = []

  constructor(
    metrics: Metrics,
    log: Pick<FastifyBaseLogger, 'warn'>,
    school = new URL('../games.ts', import.meta.url).href,
    hardLimit = HARD_LIMIT,
  ) {
    this.metrics = metrics
    this.hardLimit = hardLimit
    this.pool = new Piscina({
      filename: fileURLToPath(new URL('./worker.mjs', import.meta.url)),
      execArgv: [],
      workerData: { school },
      minThreads: 0,
      maxThreads: this.desks,
      idleTimeout: 60_000,
    })
    // A worker that dies between two thoughts fails nobody: the pool starts another.
    this.pool.on('error', (error) => log.warn({ error: String(error) }, 'a worker of the bots failed'))
  }

  /** The bot's move; nothing when it took too long or failed. */
  async choose(thought: Thought): Promise<Move | undefined> {
    const start = performance.now()
    // The limit counts thinking, not waiting, so a place is taken before the clock starts.
    if (this.busy < this.desks) this.busy++
    else await new Promise<void>((seated) => this.line.push(seated))
    // Everybody in line thinks less, so that the last is not kept waiting longer than the first.
    const crowd = 1 + this.line.length / this.desks
    const time = Math.max(LEAST_THINK_TIME, Math.floor(THINK_TIME / crowd))
    const limit = Math.max(Math.min(LEAST_LIMIT, this.hardLimit), this.hardLimit / crowd)
    const timed: TimedThought = { ...thought, time }
    const impatience = new AbortController()
    const timer = setTimeout(() => impatience.abort(), limit)
    try {
      const move: unknown = await this.pool.run(timed, { signal: impatience.signal })
      return typeof move === 'number' ? move : undefined
    } catch {
      this.metrics.botsKilled.inc()
      return undefined
    } finally {
      clearTimeout(timer)
      const next = this.line.shift()
      if (next) next()
      else this.busy--
      this.metrics.botSeconds.observe((performance.now() - start) / 1000)
    }
  }

  get waiting(): number {
    return this.line.length
  }

  async close(): Promise<void> {
    await this.pool.destroy()
  }
}

import { availableParallelism } from 'node:os'
import type { Move } from '@estaminet/kernel'
import type { FastifyBaseLogger } from 'fastify'
import { inLog } from '../in-log.ts'
import type { Metrics } from '../metrics.ts'
import { moduleOf } from '../places.ts'
import { TOO_LONG, Workers } from '../workers.ts'
import type { Thought, TimedThought } from './thought.ts'
import { type Waiting, WaitingLine } from './waiting-line.ts'

/** What a bot is told it may take when nobody else waits, and when very many do. */
const THINK_TIME = 2_000
const LEAST_THINK_TIME = 50
/** A bot that has not chosen by then is stopped for good. */
const HARD_LIMIT = 10_000
/** A hung bot is stopped earlier when many wait, but never before this: a worker must be able to start. */
const LEAST_LIMIT = 4_000

/** Bots think in workers, one per spare core, so that one that hangs stops nobody but itself. */
export class BotPool {
  private readonly workers: Workers<TimedThought, unknown>
  private readonly metrics: Metrics
  private readonly hardLimit: number
  /** How many think at the same time. */
  readonly desks = Math.max(1, availableParallelism() - 1)
  private readonly log: Pick<FastifyBaseLogger, 'warn'>
  private open = true
  private busy = 0
  private readonly line = new WaitingLine()

  constructor(metrics: Metrics, log: Pick<FastifyBaseLogger, 'warn'>, school?: string, hardLimit = HARD_LIMIT) {
    this.metrics = metrics
    this.log = log
    this.hardLimit = hardLimit
    this.workers = new Workers({ work: moduleOf('./bots/think.ts'), school, desks: this.desks, log })
  }

  /** The bot's move; nothing when it took too long or failed. */
  async choose(thought: Thought, waiting: Waiting): Promise<Move | undefined> {
    const start = performance.now()
    // The limit counts thinking, not waiting, so a place is taken before the clock starts.
    if (this.busy < this.desks) this.busy++
    else await this.line.join(waiting)
    // Everybody in line thinks less, so that the last is not kept waiting longer than the first.
    const crowd = 1 + this.line.before(waiting) / this.desks
    const most = Math.min(THINK_TIME, waiting.within ?? THINK_TIME)
    const time = Math.max(LEAST_THINK_TIME, Math.floor(most / crowd))
    const limit = Math.max(Math.min(LEAST_LIMIT, this.hardLimit), this.hardLimit / crowd)
    const timed: TimedThought = { ...thought, time }
    try {
      const move = await this.workers.run(timed, limit)
      if (typeof move === 'number') return move
      if (move === TOO_LONG) this.metrics.botsKilled.inc()
      return undefined
    } catch (error) {
      const { game, level, seat } = thought
      if (this.open) this.log.warn({ ...inLog(error), game, level, seat }, 'a bot failed')
      return undefined
    } finally {
      if (!this.line.next()) this.busy--
      this.metrics.botSeconds.observe((performance.now() - start) / 1000)
    }
  }

  get waiting(): number {
    return this.line.before({ attended: false })
  }

  async close(): Promise<void> {
    // Whoever still thinks is not listened to any more.
    this.open = false
    await this.workers.close()
  }
}

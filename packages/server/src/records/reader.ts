import { Refusal } from '@estaminet/kernel'
import type { FastifyBaseLogger } from 'fastify'
import { moduleOf } from '../places.ts'
import { TOO_LONG, Workers } from '../workers.ts'
import type { Finding, Found } from './finding.ts'

export const LARGEST_RECORD = 65_536
/** A true record replays in milliseconds; most of this is for a worker that must start first. */
const HARD_LIMIT = 5_000
/** More than this waiting: come back later. */
const MOST_WAITING = 8
const MOST_MEMORY = 192

/** Replays what strangers bring, one at a time, in a worker that is ended when it takes too long. */
export class RecordReader {
  private readonly workers: Workers<string, Finding>
  private readonly log: Pick<FastifyBaseLogger, 'warn'>
  private readonly hardLimit: number
  private tail: Promise<unknown> = Promise.resolve()
  private waiting = 0

  constructor(log: Pick<FastifyBaseLogger, 'warn'>, school?: string, hardLimit = HARD_LIMIT) {
    this.log = log
    this.hardLimit = hardLimit
    const work = moduleOf('./records/replay.ts')
    this.workers = new Workers({ work, school, desks: 1, mostMemory: MOST_MEMORY, log })
  }

  /** What the text holds; refuses with the first thing that is wrong with it. */
  async read(text: string): Promise<Found> {
    if (this.waiting >= MOST_WAITING)
      throw new Refusal('busy', 'Many records are being read just now: try again in a moment.')
    this.waiting++
    const before = this.tail
    // The limit counts reading, not waiting.
    const mine = before.then(() => this.replay(text))
    this.tail = mine.catch(() => undefined)
    try {
      const { ok, ...finding } = await mine
      if (ok) return finding as Found
      const { code, message } = finding as { code: string; message: string }
      throw new Refusal(code, message)
    } finally {
      this.waiting--
    }
  }

  async close(): Promise<void> {
    await this.workers.close()
  }

  private async replay(text: string): Promise<Finding> {
    try {
      const finding = await this.workers.run(text, this.hardLimit)
      if (finding !== TOO_LONG) return finding
      return { ok: false, code: 'too-long', message: 'This record takes too long to replay: no match of ours does.' }
    } catch (error) {
      this.log.warn({ error: String(error) }, 'a record could not be read')
      return { ok: false, code: 'malformed-record', message: 'This is no match record.' }
    }
  }
}

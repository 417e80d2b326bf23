import { Refusal } from '@estaminet/kernel'
import type { Handed, HandedMatch } from '@estaminet/table'
import type { FastifyBaseLogger } from 'fastify'
import { inLog } from '../in-log.ts'
import { moduleOf } from '../places.ts'
import { TOO_LONG, Workers } from '../workers.ts'
import type { Brought, Finding, Findings, Found } from './finding.ts'

export const LARGEST_RECORD = 65_536
/** A true record replays in milliseconds; the rest is for a worker that must start first, on a machine that has much else to do. */
const HARD_LIMIT = 15_000
/** More than this waiting: come back later. */
const MOST_WAITING = 8
const MOST_MEMORY = 192

const NO_RECORD = { code: 'malformed-record', message: 'This is no match record.' }

function nothing(): never {
  throw new Refusal(NO_RECORD.code, NO_RECORD.message)
}

/** Replays what strangers bring, one at a time, in a worker that is ended when it takes too long. */
export class RecordReader {
  private readonly workers: Workers<Brought, Finding>
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
    return (await this.inTurn(text)).record ?? nothing()
  }

  /** How a table of a device stands, if all of it is as the rules and its dice have it. */
  async readHanded(handed: Handed): Promise<HandedMatch> {
    return (await this.inTurn(handed)).handed ?? nothing()
  }

  private async inTurn(brought: Brought): Promise<Findings> {
    if (this.waiting >= MOST_WAITING)
      throw new Refusal('busy', 'Many records are being read just now: try again in a moment.')
    this.waiting++
    const before = this.tail
    // The limit counts reading, not waiting.
    const mine = before.then(() => this.replay(brought))
    this.tail = mine.catch(() => undefined)
    try {
      const finding = await mine
      if (!finding.ok) throw new Refusal(finding.code, finding.message)
      return finding
    } finally {
      this.waiting--
    }
  }

  async close(): Promise<void> {
    await this.workers.close()
  }

  private async replay(brought: Brought): Promise<Finding> {
    try {
      const finding = await this.workers.run(brought, this.hardLimit)
      if (finding !== TOO_LONG) return finding
      return { ok: false, code: 'too-long', message: 'This record takes too long to replay: no match of ours does.' }
    } catch (error) {
      this.log.warn({ ...inLog(error) }, 'a record could not be read')
      return { ok: false, ...NO_RECORD }
    }
  }
}

import type { FastifyBaseLogger } from 'fastify'
import type { Metrics } from '../metrics.ts'
import { pauseUnless } from '../pause-unless.ts'
import { type Envelope, type Letter, written } from './message.ts'
import { type Handed, handIn, type SmtpServer } from './smtp.ts'

const PATIENCE = 20_000
/** A letter that the server does not take just now is tried again after these. */
const PAUSES = [30_000, 5 * 60_000, 30 * 60_000]
/** More than this on the way: something is wrong, and the house does not make it worse. */
const MOST_UNDERWAY = 500

export interface PostParts {
  readonly server: SmtpServer
  readonly from: Envelope['from']
  /** What the house calls itself to the mail server. */
  readonly helo: string
  readonly metrics: Pick<Metrics, 'mails'>
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly now: () => number
  readonly pauses?: readonly number[]
  readonly patience?: number
}

/** Hands letters to the mail server of the house, one after the other. No address ever reaches the log. */
export class Post {
  private readonly parts: PostParts
  private readonly closing = new AbortController()
  private line: Promise<unknown> = Promise.resolve()
  private underway = 0

  constructor(parts: PostParts) {
    this.parts = parts
  }

  /** One attempt, now, for somebody who waits for it. */
  async attempt(letter: Letter, to: string): Promise<Handed['end']> {
    const { server, from, helo, log, metrics, now } = this.parts
    const late = AbortSignal.timeout(this.parts.patience ?? PATIENCE)
    const message = written(letter, { from, to, at: now() })
    const parcel = { from: from.address, to, message, helo }
    const { end, step, code } = await handIn(server, parcel, AbortSignal.any([late, this.closing.signal]))
    metrics.mails.inc({ end: end === 'arrived' ? 'arrived' : 'lost' })
    if (end !== 'arrived') log.warn({ step, code }, 'the mail server did not take a mail')
    return end
  }

  /** Until it arrives, four times at most; before each, whether it is still wanted there. */
  async deliver(letter: Letter, to: string, wanted: () => Promise<boolean>): Promise<boolean> {
    if (this.underway >= MOST_UNDERWAY) return false
    this.underway++
    try {
      for (const pause of [...(this.parts.pauses ?? PAUSES), undefined]) {
        const end = await this.inLine(async () => ((await wanted()) ? this.attempt(letter, to) : 'refused'))
        if (end !== 'no answer') return end === 'arrived'
        if (pause === undefined || !(await pauseUnless(this.closing.signal, pause))) return false
      }
      return false
    } finally {
      this.underway--
    }
  }

  close(): void {
    this.closing.abort()
  }

  private inLine<T>(act: () => Promise<T>): Promise<T> {
    const mine = this.line.then(act)
    this.line = mine.catch(() => undefined)
    return mine
  }
}

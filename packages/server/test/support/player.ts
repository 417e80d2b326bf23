import type { Move, Rng } from '@estaminet/kernel'
import type { FromHost, Told, Update } from '@estaminet/table'
import { type Client, type Line, NotLetIn, type Wants } from './client.ts'

let count = 0

/** Where the house is now: it may move when it restarts. */
export interface Address {
  url: string
}

/** Somebody who plays at random over a bad line: cut off, repeating, late. */
export class Player {
  readonly events: Told[] = []
  /** The moves the house said were made, in that order. */
  readonly acknowledged: Move[] = []
  /** What should never happen. */
  readonly faults: string[] = []
  /** How often the house could not write. */
  readonly troubles: string[] = []
  readonly house: Address
  private readonly client: Client
  private readonly table: string
  private readonly rng: Rng
  private readonly wants: Wants
  private line: Line | undefined
  private seen = 0
  private read = 0
  last: Update | undefined

  constructor(client: Client, house: Address, table: string, rng: Rng, wants: Wants = {}) {
    this.client = client
    this.house = house
    this.table = table
    this.rng = rng
    this.wants = wants
  }

  async playToTheEnd(): Promise<void> {
    for (;;) {
      try {
        if (this.line) await this.settle()
        const update = await this.waitForMe()
        if (update.info.status !== 'running') return
        await this.playOnce(update)
      } catch {
        // A bad line is part of the night; what should never happen ends it.
        if (this.faults.length > 0) throw new Error(this.faults.join('; '))
        await this.comeBack()
      }
    }
  }

  /** The line breaks, as lines do. */
  cutOff(): void {
    this.line?.drop()
  }

  async leave(): Promise<void> {
    await this.line?.close()
  }

  private async waitForMe(): Promise<Update> {
    const line = this.line ?? (await this.comeBack())
    const update = await line.sees(
      (one) => this.isCurrent(one) && (one.asks.length > 0 || one.info.status !== 'running'),
    )
    this.note(line)
    return update
  }

  /** What was answered once is not asked again, whatever update is still lying around. */
  private isCurrent(update: Update): boolean {
    return update.asks.every((ask) => !this.answered.has(ask.id + ask.seat)) || update.info.status !== 'running'
  }

  private readonly answered = new Set<string>()

  /** A move whose answer never came is said again, under the same name. */
  private async settle(): Promise<void> {
    if (!this.unanswered) return
    const { cmd, play, question } = this.unanswered
    this.expect(await (this.line as Line).command('play', this.table, play, cmd), 'done', 'a move')
    this.unanswered = undefined
    this.acknowledged.push(play.move)
    this.answered.add(question)
  }

  private unanswered: { cmd: string; play: { move: Move }; question: string } | undefined

  private async playOnce(update: Update): Promise<void> {
    const line = this.line as Line
    const ask = update.asks[this.rng.below(update.asks.length)]
    const { move } = ask.choices[this.rng.below(ask.choices.length)]
    const play = { ask: ask.id, seat: ask.seat, move }
    const cmd = `p${++count}`
    if (this.rng.below(8) === 0) {
      const stale = await line.command('play', this.table, { ...play, ask: '0.0.stale' })
      this.expect(stale, 'stale', 'a stale move')
    }
    if (this.rng.below(10) === 0) {
      // Cut off without knowing whether the move arrived: come back and say it again.
      line.send('play', this.table, play, cmd)
      this.unanswered = { cmd, play, question: ask.id + ask.seat }
      if (this.rng.below(2)) await new Promise((soon) => setTimeout(soon, this.rng.below(20)))
      line.drop()
      await this.comeBack()
    }
    this.unanswered = { cmd, play, question: ask.id + ask.seat }
    await this.settle()
    if (this.rng.below(5) === 0) {
      const again = await (this.line as Line).command('play', this.table, play, cmd)
      this.expect(again, 'done', 'a repeated move')
    }
  }

  /** A house that closes refuses everything; that is no fault, and we come back. */
  private expect(answer: FromHost, what: string, name: string): void {
    const got = answer.t === 'refused' ? answer.code : answer.t
    if (got === what) return
    if (answer.t === 'refused' && got === 'store-trouble') this.troubles.push(answer.message)
    if (!['closing', 'store-trouble', 'unknown-outcome'].includes(got)) this.faults.push(`${name} was answered ${got}`)
    throw new Error(got)
  }

  private async comeBack(): Promise<Line> {
    if (this.line) this.note(this.line)
    this.line?.drop()
    for (;;) {
      try {
        const client = Object.assign(
          Object.create(Object.getPrototypeOf(this.client)),
          this.client,
          this.house,
        ) as Client
        this.line = await client.socket(this.table, this.seen, this.wants)
        this.read = 0
        this.note(this.line)
        return this.line
      } catch (error) {
        if (error instanceof NotLetIn && error.refusal.code === 'store-trouble')
          this.troubles.push(error.refusal.message)
        await new Promise((soon) => setTimeout(soon, 50))
      }
    }
  }

  /** Keeps what was told, and checks that nothing came twice or was left out. */
  private note(line: Line): void {
    for (; this.read < line.frames.length; this.read++) {
      const frame = line.frames[this.read]
      if (frame.t !== 'update') continue
      for (const told of frame.events) {
        if (told.n <= this.seen) this.faults.push(`step ${told.n} was told twice`)
        this.events.push(told)
      }
      if (frame.n < this.seen) this.faults.push(`steps went back from ${this.seen} to ${frame.n}`)
      this.seen = frame.n
      this.last = frame
    }
  }
}

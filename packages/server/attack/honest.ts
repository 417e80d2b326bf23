import { type Rng, seeded } from '@estaminet/kernel'
import type { FromHost, Update } from '@estaminet/table'
import { Caller, type Line, pause } from './caller.ts'

/** Seconds on the clock: enough for anybody the house lets play, and nothing to waste. */
const CLOCK = { bank: 60, increment: 2, cap: 60 }
const THINKS = { least: 150, most: 500 }
/** A clock may be charged this much more than its player took: the way there and back, and what a thread does between. */
const GRACE = 3_000
/** What they play, one after the other: nobody is kept for an evening. */
const GAMES = [{ game: 'heaven-and-ale' }, { game: 'belgian-beers-race', options: { length: 'short' } }] as const
type HonestGame = (typeof GAMES)[number]

export interface Honesty {
  /** Milliseconds every honest wish took: moves until they are durable, looks at the list, pages, names. */
  readonly times: { readonly what: string; readonly ms: number; readonly at: number }[]
  readonly moves: number
  readonly matches: number
  /** What honest guests lost, in words. */
  readonly lost: readonly string[]
}

/** Guests who only want to play: pairs at tables with clocks, and somebody at the door who looks for one. */
export class HonestGuests implements Honesty {
  readonly times: { what: string; ms: number; at: number }[] = []
  readonly lost: string[] = []
  moves = 0
  matches = 0
  private readonly url: string
  private readonly tables = new Set<string>()
  private stopped = false
  private readonly under: Promise<void>[] = []

  constructor(url: string) {
    this.url = url
  }

  /** Where they play now, for those who want to disturb them. */
  get places(): string[] {
    return [...this.tables]
  }

  begin(pairs: number, seed: string): void {
    for (let pair = 0; pair < pairs; pair++) this.under.push(this.keepPlaying(pair, seed))
    this.under.push(this.keepLooking())
  }

  async stop(): Promise<void> {
    this.stopped = true
    await Promise.all(this.under)
  }

  private note(what: string, ms: number): void {
    this.times.push({ what, ms, at: performance.now() })
  }

  private async keepPlaying(pair: number, seed: string): Promise<void> {
    const people = await Promise.all(
      [0, 1].map((seat) => Caller.named(this.url, `127.1.${pair}.${seat + 1}`, `Guest ${pair}${seat}`)),
    )
    for (let match = 0; !this.stopped; match++) {
      await this.playMatch(people, GAMES[match % GAMES.length], `${seed} ${pair} ${match}`)
    }
    for (const one of people) one.hangUp()
  }

  private async playMatch(people: readonly Caller[], game: HonestGame, seed: string): Promise<void> {
    const [host, guest] = people
    const table = await host.makeTable({
      ...game,
      seats: [{ kind: 'me' }, { kind: 'open' }],
      access: 'link',
      pace: { kind: 'live', clock: CLOCK },
    })
    if (table === undefined) {
      this.lost.push('an honest guest could not make a table')
      await pause(1_000)
      return
    }
    await guest.command(table, 'join')
    this.tables.add(table)
    const players = await Promise.all(people.map((caller, seat) => this.sitDown(caller, table, seat, seed)))
    await host.command(table, 'start')
    while (!this.stopped && !players.some(({ isOver }) => isOver)) await pause(100)
    this.tables.delete(table)
    if (players.every(({ isOver }) => isOver)) this.matches++
    for (const player of players) player.leave()
  }

  private async sitDown(caller: Caller, table: string, seat: number, seed: string): Promise<HonestPlayer> {
    const line = await caller.socket()
    if (!line) this.lost.push('an honest player was not let in')
    return new HonestPlayer(line, table, seat, seeded(`${seed} ${seat}`), this, (ms) => {
      this.moves++
      this.note('a move', ms)
    })
  }

  /** Somebody new every second: a name, the list of tables, the page, and whether the house lives. */
  private async keepLooking(): Promise<void> {
    for (let n = 0; !this.stopped; n++) {
      const caller = new Caller(this.url, `127.2.${(n >> 7) % 250}.${1 + (n % 128)}`)
      for (const [what, method, path, body] of [
        ['whether it lives', 'GET', '/healthz', undefined],
        ['the list', 'GET', '/api/tables', undefined],
        ['a new name', 'POST', '/api/me', { name: `Visitor ${n}` }],
      ] as const) {
        const { status, ms } = await caller.ask(method, path, body)
        this.note(what, ms)
        if (status !== 200) this.lost.push(`${path}: ${status} for an honest visitor`)
      }
      caller.hangUp()
      await pause(1_000)
    }
  }
}

/** Plays at random after a moment's thought, and watches that nobody takes time or turns away. */
class HonestPlayer {
  isOver = false
  private readonly line: Line | undefined
  private readonly table: string
  private readonly seat: number
  private readonly rng: Rng
  private readonly guests: { readonly lost: string[] }
  private readonly moved: (ms: number) => void
  private asked = ''
  private left = false

  constructor(
    line: Line | undefined,
    table: string,
    seat: number,
    rng: Rng,
    guests: { readonly lost: string[] },
    moved: (ms: number) => void,
  ) {
    this.line = line
    this.table = table
    this.seat = seat
    this.rng = rng
    this.guests = guests
    this.moved = moved
    if (!line) return
    line.hear = (frame) => this.hear(frame)
    line.hello(table)
  }

  leave(): void {
    this.left = true
    this.line?.close()
  }

  private hear(frame: FromHost): void {
    if (frame.t !== 'update' || this.left) return
    this.isOver ||= frame.info.status === 'over' || frame.info.status === 'closed'
    const { standIn, name } = frame.info.seats[this.seat] ?? {}
    if (standIn && !this.isOver) {
      this.guests.lost.push(`${name} lost a seat to a bot at ${this.table}`)
      this.isOver = true
    }
    const ask = frame.asks.find(({ seat, answered }) => seat === this.seat && answered === undefined)
    if (!ask || ask.id === this.asked) return
    this.asked = ask.id
    void this.answer(ask.id, ask.choices, frame)
  }

  private async answer(ask: string, choices: readonly { move: number }[], before: Update): Promise<void> {
    const began = performance.now()
    await pause(THINKS.least + this.rng.below(THINKS.most - THINKS.least))
    if (this.left || !this.line) return
    const move = choices[this.rng.below(choices.length)]?.move
    const sent = performance.now()
    const answer = await this.line.command('play', this.table, { ask, seat: this.seat, move })
    if (this.left) return
    if (answer.t === 'refused' && answer.code !== 'stale') {
      this.guests.lost.push(`a move was refused at ${this.table}: ${answer.code}`)
      return
    }
    this.moved(performance.now() - sent)
    this.checkClock(before, performance.now() - began)
  }

  /** The clock may have run while its owner thought, and no longer. */
  private checkClock(before: Update, took: number): void {
    const then = before.clocks[this.seat]
    const now = this.line?.update?.clocks[this.seat]
    if (!then?.running || !now) return
    const charged = then.left - now.left
    if (charged > took + GRACE)
      this.guests.lost.push(`${Math.round(charged - took)} ms too many were taken at ${this.table}`)
  }
}

import { type Rng, seeded } from '@estaminet/kernel'
import { WebSocket } from 'ws'
import { talkToBoardgameIo, talkWithRules } from './boardgame-io.ts'
import { seatFour, talkToHouse } from './estaminet.ts'
import { gamesForFour } from './games.ts'
import { employed } from './processes.ts'
import type { Side } from './sides.ts'
import type { Prepared, Question, Talk } from './talk.ts'

export interface CrowdOrder {
  readonly side: Side
  readonly url: string
  readonly tables: number
  readonly warmUp: number
  readonly seconds: number
  readonly seed: string
}

/** A match as its players know it. */
export interface PlayedMatch {
  readonly game: string
  readonly table: string
  /** Moves in the order they were played: seat, move, and whether the server acknowledged it. */
  readonly moves: readonly (readonly [seat: number, move: number, acknowledged: boolean])[]
}

export interface CrowdAnswer {
  readonly seconds: number
  readonly moves: number
  /** Milliseconds from sending a move to the moment everybody at the table has drawn it. */
  readonly p50: number
  readonly p99: number
  readonly played: readonly PlayedMatch[]
  readonly faults: readonly string[]
}

const TALKS: Readonly<Record<Side, (match: Prepared, seat: number) => Talk>> = {
  estaminet: talkToHouse,
  'boardgame.io': talkToBoardgameIo,
  'state only': talkWithRules,
}
const GAMES = gamesForFour.map(({ id }) => id)
const SEATS = 4
/** Finished matches are followed by the next; so many a second were never needed. Making one ready costs nothing where nobody sits down first. */
const MATCHES_A_SECOND: Readonly<Record<Side, number>> = { estaminet: 60, 'boardgame.io': 60, 'state only': 120 }
const AT_ONCE = 16
/** What is under way when the time is over may take so long to finish. */
const DRAIN = 15_000

employed(async (order: CrowdOrder, say): Promise<CrowdAnswer> => {
  const spare = Math.ceil((order.warmUp + order.seconds) * MATCHES_A_SECOND[order.side])
  const matches = await prepare(order, order.tables + spare)
  const crowd = new Crowd(order, matches)
  await crowd.sitDown()
  crowd.play()
  await pause(order.warmUp * 1000)
  say('begin')
  const began = crowd.startCounting()
  await pause(order.seconds * 1000)
  const seconds = (performance.now() - began) / 1000
  const counted = crowd.stopCounting()
  say('end')
  await crowd.settle()
  return { seconds, ...counted, played: crowd.played(), faults: crowd.faults }
})

/** Every title gets as many tables as the next. */
async function prepare({ side, url, seed }: CrowdOrder, count: number): Promise<Prepared[]> {
  const titles = Array.from({ length: count }, (_, i) => GAMES[i % GAMES.length] as string)
  if (side !== 'estaminet') return titles.map((game, i) => ({ game, table: `${seed}-${i}`, cookies: [] }))
  const prepared: Prepared[] = []
  let next = 0
  const one = async () => {
    for (let i = next++; i < count; i = next++) prepared[i] = await seatFour(url, titles[i] as string)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  return prepared
}

class Crowd {
  private readonly order: CrowdOrder
  private readonly matches: Prepared[]
  private readonly groups: Group[] = []
  private readonly rng: Rng
  private next = 0
  private latencies: number[] | undefined
  private playing = true
  readonly faults: string[] = []

  constructor(order: CrowdOrder, matches: Prepared[]) {
    this.order = order
    this.matches = matches
    this.rng = seeded(order.seed)
  }

  async sitDown(): Promise<void> {
    for (let at = 0; at < this.order.tables; at += AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, this.order.tables - at) }, () => this.nextGroup()))
  }

  play(): void {
    for (const group of this.groups) group.play()
  }

  startCounting(): number {
    this.latencies = []
    return performance.now()
  }

  stopCounting() {
    const sorted = Float64Array.from(this.latencies ?? []).sort()
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
    this.latencies = undefined
    this.playing = false
    return { moves: sorted.length, p50: at(0.5), p99: at(0.99) }
  }

  /** Waits for every answer that is still due. */
  async settle(): Promise<void> {
    const until = performance.now() + DRAIN
    while (this.groups.some((group) => group.busy) && performance.now() < until) await pause(20)
    if (this.groups.some((group) => group.busy)) this.faults.push('Some moves were never answered.')
    for (const group of this.groups) group.leave()
  }

  played(): PlayedMatch[] {
    return this.groups.map(({ game, table, moves }) => ({ game, table, moves }))
  }

  private async nextGroup(): Promise<Group> {
    const prepared = this.matches[this.next++]
    if (!prepared) throw new Error('There are no more matches to play.')
    const { side, url } = this.order
    const talks = Array.from({ length: SEATS }, (_, seat) => TALKS[side](prepared, seat))
    const group = new Group(prepared, talks, url, this.rng, {
      informed: (ms) => this.latencies?.push(ms),
      goesOn: () => this.playing,
      fault: (text) => this.faults.push(text),
      over: () => {
        group.leave()
        this.nextGroup().then(
          (another) => another.play(),
          (error) => this.faults.push(String(error)),
        )
      },
    })
    this.groups.push(group)
    await group.seated
    return group
  }
}

interface Wishes {
  informed(ms: number): void
  goesOn(): boolean
  over(): void
  fault(text: string): void
}

/** Four clients of one match. Somebody plays as soon as everybody has seen the last move. */
class Group {
  readonly game: string
  readonly table: string
  readonly moves: [number, number, boolean][] = []
  readonly seated: Promise<unknown>
  private readonly wires: WebSocket[]
  private readonly talks: readonly Talk[]
  private readonly rng: Rng
  private readonly wishes: Wishes
  /** The last step each client has seen, and what it is asked. */
  private readonly steps: number[] = Array(SEATS).fill(-1)
  private readonly questions: (Question | undefined)[] = Array(SEATS).fill(undefined)
  private sentAt = 0
  private from = 0
  private unseen = 0
  private unanswered = 0
  private ended = false

  constructor(prepared: Prepared, talks: readonly Talk[], url: string, rng: Rng, wishes: Wishes) {
    this.game = prepared.game
    this.table = prepared.table
    this.talks = talks
    this.rng = rng
    this.wishes = wishes
    const opened: Promise<void>[] = []
    this.wires = talks.map((talk, seat) => {
      const wire = new WebSocket(url.replace('http', 'ws') + talk.path, {
        headers: talk.headers,
        perMessageDeflate: false,
        skipUTF8Validation: true,
      })
      wire.on('open', () => talk.greeting !== undefined && wire.send(talk.greeting))
      wire.on('error', (error) => wishes.fault(String(error)))
      opened.push(
        new Promise((sees) =>
          wire.on('message', (frame: Buffer, isBinary) => !isBinary && this.hear(seat, talk, frame, sees)),
        ),
      )
      return wire
    })
    this.seated = Promise.all(opened)
  }

  get busy(): boolean {
    return this.unseen > 0 || this.unanswered > 0
  }

  play(): void {
    if (!this.wishes.goesOn()) return
    const asked = this.questions.flatMap((question, seat) => (question ? [{ seat, question }] : []))
    const chosen = asked[this.rng.below(asked.length)]
    if (!chosen) {
      this.wishes.fault(`Nobody is asked at ${this.table}.`)
      return
    }
    const { seat, question } = chosen
    const move = question.moves[this.rng.below(question.moves.length)] as number
    this.from = this.steps[seat] as number
    this.unseen = SEATS
    this.unanswered = 1
    this.moves.push([seat, move, false])
    this.sentAt = performance.now()
    const frame = (this.talks[seat] as Talk).play(question, move, this.from, `m${this.moves.length}`)
    this.wires[seat]?.send(frame)
  }

  leave(): void {
    for (const wire of this.wires) wire.terminate()
  }

  private hear(seat: number, talk: Talk, frame: Buffer, sees: () => void): void {
    const heard = talk.hear(frame)
    if (!heard) return
    if ('reply' in heard) this.wires[seat]?.send(heard.reply)
    else if ('fault' in heard) this.wishes.fault(heard.fault)
    else if (!('n' in heard)) this.acknowledge(heard.done)
    else {
      if (heard.done !== undefined) this.acknowledge(heard.done)
      const before = this.steps[seat] as number
      this.steps[seat] = heard.n
      this.questions[seat] = heard.question
      sees()
      if (this.unseen === 0 || before > this.from || heard.n <= this.from) return
      // boardgame.io has no other answer than the new state.
      if (talk.greeting === undefined && this.unanswered) this.acknowledge(`m${this.moves.length}`)
      if (--this.unseen === 0) this.everybodyKnows(heard.over)
    }
  }

  private acknowledge(cmd: string): void {
    const made = this.moves[Number(cmd.slice(1)) - 1]
    if (!made || made[2]) this.wishes.fault(`A move was acknowledged twice at ${this.table}.`)
    else made[2] = true
    this.unanswered = this.moves.at(-1)?.[2] ? 0 : 1
    this.finish()
  }

  private everybodyKnows(over: boolean): void {
    this.wishes.informed(performance.now() - this.sentAt)
    this.ended = over
    if (over) this.finish()
    else this.play()
  }

  /** The answer to the last move may come after everybody has seen it. */
  private finish(): void {
    if (this.ended && !this.busy) this.wishes.over()
  }
}

const pause = (ms: number) => new Promise((over) => setTimeout(over, ms))

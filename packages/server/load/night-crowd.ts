import { type Rng, seeded } from '@estaminet/kernel'
import { WebSocket } from 'ws'
import { seatFour, talkToHouse } from './estaminet.ts'
import { gamesForFour } from './games.ts'
import { employed } from './processes.ts'
import type { Prepared, Question } from './talk.ts'

export interface NightOrder {
  readonly url: string
  readonly tables: number
  readonly seconds: number
  readonly seed: string
}

/** What one guest was told is done: its moves, in their order. */
interface Kept {
  readonly seat: number
  readonly moves: readonly number[]
  /** One more was under way when the night was over: it may be there or not. */
  readonly underWay: number | undefined
}

export interface NightMatch {
  readonly game: string
  readonly table: string
  readonly over: boolean
  readonly guests: readonly Kept[]
}

export interface NightAnswer {
  readonly matches: readonly NightMatch[]
  readonly faults: readonly string[]
}

/** People think for so long, in milliseconds. */
const THOUGHT = { least: 300, most: 2_000 }
/** How many come at a time, a tenth of a second after one another. */
const AT_ONCE = 8
/** Until everybody has sat down and nothing runs for the first time; and then two halves of the night. */
const MOMENTS = [
  ['begin', 0.2],
  ['middle', 0.4],
  ['end', 0.4],
] as const
const DRAIN = 20_000

/** At every other table four people play; at the others one does, with three bots. Who has finished plays again. */
employed(async ({ url, tables, seconds, seed }: NightOrder, say): Promise<NightAnswer> => {
  const rng = seeded(seed)
  const matches: NightMatch[] = []
  const faults: string[] = []
  let isNight = true
  const playAt = async (place: number): Promise<void> => {
    const game = gamesForFour[(place >> 1) % gamesForFour.length]?.id ?? ''
    const prepared = await seatFour(url, game, place % 2 === 0 ? 4 : 1)
    const guests = prepared.cookies.map((_, seat) => new Guest(url, prepared, seat, rng, () => isNight, faults))
    const ends = await Promise.all(guests.map((guest) => guest.gone))
    matches.push({ game, table: prepared.table, over: ends.every(Boolean), guests: guests.map((guest) => guest.kept) })
  }
  const evening = Promise.all(
    Array.from({ length: tables }, async (_, place) => {
      // Not everybody comes at the same moment.
      await pause((place / AT_ONCE) * 100)
      while (isNight) await playAt(place).catch((error) => faults.push(String(error)))
    }),
  )
  for (const [word, share] of MOMENTS) {
    await pause(seconds * 1000 * share)
    say(word)
  }
  isNight = false
  await Promise.race([evening, pause(DRAIN).then(() => faults.push('Somebody never got an answer.'))])
  return { matches, faults }
})

class Guest {
  /** Resolves when this guest has left; whether the match was over. */
  readonly gone: Promise<boolean>
  private readonly moves: number[] = []
  private readonly seat: number
  private underWay: number | undefined
  private said = 0

  constructor(url: string, prepared: Prepared, seat: number, rng: Rng, isNight: () => boolean, faults: string[]) {
    this.seat = seat
    const talk = talkToHouse(prepared, seat)
    const wire = new WebSocket(url.replace('http', 'ws') + talk.path, {
      headers: talk.headers,
      perMessageDeflate: false,
    })
    let question: Question | undefined
    let isOver = false
    let thinking: NodeJS.Timeout | undefined
    const answer = () => {
      thinking = undefined
      if (!isNight()) wire.close()
      else if (question && this.underWay === undefined) {
        this.underWay = question.moves[rng.below(question.moves.length)] ?? 0
        wire.send(talk.play(question, this.underWay, 0, `m${++this.said}`))
      }
    }
    wire.on('open', () => talk.greeting !== undefined && wire.send(talk.greeting))
    wire.on('error', (error) => faults.push(String(error)))
    wire.on('message', (frame: Buffer) => {
      const heard = talk.hear(frame)
      if (!heard) return
      if ('fault' in heard) faults.push(heard.fault)
      if ('done' in heard && heard.done !== undefined) this.keep(heard.done, faults)
      if ('n' in heard) {
        question = heard.question
        isOver = heard.over
      }
      if (isOver && this.underWay === undefined) wire.close()
      else if (this.underWay === undefined)
        thinking ??= setTimeout(answer, THOUGHT.least + rng.below(THOUGHT.most - THOUGHT.least))
    })
    this.gone = new Promise((left) =>
      wire.on('close', () => {
        clearTimeout(thinking)
        left(isOver)
      }),
    )
  }

  get kept(): Kept {
    return { seat: this.seat, moves: this.moves, underWay: this.underWay }
  }

  private keep(cmd: string, faults: string[]): void {
    if (this.underWay === undefined || cmd !== `m${this.said}`) faults.push(`An answer to ${cmd} came twice.`)
    else this.moves.push(this.underWay)
    this.underWay = undefined
  }
}

const pause = (ms: number) => new Promise<void>((over) => setTimeout(over, ms))

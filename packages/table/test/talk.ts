import { digest, type Game, type GameEvent, hash, movesOf, Refusal, type Seat } from '@estaminet/kernel'
import { longBeer } from '../../kernel/test/example/long-beer.ts'
import { smallBeer } from '../../kernel/test/example/small-beer.ts'
import {
  type Command,
  type Consequence,
  caughtUp,
  type HouseCommand,
  noticed,
  type Pace,
  Scene,
  type SeatPlan,
  Table,
  type TablePlan,
  type Told,
  type Update,
  updateFor,
} from '../src/index.ts'

export { longBeer, smallBeer }

export const ann = { id: 'ann', name: 'Ann' }
export const bob = { id: 'bob', name: 'Bob' }
export const cis = { id: 'cis', name: 'Cis' }
export const people = [ann, bob, cis, { id: 'dirk', name: 'Dirk' }]

type Without<T> = T extends unknown ? Omit<T, 'table' | 'cmd'> : never
export type Say = Without<Command>

const SECRET = '5e'.repeat(32)
const BOT_SEED = 'b075'.repeat(8)
export const LIVE: Pace = { kind: 'live' }
export const CLOCK: Pace = { kind: 'live', clock: { bank: 60, increment: 5, cap: 70 } }
export const TURNS: Pace = { kind: 'turns', hours: 24 }

const FULL_ROOM = { present: () => true, spectators: 0 }

/** A table and everything that was said at it, in a time of our own. */
export class Talk {
  table: Table
  now = 1_000_000
  readonly consequences: Consequence[] = []

  constructor(game: Game, seats: readonly SeatPlan[], more: Partial<TablePlan> & { secret?: string } = {}) {
    const { secret = SECRET, ...plan } = more
    this.table = Table.create(
      game,
      { game: game.id, seats: [...seats], access: 'link', pace: LIVE, ...plan },
      ann,
      { id: 'table-1', code: 'ABCDEF', secret, botSeed: BOT_SEED, levels: ['easy', 'random'], closed: 0 },
      this.now,
    )
  }

  /** A running match of so many people, their parts in the dice given. */
  static of(game: Game, seats: number, more: Partial<TablePlan> & { secret?: string } = {}): Talk {
    const talk = new Talk(game, [{ kind: 'me' }, ...Array(seats - 1).fill({ kind: 'open' })], more)
    for (let seat = 1; seat < seats; seat++) talk.says(people[seat], { t: 'join' })
    talk.begins()
    return talk
  }

  /** Everybody commits to a part in the dice, Ann starts, and everybody opens theirs. */
  begins(): void {
    const seats = [...this.doc.seats.entries()].filter(([, { kind }]) => kind === 'person').map(([seat]) => seat)
    for (const seat of seats) this.says(people[seat], { t: 'hash', seat, hash: digest(`0${seat}`) })
    this.says(ann, { t: 'start' })
    for (const seat of seats) this.says(people[seat], { t: 'nonce', seat, nonce: `0${seat}` })
  }

  get doc() {
    return this.table.doc
  }

  get match() {
    return this.table.running()
  }

  says(by: { id: string; name: string }, say: Say): Consequence {
    const consequence = this.table.execute(
      { ...say, table: 'table-1', cmd: `c${this.consequences.length}` } as Command,
      by,
      this.now,
    )
    this.consequences.push(consequence)
    return consequence
  }

  house(command: HouseCommand): Consequence {
    const consequence = this.table.house(command, this.now)
    this.consequences.push(consequence)
    return consequence
  }

  /** The code of the refusal; the table must be as before. */
  refuses(by: { id: string; name: string }, say: Say): string {
    const before = fingerprint(this.table)
    try {
      this.says(by, say)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (fingerprint(this.table) !== before) throw new Error(`${say.t} was refused and yet changed something`)
      return error.code
    }
    return 'accepted'
  }

  /** Time passes; whatever falls due on the way is done. */
  wait(ms: number): void {
    const until = this.now + ms
    let ticks = 0
    for (let due = this.table.dueAt(); due !== undefined && due <= until; due = this.table.dueAt()) {
      this.now = Math.max(due, this.now)
      this.house({ t: 'tick' })
      if (++ticks > 1_000) throw new Error('what is due stays due, however often the time is told')
    }
    this.now = until
  }

  moves(seat: Seat): number[] {
    return movesOf(this.match.game, this.match.state, seat)
  }

  plays(seat: Seat, move = this.moves(seat)[0]): Consequence {
    return this.says(people[seat], { t: 'play', seat, ask: this.table.askId(seat), move })
  }

  botPlays(seat: Seat, move = this.moves(seat)[0]): Consequence {
    return this.house({ t: 'bot', seat, ask: this.table.askId(seat), move })
  }

  /** What a person, or a spectator, gets to see now. */
  seenBy(person: string | null, after = 0): Update {
    const seats = person === null ? [] : this.table.seatsOf(person)
    return updateFor(this.table, person, FULL_ROOM, caughtUp(this.table.match, seats, after), this.now)
  }

  /** This moment, for everybody at once. */
  scene(): Scene {
    return new Scene(this.table, FULL_ROOM, this.now)
  }

  /** What was told live to whoever holds these seats. */
  toldTo(seats: readonly Seat[]): { n: number; events: Told[] } {
    let n = 0
    const events: Told[] = []
    for (const consequence of this.consequences) {
      const more = noticed(consequence.heard, seats, n)
      n = more.n
      events.push(...more.events)
    }
    return { n, events }
  }

  reload(closed?: number): void {
    this.table = Table.load(this.table.game, JSON.parse(JSON.stringify(this.doc)), this.table.match?.log ?? [], {
      closed,
    })
  }
}

export const fingerprint = (table: Table): string =>
  JSON.stringify([
    table.doc,
    table.match?.log.length,
    table.match && hash(table.match.state),
    [...(table.match?.sealed ?? [])],
  ])

export const eventsOf = (told: readonly Told[]): GameEvent['type'][] => told.map(({ event }) => event.type)

export const seed = process.env.ESTAMINET_SEED ?? '1'
export const proof = process.env.ESTAMINET_PROOF === 'long' ? 20 : 1

import {
  atOnce,
  CHANCE,
  type ChanceSource,
  fairChance,
  type Game,
  type Hmac,
  type LogEntry,
  Match,
  type Pieces,
  readerOf,
  readLog,
  type Seat,
  seatsIn,
  writtenOn,
} from '@estaminet/kernel'
import { setClocks } from './asking.ts'
import { branchDoc, plannedDoc, rematchDoc, renewed, type TableBirth } from './birth.ts'
import { listName } from './choice.ts'
import { dueAt, giveBack, reminderDue } from './clock.ts'
import { byHouse, byPerson, type HouseCommand } from './commands.ts'
import { deny } from './denial.ts'
import { diceDue } from './dice.ts'
import {
  botPlays,
  diceNameOf,
  diceReady,
  ownerOf,
  type PersonId,
  type SeatDoc,
  type StoredDoc,
  type TableDoc,
} from './doc.ts'
import { proceed } from './going-on.ts'
import { mark } from './marks.ts'
import { forgetUnknown } from './orders.ts'
import type { Command, TablePlan } from './protocol.ts'
import type { Heard } from './story.ts'
import { windowDue } from './windows.ts'
import { listening, storyOf, witnessed } from './witness.ts'

export interface Person {
  readonly id: PersonId
  readonly name: string
}

/** What a table needs to know of the house it stands in. */
export interface TableHouse {
  /** How long it was ever closed; left out: no longer than the table knows. */
  readonly closed?: number | undefined
  /** What dice are computed with; left out: what every page has. */
  readonly hmac?: Hmac
  /** Whether somebody is at the table now; left out: everybody is. */
  isHere?(person: PersonId): boolean
  /** What time it is; left out: late enough for everything. */
  now?(): number
}

/** What a command amounted to. All of it must be durable before anybody hears of it. */
export interface Consequence {
  readonly entries: readonly LogEntry[]
  readonly heard: readonly Heard[]
  /** Only who holds this seat may notice that anything happened. */
  readonly onlyFor?: Seat
}

/**
 * One table: the people around a match. Every change is a command; a refused command changes nothing. It keeps no
 * clock and does no input or output: the platform says what time it is and makes the consequence durable.
 */
export class Table {
  readonly doc: TableDoc
  readonly game: Game
  match: Match | undefined
  private readonly at: TableHouse
  private chance: ChanceSource | undefined
  /** Questions named already: they stay as they are until the log grows. */
  private readonly named = new Map<Seat, { readonly match: Match; readonly after: number; readonly id: string }>()
  private heard: Heard[] = []
  private onlyFor: Seat | undefined

  private constructor(doc: TableDoc, game: Game, house: TableHouse = {}) {
    this.doc = doc
    this.game = game
    this.at = house
  }

  static create(game: Game, plan: TablePlan, maker: Person, birth: TableBirth, now: number): Table {
    return new Table(plannedDoc(game, plan, maker, birth, now), game)
  }

  /** The same people once more. Only who asks for it sits down; the others' seats are kept for them. */
  static rematch({ doc, game }: Table, by: Person, birth: TableBirth, now: number, stronger = false): Table {
    return new Table(rematchDoc(game, doc, by, birth, now, stronger), game)
  }

  /** Goes on from moves that were played elsewhere, at once and with dice of its own, in which nobody takes part. */
  static branch(
    game: Game,
    plan: TablePlan,
    maker: Person,
    birth: TableBirth,
    played: readonly LogEntry[],
    now: number,
  ): Table {
    const table = Table.load(game, branchDoc(game, plan, maker, birth, played.length, now), played)
    table.change(now, () => proceed(table, now))
    return table
  }

  /** A stored table, with its log replayed. Clocks get back the time the house was closed. */
  static load(game: Game, doc: StoredDoc, log: readonly LogEntry[], house?: TableHouse): Table {
    return atOnce(Table.loading(game, doc, log, house))
  }

  /** The same one entry of the log at a time, for a host who has others to look after meanwhile. */
  static *loading(game: Game, doc: StoredDoc, log: readonly LogEntry[], house: TableHouse = {}): Pieces<Table> {
    const table = new Table(renewed(structuredClone(doc)), game, house)
    forgetUnknown(game, table.doc)
    if (doc.startedAt !== undefined) {
      const match = table.begin()
      const sink = table.sink(match)
      for (const entry of readLog(game, doc.game, doc, log)) {
        match.repeat(entry, sink)
        yield
      }
      // What the log led to is in its story; nobody is told it now.
      table.heard = []
      const read = readerOf(game, doc.game, doc.rules)
      for (const [seat, move] of doc.sealed) match.sealed.set(seat, read(move))
    }
    const { rules, earlier } = writtenOn(game, doc, log.length)
    table.doc.rules = rules
    if (earlier) table.doc.earlier = earlier
    table.wasClosed(house.closed ?? doc.clock.closed)
    return table
  }

  /** The house was closed, or slept, for so long in all: clocks get back what they have not been given yet. */
  wasClosed(ever: number): void {
    const { clock } = this.doc
    if (ever <= clock.closed) return
    giveBack(clock, ever - clock.closed)
    clock.closed = ever
  }

  /** Carries out a person's command; throws a Refusal and changes nothing when it cannot be done. */
  execute(command: Command, by: Person, now: number): Consequence {
    return this.change(now, () => {
      byPerson(this, command, by, now)
      this.doc.touchedAt = now
      for (const seat of this.seatsOf(by.id)) this.seat(seat).actedAt = now
    })
  }

  /** Carries out a command of the house. */
  house(command: HouseCommand, now: number): Consequence {
    return this.change(now, () => byHouse(this, command, now))
  }

  seatsOf(person: PersonId): Seat[] {
    const { seats } = this.doc
    const own: Seat[] = []
    for (let seat = 0; seat < seats.length; seat++) if (ownerOf(seats[seat]) === person) own.push(seat)
    return own
  }

  /** Seats that are asked now. While a turn is held for confirmation nobody is. */
  asked(): Seat[] {
    const { match, doc } = this
    if (!match || doc.status !== 'running' || doc.held !== null || !diceReady(doc)) return []
    const mask = match.game.waiting(match.state)
    return mask > 0 && mask !== CHANCE ? seatsIn(mask).filter((seat) => !match.sealed.has(seat)) : []
  }

  /** Seats that may do something of their own accord; nobody waits for them. */
  free(): Seat[] {
    const { match, doc } = this
    return match && doc.status === 'running' && doc.held === null && diceReady(doc) ? match.free : []
  }

  /** Asked seats for which a bot must answer. */
  botSeats(): Seat[] {
    return this.doc.pause.on ? [] : this.asked().filter((seat) => botPlays(this.seat(seat)))
  }

  /**
   * Names a seat's open question: the number of its own entries so far and its list. Another seat's move leaves it
   * alone, so an answer is stale only when the question itself changed.
   */
  askId(seat: Seat): string {
    const { match } = this
    if (!match) return ''
    const known = this.named.get(seat)
    if (known?.match === match && known.after === match.log.length) return known.id
    const { own, together } = storyOf(match)
    const id = `${own[seat] ?? 0}.${together}.${listName(match.movesOf(seat))}`
    this.named.set(seat, { match, after: match.log.length, id })
    return id
  }

  /** Refuses who did not play here, and as long as the match is not over. */
  allowsRematch(by: Person): void {
    if (this.seatsOf(by.id).length === 0) deny('not-seated', 'Only players of this table ask for a rematch.')
    if (this.doc.status !== 'over') deny('not-open', 'A rematch follows a finished match.')
  }

  /** When the table next wants a `tick`. */
  dueAt(): number | undefined {
    const { doc } = this
    if (doc.status !== 'running' || doc.pause.on) return undefined
    if (!diceReady(doc)) return diceDue(doc)
    const times = [dueAt(doc.clock), reminderDue(doc), windowDue(this)].filter((time) => time !== undefined)
    return times.length > 0 ? Math.min(...times) : undefined
  }

  /** Whether somebody can see what they are asked. */
  isHere(person: PersonId): boolean {
    return this.at.isHere?.(person) ?? true
  }

  /** Whether the secret of the dice may be told once the match is over. */
  mayTellDice(): boolean {
    return (this.doc.fair.sealedUntil ?? 0) <= (this.at.now?.() ?? Number.POSITIVE_INFINITY)
  }

  // ---------------------------------------------------------------- for the chapters beside this one

  begin(): Match {
    this.match = new Match(witnessed(this.game), { seats: this.doc.seats.length, options: this.doc.options })
    return this.match
  }

  running(): Match {
    if (this.match && this.doc.status === 'running') return this.match
    return deny('not-running', 'No match is running here.')
  }

  /** What nature draws from. Once everybody has given their part in it, it stays as it is. */
  dice(): ChanceSource {
    const { fair } = this.doc
    this.chance ??= fairChance(fair.secret, diceNameOf(this.doc), fair.nonces as string[], this.at.hmac)
    return this.chance
  }

  seat(seat: Seat): SeatDoc {
    return this.doc.seats[seat] ?? deny('nobody-here', `There is no seat ${seat}.`)
  }

  /** Somewhere for the match to report to. */
  sink(match: Match) {
    return listening(match, this.heard)
  }

  /** The entry just written took something back. */
  hearBack(match: Match): void {
    const last = match.log.length - 1
    this.heard.push(...storyOf(match).since(last))
  }

  keepToSeat(seat: Seat): void {
    this.onlyFor = seat
  }

  private change(now: number, act: () => void): Consequence {
    this.heard = []
    this.onlyFor = undefined
    const before = this.match?.log.length ?? 0
    act()
    setClocks(this, now)
    this.doc.sealed = [...(this.match?.sealed ?? [])]
    const entries = this.match?.log.slice(before) ?? []
    if (this.match && entries.length > 0) mark(this.doc, this.match)
    const { heard, onlyFor } = this
    return { entries, heard, ...(onlyFor === undefined || entries.length > 0 ? {} : { onlyFor }) }
  }
}

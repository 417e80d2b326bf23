import { Refusal, readerOf } from '@estaminet/kernel'
import {
  allowWords,
  type Command,
  type Consequence,
  hears,
  type Person,
  type PersonId,
  ratedEnding,
  Table,
  type TableHouse,
  type Update,
  writingRecordOf,
} from '@estaminet/table'
import { inLog } from '../in-log.ts'
import { nativeHmac } from '../native-hmac.ts'
import type { StoredAnswer, StoredChange } from '../store/store.ts'
import type { SaidRow } from '../store/talk.ts'
import { Audience } from './audience.ts'
import { type Beside, besideOf, besides } from './beside.ts'
import { BotSeats } from './bot-seats.ts'
import {
  type Change,
  NO_NEWS,
  nearlyLate,
  newsSince,
  type Spoken,
  saidBy,
  turnsBegun,
  whatEverybodySees,
} from './change.ts'
import type { HouseForRooms } from './house-for-rooms.ts'
import type { Listener, Reply } from './listener.ts'
import { inPieces } from './pieces.ts'
import { Words } from './words.ts'

/** A node that must read the table again first loses several races against one that need not. */
const ATTEMPTS = 12
const SAID_KEPT = 60
/** Who went out for a moment finds the table in memory. To one whose match is over hardly anybody comes back. */
const KEPT = 60_000
const KEPT_WHEN_OVER = 10_000
const STORE_TROUBLE = 'The house cannot write this down just now. Nothing was changed; try again.'

/** The first frame for somebody who begins to watch; `cells`: whether who asked for positions gets them. */
type Welcome = (said: SaidRow[], cells: boolean | undefined) => string

/** One table in memory, and everything that is done to it, one after the other. */
export class Room {
  readonly id: string
  readonly audience: Audience
  private readonly house: HouseForRooms
  private table: Table | undefined
  private rev = 0
  /** What this room wrote beside the table last; unknown when another may have written since. */
  private beside: Beside | undefined
  private tail: Promise<unknown> = Promise.resolve()
  private readonly bots: BotSeats
  private readonly words: Words
  private waiting = 0
  private usedAt: number

  constructor(id: string, house: HouseForRooms) {
    this.id = id
    this.house = house
    this.audience = new Audience({ id, table: () => this.table, showPresence: () => this.showPresence() }, house)
    this.bots = new BotSeats(
      id,
      house,
      (change) => this.change(change),
      () => this.audience.hasPerson(),
    )
    this.words = new Words(id, house, this.audience)
    this.usedAt = Date.now()
  }

  /** Whether the table may leave memory: nobody is here, and has not been for a while. */
  isDeserted(now: number): boolean {
    if (!this.audience.isEmpty || this.waiting > 0 || !this.bots.quiet) return false
    return this.usedAt < now - (this.table?.doc.status === 'over' ? KEPT_WHEN_OVER : KEPT)
  }

  /** A person's command; a repeated one gets its first answer. */
  async command(command: Command, by: Person, reply?: Reply): Promise<StoredAnswer> {
    if (command.t === 'chat' || command.t === 'react') return this.inTurn(() => this.speak(command, by))
    const change: Change = {
      act: (table, now) => table.execute(command, by, now),
      command: `${by.id}:${command.cmd}`,
      ...(reply ? { reply: (answer) => ({ reply, done: { cmd: command.cmd, ...answer } }) } : {}),
      by: by.id,
      answer: (table) => (command.t === 'join' ? { result: { seats: table.seatsOf(by.id) } } : {}),
    }
    return this.inTurn(async () => {
      if (command.t === 'join') await mustBeKnown(by, this.house)
      return this.carryOut(change)
    })
  }

  /** One change, durable before anybody hears of it. */
  change(change: Change): Promise<StoredAnswer> {
    return this.inTurn(() => this.carryOut(change))
  }

  /** Something that needs the table as it is now. */
  look<T>(see: (table: Table) => T | Promise<T>): Promise<T> {
    return this.inTurn(async () => see(await this.here()))
  }

  /** The same with what other nodes have done meanwhile, for looks that something is refused by. */
  lookAfresh<T>(see: (table: Table) => T | Promise<T>): Promise<T> {
    return this.inTurn(async () => see(await this.upToDate()))
  }

  /** What a person sees, for those who ask over HTTP. */
  updateFor(person: PersonId | null, after: number | undefined): Promise<Update> {
    // Who just moved at another node must not see an older table here.
    return this.lookAfresh((table) => this.audience.updateFor(person, table, after))
  }

  /** Begins to tell somebody what happens here, from after the last step they saw. */
  async watch(listener: Listener, last: number | undefined, welcome: Welcome): Promise<void> {
    await this.inTurn(async () => {
      // Who comes over from another node may have seen more than this one has heard of.
      const table = await this.upToDate()
      await this.words.begin()
      const said = await this.house.store.said(this.id, SAID_KEPT)
      const heard = said.filter((one) => hears(table, listener.person, one))
      this.audience.welcome(listener, table, last, (cells) => welcome(heard, cells))
      if (!this.audience.attended) return
      await this.house.store.attend([this.id]).catch((error) => {
        this.house.log.warn({ ...inLog(error), table: this.id }, 'that somebody is here was not noted')
      })
    })
  }

  unwatch(listener: Listener): void {
    this.audience.leave(listener)
    this.usedAt = Date.now()
  }

  /** The table again, for a client that was behind. */
  async show(listener: Listener): Promise<void> {
    await this.look((table) => this.audience.showAgain(listener, table))
  }

  /** Another node changed the table. */
  async changedElsewhere(rev: number): Promise<void> {
    await this.inTurn(async () => {
      // A table that could not be written or read is out of memory, but who watches it still waits for news.
      if (this.table ? rev <= this.rev : this.audience.isEmpty) return
      this.table = undefined
      await this.here()
    })
  }

  /** Something was said here by way of another node. */
  wordsElsewhere(): Promise<void> {
    return this.words.catchUp()
  }

  /** Whether bots of this table think here. */
  get hasThinkers(): boolean {
    return !this.bots.quiet
  }

  /** Finishes what was begun; bots that still think are not listened to any more. */
  async stop(): Promise<void> {
    this.bots.stop()
    await this.tail
  }

  private async inTurn<T>(act: () => Promise<T>): Promise<T> {
    this.waiting++
    this.usedAt = Date.now()
    const before = this.tail
    const mine = (async () => {
      await before
      return act()
    })()
    this.tail = mine.catch(() => {})
    try {
      return await mine
    } finally {
      this.waiting--
    }
  }

  private async upToDate(): Promise<Table> {
    if (this.table && (await this.isBehind())) this.table = undefined
    return this.here()
  }

  private isBehind(): Promise<boolean> {
    return this.house.store.changedSince(this.id, this.rev).catch((error) => this.storeTrouble(error))
  }

  private async here(): Promise<Table> {
    return this.inMemory() ?? this.read()
  }

  private inMemory(): Table | undefined {
    this.table?.wasClosed(this.house.closed())
    return this.table
  }

  private async read(): Promise<Table> {
    const stored = await this.house.store.load(this.id).catch((error) => this.storeTrouble(error))
    if (!stored) throw new Refusal('unknown-table', 'There is no such table.')
    const game = this.house.games.find((one) => one.id === stored.doc.game)
    if (!game) throw new Refusal('unknown-game', `This house does not have the game ${stored.doc.game}.`)
    readerOf(game, stored.doc.game, stored.doc.rules)
    try {
      this.table = await inPieces(Table.loading(game, stored.doc, stored.log, this.forTable()))
    } catch (error) {
      this.house.log.error({ ...inLog(error), table: this.id }, 'a log does not replay')
      throw new Refusal('other-rules', 'This match was played under other rules and cannot be continued here.')
    }
    this.rev = stored.rev
    this.beside = undefined
    await writeDown(this.table)
    this.audience.catchUp(this.table)
    // Elsewhere, bots are asked by the node that brought the table to their turn, or whose tick found them late.
    if (this.house.store.alone) this.bots.ask(this.table)
    return this.table
  }

  /** Made here and not where a table is read: the table would hold on to all that was read with it. */
  private forTable(): TableHouse {
    return {
      closed: this.house.closed(),
      hmac: nativeHmac,
      isHere: (person) => this.audience.isHere(person),
      now: () => this.house.now(),
    }
  }

  /** Words are no change: nothing of the table is written, and other nodes need not read it again. */
  private async speak(command: Spoken, by: Person): Promise<StoredAnswer> {
    await this.awake()
    await mustBeKnown(by, this.house)
    const table = await this.here()
    const id = `${by.id}:${command.cmd}`
    const now = this.house.now()
    try {
      // Not carried out: that would close a window whose time is over, and nothing of it would be written down.
      allowWords(table, by, command)
    } catch (error) {
      const first = await this.firstAnswer(id)
      if (first) return first
      throw error
    }
    const said = saidBy(table, command, by, now)
    const words = { table: this.id, said, speaker: by.id, command: { id, answer: {} } }
    const number = await this.house.store.say(words).catch((error) => this.storeTrouble(error))
    if (number !== 'conflict') {
      // Whoever speaks is not silent.
      for (const seat of table.seatsOf(by.id)) table.seat(seat).actedAt = now
      this.words.heard(number)
      this.audience.hear(said)
    }
    return {}
  }

  private async carryOut(change: Change): Promise<StoredAnswer> {
    if (this.house.waking()) await this.awake()
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const table = this.inMemory() ?? (await this.read())
      const now = this.house.now()
      const asked = table.asked()
      const reminded = table.doc.clock.reminded ?? []
      const seen = whatEverybodySees(table)
      const wasOver = table.doc.status === 'over'
      let consequence: Consequence
      try {
        consequence = change.act(table, now)
      } catch (error) {
        if (!(error instanceof Refusal)) this.table = undefined
        const first = change.command && (await this.firstAnswer(change.command))
        if (first) return first
        if (error instanceof Refusal && (await this.isBehind())) {
          this.table = undefined
          continue
        }
        throw error
      }
      const answer = change.answer?.(table) ?? {}
      const born = change.born?.()
      const rated = wasOver ? undefined : ratedEnding(table)
      const stored = {
        ...(change.command === undefined ? {} : { command: { id: change.command, answer } }),
        ...(born ? { born } : {}),
        ...(rated ? { rated } : {}),
      }
      if ((await this.keep(table, consequence, stored, now)) === 'done') {
        if (table.doc.status === 'over') await writeDown(table)
        this.audience.see(table, consequence, change.reply?.(answer))
        this.bots.ask(table)
        this.house.changed(
          table.doc,
          turnsBegun(table, asked, change.by),
          nearlyLate(table, reminded),
          newsSince(table, seen),
        )
        if (born) this.house.changed(born, [], [], NO_NEWS)
        return answer
      }
      this.table = undefined
      const first = change.command && (await this.firstAnswer(change.command))
      if (first) return first
    }
    throw new Refusal('busy', 'Too much happens at this table at once: try again.')
  }

  /** Nobody is charged for a time in which nobody could play. */
  private async awake(): Promise<void> {
    const waking = this.house.waking()
    if (waking) await waking.catch((error) => this.storeTrouble(error))
  }

  /** Makes a change durable. When that fails the table in memory is ahead of the truth and is dropped. */
  private async keep(
    table: Table,
    consequence: Consequence,
    more: Pick<StoredChange, 'command' | 'born' | 'rated'>,
    now: number,
  ) {
    const timed = this.house.metrics.commitSeconds.startTimer()
    const length = table.match?.log.length ?? 0
    const { write, kept } = besides(this.beside, besideOf(table, now), now)
    const stored: StoredChange = {
      table: table.doc,
      rev: this.rev,
      from: length - consequence.entries.length,
      entries: consequence.entries,
      ...write,
      ...more,
    }
    try {
      const end = await this.house.store.commit(stored)
      if (end === 'done') {
        this.rev++
        this.beside = kept
        this.house.metrics.moves.inc({ game: table.doc.game }, consequence.entries.length)
      }
      return end
    } catch (error) {
      this.table = undefined
      return this.storeTrouble(error)
    } finally {
      timed()
    }
  }

  private async firstAnswer(command: string): Promise<StoredAnswer | undefined> {
    return this.house.store.answerTo(this.id, command).catch((error) => this.storeTrouble(error))
  }

  private storeTrouble(error: unknown): never {
    this.house.log.error({ ...inLog(error), table: this.id }, 'the store failed')
    throw error instanceof Refusal ? error : new Refusal('store-trouble', STORE_TROUBLE)
  }

  /** In its turn: while a change is being written, the table in memory is ahead of what anybody may see. */
  private showPresence(): void {
    this.inTurn(async () => {
      if (this.table) this.audience.see(this.table, { entries: [], heard: [] })
    }).catch((error) => this.house.log.error({ ...inLog(error), table: this.id }, 'presence was not shown'))
  }
}

/** The record of a finished match is part of what everybody is shown: it is ready before that. */
async function writeDown(table: Table): Promise<void> {
  if (table.doc.status === 'over') await inPieces(writingRecordOf(table))
}

/** A name is written down only for somebody the house still knows; who was asked to forget them may be another node. */
export async function mustBeKnown({ id }: Person, house: HouseForRooms): Promise<void> {
  if (!(await house.knows(id))) throw new Refusal('unknown-person', 'The house does not know you: type a name first.')
}

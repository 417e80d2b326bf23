import { Refusal } from '@estaminet/kernel'
import type {
  Command,
  Daily,
  Handed,
  HandedMatch,
  Person,
  PersonId,
  TableBirth,
  TablePlan,
  TableStatus,
  TableWebhook,
} from '@estaminet/table'
import { inLog, refusalFor } from '../in-log.ts'
import { tooMuch } from '../limits.ts'
import type { StoredAnswer, TableSummary } from '../store/store.ts'
import { Births } from './births.ts'
import type { HouseForRooms } from './house-for-rooms.ts'
import { idleTables } from './idle.ts'
import type { Reply } from './listener.ts'
import { type Company, HouseElsewhere } from './presence.ts'
import { readably } from './readably.ts'
import { Room } from './room.ts'
import { Timers } from './timers.ts'
import { changeUnopened, isUnopened, type UnopenedCommand } from './unopened.ts'

const MINUTE = 60_000
const LOOK_FOR_DESERTED = 5_000
/** How often other nodes hear who is here. */
const SAY_AGAIN = 20_000
const LOOK_FOR_TIMERS = 250
const HEAR_AGAIN = 1_000

/** All tables of the house. Those somebody looks at, or that have something to do, are in memory. */
export class Rooms {
  private readonly house: HouseForRooms
  private readonly rooms = new Map<string, Room>()
  /** Who is at which table by way of other nodes. */
  private readonly elsewhere = new HouseElsewhere()
  private readonly timers: Timers
  private readonly births: Births
  private readonly loops: NodeJS.Timeout[] = []
  private looking = Promise.resolve()
  private open = true

  constructor(house: HouseForRooms) {
    this.house = house
    this.timers = new Timers(house, (id) => this.room(id))
    this.births = new Births(house, (id) => this.room(id))
  }

  get inMemory(): number {
    return this.rooms.size
  }

  start(): void {
    this.house.store.onChange((change) => this.hear(change))
    this.house.store.onWords((table) => this.hearWords(table))
    this.every(LOOK_FOR_TIMERS, () => this.timers.lookAfter())
    this.every(LOOK_FOR_DESERTED, async () => this.evict())
    this.every(5 * MINUTE, () => this.closeIdleTables())
    this.every(SAY_AGAIN, async () => {
      this.elsewhere.prune(Date.now())
      for (const room of this.rooms.values()) room.audience.sayWhoIsHere()
      await this.house.store.attend(this.idsOf((room) => room.audience.attended))
    })
    let swept = ''
    this.every(MINUTE, async () => {
      swept = await this.house.store.sweep(swept)
    })
  }

  presentElsewhere(node: string, table: string, company: Company, ask: boolean): void {
    this.elsewhere.hear(node, table, company, Date.now())
    this.rooms.get(table)?.audience.presentElsewhere(node, company, ask)
  }

  /** Lets everything that was begun finish. */
  async stop(): Promise<void> {
    this.open = false
    for (const loop of this.loops) clearInterval(loop)
    await this.looking
    const left = this.idsOf((room) => room.hasThinkers)
    await Promise.all([...this.rooms.values()].map((room) => room.stop()))
    await this.house.store.hasten(left).catch((error) => this.complain(error))
  }

  room(id: string): Room {
    if (!this.open) throw new Refusal('closing', 'The house is closing for a moment: come back in a few seconds.')
    let room = this.rooms.get(id)
    if (!room) {
      room = new Room(id, this.house)
      this.rooms.set(id, room)
    }
    return room
  }

  create(plan: TablePlan, maker: Person): Promise<{ table: string; code: string }> {
    return this.births.create(plan, maker)
  }

  daily(plan: TablePlan, maker: Person, daily: Daily, own: Pick<TableBirth, 'id' | 'secret'>): Promise<string> {
    return this.births.daily(plan, maker, daily, own)
  }

  takeOver(handed: Handed, found: HandedMatch, maker: Person): Promise<{ table: string; code: string }> {
    return this.births.takeOver(handed, found, maker)
  }

  /** `reply`: how the answer may go back at once; it is answered here as well. */
  async command(command: Command, by: Person, reply?: Reply): Promise<StoredAnswer> {
    const { metrics, log } = this.house
    try {
      const answer = await this.carryOut(command, by, reply)
      metrics.commands.inc({ kind: command.t, end: 'done' })
      return answer
    } catch (error) {
      metrics.commands.inc({ kind: command.t, end: error instanceof Refusal ? 'refused' : 'failed' })
      const refusal = refusalFor(error, log, { table: command.table, command: command.t })
      if (refusal.code === 'unknown-table') this.rooms.delete(command.table)
      throw refusal
    }
  }

  private carryOut(command: Command, by: Person, reply?: Reply): Promise<StoredAnswer> {
    if (command.t === 'rematch') return this.births.rematch(command, by)
    if ((command.t === 'chat' || command.t === 'react') && !this.house.maySpeak(by.id)) throw tooMuch()
    return this.room(command.table).command(readably(command), by, reply)
  }

  /** Whether somebody who sits at this table is there now, by way of whichever node. */
  isAttended(table: string): boolean {
    return this.elsewhere.personsAt(table).length > 0 || (this.rooms.get(table)?.audience.hasPerson() ?? false)
  }

  /** Where the turns of a table are told outside, for its host alone. */
  webhookOf(id: string, by: Person): Promise<TableWebhook | undefined> {
    return this.room(id).lookAfresh(({ doc }) => {
      if (doc.host !== by.id) throw new Refusal('not-host', 'Only the host of the table can do that.')
      return doc.webhook?.by === by.id ? doc.webhook : undefined
    })
  }

  async setWebhook(id: string, by: Person, webhook: Omit<TableWebhook, 'by'> | null): Promise<void> {
    await this.room(id).change({ act: (table, now) => table.house({ t: 'webhook', by: by.id, webhook }, now) })
  }

  /** Whether this person has the table open, by way of whichever node. */
  isHere(table: string, person: PersonId): boolean {
    const here = this.rooms.get(table)?.audience.isHere(person) ?? false
    return here || this.elsewhere.personsAt(table).includes(person)
  }

  async byCode(code: string): Promise<string> {
    const table = await this.house.store.tableByCode(code.toUpperCase())
    if (table === undefined) throw new Refusal('unknown-table', 'No table has this code.')
    return table
  }

  tablesOf(person: PersonId, most: number, statuses?: readonly TableStatus[]): Promise<TableSummary[]> {
    return this.house.store.tables({ person, most, statuses })
  }

  close(id: string): Promise<void> {
    return this.changeAnyway(id, { t: 'close' })
  }

  async rename(person: PersonId, name: string): Promise<void> {
    for (const { doc } of await this.tablesOf(person, 1000, ['open', 'running']))
      await this.changeAnyway(doc.id, { t: 'rename', person, name })
  }

  async forget(person: PersonId): Promise<void> {
    for (const { doc } of await this.tablesOf(person, 100_000)) {
      for (const [at, seat] of doc.seats.entries())
        if (seat.person === person) await this.house.store.hushSeat(doc.id, at, seat.name)
      await this.changeAnyway(doc.id, { t: 'forget', person })
    }
  }

  /** Whether or not the match can still be opened. */
  private async changeAnyway(id: string, command: UnopenedCommand): Promise<void> {
    try {
      await this.room(id).change({ act: (table, now) => table.house(command, now) })
    } catch (error) {
      if (!isUnopened(error)) throw error
      await changeUnopened(this.house.store, id, command)
    }
  }

  /** Another node changed a table. Who watches it here must not miss that because the store was away for a moment. */
  private hear(change: { table: string; rev: number }): void {
    const { table, rev } = change
    this.rooms
      .get(table)
      ?.changedElsewhere(rev)
      .catch((error) => {
        this.complain(error)
        const mayPass = error instanceof Refusal && error.code === 'store-trouble'
        if (mayPass && this.open) setTimeout(() => this.hear(change), HEAR_AGAIN).unref()
      })
  }

  /** Words that could not be read now are read with the next. */
  private hearWords(table: string | undefined): void {
    const rooms = table === undefined ? [...this.rooms.values()] : [this.rooms.get(table)]
    for (const room of rooms) room?.wordsElsewhere().catch((error) => this.complain(error))
  }

  private evict(): void {
    const now = Date.now()
    for (const [id, room] of this.rooms) if (room.isDeserted(now)) this.rooms.delete(id)
  }

  /** Tables nobody comes back to make room; the records of matches stay. */
  async closeIdleTables(): Promise<void> {
    for await (const { id } of idleTables(this.house.store, this.house.now()))
      if (!this.isAttended(id)) await this.close(id).catch((error) => this.complain(error))
  }

  private idsOf(which: (room: Room) => boolean): string[] {
    return [...this.rooms].flatMap(([id, room]) => (which(room) ? [id] : []))
  }

  private every(ms: number, act: () => Promise<void>): void {
    let busy = false
    const loop = setInterval(() => {
      if (busy || !this.open) return
      busy = true
      this.looking = act()
        .catch((error) => this.complain(error))
        .finally(() => {
          busy = false
        })
    }, ms)
    this.loops.push(loop.unref())
  }

  private complain(error: unknown): void {
    this.house.log.error({ ...inLog(error) }, 'something in the house failed')
  }
}

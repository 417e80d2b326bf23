import { type Game, type LogEntry, Refusal } from '@estaminet/kernel'
import {
  type Command,
  type Daily,
  dailyDoc,
  type Handed,
  type HandedMatch,
  handedDoc,
  isAlone,
  keptSeats,
  type Person,
  Table,
  type TableBirth,
  type TableDoc,
  type TablePlan,
} from '@estaminet/table'
import { tooMuch } from '../limits.ts'
import { newCode, newDiceSecret, newId, newSecret } from '../secrets.ts'
import type { StoredAnswer } from '../store/store.ts'
import { NO_NEWS } from './change.ts'
import type { HouseForRooms } from './house-for-rooms.ts'
import { tidied } from './readably.ts'
import { mustBeKnown, type Room } from './room.ts'
import { mustHaveRoomForOneMore } from './table-limits.ts'

/** How tables come into the house: laid, for a day's challenge, from a device, or for the same people once more. */
export class Births {
  private readonly house: HouseForRooms
  private readonly room: (id: string) => Room

  constructor(house: HouseForRooms, room: (id: string) => Room) {
    this.house = house
    this.room = room
  }

  async create(plan: TablePlan, maker: Person): Promise<{ table: string; code: string }> {
    const game = this.game(plan.game)
    await this.checkLimits(maker)
    await mustBeKnown(maker, this.house)
    const table = Table.create(game, tidied(plan), maker, await this.birth(game), this.house.now())
    const made = await this.keepNew(table.doc)
    await this.beginAlone(table.doc, maker)
    return made
  }

  /** The table of a day's challenge that is this person's: the one they have, or a new one. */
  async daily(plan: TablePlan, maker: Person, daily: Daily, own: Pick<TableBirth, 'id' | 'secret'>): Promise<string> {
    if (!(await this.house.store.load(own.id))) {
      await this.checkLimits(maker)
      await mustBeKnown(maker, this.house)
      const game = this.game(plan.game)
      const birth = { ...(await this.birth(game)), ...own }
      // Whoever asked twice at once has it already, and may have begun it.
      await this.keepNew(dailyDoc(game, plan, maker, birth, daily, this.house.now())).catch(unless('busy'))
    }
    const isOpen = await this.room(own.id).lookAfresh(({ doc }) => doc.status === 'open')
    if (isOpen) await this.begin(own.id, maker).catch(unless('not-open'))
    return own.id
  }

  /** Keeps a table that was played on a device; whoever gives the same one twice finds it where it is. */
  async takeOver(handed: Handed, found: HandedMatch, maker: Person): Promise<{ table: string; code: string }> {
    const game = this.game(handed.plan.game)
    const before = await this.handedBefore(handed.id, maker)
    if (before) return before
    await this.checkLimits(maker)
    await mustBeKnown(maker, this.house)
    const own = { ...handed, plan: tidied(handed.plan) }
    const doc = handedDoc(game, own, found, maker, await this.birth(game), this.house.now())
    const made = await this.keepNew(doc, handed.log)
    if (!found.result) await this.room(doc.id).change({ act: (table, now) => table.house({ t: 'tick' }, now) })
    return made
  }

  /** The first who asks makes the table, in the same change that leads the others to it; they sit down there. */
  async rematch(command: Extract<Command, { t: 'rematch' }>, by: Person): Promise<StoredAnswer> {
    const old = this.room(command.table)
    // The match may have ended at another node just now.
    const linked = await old.lookAfresh((table) => {
      table.allowsRematch(by)
      return table.doc.rematch
    })
    // One that was closed before it began leads nowhere.
    const before = linked !== null && (await this.isClosed(linked)) ? linked : null
    if (linked === before) await this.checkLimits(by)
    const birth = await this.birth(await old.look((table) => table.game))
    const made: { born?: Table } = {}
    const answer = await old.change({
      act: (table, now) => {
        delete made.born
        const consequence = table.execute(command, by, now)
        if (table.doc.rematch !== before) return consequence
        made.born = Table.rematch(table, by, birth, now, command.stronger)
        return table.house({ t: 'linked', rematch: birth.id }, now)
      },
      born: () => made.born?.doc,
      command: `${by.id}:${command.cmd}`,
      by: by.id,
      answer: (table) => ({ result: { table: table.doc.rematch } }),
    })
    const next = await old.look((table) => table.doc.rematch)
    if (made.born) await this.beginAlone(made.born.doc, by)
    else if (next !== null) await this.sitDown(next, by)
    return answer
  }

  private async handedBefore(id: string, maker: Person): Promise<{ table: string; code: string } | undefined> {
    const known = await this.house.store.load(id)
    if (!known) return undefined
    if (known.doc.host !== maker.id) throw new Refusal('not-yours', 'Somebody else has given this table to the house.')
    return { table: id, code: known.doc.code }
  }

  /** Where there is nobody to wait for, the match begins when the table is made. */
  private async beginAlone(doc: TableDoc, maker: Person): Promise<void> {
    if (isAlone(doc) && !doc.seats.some(({ kind }) => kind === 'open')) await this.begin(doc.id, maker)
  }

  private async begin(id: string, by: Person): Promise<void> {
    const start = { t: 'start', table: id, cmd: 'alone' } as const
    await this.room(id).change({ act: (table, now) => table.execute(start, by, now), by: by.id })
  }

  /** Takes the seats that are kept for somebody, if they still are. */
  private async sitDown(id: string, by: Person): Promise<void> {
    const room = this.room(id)
    const isKept = await room.look(({ doc }) => doc.status === 'open' && keptSeats(doc, by.id).length > 0)
    if (!isKept) return
    try {
      await room.change({ act: (table, now) => table.execute({ t: 'join', table: id, cmd: 'sit' }, by, now) })
    } catch (error) {
      // Who asked twice at once sits there already; whoever does not can still take the seat at the table itself.
      if (!(error instanceof Refusal)) throw error
    }
  }

  private isClosed(id: string): Promise<boolean> {
    return this.room(id).look(({ doc }) => doc.status === 'closed')
  }

  private async checkLimits(maker: Person): Promise<void> {
    if (!this.house.mayMake(maker.id)) throw tooMuch()
    await mustHaveRoomForOneMore(this.house.store, maker.id)
  }

  private async birth(game: Game): Promise<TableBirth> {
    const { house } = this
    let code = newCode()
    while ((await house.store.tableByCode(code)) !== undefined) code = newCode()
    return {
      id: newId(),
      code,
      secret: newDiceSecret(),
      botSeed: newSecret(),
      levels: house.levels(game),
      closed: house.closed(),
    }
  }

  private async keepNew(doc: TableDoc, entries: readonly LogEntry[] = []): Promise<{ table: string; code: string }> {
    const change = { table: doc, rev: 0, from: 0, entries, dueAt: null }
    const end = await this.house.store.commit(change)
    if (end === 'conflict') throw new Refusal('busy', 'This table could not be made: try again.')
    this.house.changed(doc, [], [], NO_NEWS)
    return { table: doc.id, code: doc.code }
  }

  private game(id: string): Game {
    const game = this.house.games.find((one) => one.id === id)
    if (!game) throw new Refusal('unknown-game', `There is no game "${id}" in this house.`)
    return game
  }
}

const unless = (code: string) => (error: unknown) => {
  if (!(error instanceof Refusal) || error.code !== code) throw error
}

import { digest, type Game, movesOf, type Seat, type View } from '@estaminet/kernel'
import { type Ask, type Choice, type Command, Table, type TablePlan } from '@estaminet/table'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { hashOf } from '../../../server/src/secrets.ts'
import type { Store } from '../../../server/src/store/store.ts'
import { storing } from '../../../server/test/support/stored.ts'
import { askOf } from './at-random.ts'
import type { OpenHouse } from './house.ts'
import { atTheDoor, type Sitter, sitterAt } from './seats.ts'

/** A table that was played before the house opened, up to a question that is left to somebody's page. */
export interface Kept {
  readonly table: string
  readonly asked: Seat
}

/** How a seat answers, with what each of them sees; nothing leaves the question to a page, and nothing good is dealt again. */
export type KeptWay = (ask: Ask, seat: Seat, seenBy: (reader: Seat) => View) => Choice | 'deal again' | undefined

interface Wish extends Partial<Pick<TablePlan, 'pace' | 'asides' | 'options'>> {
  readonly id: string
  readonly names: readonly string[]
  /** A match that ends without a question left to a page is dealt again. */
  readonly way: KeptWay
  /** Who has spent all their time to wait. */
  readonly waitedOut?: Seat
}

const HOUR = 3_600_000
const MOST_DEALS = 400

/** Deals and plays a match in memory, always alike, and puts it where the house will find it with everybody at it. */
export async function keepTable(store: Store, game: Game, wish: Wish): Promise<Kept> {
  for (let deal = 0; deal < MOST_DEALS; deal++) {
    const sitting = new Sitting(game, wish, deal)
    const asked = sitting.playOn(wish.way)
    if (asked === undefined) continue
    const now = Date.now()
    for (const [seat, { id, name }] of sitting.people.entries()) {
      await store.savePerson({ id, name, secrets: [], createdAt: now, seenAt: now })
      const hash = hashOf(keyOf(wish.id, seat))
      await store.saveToken({ hash, person: id, purpose: 'device', expiresAt: now + HOUR })
    }
    const { clock } = sitting.table.doc
    const waited =
      wish.waitedOut === undefined ? {} : { [wish.waitedOut]: { part: partOf(sitting.table), spent: HOUR } }
    await store.commit(storing(sitting.table, { clock: { ...clock, waited } }))
    return { table: wish.id, asked }
  }
  throw new Error(`${wish.id}: nothing is left to a page in ${MOST_DEALS} deals`)
}

const partOf = ({ match }: Table): number => (match ? (match.game.part?.(match.state) ?? 0) : 0)

const keyOf = (table: string, seat: Seat): string => `${table} ${seat}`

/** Somebody is known again, and plays without looking at the table. */
export async function playUnseen(house: OpenHouse, { table }: Kept, seat: Seat): Promise<Sitter> {
  const somebody = await atTheDoor(house, {})
  await somebody.post('/api/devices', { token: keyOf(table, seat) })
  return sitterAt(table, seat, somebody)
}

/** Somebody comes back to their seat at such a table. */
export async function comeBack(house: OpenHouse, kept: Kept, seat: Seat, who: Look = {}): Promise<Sitter> {
  const { heard, ...context } = who
  const somebody = await atTheDoor(house, context)
  await somebody.post('/api/devices', { token: keyOf(kept.table, seat) })
  await lookAt(house, kept, somebody.page, heard)
  return sitterAt(kept.table, seat, somebody)
}

/** Somebody without a seat looks on. */
export async function lookOn(house: OpenHouse, kept: Kept, { heard, ...context }: Look = {}): Promise<Page> {
  const { page } = await atTheDoor(house, context)
  await lookAt(house, kept, page, heard)
  return page
}

/** What the house says over the socket is added to `heard`. */
type Look = BrowserContextOptions & { readonly heard?: string[] }

async function lookAt(house: OpenHouse, { table }: Kept, page: Page, heard?: string[]): Promise<void> {
  if (heard) page.on('websocket', (wire) => wire.on('framereceived', ({ payload }) => heard.push(String(payload))))
  await page.goto(`${house.address}/table/${table}`)
  await page.waitForSelector('#slate-title')
}

/** People around a table in a time of their own, which is past when the house opens. */
class Sitting {
  readonly table: Table
  readonly people: readonly { readonly id: string; readonly name: string }[]
  private now = Date.now() - HOUR
  private count = 0

  constructor(game: Game, { id, names, pace = { kind: 'live' }, options = {}, asides = {} }: Wish, deal: number) {
    this.people = names.map((name, seat) => ({ id: `${id}-${seat}`, name }))
    const seats: TablePlan['seats'] = [{ kind: 'me' }, ...names.slice(1).map(() => ({ kind: 'open' as const }))]
    const birth = { id, code: id, secret: digest(`${id} ${deal}`), botSeed: 'none', levels: [], closed: 0 }
    const plan: TablePlan = { game: game.id, access: 'link', seats, pace, options, asides }
    this.table = Table.create(game, plan, this.people[0], birth, this.now)
    for (const seat of names.keys()) {
      if (seat > 0) this.says(seat, { t: 'join' })
      this.says(seat, { t: 'nonce', seat, nonce: '' })
      // Nobody confirms what is only played to come somewhere.
      this.says(seat, { t: 'orders', seat, confirm: false })
    }
    this.says(0, { t: 'start' })
  }

  /** Whose answer is left open; nobody's once the match is over. */
  playOn(way: KeptWay): Seat | undefined {
    while (this.table.match && !this.table.match.over) {
      const { state, game } = this.table.match
      const [seat] = this.table.asked()
      if (seat === undefined) this.wait()
      else {
        const ask = askOf(game, { s: state, seat, moves: movesOf(game, state, seat) })
        const choice = way(ask, seat, (reader) => game.view(state, reader))
        if (choice === 'deal again') return undefined
        if (!choice) return seat
        this.says(seat, { t: 'play', seat, ask: this.table.askId(seat), move: choice.move })
      }
    }
    return undefined
  }

  private wait(): void {
    this.now = Math.max(this.now, this.table.dueAt() ?? this.now)
    this.table.house({ t: 'tick' }, this.now)
  }

  private says(seat: Seat, words: Omit<Command, 'table' | 'cmd'> & Record<string, unknown>): void {
    const command = { ...words, table: this.table.doc.id, cmd: `${this.count++}` } as Command
    this.table.execute(command, this.people[seat], this.now)
  }
}

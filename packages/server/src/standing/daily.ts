import { createHmac } from 'node:crypto'
import { commitmentTo, type Game, type Options, Refusal } from '@estaminet/kernel'
import { ownerOf, type Person, type PersonId } from '@estaminet/table'
import type { Rooms } from '../rooms/rooms.ts'
import { hashOf, newDiceSecret } from '../secrets.ts'
import { madeOnce } from '../store/made-once.ts'
import type { Store } from '../store/store.ts'

const DAY = 24 * 60 * 60 * 1000
const SETTING = 'daily-secret'
/** Of a day that more people played, the tables touched last are counted. */
const MOST_COUNTED = 2_000
const MOST_SHOWN = 50
/** Days are read far more often than a game of them ends. */
const REMEMBER = 5_000
/** As many days are remembered: today and yesterday are asked for together, and others now and then. */
const MOST_REMEMBERED = 8

/** How a day ended, or stands so far. */
export interface DailyResult {
  readonly person: PersonId
  readonly name: string
  readonly place: number
  readonly points: number
}

/**
 * One game a day for whoever plays alone, with the same dice for everybody. The secret of a day follows from one secret of the
 * house, is promised when the day begins and told when it is over.
 */
export class DailyChallenge {
  private readonly store: Store
  private readonly now: () => number
  private readonly secret: string
  /** What is played: the first game of the house that one person can play; without one there is no challenge. */
  readonly plan: { readonly game: string; readonly options: Options } | undefined
  /** Days that were read lately, or are being read. */
  private readonly known = new Map<string, { readonly results: Promise<readonly DailyResult[]>; until: number }>()
  /** One day is read after the other. */
  private reading: Promise<unknown> = Promise.resolve()

  private constructor(store: Store, games: readonly Game[], now: () => number, secret: string) {
    this.store = store
    this.now = now
    this.secret = secret
    this.plan = games.flatMap(aloneAt)[0]
  }

  /** The secret is made when the house first opens, and is the same at all its nodes. */
  static async read(store: Store, games: readonly Game[], now: () => number): Promise<DailyChallenge> {
    return new DailyChallenge(store, games, now, await madeOnce(store, SETTING, newDiceSecret))
  }

  get today(): string {
    return dayOf(this.now())
  }

  get yesterday(): string {
    return dayOf(this.now() - DAY)
  }

  /** When a day is over, everywhere at once: its dice can be told then. */
  endOf(day: string): number {
    return startOf(day) + DAY
  }

  commitmentOf(day: string): string {
    return commitmentTo(this.secretOf(day))
  }

  /** The secret of a day, once nobody plays for it any more. */
  toldSecretOf(day: string): string | undefined {
    return this.now() < this.endOf(day) ? undefined : this.secretOf(day)
  }

  /** Sits somebody down to today's game, or leads them back to it: everybody has one try. */
  play(rooms: Rooms, maker: Person): Promise<string> {
    const { plan, today } = this
    if (!plan) throw new Refusal('no-daily', 'This house has no game for one person.')
    const daily = { day: today, host: nameOf(today), until: this.endOf(today) }
    const own = { id: idFor(today, maker.id), secret: this.secretOf(today) }
    return rooms.daily(
      { ...plan, options: { ...plan.options }, seats: [{ kind: 'me' }], access: 'link', pace: { kind: 'live' } },
      maker,
      daily,
      own,
    )
  }

  /** How far somebody is with a day's game; nothing when they have not begun it. */
  async tryOf(day: string, person: PersonId): Promise<{ table: string; isOver: boolean } | undefined> {
    const stored = await this.store.load(idFor(day, person))
    return stored && { table: stored.doc.id, isOver: stored.doc.status === 'over' }
  }

  /** Who finished a day's game while it lasted, the best first. */
  async results(day: string): Promise<readonly DailyResult[]> {
    const known = this.known.get(day)
    if (known && known.until > this.now()) return known.results
    const reading = { results: this.reading.then(() => this.readResults(day)), until: Number.POSITIVE_INFINITY }
    this.reading = reading.results.then(
      () => {
        reading.until = this.now() + REMEMBER
      },
      () => {
        reading.until = 0
      },
    )
    this.known.delete(day)
    this.known.set(day, reading)
    const [oldest] = this.known.keys()
    if (this.known.size > MOST_REMEMBERED) this.known.delete(oldest)
    return reading.results
  }

  /** Somebody's row of a day, and as many of the best as a page shows. */
  async pageOf(day: string, person: PersonId | undefined) {
    const all = await this.results(day)
    return { people: all.length, best: all.slice(0, MOST_SHOWN), mine: all.find((one) => one.person === person) }
  }

  /** A day that has begun, or a refusal. */
  mustHaveBegun(day: string): string {
    const from = startOf(day)
    if (Number.isNaN(from) || dayOf(from) !== day || from > this.now())
      throw new Refusal('unknown-day', 'There is no such day yet.')
    return day
  }

  private async readResults(day: string): Promise<DailyResult[]> {
    const tables = await this.store.tables({ person: nameOf(day), most: MOST_COUNTED })
    const rows = tables.flatMap(({ doc }) => {
      const [seat] = doc.seats
      const person = ownerOf(seat)
      const { endedAt = 0, result = [], handovers = [], daily, status } = doc
      const inTime = status === 'over' && daily === day && endedAt < this.endOf(day)
      // What a bot played, if only for a while, is nobody's result.
      const counts = inTime && !seat.standIn && handovers.length === 0
      return counts && person !== undefined ? [{ person, name: seat.name, points: result[0]?.total ?? 0 }] : []
    })
    rows.sort((a, b) => b.points - a.points || (a.person < b.person ? -1 : 1))
    let place = 0
    return rows.map((row, at) => {
      if (row.points !== rows[at - 1]?.points) place = at + 1
      return { ...row, place }
    })
  }

  private secretOf(day: string): string {
    return createHmac('sha256', Buffer.from(this.secret, 'hex')).update(`daily|${day}`).digest('hex')
  }
}

/** How one person plays a game: as it comes, or with the one thing from the shelf that is meant for it. */
function aloneAt(game: Game): { game: string; options: Options }[] {
  if (game.seats.min > 1) return []
  const usual = Object.fromEntries(Object.entries(game.options).map(([name, field]) => [name, field.default]))
  const flags = Object.entries(game.options).flatMap(([name, { type }]) => (type === 'flag' ? [name] : []))
  const ways: Options[] = [usual, ...flags.map((name) => ({ ...usual, [name]: true }))]
  const way = ways.find((options) => game.forbids?.(options, 1) === undefined)
  return way ? [{ game: game.id, options: way }] : []
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)
/** What the dice of a day are drawn under, and who has its tables in hand. */
const nameOf = (day: string): string => `daily-${day}`
const idFor = (day: string, person: PersonId): string => `${nameOf(day)}-${hashOf(person).slice(0, 24)}`

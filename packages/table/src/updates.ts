import { isOpen, type Match, project, type Seat, SPECTATOR, sealedSeats, type View } from '@estaminet/kernel'
import { choiceOf } from './choice.ts'
import { clockInfos } from './clock.ts'
import { diceInfo } from './dice.ts'
import { adviceAllowed, botPlays, isAlone, keptSeats, ordersOf, type PersonId, type SeatDoc } from './doc.ts'
import type { BareAsk } from './from-host.ts'
import { undoFor } from './going-back.ts'
import { handoversFor } from './handover.ts'
import { offered, standingAnswer, windowsOf } from './orders.ts'
import { inWindow } from './pacing.ts'
import { listOf, type Made, once, type Part, part, written } from './part.ts'
import { confirms } from './playing.ts'
import { pointsOf } from './points.ts'
import { cellsSince, type Projection, projectionOf } from './projection.ts'
import type { Ask, Choice, ClockInfo, SeatResult, TableInfo, Told, Update } from './protocol.ts'
import { recordOf } from './record.ts'
import { coverOf } from './shared-screen.ts'
import { type Parts, Shown } from './shown.ts'
import { isHushed } from './speaking.ts'
import type { Table } from './table.ts'
import { askedWindow, isMutedNow, windowFor, windowTimes } from './windows.ts'
import { stepOfLine } from './witness.ts'

/** Who else is in the room. */
export interface Presence {
  present(person: PersonId): boolean
  readonly spectators: number
}

/** What one recipient noticed since its last update, and the step it is at now. */
export interface Seen {
  readonly n: number
  readonly events: readonly Told[]
}

/** Everything one recipient needs to draw the table; `person` is null for somebody without an identity. */
export const updateFor = (table: Table, person: PersonId | null, room: Presence, seen: Seen, now: number): Update =>
  new Scene(table, room, now).updateFor(person, seen)

/** One moment at a table, shown to any number of people. What several of them get is made and written once. */
export class Scene {
  private readonly table: Table
  private readonly room: Presence
  private readonly now: number
  private readonly eyes: Seat | undefined
  /** Whatever several people get, by whether they are the host, or by the seat they look from. */
  private readonly infos: Made<boolean, Part<TableInfo>> = []
  private readonly views: Made<Seat, Part<View>> = []
  private readonly asks: Made<Seat, Part<Ask>> = []
  private readonly bareAsks: Made<Seat, Part<BareAsk>> = []
  private readonly projections: Made<Seat, Projection> = []
  private readonly scores: Made<Seat, Part<SeatResult[]>> = []
  /** Mostly all were shown the same before, and hear the same now. */
  private told: { readonly events: readonly Told[]; readonly part: Part<Told[]> } | undefined
  private change: { readonly from: Projection; readonly to: Projection; readonly cells: string } | undefined
  private readonly common: Pick<Parts<Update>, 'table' | 'waiting' | 'window' | 'pause' | 'record'>
  private readonly clocks: Part<ClockInfo[]>
  private passing: Part<ReturnType<typeof passingInfo>> | undefined
  private asked: readonly Seat[] | undefined
  private free: readonly Seat[] | undefined

  /**
   * @param eyes At a screen people share: the seat that looks at it, or SPECTATOR while it goes from hand to hand. What the other
   * seats of that person know and are asked is left out.
   */
  constructor(table: Table, room: Presence, now: number, eyes?: Seat) {
    const { doc, match } = table
    this.table = table
    this.room = room
    this.now = now
    this.eyes = eyes
    this.clocks = part(clockInfos(doc, [], now))
    const window = windowFor(table, now)
    this.common = {
      table: part(doc.id),
      waiting: part(publiclyAwaited(table)),
      window: window === undefined ? undefined : part(window),
      pause: part([...doc.pause.asked]),
      record: match && doc.status === 'over' ? part<unknown>(recordOf(table)) : undefined,
    }
  }

  updateFor(person: PersonId | null, seen: Seen): Update {
    return Object.fromEntries(
      Object.entries(this.wholeFor(person, seen)).flatMap(([name, made]) => (made ? [[name, made.value]] : [])),
    ) as Update
  }

  /** The update as text. */
  frameFor(person: PersonId | null, seen: Seen): string {
    const fields = Object.entries(this.wholeFor(person, seen))
    return `{${fields.flatMap(([name, made]) => (made ? [`"${name}":${made.text}`] : [])).join()}}`
  }

  /** The same as a position, for who makes the rest by the rules and is told the next time only what has changed. */
  shownTo(person: PersonId | null, seen: Seen, at: number): Shown {
    const { match, doc } = this.table
    const look = this.lookOf(person)
    const isOpened = match && doc.status === 'over' && !isOpen(match.state)
    const asks = match ? look.asked.map((seat) => this.bareAskOf(match, seat, look.reader)) : []
    const scores = isOpened ? this.scoresOf(match, look.reader) : undefined
    const parts = this.around(person, seen, look, asks, scores)
    return new Shown(parts, at, match && this.projectionOf(match, look.reader))
  }

  /** As text what has changed since a recipient was shown something, or all of it where that cannot be said. */
  frameSince(before: Shown, shown: Shown): string {
    return shown.since(before, (from, to) => {
      if (this.change?.from !== from || this.change.to !== to) this.change = { from, to, cells: cellsSince(from, to) }
      return this.change.cells
    })
  }

  /** Which seats a recipient holds, which of them are asked, and whose eyes it looks through. */
  private lookOf(person: PersonId | null): Look {
    const { table } = this
    const { doc, match } = table
    const { eyes } = this
    const mine = person === null ? [] : table.seatsOf(person)
    const looking = eyes === undefined ? mine : mine.filter((seat) => seat === eyes)
    const asked = match && !doc.pause.on ? this.questionsFor(match, looking) : []
    return { mine, looking, asked, reader: asked[0] ?? looking[0] ?? SPECTATOR }
  }

  /** Own seats that are asked, or may still change a sealed answer; then those that may do something of their own accord. */
  private questionsFor(match: Match, mine: readonly Seat[]): Seat[] {
    const { table } = this
    this.asked ??= table.asked()
    this.free ??= table.free()
    const { asked, free } = this
    const asks: Seat[] = []
    const answers = (seat: Seat) => !botPlays(table.seat(seat)) && !isMutedNow(table, seat)
    for (const seat of mine) if ((asked.includes(seat) || match.sealed.has(seat)) && answers(seat)) asks.push(seat)
    for (const seat of mine) if (free.includes(seat) && answers(seat)) asks.push(seat)
    return asks
  }

  private wholeFor(person: PersonId | null, seen: Seen): Parts<Update> {
    const { match } = this.table
    const look = this.lookOf(person)
    const asks = match ? look.asked.map((seat) => this.askOf(match, seat)) : []
    return {
      t: UPDATE,
      ...this.around(person, seen, look, asks, match ? this.scoresOf(match, look.reader) : NONE),
      view: match && this.viewOf(match, look.reader),
      ...this.handing(person),
    }
  }

  /** Whose eyes look at a screen people share, and who should take it. */
  private handing(person: PersonId | null): Pick<Parts<Update>, 'eyes' | 'cover'> {
    const { eyes, table } = this
    if (eyes === undefined || person === null) return { eyes: undefined, cover: undefined }
    const cover = coverOf(table, person, eyes)
    return { eyes: part(eyes), cover: cover && part(cover) }
  }

  /** All but the view: what needs no rules of a game, and what they were asked for already. */
  private around<A extends BareAsk>(
    person: PersonId | null,
    seen: Seen,
    { mine, looking, reader }: Look,
    asks: readonly Part<A>[],
    scores: Part<SeatResult[]> | undefined,
  ): Parts<Around<A>> {
    const { table, common } = this
    const { doc, match } = table
    const waiting = person === null ? [] : keptSeats(doc, person)
    const dice = diceInfo(doc)
    const host = person !== null && person === doc.host
    const { goBack } = doc
    return {
      table: common.table,
      n: part(seen.n),
      info: once(this.infos, host, () => this.infoFor(host)),
      mine: part(mine),
      kept: waiting.length > 0 ? part(waiting) : undefined,
      dice: dice && part(dice),
      reader: match && part(reader),
      events: this.toldAs(seen.events),
      asks: asks.length > 0 ? listOf(asks) : NONE,
      waiting: common.waiting,
      window: common.window,
      clocks: looking.some((seat) => doc.clock.kept[seat] !== undefined)
        ? part(clockInfos(doc, looking, this.now))
        : this.clocks,
      undo: match && doc.status === 'running' ? part(looking.map((seat) => undoFor(table, match, seat))) : NONE,
      orders: listOf(looking.map((seat) => standingOrders(table, seat))),
      goBack:
        match && goBack
          ? part({ by: goBack.by, to: stepOfLine(match, looking, goBack.line), agreed: [...goBack.agreed] })
          : undefined,
      handovers: match && doc.handovers?.length ? part(handoversFor(table, match, looking)) : undefined,
      pause: common.pause,
      scores,
      record: common.record,
    }
  }

  /** Most of it stays as it is as long as there is the table, and was written when somebody first came. */
  private infoFor(host: boolean): Part<TableInfo> {
    const { table } = this
    this.passing ??= part(passingInfo(table, this.room))
    const { passing } = this
    return written(
      () => ({ ...lastingInfo(table.doc), ...passing.value, host }),
      () => `${lastingText(table).slice(0, -1)},${passing.text.slice(1, -1)},"host":${host}}`,
    )
  }

  private toldAs(events: readonly Told[]): Part<Told[]> {
    if (this.told?.events !== events) this.told = { events, part: part([...events]) }
    return this.told.part
  }

  private viewOf({ game, state }: Match, reader: Seat): Part<View> {
    const eyes = isOpen(state) ? SPECTATOR : reader
    return once(this.views, eyes, () => part(game.view(state, eyes)))
  }

  /** Points as far as the reader knows them: what others keep to themselves counts for nothing until the end. */
  private scoresOf({ game, state, options, seats, over }: Match, reader: Seat): Part<SeatResult[]> {
    const eyes = isOpen(state) || over ? SPECTATOR : reader
    return once(this.scores, eyes, () => {
      const known = isOpen(state) || over ? state : project(state, eyes, game.setup(options, seats))
      return part(pointsOf(game, known))
    })
  }

  private projectionOf({ state }: Match, reader: Seat): Projection {
    const eyes = isOpen(state) ? SPECTATOR : reader
    return once(this.projections, eyes, () => projectionOf(state, eyes))
  }

  private askOf(match: Match, seat: Seat): Part<Ask> {
    return once(this.asks, seat, () =>
      part({ ...bareAsk(this.table, match, seat, this.now), choices: choicesOf(this.table, match, seat) }),
    )
  }

  /**
   * The reader makes the choices by the rules. They are told where not all of them are offered, and for another own seat where they
   * rest on what that seat alone may know.
   */
  private bareAskOf(match: Match, seat: Seat, reader: Seat): Part<BareAsk> {
    const isKnown = seat === reader || isOpen(match.state)
    if (!isKnown || offered(this.table, seat).length < match.movesOf(seat).length) return this.askOf(match, seat)
    return once(this.bareAsks, seat, () => part(bareAsk(this.table, match, seat, this.now)))
  }
}

interface Look {
  readonly mine: Seat[]
  /** Those of them that look: all, unless they take turns at one screen. */
  readonly looking: readonly Seat[]
  readonly asked: readonly Seat[]
  readonly reader: Seat
}

type Around<A> = Omit<Update, 't' | 'view' | 'asks' | 'eyes' | 'cover'> & { asks: A[] }

const UPDATE = part<'update'>('update')
const NONE = part<never[]>([])

type Orders = Update['orders'][number]

const orders = new WeakMap<SeatDoc, { readonly of: SeatDoc; readonly part: Part<Orders> }>()

/** What a seat has ordered. Hardly anybody ever orders anything: it stays written as long as it stays the same. */
function standingOrders(table: Table, seat: Seat): Part<Orders> {
  const doc = table.seat(seat)
  const known = orders.get(doc)
  if (known?.part.value.seat === seat && ORDERS.every((name) => known.of[name] === doc[name])) return known.part
  const made = part({ seat, confirm: confirms(table, seat), ...ordersOf(doc) })
  orders.set(doc, { of: { ...doc }, part: made })
  return made
}

const ORDERS = ['confirm', 'answers', 'cards', 'windows', 'moreTime'] as const

type TableOrDoc = Pick<Table, 'doc'> & { readonly game?: Table['game'] }

export const infoFor = (table: TableOrDoc, person: PersonId | null, room: Presence): TableInfo => ({
  ...lastingInfo(table.doc),
  ...passingInfo(table, room),
  host: person !== null && person === table.doc.host,
})

/** What stays as it is as long as there is the table. */
const lastingInfo = ({ id, code, game, rules, options, access, pace, createdAt, fair }: Table['doc']) => ({
  id,
  code,
  game,
  rules,
  options: { ...options },
  access,
  pace,
  createdAt,
  commitment: fair.commitment,
  ...(fair.device ? { deviceDice: true as const } : {}),
})

const lasting = new WeakMap<Table, string>()

function lastingText(table: Table): string {
  const text = lasting.get(table) ?? JSON.stringify(lastingInfo(table.doc))
  lasting.set(table, text)
  return text
}

function passingInfo({ doc, game }: TableOrDoc, room: Presence) {
  return {
    status: doc.status,
    seats: doc.seats.map((seat, at) => ({
      kind: seat.kind,
      name: seat.keptFor?.name ?? seat.name,
      ...(seat.level === undefined ? {} : { level: seat.level }),
      standIn: seat.standIn,
      present: seat.kind === 'bot' || (seat.person !== undefined && room.present(seat.person)),
      ...(isHushed(doc, at) ? { hushed: true as const } : {}),
      ...(seat.keptFor ? { keptUntil: seat.keptFor.until } : {}),
    })),
    spectators: room.spectators,
    ...(doc.hushed?.lookers ? { quiet: true as const } : {}),
    paused: doc.pause.on,
    ...(doc.rated ? { rated: doc.rated } : {}),
    ...(adviceAllowed(doc) ? {} : { noAdvice: true as const }),
    ...(doc.daily === undefined ? {} : { daily: doc.daily }),
    ...(game && windowsOf(game, doc) ? { windows: windowTimes(doc) } : {}),
    ...(doc.rematch === null ? {} : { rematch: doc.rematch }),
    ...(doc.result ? { result: [...doc.result] } : {}),
  }
}

const choicesOf = (table: Table, { game, state }: Match, seat: Seat): Choice[] =>
  offered(table, seat).map((move) => choiceOf(game, state, seat, move))

function bareAsk(table: Table, match: Match, seat: Seat, now: number): BareAsk {
  const answered = match.sealed.get(seat)
  const due = table.doc.clock.questions[seat]
  return {
    id: table.askId(seat),
    seat,
    // Alone, there is nobody to keep it from.
    sealed: !isAlone(table.doc) && (sealedSeats(match.game, match.state) & (1 << seat)) !== 0,
    ...(match.free.includes(seat) ? { free: true as const } : {}),
    ...(answered === undefined ? {} : { answered }),
    ...(due === undefined ? {} : { left: Math.max(0, due - now), silence: standingAnswer(table, seat) }),
    ...askedWindow(table, seat, now),
  }
}

/**
 * Who everybody waits for. Who has answered a sealed question already stays open until all have; in a window it is nobody's
 * business who is asked.
 */
export function publiclyAwaited(table: Table): Seat[] {
  const { doc, match } = table
  if (!match) return []
  if (doc.held !== null) return [doc.held]
  return doc.status === 'running' && inWindow(table).length === 0 ? match.actors.filter((seat) => seat >= 0) : []
}

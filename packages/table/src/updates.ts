import { isOpen, type Match, project, type Seat, SPECTATOR, sealedSeats, type View } from '@estaminet/kernel'
import { choiceOf } from './choice.ts'
import { clockInfos } from './clock.ts'
import { diceInfo } from './dice.ts'
import { adviceAllowed, botPlays, isAlone, keptSeats, ordersOf, type PersonId } from './doc.ts'
import type { BareAsk } from './from-host.ts'
import { undoFor } from './going-back.ts'
import { handoversFor } from './handover.ts'
import { offered, standingAnswer, windowsOf } from './orders.ts'
import { listOf, once, type Part, part } from './part.ts'
import { confirms } from './playing.ts'
import { pointsOf } from './points.ts'
import { cellsSince, type Projection, projectionOf } from './projection.ts'
import type { Ask, Choice, ClockInfo, SeatResult, TableInfo, Told, Update } from './protocol.ts'
import { recordOf } from './record.ts'
import { type Parts, Shown, textOf } from './shown.ts'
import { isHushed } from './speaking.ts'
import type { Table } from './table.ts'
import { askedWindow, inWindow, isMutedNow, windowFor, windowTimes } from './windows.ts'
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
  private readonly infos = new Map<boolean, Part<TableInfo>>()
  private readonly views = new Map<Seat, Part<View>>()
  private readonly asks = new Map<Seat, Part<Ask>>()
  private readonly bareAsks = new Map<Seat, Part<BareAsk>>()
  private readonly told = new Map<readonly Told[], Part<Told[]>>()
  private readonly projections = new Map<Seat, Projection>()
  private readonly changes = new Map<Projection, Map<Projection, string>>()
  private readonly scores = new Map<Seat, Part<SeatResult[]>>()
  private readonly common: Pick<Parts<Update>, 'table' | 'waiting' | 'window' | 'pause' | 'record'>
  private readonly clocks: Part<ClockInfo[]>

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
      ...(window === undefined ? {} : { window: part(window) }),
      pause: part([...doc.pause.asked]),
      ...(match && doc.status === 'over' ? { record: part<unknown>(recordOf(table)) } : {}),
    }
  }

  updateFor(person: PersonId | null, seen: Seen): Update {
    return Object.fromEntries(
      Object.entries(this.wholeFor(person, seen)).map(([name, { value }]) => [name, value]),
    ) as Update
  }

  /** The update as text. */
  frameFor(person: PersonId | null, seen: Seen): string {
    return textOf(Object.entries(this.wholeFor(person, seen)).map(([name, { text }]) => [name, text] as const))
  }

  /** The same as a position, for who makes the rest by the rules and is told the next time only what has changed. */
  shownTo(person: PersonId | null, seen: Seen, at: number): Shown {
    const { match, doc } = this.table
    const look = this.lookOf(person)
    const parts = {
      ...this.around(person, seen, look),
      asks: match ? listOf(look.asked.map((seat) => this.bareAskOf(match, seat, look.reader))) : NONE,
      ...(match && doc.status === 'over' && !isOpen(match.state) ? { scores: this.scoresOf(match, look.reader) } : {}),
    }
    return new Shown(parts, at, match && this.projectionOf(match, look.reader))
  }

  /** As text what has changed since a recipient was shown something, or all of it where that cannot be said. */
  frameSince(before: Shown, shown: Shown): string {
    return shown.since(before, (from, to) => {
      const known = once(this.changes, to, () => new Map<Projection, string>())
      return once(known, from, () => cellsSince(from, to))
    })
  }

  /** Which seats a recipient holds, which of them are asked, and whose eyes it looks through. */
  private lookOf(person: PersonId | null): Look {
    const { table } = this
    const { doc, match } = table
    const { eyes } = this
    const mine = person === null ? [] : table.seatsOf(person)
    const looking = eyes === undefined ? mine : mine.filter((seat) => seat === eyes)
    const asked = match && !doc.pause.on ? questionsFor(table, match, looking) : []
    return { mine, looking, asked, reader: asked[0] ?? looking[0] ?? SPECTATOR }
  }

  private wholeFor(person: PersonId | null, seen: Seen): Parts<Update> {
    const { match } = this.table
    const look = this.lookOf(person)
    return {
      t: UPDATE,
      ...this.around(person, seen, look),
      ...(match ? { view: this.viewOf(match, look.reader) } : {}),
      asks: match ? listOf(look.asked.map((seat) => this.askOf(match, seat))) : NONE,
      scores: match ? this.scoresOf(match, look.reader) : NONE,
    }
  }

  /** What no rules of a game are needed for. */
  private around(person: PersonId | null, seen: Seen, { mine, looking, reader }: Look): Parts<Around> {
    const { table, common } = this
    const { doc, match } = table
    const waiting = person === null ? [] : keptSeats(doc, person)
    const dice = diceInfo(doc)
    const host = person !== null && person === doc.host
    return {
      table: common.table,
      n: part(seen.n),
      info: once(this.infos, host, () => part(infoFor(table, person, this.room))),
      mine: part(mine),
      ...(waiting.length > 0 ? { kept: part(waiting) } : {}),
      ...(dice ? { dice: part(dice) } : {}),
      ...(match ? { reader: part(reader) } : {}),
      events: once(this.told, seen.events, () => part([...seen.events])),
      waiting: common.waiting,
      ...(common.window ? { window: common.window } : {}),
      clocks: looking.some((seat) => doc.clock.kept[seat] !== undefined)
        ? part(clockInfos(doc, looking, this.now))
        : this.clocks,
      undo: match && doc.status === 'running' ? part(looking.map((seat) => undoFor(table, match, seat))) : NONE,
      orders: part(
        looking.map((seat) => ({
          seat,
          confirm: confirms(table, seat),
          ...structuredClone(ordersOf(table.seat(seat))),
        })),
      ),
      ...(match && doc.goBack
        ? {
            goBack: part({
              by: doc.goBack.by,
              to: stepOfLine(match, looking, doc.goBack.line),
              agreed: [...doc.goBack.agreed],
            }),
          }
        : {}),
      ...(match && doc.handovers?.length ? { handovers: part(handoversFor(table, match, looking)) } : {}),
      pause: common.pause,
      ...(common.record ? { record: common.record } : {}),
    }
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

type Around = Omit<Update, 't' | 'view' | 'asks' | 'scores'>

const UPDATE = part<'update'>('update')
const NONE = part<never[]>([])

export function infoFor(
  table: Pick<Table, 'doc'> & { readonly game?: Table['game'] },
  person: PersonId | null,
  room: Presence,
): TableInfo {
  const { doc, game } = table
  return {
    id: doc.id,
    code: doc.code,
    game: doc.game,
    rules: doc.rules,
    options: { ...doc.options },
    access: doc.access,
    pace: doc.pace,
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
    host: person !== null && person === doc.host,
    paused: doc.pause.on,
    createdAt: doc.createdAt,
    commitment: doc.fair.commitment,
    ...(doc.fair.device ? { deviceDice: true as const } : {}),
    ...(doc.rated ? { rated: doc.rated } : {}),
    ...(adviceAllowed(doc) ? {} : { noAdvice: true as const }),
    ...(doc.daily === undefined ? {} : { daily: doc.daily }),
    ...(game && windowsOf(game, doc) ? { windows: windowTimes(doc) } : {}),
    ...(doc.rematch === null ? {} : { rematch: doc.rematch }),
    ...(doc.result ? { result: [...doc.result] } : {}),
  }
}

/** Own seats that are asked, or may still change a sealed answer. */
function questionsFor(table: Table, match: Match, mine: readonly Seat[]): Seat[] {
  const asked = table.asked()
  const free = table.free()
  const people = mine.filter((seat) => !botPlays(table.seat(seat)) && !isMutedNow(table, seat))
  return [
    ...people.filter((seat) => asked.includes(seat) || match.sealed.has(seat)),
    ...people.filter((seat) => free.includes(seat)),
  ]
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

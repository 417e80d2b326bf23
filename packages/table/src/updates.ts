import { type Match, movesOf, notationOf, type Seat, SPECTATOR, sealedSeats, writeRecord } from '@estaminet/kernel'
import { clockInfos } from './clock.ts'
import { botPlays, type PersonId } from './doc.ts'
import { confirms } from './playing.ts'
import type { Ask, TableInfo, Told, Update } from './protocol.ts'
import type { Table } from './table.ts'
import { stepOfLine } from './witness.ts'

/** Who else is in the room. */
export interface Room {
  present(person: PersonId): boolean
  readonly spectators: number
}

/**
 * Everything one recipient needs to draw the table; `person` is null for somebody without an identity. `seen` is what
 * happened since its last update.
 */
export function updateFor(
  table: Table,
  person: PersonId | null,
  room: Room,
  seen: { readonly n: number; readonly events: readonly Told[] },
  now: number,
): Update {
  const { doc, match, game } = table
  const mine = person === null ? [] : table.seatsOf(person)
  const asks = match && !doc.pause.on ? questionsFor(table, match, mine) : []
  const reader = asks[0] ?? mine[0] ?? SPECTATOR
  return {
    t: 'update',
    table: doc.id,
    n: seen.n,
    info: infoFor(table, person, room),
    mine,
    ...(match ? { view: game.view(match.state, reader), reader } : {}),
    events: [...seen.events],
    asks: match ? asks.map((seat) => askFor(table, match, seat, now)) : [],
    waiting: match ? publiclyAwaited(table, match) : [],
    clocks: clockInfos(doc, mine, now),
    undo: match && doc.status === 'running' ? mine.map((seat) => undoFor(table, match, seat)) : [],
    orders: mine.map((seat) => ({ seat, confirm: confirms(table, seat), answers: { ...table.seat(seat).answers } })),
    ...(match && doc.goBack
      ? { goBack: { by: doc.goBack.by, to: stepOfLine(match, mine, doc.goBack.line), agreed: [...doc.goBack.agreed] } }
      : {}),
    pause: [...doc.pause.asked],
    scores: match ? game.score(match.state).map(({ total, rank }) => ({ total, rank })) : [],
    ...(match && doc.status === 'over' ? { record: recordOf(table) } : {}),
  }
}

export function infoFor(table: Pick<Table, 'doc'>, person: PersonId | null, room: Room): TableInfo {
  const { doc } = table
  return {
    id: doc.id,
    code: doc.code,
    game: doc.game,
    rules: doc.rules,
    options: { ...doc.options },
    access: doc.access,
    pace: doc.pace,
    status: doc.status,
    seats: doc.seats.map((seat) => ({
      kind: seat.kind,
      name: seat.name,
      ...(seat.level === undefined ? {} : { level: seat.level }),
      standIn: seat.standIn,
      present: seat.kind === 'bot' || (seat.person !== undefined && room.present(seat.person)),
    })),
    spectators: room.spectators,
    host: person !== null && person === doc.host,
    paused: doc.pause.on,
    createdAt: doc.createdAt,
    commitment: doc.fair.commitment,
    ...(doc.rematch === null ? {} : { rematch: doc.rematch }),
  }
}

/** The finished match with its dice, names and result. */
export function recordOf(table: Table) {
  const { doc, match } = table
  if (!match) return undefined
  return writeRecord(match, {
    players: doc.seats.map((seat) => seat.name || (seat.level ?? '')),
    fair: {
      match: doc.id,
      commitment: doc.fair.commitment,
      nonces: doc.fair.nonces.map((nonce) => nonce ?? ''),
      secret: doc.fair.secret,
    },
  })
}

/** Own seats that are asked, or may still change a sealed answer. */
function questionsFor(table: Table, match: Match, mine: readonly Seat[]): Seat[] {
  const asked = table.asked()
  return mine.filter((seat) => !botPlays(table.seat(seat)) && (asked.includes(seat) || match.sealed.has(seat)))
}

function askFor(table: Table, match: Match, seat: Seat, now: number): Ask {
  const { game, state } = match
  const answered = match.sealed.get(seat)
  const due = table.doc.clock.questions[seat]
  return {
    id: table.askId(seat),
    seat,
    choices: movesOf(game, state, seat).map((move) => ({
      move,
      say: notationOf(game, state, seat, move),
      info: { ...game.describe(state, seat, move) },
    })),
    sealed: (sealedSeats(game, state) & (1 << seat)) !== 0,
    ...(answered === undefined ? {} : { answered }),
    ...(due === undefined ? {} : { left: Math.max(0, due - now) }),
  }
}

function undoFor(table: Table, match: Match, seat: Seat) {
  const held = table.doc.held === seat
  return { seat, ...match.undoReach(seat, held), redo: match.redoReach(seat), held }
}

/** Who everybody waits for. Who has answered a sealed question already stays open until all have. */
function publiclyAwaited(table: Table, match: Match): Seat[] {
  const { doc } = table
  if (doc.held !== null) return [doc.held]
  return doc.status === 'running' ? match.actors.filter((seat) => seat >= 0) : []
}

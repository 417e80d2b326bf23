import { STAND_IN_LEVEL } from '@estaminet/bots/levels'
import type { Seat } from '@estaminet/kernel'
import { standIn } from './absence.ts'
import { deny } from './denial.ts'
import { beginDice, dropPart } from './dice.ts'
import {
  besideOf,
  botSeat,
  emptySeat,
  keptSeats,
  ordersOf,
  ownerOf,
  type PersonId,
  personSeat,
  type TableDoc,
  type TableWebhook,
} from './doc.ts'
import { insistOnPeople, notRated } from './rated.ts'
import type { Person, Table } from './table.ts'

/** Who finds seats kept for them takes those. Taking a second seat needs a name for it: several people share a device. */
export function join(table: Table, by: Person, wish: { seat?: Seat; name?: string }, now: number): void {
  const { doc } = table
  const kept = keptSeats(doc, by.id)
  const own = wish.seat === undefined ? kept : kept.filter((at) => at === wish.seat)
  if (own.length > 0) {
    for (const at of own) sit(doc, at, by.id, doc.seats[at].keptFor?.name ?? by.name, now)
    return
  }
  if (wish.name === undefined && table.seatsOf(by.id).length > 0)
    deny('already-seated', 'You sit at this table already; name the other player on your device.')
  if (doc.rated && table.seatsOf(by.id).length > 0) notRated()
  const at = wish.seat ?? doc.seats.findIndex(({ kind, keptFor }) => kind === 'open' && !keptFor)
  if (at < 0) deny('table-full', 'Every seat is taken.')
  if (doc.seats[at]?.kind !== 'open') deny('seat-taken', `Seat ${at} is not free.`)
  if (doc.seats[at].keptFor) deny('seat-kept', `Seat ${at} is kept for somebody else.`)
  const isBeside = table.seatsOf(by.id).length > 0
  sit(doc, at, by.id, wish.name ?? by.name, now)
  if (isBeside) doc.seats[at].beside = true
}

function sit(doc: TableDoc, at: Seat, person: PersonId, name: string, now: number): void {
  const before = doc.seats[at]
  doc.seats[at] = { ...personSeat(person, name, now), ...ordersOf(before), ...besideOf(before) }
}

/** Before the start a seat becomes free; in a running match a bot plays on. */
export function leave(table: Table, seats: readonly Seat[], now: number): void {
  const { doc } = table
  if (seats.length === 0) deny('not-seated', 'You have no seat at this table.')
  if (doc.status === 'open') for (const at of seats) empty(doc, at)
  if (doc.status === 'running') for (const at of seats) standIn(table, at, now)
  passHostOn(doc)
}

/** Sends somebody away, or gives away the seat of somebody who does not come. */
export function kick(table: Table, by: Person, seat: Seat, now: number): void {
  const { doc } = table
  if (doc.host !== by.id) deny('not-host', 'Only the host of the table can do that.')
  const { kind, person, keptFor } = table.seat(seat)
  if (keptFor && now < keptFor.until) deny('seat-kept', `Seat ${seat} is kept for somebody a little longer.`)
  if (!keptFor && (kind !== 'person' || person === by.id))
    deny('nobody-here', `There is nobody to send away from seat ${seat}.`)
  empty(doc, seat)
}

/** The host may start early: empty seats get a bot. When all are taken, everybody at the table may. */
export function start(table: Table, by: Person, now: number): void {
  const { doc } = table
  if (doc.seats.some(({ keptFor }) => keptFor)) deny('seat-kept', 'A seat is kept for somebody who has not come yet.')
  const full = doc.seats.every((seat) => seat.kind !== 'open')
  if (doc.host !== by.id && !(full && table.seatsOf(by.id).length > 0))
    deny('not-host', 'Only the host can start before every seat is taken.')
  if (doc.rated) insistOnPeople(doc)
  doc.seats = doc.seats.map((seat) => (seat.kind === 'open' ? botSeat(STAND_IN_LEVEL) : { ...seat, actedAt: now }))
  table.begin()
  doc.status = 'running'
  doc.startedAt = now
  beginDice(table, now)
}

/** Leaves a seat without a name or a person behind. */
export function forget(table: Table, person: PersonId, now: number): void {
  const seats = table.seatsOf(person)
  if (seats.length > 0) leave(table, seats, now)
  forgetAt(table.doc, person)
}

/** Nothing of them stays on the table, whether or not it can be played on. */
export function forgetAt(doc: TableDoc, person: PersonId): void {
  for (const seat of doc.seats)
    if (seat.person === person) {
      seat.name = ''
      delete seat.person
    }
  for (const at of keptSeats(doc, person)) empty(doc, at)
  if (doc.hushed) doc.hushed.persons = doc.hushed.persons.filter((one) => one !== person)
  dropWebhook(doc, person)
  if (doc.host === person) doc.host = ''
}

/** Whoever has the table in hand says where its turns are told outside, or that they no longer are. */
export function tellElsewhere(doc: TableDoc, by: PersonId, webhook: Omit<TableWebhook, 'by'> | null): void {
  if (doc.host !== by) deny('not-host', 'Only the host of the table can do that.')
  if (webhook) doc.webhook = { by, ...webhook }
  else dropWebhook(doc, by)
}

/** An address goes with who gave it. */
function dropWebhook(doc: TableDoc, by: PersonId): void {
  if (doc.webhook?.by === by) delete doc.webhook
}

export function renameAt(doc: TableDoc, person: PersonId, name: string): void {
  for (const seat of doc.seats) {
    if (ownerOf(seat) === person && !seat.beside) seat.name = name
    if (seat.keptFor?.person === person && !seat.beside) seat.keptFor.name = name
  }
}

function empty(doc: TableDoc, at: Seat): void {
  doc.seats[at] = emptySeat()
  dropPart(doc, at)
}

/** An open table without people closes. */
function passHostOn(doc: TableDoc): void {
  if (doc.status !== 'open') return
  const people = doc.seats.flatMap((seat) => seat.person ?? [])
  if (people.includes(doc.host)) return
  const [next] = people
  dropWebhook(doc, doc.host)
  if (next === undefined) doc.status = 'closed'
  else doc.host = next
}

import type { Seat } from '@estaminet/kernel'
import { deny } from './denial.ts'
import { ownerOf, type PersonId, type TableDoc } from './doc.ts'
import type { Command } from './protocol.ts'
import type { Person, Table } from './table.ts'

/** Refuses who may not say this here. Words change nothing at a table. */
export function allowWords(table: Table, by: Person, command: Extract<Command, { t: 'chat' | 'react' }>): void {
  speak(table, by)
  const { seat } = command
  if (seat !== undefined && !table.seatsOf(by.id).includes(seat)) deny('not-seated', `Seat ${seat} is not yours.`)
  if (command.t === 'chat' && command.to === 'team') teamOf(table, by)
}

/** At a public table those who sit there speak; at one that is found by its link, everybody who was sent it. */
function speak(table: Table, by: Person): void {
  const { doc } = table
  if (doc.status === 'closed') deny('closed', 'This table is closed.')
  const belongs = doc.host === by.id || table.seatsOf(by.id).length > 0
  if (!belongs && doc.access === 'public') deny('not-seated', 'Only those who sit at a public table speak there.')
  const { persons = [], lookers = false } = doc.hushed ?? {}
  if (persons.includes(by.id) || (lookers && !belongs))
    deny('hushed', 'The host of this table has asked you to be quiet.')
}

/** The seats that hear what somebody says to their team: those the game counts together. */
export function teamOf(table: Table, by: Person): Seat[] {
  const { match } = table
  const teams = match ? match.game.score(match.state).map(({ team }) => team) : []
  const own = new Set(table.seatsOf(by.id).map((seat) => teams[seat]))
  const [team] = own
  // Whoever plays for several has nobody to be silent to.
  if (team === undefined || own.size > 1) deny('no-team', 'You are in no team at this table.')
  return [...teams.keys()].filter((seat) => teams[seat] === team)
}

/** Whether words reach somebody: what is said to a team is for those who sit in it. */
export const hears = (table: Table, person: PersonId | null, said: { readonly to?: readonly Seat[] }): boolean =>
  said.to === undefined || (person !== null && table.seatsOf(person).some((seat) => said.to?.includes(seat)))

/** The host keeps a seat quiet, or all who only look on, and lets them speak again. */
export function hush(table: Table, by: Person, wish: { readonly seat?: Seat; readonly on: boolean }): void {
  const { doc } = table
  if (doc.host !== by.id) deny('not-host', 'Only the host of the table can do that.')
  const before = doc.hushed ?? { persons: [], lookers: false }
  if (wish.seat === undefined) {
    doc.hushed = { ...before, lookers: wish.on }
    return
  }
  const person = ownerOf(table.seat(wish.seat))
  if (person === undefined || person === by.id) deny('nobody-here', `There is nobody to hush at seat ${wish.seat}.`)
  const others = before.persons.filter((one) => one !== person)
  doc.hushed = { ...before, persons: wish.on ? [...others.slice(-MOST_HUSHED), person] : others }
}

/** Who came, was hushed and left again need not be remembered for ever. */
const MOST_HUSHED = 31

export const isHushed = ({ hushed, seats }: TableDoc, seat: Seat): boolean => {
  const person = ownerOf(seats[seat])
  return person !== undefined && (hushed?.persons.includes(person) ?? false)
}

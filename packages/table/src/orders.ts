import type { Game, Seat } from '@estaminet/kernel'
import { deny } from './denial.ts'
import type { SeatDoc } from './doc.ts'
import type { Table } from './table.ts'

interface Wish {
  readonly confirm?: boolean
  readonly answers?: SeatDoc['answers']
}

/** Standing orders of a seat. Only questions the game can ask are remembered: the table is written whole each time. */
export function order(table: Table, seat: Seat, { confirm, answers = {} }: Wish): void {
  const strange = Object.keys(answers).find((kind) => !table.game.asides?.includes(kind))
  if (strange !== undefined) deny('unknown-question', `This game never asks "${strange}" out of turn.`)
  const doc = table.seat(seat)
  if (confirm !== undefined) doc.confirm = confirm
  doc.answers = { ...doc.answers, ...answers }
  table.keepToSeat(seat)
}

/** Tables kept before may hold answers to questions that do not exist. */
export const knownAnswers = (game: Game, answers: SeatDoc['answers']): SeatDoc['answers'] =>
  Object.fromEntries(Object.entries(answers).filter(([kind]) => game.asides?.includes(kind)))

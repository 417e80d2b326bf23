import { house, type TableSummary } from '../host/house.ts'
import { keptTables } from '../host/kept-records.ts'
import { isAway } from '../host/reachable.ts'
import { mineAt, savedTables } from '../host/saved-tables.ts'
import { remembered } from '../memory.ts'
import type { Row } from './table-order.ts'

export function localRows(): Row[] {
  return savedTables()
    .filter(({ doc }) => doc.status === 'running' || doc.status === 'over')
    .map(({ doc }) => ({
      id: doc.id,
      href: `/local/${doc.id}`,
      game: doc.game,
      options: doc.options,
      pace: doc.pace.kind,
      seats: doc.seats.map((seat) => ({ ...seat, present: true })),
      mine: mineAt(doc),
      local: true,
      canBeGiven: doc.branchedAfter === undefined,
      myTurn: false,
      ends: undefined,
      touchedAt: doc.touchedAt,
      over: doc.status === 'over',
      result: doc.result,
    }))
}

/** While the house is silent, what it said last stands; whoever opens the door then finds what this device saw to its end. */
export async function houseRows(before: readonly Row[]): Promise<readonly Row[]> {
  if (remembered('guest') !== undefined) {
    const tables = await house.myTables().catch(() => undefined)
    if (tables) return tables.filter(({ status }) => status !== 'closed').map(houseRow)
  }
  if (!isAway()) return []
  return before.length > 0 ? before : keptRows()
}

const houseRow = ({ pace, status, myClockEnds, result, ...table }: TableSummary): Row => ({
  ...table,
  pace: pace.kind,
  href: `/table/${table.id}`,
  local: false,
  canBeGiven: false,
  ends: myClockEnds,
  over: status === 'over',
  result,
})

async function keptRows(): Promise<readonly Row[]> {
  return (await keptTables()).map(({ endedAt, ...table }) => ({
    ...table,
    href: `/replay/${table.id}`,
    pace: 'live',
    local: false,
    canBeGiven: false,
    myTurn: false,
    ends: undefined,
    touchedAt: endedAt,
    over: true,
    result: table.result,
  }))
}

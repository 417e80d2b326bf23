import { handedOf } from '@estaminet/table/handed-of'
import { dropEnded } from './device-history.ts'
import { ask, Refused } from './house.ts'
import { beKnown } from './known.ts'
import { leaveLocalTable } from './local-tables.ts'
import { dropTable, savedTable } from './saved-tables.ts'
import type { SavedTable } from './table-host.ts'

/** What was not saved cannot be, and not what went on from another match: its dice do not follow from its own secret. */
function givenOf(id: string): SavedTable | undefined {
  const saved = savedTable(id)
  return saved?.doc.branchedAfter === undefined ? saved : undefined
}

export const canBeGiven = (id: string): boolean => givenOf(id) !== undefined

/** Gives a table of this device to the house, as it was saved last; from then on it is there and not here. */
export async function giveToHouse(id: string): Promise<void> {
  const saved = givenOf(id)
  if (!saved) throw new Refused('unknown-table', 'This table was not saved.')
  await beKnown()
  await ask('POST', 'handed', handedOf(saved.doc, saved.log))
  leaveLocalTable(id)
  dropTable(id)
  await dropEnded(id)
}

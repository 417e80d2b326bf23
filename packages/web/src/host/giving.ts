import { handedOf } from '@estaminet/table/handed-of'
import { say } from '../language.ts'
import { remember, remembered } from '../memory.ts'
import { ask, house } from './house.ts'
import { leaveLocalTable } from './local-tables.ts'
import { forget, savedTable } from './saved-tables.ts'

/** What went on from another match cannot be: its dice do not follow from its own secret. */
export const canBeGiven = (id: string): boolean => savedTable(id)?.doc.branchedAfter === undefined

/** Gives a table of this device to the house, as it was saved last; from then on it is there and not here. */
export async function giveToHouse(id: string): Promise<void> {
  const saved = savedTable(id)
  if (!saved) return
  const { name } = await house.me()
  if (name === null) await house.introduce(remembered('name') || say().table.colours.blue)
  remember('guest', '1')
  await ask('POST', 'handed', handedOf(saved.doc, saved.log))
  leaveLocalTable(id)
  forget(id)
}

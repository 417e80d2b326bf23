import { gameName } from '../games.ts'
import { mineAt, type SavingNews } from '../host/saved-tables.ts'
import { say } from '../language.ts'
import { company } from '../shell/seats/names.ts'

/** What somebody who plays on this device is told when it can keep no more. */
export function savingLine(news: SavingNews): string {
  if (news.t === 'not-kept') return say().home.notKept
  const { doc } = news.table
  const seats = doc.seats.map((seat) => ({ ...seat, present: true }))
  return say().home.madeRoom(gameName(doc.game), company(seats, mineAt(doc)))
}

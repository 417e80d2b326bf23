import { Refusal } from '@estaminet/kernel'
import { ownerOf, type PersonId } from '@estaminet/table'
import type { Store } from '../store/store.ts'

/** Tables one person may have open or running at a time. */
const TABLES_EACH = 30
/** And so many they made at which nobody sits, or bots alone do. */
const TABLES_ALONE = 6
/** More than this are never theirs at once: they sit at few, and seats are kept for them at few more. */
const MOST_READ = 2_000

/** What counts is open or running, however many tables of theirs have ended since. Seats that are only kept for somebody are no tables of theirs yet. */
export async function mustHaveRoomForOneMore(store: Pick<Store, 'tables'>, maker: PersonId): Promise<void> {
  const going = await store.tables({ person: maker, statuses: ['open', 'running'], most: MOST_READ })
  const sitting = going.filter(({ doc }) => doc.seats.some((seat) => ownerOf(seat) === maker))
  if (sitting.length >= TABLES_EACH)
    throw new Refusal('too-many-tables', `You sit at ${TABLES_EACH} tables already: finish or leave one first.`)
  const alone = going.filter(({ doc }) => doc.host === maker && !doc.seats.some(ownerOf))
  if (alone.length >= TABLES_ALONE)
    throw new Refusal('too-many-tables', `Nobody sits at ${TABLES_ALONE} tables you made: let one finish first.`)
}

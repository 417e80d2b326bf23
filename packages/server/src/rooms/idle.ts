import type { TableDoc } from '@estaminet/table'
import type { Store } from '../store/store.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const AT_ONCE = 500

/** How long a table may lie untouched before it is closed. */
const IDLE = [
  { status: 'open', pace: 'live', after: 30 * MINUTE },
  { status: 'open', pace: 'turns', after: 7 * DAY },
  { status: 'running', pace: 'live', after: 30 * DAY },
  { status: 'running', pace: 'turns', after: 30 * DAY },
] as const

/** Every table nobody comes back to, however many lie beside it that may lie longer. */
export async function* idleTables(store: Pick<Store, 'tables'>, now: number): AsyncGenerator<TableDoc> {
  for (const { status, pace, after: pause } of IDLE) {
    const which = { idle: status, touchedBefore: now - pause, most: AT_ONCE }
    for (let after = ''; ; ) {
      const some = await store.tables({ ...which, after })
      for (const { doc } of some) if (doc.pace.kind === pace) yield doc
      const last = some.at(-1)
      if (!last) break
      after = last.doc.id
    }
  }
}

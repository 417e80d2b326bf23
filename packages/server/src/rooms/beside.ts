import type { Table } from '@estaminet/table'
import { personsAt } from '../store/ledger.ts'
import type { StoredChange } from '../store/store.ts'
import { dueAt } from './change.ts'

/** A timer that is further away than this may stay, if it is not too late: nothing is due when it comes, and it is set anew. */
const FAR = 60_000

/** What a store keeps beside a table's row: whose table it is, and when it wants to be looked after. */
export interface Beside {
  readonly persons: string
  readonly dueAt: number | null
  /** Nobody's secret answer is in it. A timer that comes early is seen by everybody, and must tell nothing. */
  readonly isOpen: boolean
}

export function besideOf(table: Table, now: number): Beside {
  const { doc } = table
  return {
    persons: personsAt(doc).join(' '),
    dueAt: dueAt(table, now),
    isOpen: doc.sealed.length === 0 && Object.keys(doc.clock.kept).length === 0 && !doc.clock.window,
  }
}

/** What must be written to get from one to the other, and what is kept afterwards; `was`: unless it is known, all of it. */
export function besides(was: Beside | undefined, is: Beside, now: number) {
  const mayStay = was !== undefined && (was.dueAt === null ? is.dueAt === null : staysTill(was, is, now))
  const write: Pick<StoredChange, 'dueAt' | 'samePersons'> = {
    samePersons: was?.persons === is.persons,
    ...(mayStay ? {} : { dueAt: is.dueAt }),
  }
  return { write, kept: mayStay ? { ...was, persons: is.persons } : is }
}

const staysTill = (was: Beside, is: Beside, now: number): boolean =>
  was.isOpen && is.isOpen && was.dueAt !== null && is.dueAt !== null && was.dueAt > now + FAR && was.dueAt <= is.dueAt

import type { LogEntry } from '@estaminet/kernel'
import { personSeat, type TableDoc } from '@estaminet/table'
import type { StoredChange } from '../../src/store/store.ts'

/** A table as a store meets it: it is kept whole and never looked into. */
export function tableAt(id: string, more: Partial<TableDoc> = {}): TableDoc {
  return {
    id,
    code: `C-${id}`,
    game: 'belgian-beers-race',
    rules: 1,
    options: { length: 'short' },
    access: 'public',
    pace: { kind: 'live' },
    status: 'running',
    createdAt: 1_700_000_000_000,
    touchedAt: 1_700_000_000_000,
    host: 'ann',
    seats: [personSeat('ann', 'Ann “the tap” Maes', 0), personSeat('bob', 'Bób', 0)],
    fair: { secret: 's', commitment: 'c', nonces: [null, null] },
    botSeed: 'b0',
    clock: { left: [0, 0], running: [], since: 0, questions: {}, kept: {}, closed: 0 },
    held: null,
    goBack: null,
    sealed: [],
    pause: { asked: [], on: false },
    rematch: null,
    ...more,
  }
}

/** The change that makes a table. */
export const made = (table: TableDoc, more: Partial<StoredChange> = {}): StoredChange => ({
  table,
  rev: 0,
  from: 0,
  entries: [],
  dueAt: null,
  ...more,
})

/** The n-th move at a table made by `made`: one entry with each revision. */
export const moved = (table: TableDoc, n: number, more: Partial<StoredChange> = {}): StoredChange => ({
  table,
  rev: n + 1,
  from: n,
  entries: [move(n)],
  command: { id: `move-${n}`, answer: { result: n } },
  dueAt: null,
  ...more,
})

export const move = (n: number): LogEntry => ({ by: n % 2, move: n })

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

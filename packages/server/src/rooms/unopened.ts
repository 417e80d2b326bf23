import { Refusal } from '@estaminet/kernel'
import { forgetAt, type HouseCommand, renameAt, type TableDoc } from '@estaminet/table'
import type { Store } from '../store/store.ts'

/** Why a match that is kept whole cannot be opened by this house. */
const UNOPENED = ['other-rules', 'newer-rules', 'unknown-game']

/** What is done to a table all the same: it is closed, and names change on it or leave it. */
export type UnopenedCommand = Extract<HouseCommand, { t: 'close' | 'rename' | 'forget' }>

export const isUnopened = (error: unknown): boolean => error instanceof Refusal && UNOPENED.includes(error.code)

export async function changeUnopened(store: Store, id: string, command: UnopenedCommand): Promise<void> {
  const stored = await store.load(id)
  if (!stored) return
  const table = structuredClone(stored.doc)
  carryOut(table, command)
  const change = { table, rev: stored.rev, from: stored.log.length, entries: [], dueAt: null }
  if ((await store.commit(change)) === 'conflict')
    throw new Refusal('busy', 'Too much happens at one of your tables: try again.')
}

function carryOut(doc: TableDoc, command: UnopenedCommand): void {
  if (command.t === 'forget') forgetAt(doc, command.person)
  else if (command.t === 'rename') renameAt(doc, command.person, command.name)
  else if (doc.status !== 'over') doc.status = 'closed'
}

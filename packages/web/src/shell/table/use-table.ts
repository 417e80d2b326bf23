import type { Ask, Choice } from '@estaminet/table'
import { type Component, createContext, useContext } from 'solid-js'
import type { Hearing } from '../talk/talk.ts'
import type { TableModel } from './table-model.ts'

/** What the page around a table can do that the table itself cannot. */
export interface TablePage {
  readonly kind: 'local' | 'online'
  /** The same game once more; every bot the next stronger one where that is wished. */
  again(go: (path: string) => void, stronger?: boolean): void
  /** Gets up and goes to the front door. */
  leave(go: (path: string) => void): void
  /** What has been heard there, in the waiting room and by all who share a screen. */
  readonly hearing?: Hearing
  /** Somebody who shows a newcomer the way through a first game. */
  readonly guide?: Guide
}

/** Says one thing at a time and leaves one choice open. */
export interface Guide {
  /** The question as it is put: with the choices that are in sight now; not at all while something is told first. */
  asks(ask: Ask | undefined): Ask | undefined
  /** Something is told, and has to be read before anything is asked. */
  isTelling(ask: Ask | undefined): boolean
  /** Whether this is the choice that may be taken. */
  isMeant(choice: Choice, ask: Ask): boolean
  /** Says why another one may not. */
  notNow(): void
  /** What is said, at the head of the slate. */
  readonly Coach: Component<{ readonly model: TableModel }>
  /** How far one is, and the way out, in the bar. */
  readonly Way: Component
  /** What one knows, and what comes next, when the game is over. */
  readonly Parting: Component
}

export const TableContext = createContext<TablePage>({ kind: 'local', again() {}, leave() {} })
export const useTable = (): TablePage => useContext(TableContext)

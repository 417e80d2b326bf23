import { createContext, useContext } from 'solid-js'

/** What the page around a table can do that the table itself cannot. */
export interface TablePage {
  readonly kind: 'local' | 'online'
  /** The same game once more; every bot the next stronger one where that is wished. */
  again(go: (path: string) => void, stronger?: boolean): void
  /** Gets up and goes to the front door. */
  leave(go: (path: string) => void): void
}

export const TableContext = createContext<TablePage>({ kind: 'local', again() {}, leave() {} })
export const useTable = (): TablePage => useContext(TableContext)

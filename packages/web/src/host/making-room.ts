import type { SavedTable } from './table-host.ts'

type Aged = { readonly doc: Pick<SavedTable['doc'], 'status' | 'touchedAt' | 'seats'> }

export const isOver = ({ doc }: { readonly doc: Pick<SavedTable['doc'], 'status'> }): boolean => doc.status === 'over'

/** What goes first where a device is full: finished games, then those against bots or around the screen, and alone and the campaign last; of each the oldest. */
export const inTheWay = <Table extends Aged>(tables: readonly Table[]): Table[] =>
  [...tables].sort((a, b) => missed(a) - missed(b) || a.doc.touchedAt - b.doc.touchedAt)

const missed = (table: Aged): number => (isOver(table) ? 0 : table.doc.seats.length > 1 ? 1 : 2)

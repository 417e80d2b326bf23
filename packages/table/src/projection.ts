import { encode, type LaidOut, project, type Seat, type State } from '@estaminet/kernel'
import type { HeldRules } from './protocol.ts'
import type { Table } from './table.ts'

/** What one reader may know of a match, cell by cell, as it was at one moment. */
export type Projection = LaidOut

export const projectionOf = (state: State, reader: Seat): Projection =>
  project(state, reader, { cells: new Int16Array(state.cells.length), layout: state.layout })

export const textOfProjection = (projection: Projection): string => encode(projection)

/** The cells that are not as they were: a place, then what it holds now, and so on. */
export function cellsSince({ cells: before }: Projection, { cells: now }: Projection): string {
  const changed: number[] = []
  for (let at = 0; at < now.length; at++) if (now[at] !== before[at]) changed.push(at, now[at])
  return changed.join()
}

/** Whether somebody has the rules of this table, and lays its cells out alike. */
export function holdsRulesOf({ game, doc, match }: Table, held: HeldRules): boolean {
  const { layout } = match?.state ?? game.setup(doc.options, doc.seats.length)
  return held.rules === game.version && held.layout === layout.hash
}

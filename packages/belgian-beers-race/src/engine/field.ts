import { fieldOf, type Layout } from '@estaminet/kernel'
import type { RaceState } from './state.ts'

/** Where a field of an expansion begins in the cells of a state: looked up once for all states of one layout, then only compared. */
export function cellsOf(name: string): (s: RaceState) => number {
  let layout: Layout | undefined
  let from = 0
  return (s) => {
    if (s.layout !== layout) {
      layout = s.layout
      from = (fieldOf(s, name).byteOffset - s.cells.byteOffset) / s.cells.BYTES_PER_ELEMENT
    }
    return from
  }
}

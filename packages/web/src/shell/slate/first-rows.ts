import { type Accessor, createEffect, createSignal, on } from 'solid-js'
import { lastInput } from '../keys/last-input.ts'
import { createStrokes } from '../table/strokes.ts'
import type { Group } from './in-tab.ts'

/** As many rows as a slate shows before it is scrolled. */
const FIRST = 8

/**
 * The rows of a group to draw now. What is seen of a long list comes first, with the board around it; what has to be
 * scrolled to comes when that is on the screen. Whoever walks the list by keys has all of it at once.
 */
export function createFirstRows(groups: Accessor<readonly Group[]>) {
  const [whole, setWhole] = createSignal<readonly Group[]>()
  createEffect(
    on(groups, (now) => {
      const stroke = lastInput() === 'keys' ? () => 1 : createStrokes(1, true)
      createEffect(() => stroke() === 1 && setWhole(() => now))
    }),
  )
  const isWhole = () => whole() === groups()
  const rowsOf = (group: Group): Group['rows'] => {
    if (isWhole()) return group.rows
    const all = groups()
    const before = all.slice(0, all.indexOf(group)).reduce((rows, one) => rows + one.rows.length, 0)
    return group.rows.slice(0, Math.max(0, FIRST - before))
  }
  return { rowsOf, isWhole }
}

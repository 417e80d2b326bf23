import { onCleanup } from 'solid-js'
import type { TableIds } from '../table/table-ids.ts'

/** Keys that say nothing by themselves, or only look for something. */
const HELD: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta', 'Tab'])

/**
 * A key, or a press on the board, ends what moves. Where something can be answered such a press does nothing else:
 * whoever made it had not yet seen what lies there now.
 * @param ids What the parts of its table are called.
 * @param skip Answers whether something was ended by it.
 */
export function listenForSkipping(ids: Pick<TableIds, 'board' | 'slate'>, skip: () => boolean): void {
  const answered = `#${ids.slate}, #${ids.board} [data-stage]`
  let isSpent = false
  const off = new AbortController()
  const { signal } = off
  const spend = (event: Event): void => {
    // Nor does it reach others that listen as early as this.
    event.stopImmediatePropagation()
    event.preventDefault()
  }
  const down = (event: PointerEvent): void => {
    isSpent = false
    const at = event.target instanceof Element ? event.target : undefined
    // Something that stays until it is read has buttons of its own.
    if (!at?.closest(`#${ids.board}`) || at.closest('[data-lingers]')) return
    // What was pressed may be gone once it is skipped.
    const isOnTable = at.closest(answered) !== null
    if (!skip()) return
    isSpent = isOnTable
    if (isSpent) event.stopPropagation()
  }
  const click = (event: MouseEvent): void => {
    // A key's click has no press before it.
    if (isSpent && event.detail > 0) spend(event)
    isSpent = false
  }
  const key = (event: KeyboardEvent): void => {
    const at = event.target instanceof Element ? event.target : undefined
    if (HELD.has(event.key) || at?.closest('[data-lingers]')) return
    const answers = (event.key === 'Enter' || event.key === ' ') && at?.closest(answered)
    if (skip() && answers) spend(event)
  }
  document.addEventListener('pointerdown', down, { signal, capture: true })
  document.addEventListener('click', click, { signal, capture: true })
  document.addEventListener('keydown', key, { signal, capture: true })
  document.addEventListener('visibilitychange', () => document.hidden && skip(), { signal })
  onCleanup(() => off.abort())
}

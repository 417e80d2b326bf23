import type { Ask } from '@estaminet/table'
import { createMemo, createSignal } from 'solid-js'
import type { TableModel } from './table-model.ts'
import type { Guide } from './use-table.ts'

/** Whether a hint can be had, and of which question one was asked for. What was found stays when it is put away. */
export function createHinting(model: TableModel, guide: Guide | undefined) {
  const [wanted, setWanted] = createSignal<Ask>()
  const [isShown, show] = createSignal(false)
  /** A table where hints are given: to whoever plays at it, but not on a guided tour or in a match seen again. */
  const isHad = createMemo(() => {
    const { info, mine } = model.latest()
    return !guide && !model.host.seenAgain && !info.noAdvice && info.status === 'running' && mine.length > 0
  })
  /** There is something to choose, and now. */
  const isOffered = createMemo(() => {
    const [ask, { info, goBack }] = [model.ask(), model.latest()]
    return isHad() && ask !== undefined && !ask.free && ask.choices.length > 1 && !info.paused && !goBack
  })
  /** The question it is about, for as long as it is the open one. */
  const asked = createMemo(() => (isOffered() && wanted() === model.ask() ? wanted() : undefined))
  const isOpen = () => asked() !== undefined && isShown()
  return {
    isHad,
    isOffered,
    asked,
    isOpen,
    toggle() {
      if (!isOffered()) return
      show(!isOpen())
      setWanted(model.ask())
    },
    putAway: () => void show(false),
  }
}

export type Hinting = ReturnType<typeof createHinting>

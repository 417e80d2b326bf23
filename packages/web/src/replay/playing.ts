import { createEffect, createSignal, onCleanup } from 'solid-js'
import type { TableModel } from '../shell/table/table-model.ts'
import type { Replay } from './replay.ts'

/** Between what has come to rest and what comes next, at the pace of a table. */
const PAUSE = 1100

/** Plays a match by itself: each move is shown as it was at the table, and then stands for a moment. */
export function playReplay(replay: Replay, model: Pick<TableModel, 'isShowing'>, forward: () => void) {
  const [isPlaying, setPlaying] = createSignal(false)
  const { timeline } = replay

  createEffect(() => {
    if (!isPlaying() || model.isShowing()) return
    if (replay.n() >= timeline.length) {
      setPlaying(false)
      return
    }
    const timer = setTimeout(forward, PAUSE / replay.speed())
    onCleanup(() => clearTimeout(timer))
  })

  return {
    isPlaying,
    /** At the end it begins anew. */
    toggle(): void {
      if (!isPlaying() && replay.n() >= timeline.length) replay.go(timeline.first)
      setPlaying(!isPlaying())
    },
    /** Whoever takes a step themselves takes the next one too. */
    byHand(step: () => void): void {
      setPlaying(false)
      step()
    },
  }
}

import { createEffect, on, onCleanup } from 'solid-js'
import { say } from '../../language.ts'
import { chime } from './sound.ts'
import type { TableModel } from './table-model.ts'

/** Your turn: the tab says so, and a soft sound where it is wanted. */
export function callForAttention(model: TableModel, game: () => string): void {
  // What one may do in the turns of others calls nobody.
  const mine = () => model.ask() !== undefined && !model.ask()?.free
  createEffect(() => {
    document.title = mine() ? `● ${say().home.yourTurn} · ${game()}` : `${game()} · Estaminet`
  })
  createEffect(
    on(
      mine,
      (now, before) => {
        if (now && before === false) chime()
      },
      { defer: true },
    ),
  )
  onCleanup(() => {
    document.title = 'Estaminet'
  })
}

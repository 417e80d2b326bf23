import { createUniqueId, For, Show } from 'solid-js'
import { Icon } from '../../design/icon.tsx'
import type { SlateRow } from '../table/game-screen.ts'
import { ChoiceRow, type PriceHandlers, What } from './choice-row.tsx'
import { foldName, type OpenFolds } from './open-folds.ts'
import './folded-rows.css'

/** Rows of one kind behind a single one: pressed, it opens, and they stand below it. */
export function FoldedRows(props: { row: SlateRow; folds: OpenFolds; handlers: PriceHandlers }) {
  const id = createUniqueId()
  const rows = () => props.row.folds ?? []
  const isOpen = () => props.folds.isOpen(rows())
  /** One of them is looked at on the board. */
  const lit = () => rows().some(({ prices }) => prices.some((price) => props.handlers.isConsidered(price)))
  return (
    <>
      <button
        type="button"
        class="row fold"
        classList={{ lit: lit() && !isOpen() }}
        data-row
        data-fold={foldName(rows())}
        aria-expanded={isOpen()}
        aria-controls={id}
        onClick={() => props.folds.turn(rows())}
      >
        <What row={props.row} />
        <Icon name="chevron" size={16} class="fold-sign" />
      </button>
      <div class="fold-rows" id={id}>
        <Show when={isOpen()}>
          <For each={rows()}>{(row) => <ChoiceRow row={row} columns={[]} handlers={props.handlers} />}</For>
        </Show>
      </div>
    </>
  )
}

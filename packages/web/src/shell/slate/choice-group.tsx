import { createMemo, For, Show } from 'solid-js'
import { Icon } from '../../design/icon.tsx'
import { language } from '../../language.ts'
import { colon } from '../../texts/thin.ts'
import type { SlateColumn, SlateRow } from '../table/game-screen.ts'
import { ChoiceRow, type PriceHandlers } from './choice-row.tsx'
import { FoldedRows } from './folded-rows.tsx'
import { foldName, type OpenFolds } from './open-folds.ts'

/** With more rows than this a list may be drawn closer, before all of them are there. */
const MANY = 8

interface GroupProps {
  name: string
  /** All its rows, and those of them drawn so far. */
  rows: readonly SlateRow[]
  drawn: readonly SlateRow[]
  /** None where a row has room for one price. */
  columns: readonly SlateColumn[]
  /** The columns' heads stand over this group, with what is said beside them. */
  heads: boolean
  beside?: string | undefined
  /** Each row is a tile. */
  tiles: boolean
  alone: boolean
  folds: OpenFolds
  handlers: PriceHandlers
}

/** Rows under one heading; what few people want is folded behind the last of them. */
export function ChoiceGroup(props: GroupProps) {
  const open = () => props.drawn.filter(({ fold }) => fold === undefined)
  const folded = createMemo(() => props.rows.filter(({ fold }) => fold !== undefined))
  const isUnfolded = () => props.folds.isOpen(folded())
  return (
    <div class={props.tiles ? 'here' : 'ways'} data-many={props.rows.length - folded().length > MANY}>
      <Show
        when={props.heads}
        fallback={
          <Show when={props.name}>
            <h3 class="caps">{props.name}</h3>
          </Show>
        }
      >
        <div class="heads">
          <h3 class={props.beside ? 'unseen' : 'caps'}>{props.name}</h3>
          <Show when={props.beside}>
            <p>{props.beside}</p>
          </Show>
          <For each={props.columns}>
            {(column) => (
              <span class="head" data-explain={column.about}>
                <Icon name={column.icon} size={20} />
                <Show when={column.why} fallback={column.note}>
                  {(why) => (
                    <>
                      <span aria-hidden="true">{column.note}</span>
                      <span class="unseen">
                        {column.name}
                        {colon(language())}
                        {why()}
                      </span>
                    </>
                  )}
                </Show>
              </span>
            )}
          </For>
        </div>
      </Show>
      <Show when={props.tiles} fallback={<Rows {...props} rows={open()} />}>
        <div class="tiles">
          <Rows {...props} rows={open()} columns={[]} />
        </div>
      </Show>
      <Show when={folded()[0]?.fold}>
        {(name) => (
          <button
            type="button"
            class="unfold"
            data-row
            data-fold={foldName(folded())}
            aria-expanded={isUnfolded()}
            onClick={() => props.folds.turn(folded())}
          >
            {name()} <Icon name="arrow" size={14} />
          </button>
        )}
      </Show>
      <Show when={isUnfolded()}>
        <Rows {...props} rows={folded()} />
      </Show>
    </div>
  )
}

function Rows(props: GroupProps) {
  return (
    <For each={props.rows}>
      {(row) => (
        <Show
          when={row.folds}
          fallback={<ChoiceRow row={row} columns={props.columns} alone={props.alone} handlers={props.handlers} />}
        >
          <FoldedRows row={row} folds={props.folds} handlers={props.handlers} />
        </Show>
      )}
    </For>
  )
}

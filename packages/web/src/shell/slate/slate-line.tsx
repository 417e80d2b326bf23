import { For, type JSX, Show } from 'solid-js'
import { Icon } from '../../design/icon.tsx'
import { PlayerShape } from '../../design/player-mark.tsx'
import { colourOf } from '../seats/names.ts'
import type { TableModel } from '../table/table-model.ts'
import { Settle } from './settle.tsx'

interface LineProps {
  model: TableModel
  title: string
  detail?: string
  seat?: number | undefined
  watching?: boolean
  /** What happened meanwhile, a line for each turn. */
  turns?: readonly string[]
  /** Said below everything else. */
  hint?: string | undefined
  /** Beside the heading. */
  tool?: JSX.Element
  children?: JSX.Element
}

/** The slate with nothing to choose: what goes on, and what can be settled about it. */
export function SlateLine(props: LineProps) {
  return (
    <>
      <header>
        <h2 tabIndex={-1} id={props.model.ids.slateTitle}>
          <Show when={props.seat !== undefined}>
            <PlayerShape colour={colourOf(props.seat ?? 0)} size={14} />{' '}
          </Show>
          {props.title}
        </h2>
        <Show when={props.detail}>
          <p>
            <Show when={props.watching}>
              <Icon name="eye" size={16} />{' '}
            </Show>
            {props.detail}
          </p>
        </Show>
        {props.tool}
      </header>
      <Show when={props.turns?.length}>
        <ul class="turns">
          <For each={props.turns}>{(turn) => <li>{turn}</li>}</For>
        </ul>
      </Show>
      <Show when={props.hint}>{(hint) => <p class="hint">{hint()}</p>}</Show>
      <Show when={props.children}>
        <Settle model={props.model}>{props.children}</Settle>
      </Show>
    </>
  )
}

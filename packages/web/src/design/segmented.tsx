import { createUniqueId, Index, Show } from 'solid-js'
import { Icon } from './icon.tsx'
import './segmented.css'

export interface Segment<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly icon?: string
}

/** One of a few. */
export function Segmented<Value extends string>(props: {
  label: string
  value: Value
  segments: readonly Segment<Value>[]
  wide?: boolean
  onChange(value: Value): void
}) {
  const name = createUniqueId()
  return (
    // A segment that is said anew, because another was chosen, stays under the key that chose it.
    <fieldset class="segmented" classList={{ wide: props.wide ?? false }} aria-label={props.label}>
      <Index each={props.segments}>
        {(segment) => (
          <label>
            <input
              type="radio"
              name={name}
              class="unseen"
              checked={props.value === segment().value}
              onChange={() => props.onChange(segment().value)}
            />
            <span>
              <Show when={segment().icon}>{(icon) => <Icon name={icon()} size={16} />}</Show>
              {segment().label}
            </span>
          </label>
        )}
      </Index>
    </fieldset>
  )
}

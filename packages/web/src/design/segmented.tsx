import { createUniqueId, For } from 'solid-js'
import { Icon } from './icon.tsx'
import './segmented.css'

export interface Segment<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly icon?: string
  /** Why it cannot be chosen now. */
  readonly why?: string | undefined
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
    <fieldset class="segmented" classList={{ wide: props.wide ?? false }} aria-label={props.label}>
      <For each={props.segments}>
        {(segment) => (
          <label title={segment.why} classList={{ locked: segment.why !== undefined }}>
            <input
              type="radio"
              name={name}
              class="unseen"
              checked={props.value === segment.value}
              disabled={segment.why !== undefined}
              onChange={() => props.onChange(segment.value)}
            />
            <span>
              {segment.icon && <Icon name={segment.icon} size={16} />}
              {segment.label}
            </span>
          </label>
        )}
      </For>
    </fieldset>
  )
}

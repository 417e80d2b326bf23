import { For } from 'solid-js'
import { Icon } from './icon.tsx'
import './field.css'
import './select.css'

/** One of many, by name. */
export function Select(props: {
  label: string
  value: string
  choices: readonly { readonly value: string; readonly label: string }[]
  onChange(value: string): void
}) {
  return (
    <label class="field select">
      <span>{props.label}</span>
      <select value={props.value} onChange={(event) => props.onChange(event.currentTarget.value)}>
        <For each={props.choices}>
          {({ value, label }) => (
            <option value={value} selected={value === props.value}>
              {label}
            </option>
          )}
        </For>
      </select>
      <Icon name="chevron" size={16} />
    </label>
  )
}

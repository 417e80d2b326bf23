import type { JSX } from 'solid-js'
import { Icon } from './icon.tsx'
import './switch.css'

/** On or off, with its words beside it. What cannot be had stays in its place and says why. */
export function Switch(props: {
  on: boolean
  label: string
  help?: JSX.Element
  icon?: string
  /** Why it cannot be changed now. */
  why?: string | undefined
  /** Until what it answers is settled the switch stands where it was moved to; then it shows what is so. */
  onChange(on: boolean): unknown
}) {
  async function change(input: HTMLInputElement): Promise<void> {
    await props.onChange(input.checked)
    input.checked = props.on
  }
  return (
    <label class="switch" classList={{ on: props.on, locked: props.why !== undefined }}>
      {props.icon && (
        <span class="emblem">
          <Icon name={props.icon} size={22} />
        </span>
      )}
      <span class="words">
        <b>{props.label}</b>
        <small>
          {props.why === undefined ? (
            props.help
          ) : (
            <>
              <Icon name="lock" size={12} /> {props.why}
            </>
          )}
        </small>
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={props.on}
        aria-checked={props.on}
        disabled={props.why !== undefined}
        onChange={(event) => void change(event.currentTarget)}
      />
    </label>
  )
}

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
  onChange(on: boolean): void
}) {
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
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
    </label>
  )
}

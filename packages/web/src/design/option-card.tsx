import type { JSX } from 'solid-js'
import { Icon } from './icon.tsx'
import './option-card.css'

/** A card one picks among others: a game, a length, a clock. One that cannot be had says why in its words. */
export function OptionCard(props: {
  group: string
  on: boolean
  locked?: boolean
  onPick(): void
  children: JSX.Element
  class?: string
}) {
  return (
    <label class={`option-card ${props.class ?? ''}`} classList={{ on: props.on, locked: props.locked ?? false }}>
      <input
        type="radio"
        name={props.group}
        checked={props.on}
        disabled={props.locked ?? false}
        onChange={() => props.onPick()}
      />
      {props.children}
      <Icon name="check" size={20} class="tick" />
    </label>
  )
}

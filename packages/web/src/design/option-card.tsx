import type { JSX } from 'solid-js'
import { Icon } from './icon.tsx'
import './option-card.css'

/** A card one picks among others: a game, a length, a clock. */
export function OptionCard(props: {
  group: string
  on: boolean
  onPick(): void
  children: JSX.Element
  class?: string
}) {
  return (
    <label class={`option-card ${props.class ?? ''} ${props.on ? 'on' : ''}`}>
      <input type="radio" name={props.group} checked={props.on} onChange={() => props.onPick()} />
      {props.children}
      <Icon name="check" size={20} class="tick" />
    </label>
  )
}

import * as Kobalte from '@kobalte/core/tooltip'
import type { JSX } from 'solid-js'
import './tooltip.css'

/** Explains the thing it wraps: its name, one sentence, and the way to the rule. Opens on hover, and at once on focus. */
export function Tooltip(props: {
  name: string
  text?: string
  rule?: JSX.Element
  children: JSX.Element
  class?: string
}) {
  return (
    <Kobalte.Root openDelay={400} closeDelay={100} gutter={6}>
      <Kobalte.Trigger as="span" class={`explained ${props.class ?? ''}`} tabIndex={0}>
        {props.children}
      </Kobalte.Trigger>
      <Kobalte.Portal>
        <Kobalte.Content class="tooltip">
          <strong>{props.name}</strong>
          {props.text && <span>{props.text}</span>}
          {props.rule}
        </Kobalte.Content>
      </Kobalte.Portal>
    </Kobalte.Root>
  )
}

import type { JSX } from 'solid-js'
import { Icon } from './icon.tsx'
import './chip.css'

/** A small fact. */
export function Chip(props: { icon?: string; children: JSX.Element }) {
  return (
    <span class="chip">
      {props.icon && <Icon name={props.icon} size={15} />}
      {props.children}
    </span>
  )
}

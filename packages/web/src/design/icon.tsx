import sprite from '../look/icons.svg?url'
import './icon.css'

/** A drawing of the sprite. It never speaks: a word stands beside it, or the control around it has a name. */
export function Icon(props: { name: string; size?: number; class?: string; style?: string }) {
  return (
    <svg
      class={`icon ${props.class ?? ''}`}
      style={props.style}
      width={props.size ?? 16}
      height={props.size ?? 16}
      aria-hidden="true"
    >
      <use href={`${sprite}#i-${props.name}`} />
    </svg>
  )
}

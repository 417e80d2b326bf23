import { playerColour } from '../model.ts'
import './meeple.css'

const HEADS: Readonly<Record<string, () => ReturnType<typeof round>>> = {
  blue: round,
  purple: () => <rect x="-5.6" y="-26.6" width="11.2" height="11.2" rx="1.5" />,
  pink: () => <path d="M0-29 7-16.5H-7z" />,
  green: () => <path d="M0-29.5 7-21.5 0-14-7-21.5z" />,
}
function round() {
  return <circle cx="0" cy="-21" r="6" />
}

/** A bell with the player's shape for a head: the silhouette alone tells who stands there. */
export function Meeple(props: { seat: number; ghost?: boolean }) {
  const colour = () => playerColour(props.seat)
  return (
    <g
      class={`meeple ${colour()}`}
      data-person={props.ghost ? undefined : props.seat}
      classList={{ ghost: props.ghost ?? false }}
    >
      <ellipse class="shade" cx="1" cy="0" rx="10.5" ry="3" />
      <g class="body">
        <path d="M-9.5 0c0-8 4.5-9.5 5.500-16h8c1 6.500 5.500 8 5.500 16z" />
        {HEADS[colour()]?.()}
      </g>
    </g>
  )
}

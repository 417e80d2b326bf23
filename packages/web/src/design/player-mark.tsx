import type { SeatColour } from '../shell/seats/names.ts'
import { Icon } from './icon.tsx'
import './player-mark.css'

/** A player in prose: shape, colour and name. */
export function PlayerMark(props: { colour: SeatColour; name: string }) {
  return (
    <span class={`player-mark of-${props.colour}`}>
      <Icon name={`p-${props.colour}`} size={11} />
      {props.name}
    </span>
  )
}

/** The shape alone, where the name stands elsewhere. */
export function PlayerShape(props: { colour: SeatColour; size?: number }) {
  return <Icon name={`p-${props.colour}`} size={props.size ?? 14} class={`of-${props.colour}`} />
}

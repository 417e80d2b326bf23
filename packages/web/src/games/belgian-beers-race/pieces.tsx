import { Icon } from '../../design/icon.tsx'
import { language } from '../../language.ts'
import sprite from '../../look/icons.svg?url'
import { type Colour, type PlaceName, placeOf, playerColour } from './model.ts'
import { say } from './texts/index.ts'
import './pieces.css'

/** An icon inside a drawing, centred on (x, y). */
export function Mark(props: { name: string; x: number; y: number; size: number; colour?: string }) {
  return (
    <use
      href={`${sprite}#i-${props.name}`}
      x={props.x - props.size / 2}
      y={props.y - props.size / 2}
      width={props.size}
      height={props.size}
      color={props.colour ?? 'currentColor'}
    />
  )
}

const initials = (name: string): string => name.replace(/(\p{L})\p{L}*[ -]?/gu, '$1')

/** Glass and number, wherever a brewery is named. */
export function Plate(props: { place: PlaceName; big?: boolean }) {
  const colour = () => placeOf(props.place).colour
  const sign = () => (props.place === 'GP' ? initials(say(language()).map.grandPlace) : props.place)
  return (
    <span class={`race-plate ${colour() ?? 'petrol'}`} classList={{ big: props.big }}>
      <Icon name={colour() ? `glass-${colour()}` : 'pin'} size={props.big ? 15 : 11} />
      <b>{sign()}</b>
    </span>
  )
}

export function Cube(props: { colour: Colour; size?: number }) {
  return (
    <span class={`race-cube ${props.colour}`} classList={{ small: (props.size ?? 19) < 16 }}>
      <Icon name={`glass-${props.colour}`} size={(props.size ?? 19) - 7} />
    </span>
  )
}

/** The player's shape in the player's colour. */
export function Shape(props: { seat: number; size?: number }) {
  return (
    <Icon name={`p-${playerColour(props.seat)}`} size={props.size ?? 14} class={`shape-${playerColour(props.seat)}`} />
  )
}

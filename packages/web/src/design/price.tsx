import { type JSX, splitProps } from 'solid-js'
import { Icon } from './icon.tsx'
import './price.css'

export interface PriceProps extends JSX.ButtonHTMLAttributes<HTMLButtonElement> {
  price: string
  unit?: string
  /** A coin after the number, instead of a unit. */
  icon?: string
  on?: boolean
}

/** A price on the slate: the number that counts, the unit small. */
export function Price(props: PriceProps) {
  const [own, rest] = splitProps(props, ['price', 'unit', 'icon', 'on', 'class'])
  return (
    <button type="button" {...rest} class={`price ${own.on ? 'on' : ''} ${own.class ?? ''}`}>
      {own.price}
      {own.unit && <small>{own.unit}</small>}
      {own.icon && <Icon name={own.icon} size={14} />}
    </button>
  )
}

/** The same where the whole row is pressed. */
export function PriceTag(props: { price: string; unit?: string | undefined; icon?: string | undefined; on?: boolean }) {
  return (
    <span class={`price ${props.on ? 'on' : ''}`}>
      {props.price}
      {props.unit && <small>{props.unit}</small>}
      {props.icon && <Icon name={props.icon} size={14} />}
    </span>
  )
}

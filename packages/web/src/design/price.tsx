import { type JSX, Show, splitProps } from 'solid-js'
import { Icon } from './icon.tsx'
import './price.css'

interface PriceFace {
  price: string
  unit?: string | undefined
  /** A coin after the number, instead of a unit. */
  icon?: string | undefined
  /** What it risks, below. */
  note?: string | undefined
  /** What changed it, below. */
  sum?: string | undefined
  /** Read out instead of the number and its coin. */
  spoken?: string | undefined
  on?: boolean
  /** It spoils something: a sign says that there is more to read before it is pressed. */
  warns?: boolean
}

/** A price on the slate: the number that counts, the unit small. */
export function Price(props: PriceFace & JSX.ButtonHTMLAttributes<HTMLButtonElement>) {
  const [own, rest] = splitProps(props, ['price', 'unit', 'icon', 'note', 'sum', 'spoken', 'on', 'warns', 'class'])
  return (
    <button type="button" {...rest} class={`price ${own.on ? 'on' : ''} ${own.class ?? ''}`}>
      <Face {...own} />
    </button>
  )
}

/** The same where the whole row is pressed. */
export function PriceTag(props: PriceFace) {
  return (
    <span class={`price ${props.on ? 'on' : ''} ${props.price ? '' : 'worded'}`}>
      <Face {...props} />
    </span>
  )
}

function Face(props: PriceFace) {
  return (
    <Show when={props.spoken} fallback={<Figure {...props} />}>
      {/* The space keeps it from the word before. */}
      <span class="unseen"> {props.spoken}</span>
      <span class="figure" aria-hidden="true">
        <Figure {...props} />
      </span>
    </Show>
  )
}

function Figure(props: PriceFace) {
  return (
    <>
      {/^[-+]?\d/.test(props.price) ? props.price : props.price && <span class="in-words">{props.price}</span>}
      {props.unit && <small> {props.unit}</small>}
      {props.icon && <Icon name={props.icon} size={16} />}
      {props.warns && <Icon name="warn" size={13} class="warns" />}
      {props.note && <small class="note"> {props.note}</small>}
      {props.sum && <small class="note sum"> {props.sum}</small>}
    </>
  )
}

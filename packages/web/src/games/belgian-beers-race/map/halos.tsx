import { For } from 'solid-js'
import './signs.css'

/** How far a halo shows around a brewery's sign, and around the wider ones of petrol. */
const BREWERY = { w: 56, h: 48 }
const PETROL: Readonly<Record<string, { readonly w: number; readonly h: number }>> = {
  BXL: { w: 88, h: 38 },
  GP: { w: 104, h: 38 },
}

export function Halo(props: { sign: string; target?: boolean }) {
  const { w, h } = PETROL[props.sign] ?? BREWERY
  return (
    <rect
      class="halo"
      classList={{ target: props.target ?? false }}
      x={-w / 2}
      y={-h / 2}
      width={w}
      height={h}
      rx="12"
    />
  )
}

/**
 * The light under everything that can be pressed. It breathes as one: each light that breathed by itself would cut the
 * drawing into one more layer.
 */
export function Halos(props: { signs: readonly string[]; target: string | undefined; at: (sign: string) => string }) {
  return (
    <g class="halos">
      <For each={props.signs}>
        {(sign) => (
          <g transform={props.at(sign)}>
            <Halo sign={sign} target={props.target === sign} />
          </g>
        )}
      </For>
    </g>
  )
}

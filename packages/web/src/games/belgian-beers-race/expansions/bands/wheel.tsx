import { STYLES, type Style } from '@estaminet/belgian-beers-race'
import { For, Show } from 'solid-js'
import type { Language } from '../../../../shell/table/game-screen.ts'
import { expansionWords } from '../../texts/expansions.ts'
import { cardWords } from '../texts/cards.ts'

const R = 62
const HUB = 21
const STEP = (2 * Math.PI) / STYLES.length
const at = (angle: number, r: number): string =>
  `${(r * Math.sin(angle)).toFixed(1)} ${(-r * Math.cos(angle)).toFixed(1)}`

/** A slice of the wheel, one's own style on top. */
const slice = (i: number): string =>
  `M${at((i - 0.5) * STEP, HUB)}L${at((i - 0.5) * STEP, R)}A${R} ${R} 0 0 1 ${at((i + 0.5) * STEP, R)}L${at((i + 0.5) * STEP, HUB)}A${HUB} ${HUB} 0 0 0 ${at((i - 0.5) * STEP, HUB)}z`

/** The wheel of styles, turned so that one's own is on top; in its hub the dice of a concert. */
export function Wheel(props: {
  own: Style
  here?: Style | undefined
  dice?: number | undefined
  size: number
  language: Language
}) {
  const names = () => expansionWords(props.language)?.cards.styles
  const order = () => STYLES.map((_, i) => STYLES[(STYLES.indexOf(props.own) + i) % STYLES.length])
  return (
    <svg
      class="style-wheel"
      width={props.size}
      height={props.size}
      viewBox="-64 -64 128 128"
      role="img"
      aria-label={cardWords(props.language).band.wheel(names()?.[props.own] ?? props.own)}
    >
      <For each={order()}>
        {(style, i) => (
          <g classList={{ own: style === props.own, here: style === props.here }}>
            <path d={slice(i())} />
            <text transform={`translate(${at(i() * STEP, 43)})`} y="4" text-anchor="middle">
              {names()?.[style]}
            </text>
          </g>
        )}
      </For>
      <Show when={props.dice}>
        {(dice) => (
          <>
            <circle class="hub" r={HUB - 1} />
            <text class="count" y="7" text-anchor="middle">
              {dice()}
            </text>
          </>
        )}
      </Show>
    </svg>
  )
}

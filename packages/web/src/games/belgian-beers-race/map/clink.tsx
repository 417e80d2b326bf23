import { Show } from 'solid-js'
import type { Motion } from '../motion.ts'
import { Mark } from '../pieces.tsx'
import { BRIEF } from '../timings.ts'
import { spotOf } from './geometry.ts'
import './clink.css'

/** Two glasses that meet once over the brewery. */
export function Clink(props: { motion: Motion; scale: number }) {
  return (
    <Show when={props.motion.toast()} keyed>
      {({ what: place, ms }) => (
        <g
          class="clink"
          classList={{ brief: ms < BRIEF }}
          style={{ '--ms': `${ms}ms` }}
          transform={`translate(${spotOf(place).join(' ')}) scale(${props.scale}) translate(0 -44)`}
        >
          <circle class="face" r="25" />
          <g class="left">
            <Mark name="glass-yellow" x={-9} y={2} size={22} colour="var(--beer-yellow)" />
          </g>
          <g class="right">
            <Mark name="glass-brown" x={9} y={2} size={22} colour="var(--beer-brown)" />
          </g>
          <path class="spark" d="M0-14v-7M-7-12l-4-6M7-12l4-6" />
        </g>
      )}
    </Show>
  )
}

import { ASLEEP_FROM, BICYCLE_FORBIDDEN_FROM, DOUBLING_FROM } from '@estaminet/belgian-beers-race/board'
import { createUniqueId, For, Show } from 'solid-js'
import { Mark } from '../pieces.tsx'

const TOP = 40
const BOTTOM = 144
const STEP = (BOTTOM - TOP) / ASLEEP_FROM
const LEFT = 8
const WIDE = 46
const yOf = (level: number): number => BOTTOM - level * STEP
const GLASS = `M${LEFT + 15} 4h16v16c0 6 15 10 15 22V${BOTTOM}a6 6 0 0 1-6 6H${LEFT + 6}a6 6 0 0 1-6-6V42c0-12 15-16 15-22z`
/** The last level before each loss: drawn across the bottle. */
const MARKS = [BICYCLE_FORBIDDEN_FROM - 1, DOUBLING_FROM - 1, ASLEEP_FROM - 1]

/** The last level is the brim. */
const LINES = Array.from({ length: ASLEEP_FROM - 1 }, (_, below) => below + 1)

/** The breathalyzer: a bottle that fills, with the three thresholds drawn on the glass. */
export function Breathalyzer(props: { level: number; preview: number | undefined; name: string }) {
  const id = createUniqueId()
  return (
    <svg
      class="breathalyzer"
      width="92"
      height="156"
      viewBox="0 0 92 156"
      role="img"
      aria-label={`${props.name}: ${props.level}`}
    >
      <defs>
        <clipPath id={`bottle-${id}`}>
          <path d={GLASS} />
        </clipPath>
        <pattern id={`hatch-${id}`} width="6" height="6" patternTransform="rotate(45)" patternUnits="userSpaceOnUse">
          <path d="M0 0v6" stroke="var(--brass)" stroke-width="3" />
        </pattern>
      </defs>
      <path class="empty" d={GLASS} />
      <g clip-path={`url(#bottle-${id})`}>
        <g class="beer" style={{ transform: `translateY(${yOf(props.level)}px)` }}>
          <rect width="70" height="160" fill="#E2A32A" />
          <rect width="70" height="4" fill="#FFF3D0" />
        </g>
        <Show when={props.preview !== undefined && props.preview > props.level}>
          <rect
            y={yOf(props.preview ?? 0)}
            width="70"
            height={yOf(props.level) - yOf(props.preview ?? 0)}
            fill={`url(#hatch-${id})`}
            opacity=".8"
          />
        </Show>
      </g>
      <For each={LINES}>
        {(level) => (
          <path
            class="line"
            classList={{ limit: MARKS.includes(level), sunk: level <= props.level }}
            d={`M${LEFT} ${yOf(level)}h${MARKS.includes(level) ? WIDE : 9}`}
          />
        )}
      </For>
      <path class="glass" d={GLASS} />
      <rect class="cap" x={LEFT + 13} y="2" width="20" height="7" rx="2" />
      {/* It stays below the first threshold, whose line would strike it through. */}
      <text
        class="level"
        x={LEFT + WIDE / 2}
        y={Math.min((yOf(0) + yOf(Math.min(props.level, MARKS[0]))) / 2 + 9, BOTTOM)}
        text-anchor="middle"
        classList={{ shallow: props.level < 2 }}
      >
        {props.level}
      </text>
      <g transform={`translate(${LEFT + WIDE + 16} ${yOf(4.5) - STEP / 2})`}>
        <Mark name="bicycle" x={0} y={0} size={19} colour="var(--ink-2)" />
        <path d="M-9 8 9-8" stroke="var(--alert)" stroke-width="2.2" stroke-linecap="round" />
      </g>
      <text class="twice" x={LEFT + WIDE + 16} y={yOf(6.5) - STEP / 2 + 5} text-anchor="middle">
        ×2
      </text>
      <Mark name="sleep" x={LEFT + WIDE + 16} y={yOf(7.8) - STEP / 2 - 2} size={17} colour="var(--alert)" />
    </svg>
  )
}

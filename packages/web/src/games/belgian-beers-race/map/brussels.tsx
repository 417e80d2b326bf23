import { createUniqueId, For } from 'solid-js'
import type { RaceTexts } from '../texts/index.ts'
import { BRUSSELS_SPOTS, INSET } from './geometry.ts'
import './signs.css'

const LINES = Object.values(BRUSSELS_SPOTS).flatMap((a, at, all) => all.slice(at + 1).map((b) => ({ a, b })))

/** The round beer mat of Brussels: seven points, all joined. Signs and the Grand-Place are drawn over it. */
export function BrusselsMat(props: { texts: RaceTexts }) {
  const { x, y, r } = INSET
  const id = createUniqueId()
  return (
    <g class="brussels-mat">
      <circle class="cast" cx={x} cy={y + 3} r={r} />
      <circle class="mat-face" cx={x} cy={y} r={r} />
      <circle class="mat-line" cx={x} cy={y} r={r - 5} />
      <circle class="mat-line thin" cx={x} cy={y} r={r - 9} />
      <For each={LINES}>{({ a, b }) => <path class="mat-road" d={`M${a.join(' ')}L${b.join(' ')}`} />}</For>
      <defs>
        <path id={id} d={`M${x - r + 17} ${y}A${r - 17} ${r - 17} 0 0 1 ${x + r - 17} ${y}`} />
      </defs>
      <text class="arc">
        <textPath href={`#${id}`} startOffset="50%" text-anchor="middle">
          {props.texts.map.brussels.toUpperCase()}
        </textPath>
      </text>
      <text class="mat-note" x={x} y={y + 29} text-anchor="middle">
        {props.texts.map.insideBrussels}
      </text>
    </g>
  )
}

/** A petrol sign for what is no brewery: Brussels on the country map, the Grand-Place on the mat. */
export function PetrolSign(props: { text: string; wide: number; lit: boolean; target: boolean }) {
  return (
    <g class="petrol-sign">
      {props.lit && (
        <g class="glow" classList={{ target: props.target }}>
          <rect class="ring" x={-props.wide / 2 - 4} y="-17" width={props.wide + 8} height="34" rx="10" />
        </g>
      )}
      <rect class="face" x={-props.wide / 2} y="-13" width={props.wide} height="26" rx="7" />
      <rect class="rim" x={-props.wide / 2 + 2.5} y="-10.5" width={props.wide - 5} height="21" rx="5" />
      <text y="5" text-anchor="middle" font-size="13.5">
        {props.text}
      </text>
    </g>
  )
}

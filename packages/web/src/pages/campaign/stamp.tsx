import type { CampaignNumber } from '@estaminet/belgian-beers-race/solo'
import { Show } from 'solid-js'
import { CONDITION_ICON } from '../../games/belgian-beers-race/expansions/solo/condition-icons.ts'
import { Mark } from '../../games/belgian-beers-race/pieces.tsx'
import './stamp.css'

export type StampState = 'open' | 'tried' | 'passed' | 'starred'

/** No stamp lands quite straight. */
const TILTS = [-7, 4, -3, 6, -5, 3, -6, 5, -2, 7, -4, 2, -8, 5, -3]

/** A rubber stamp: a thin ring while it is open, dashed once tried; petrol when passed, brass with a star from 250. */
export function Stamp(props: { number: CampaignNumber; state: StampState; word: string; points: string }) {
  const isDone = () => props.state === 'passed' || props.state === 'starred'
  const tilt = () => (isDone() ? TILTS[(props.number - 1) % TILTS.length] : 0)
  return (
    <svg class={`stamp ${props.state}`} viewBox="-52 -52 104 104" aria-hidden="true">
      <g transform={`rotate(${tilt()})`}>
        <circle class="face" r="46" />
        <Show
          when={isDone()}
          fallback={
            <>
              <Mark name={CONDITION_ICON[props.number]} x={0} y={-6} size={34} />
              <text class="number" y="31" text-anchor="middle">
                {props.number}
              </text>
            </>
          }
        >
          <circle class="ring" r="42" />
          <circle class="ring" r="29" />
          <path id={`over-${props.number}`} class="arc" d="M-31.800 0A31.800 31.800 0 0 1 31.800 0" />
          <path id={`under-${props.number}`} class="arc" d="M-39.500 0A39.500 39.500 0 0 0 39.500 0" />
          <text>
            <textPath href={`#over-${props.number}`} startOffset="50%" text-anchor="middle">
              {props.word}
            </textPath>
          </text>
          <text>
            {/* The star lies at its right. */}
            <textPath
              href={`#under-${props.number}`}
              startOffset={props.state === 'starred' ? '44%' : '50%'}
              text-anchor="middle"
            >
              {props.points}
            </textPath>
          </text>
          <Mark name={CONDITION_ICON[props.number]} x={0} y={0} size={30} />
        </Show>
      </g>
      <Show when={props.state === 'starred'}>
        <g class="star" transform="translate(37 35)">
          <circle r="14" />
          <Mark name="star" x={0} y={0} size={17} />
        </g>
      </Show>
    </svg>
  )
}

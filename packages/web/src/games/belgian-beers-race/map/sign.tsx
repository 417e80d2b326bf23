import { For, Show } from 'solid-js'
import { BONUS_ICON, type PlaceName, placeOf, playerColour } from '../model.ts'
import { Mark } from '../pieces.tsx'
import './signs.css'

const W = 42
const TOP = 20
const H = 34
const X = -W / 2
const Y = -H / 2

/** The sign of a brewery: enamel in the colour of its beer, and below three fixed slots for buying, cheese and tasting. */
export function Sign(props: {
  place: PlaceName
  lit: boolean
  target: boolean
  bottle: boolean
  coasters: number
  /** Seat of the reader, where the reader has been. */
  visited: number | undefined
  /** Seats of the others who have been here, shown when there is room. */
  others: readonly number[]
}) {
  const place = placeOf(props.place)
  const colour = place.colour ?? 'yellow'
  const slots = [
    { icon: 'buy', on: place.sells !== 'nothing', colour: '#221A15' },
    { icon: 'cheese', on: place.sells === 'beer+cheese', colour: '#A86400' },
    { icon: 'taste', on: place.taste, colour: '#221A15' },
  ]
  return (
    <>
      <Show when={props.lit}>
        <g class="glow" classList={{ target: props.target }}>
          <rect class="ring" x={X - 4} y={Y - 4} width={W + 8} height={H + 8} rx="9" />
        </g>
      </Show>
      <For each={Array.from({ length: Math.min(props.coasters, 2) }, (_, at) => at)}>
        {(at) => (
          <g transform={`translate(${X + W - 1 + at * 3} ${Y + H - 2 + at * 2})`}>
            <rect class="coaster" x="-6" y="-6" width="12" height="12" rx="3" />
            <circle class="coaster-ring" r="3.4" />
          </g>
        )}
      </For>
      <rect class="cast" x={X} y={Y + 1.5} width={W} height={H} rx="6" />
      <rect class="strip" x={X} y={Y} width={W} height={H} rx="6" />
      <path
        class={`enamel ${colour}`}
        d={`M${X + 0.7} ${Y + TOP}V${Y + 6}a5.300 5.300 0 0 1 5.300-5.300h${W - 12}a5.300 5.300 0 0 1 5.300 5.300v${TOP - 6}z`}
      />
      <path
        class={`keyline ${colour}`}
        d={`M${X + 3} ${Y + TOP - 1}V${Y + 6.5}a3.500 3.500 0 0 1 3.500-3.500h${W - 13}a3.500 3.500 0 0 1 3.500 3.500v${TOP - 7.5}`}
      />
      <Mark name={`glass-${colour}`} x={X + 12} y={Y + 11} size={13} colour={`var(--on-beer-${colour})`} />
      <text class={`number ${colour}`} x={X + 27} y={Y + 16.2} text-anchor="middle" font-size="15">
        {props.place}
      </text>
      <For each={slots}>
        {(slot, at) => (
          <Show when={slot.on} fallback={<circle class="missing" cx={X + 8.5 + at() * 12.5} cy={Y + TOP + 7} r="1" />}>
            <Mark name={slot.icon} x={X + 8.5 + at() * 12.5} y={Y + TOP + 7} size={11.5} colour={slot.colour} />
          </Show>
        )}
      </For>
      <For each={place.bonuses}>
        {(bonus, at) => (
          <>
            <circle class="bonus" cx={X - 1} cy={Y + 2 + at() * 15} r="8" />
            <Mark name={BONUS_ICON[bonus]} x={X - 1} y={Y + 2 + at() * 15} size={11} colour="#2A1B05" />
          </>
        )}
      </For>
      <Show when={props.coasters > 2}>
        <text class="number more" x={X + W + 4} y={Y + H + 4} text-anchor="middle" font-size="11">
          {props.coasters}
        </text>
      </Show>
      <Show when={props.bottle}>
        <g class="bottle" transform={`translate(${X + W - 3} ${Y - 4})`}>
          <g class="edge">
            <Mark name="bottle" x={0} y={0} size={24} colour="var(--plate-edge)" />
          </g>
          <Mark name="bottle" x={0} y={0} size={21} colour={`var(--beer-${colour})`} />
          <rect x="-2.9" y="1.2" width="5.8" height="4.4" fill="#FFF9EC" />
        </g>
      </Show>
      <Show when={props.visited !== undefined}>
        <g transform={`translate(${X + 1} ${Y + H})`}>
          <circle r="6.5" class="been" />
          <Mark
            name={`p-${playerColour(props.visited ?? 0)}`}
            x={0}
            y={0}
            size={13}
            colour={`var(--p-${playerColour(props.visited ?? 0)})`}
          />
          <path
            class="tick"
            d="m-2.600.2 1.900 1.900 3.400-3.900"
            stroke={`var(--on-p-${playerColour(props.visited ?? 0)})`}
          />
        </g>
      </Show>
      <For each={props.others}>
        {(seat, at) => (
          <Mark
            name={`p-${playerColour(seat)}`}
            x={X + 14 + at() * 9}
            y={Y + H + 4}
            size={8}
            colour={`var(--p-${playerColour(seat)})`}
          />
        )}
      </For>
    </>
  )
}

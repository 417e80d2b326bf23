import { type Colour, multiplierAt, rateAt } from '@estaminet/heaven-and-ale'
import { trackSpace } from '@estaminet/heaven-and-ale/texts/naming'
import { Show } from 'solid-js'
import { HintMark } from '../../../shell/table/hint-mark.tsx'
import { Sign } from '../pieces.tsx'
import { named, useTable } from '../table.tsx'
import type { Stand } from './level.ts'

const MARKER = 8
const COWL = 'M-9 9.500V-3a9 9 0 0 1 18 0v12.500z'

interface LaneProps {
  readonly colour: Colour
  /** Where it stands, or would stand: bars and words go by it. */
  readonly at: number
  /** Where it is drawn; it may still be sliding there. */
  readonly drawn: number
  readonly was: number
  readonly level: number
  readonly x: (space: number) => number
  readonly y: number
  readonly cell: number
  readonly lane: number
  readonly width: number
  readonly seat?: number
  readonly choice: ReturnType<ReturnType<typeof useTable>['choice']>
}

/** A marker in its lane: a bar for what it can give, a gap for what it lacks. */
export function Lane(props: LaneProps) {
  const table = useTable()
  const spare = () => props.at - props.level
  const words = () => table.speech().texts.level
  const label = () => {
    const says = spare() > 0 ? words().gives(spare()) : spare() < 0 ? words().lacks(-spare()) : words().onIt
    return `${table.speech().words.ingredients[props.colour]}: ${trackSpace(props.at)}, ${says}`
  }
  const name = named({ label, about: () => `marker ${props.colour}`, touched: () => !!props.choice })
  const press = table.touch(() => props.choice)
  return (
    <g
      classList={{
        'ale-piece': true,
        [`ale-of-${props.colour}`]: true,
        'ale-legal': !!props.choice,
        'ale-target': table.isConsidered(props.choice),
      }}
      {...name}
    >
      <Show when={props.was !== props.at}>
        <path class="ale-trail" d={`M${props.x(props.was)} ${props.y}H${props.x(props.at)}`} />
        <circle class="ale-face ale-past-piece" cx={props.x(props.was)} cy={props.y} r={MARKER - 0.5} />
      </Show>
      <Show when={spare() > 0}>
        <rect
          class="ale-gives"
          x={props.x(props.level) + 1}
          y={props.y - 3.5}
          width={props.x(props.at) - props.x(props.level) - 1}
          height="7"
        />
      </Show>
      <Show when={spare() < 0}>
        <path class="ale-gap" d={`M${props.x(props.at)} ${props.y}H${props.x(props.level)}`} />
        <text class="ale-lacks" x={props.x(props.level) + 6} y={props.y + 4}>
          {words().lacks(-spare())}
        </text>
      </Show>
      <g
        class="ale-slid"
        data-piece={props.seat === undefined ? undefined : `${props.seat} ${props.colour}`}
        data-step={props.cell}
        style={{ transform: `translate(${props.x(props.drawn).toFixed(1)}px, ${props.y}px)` }}
      >
        <circle class="ale-face" r={MARKER} />
        <Sign name={props.colour} at={{ x: 0, y: 0 }} size={11.5} class="ale-glyph" />
      </g>
      <Show when={spare() > 0}>
        <text class="ale-spare" x={props.x(Math.max(props.at, props.was)) + MARKER + 3} y={props.y + 4}>
          +{spare()}
        </text>
      </Show>
      <Show when={props.choice}>
        <rect
          class="ale-glow"
          x="1"
          y={props.y - props.lane / 2 + 0.5}
          width={props.width - 2}
          height={props.lane - 1}
          rx="7"
          {...press}
        />
      </Show>
      <HintMark hints={table.hints(props.choice)} x={12} y={props.y} />
    </g>
  )
}

interface BrewmasterProps {
  readonly now: Stand
  readonly then: Stand
  /** Where he is drawn; he may still be sliding there. */
  readonly drawn: number
  readonly x: (space: number) => number
  readonly y: number
  readonly cell: number
  readonly seat: number | undefined
}

/** The brewmaster stands on his space: its band sets the rate and the multiplier. */
export function Brewmaster(props: BrewmasterProps) {
  const table = useTable()
  const label = () => {
    const { words, texts } = table.speech()
    const { brewmaster } = props.then
    const band = texts.band(rateAt(brewmaster), multiplierAt(brewmaster))
    return `${words.terms.brewmaster.name}: ${trackSpace(brewmaster)}. ${band}`
  }
  return (
    <g class="ale-piece" {...named({ label, about: () => 'term brewmaster' })}>
      <Show when={props.now.brewmaster !== props.then.brewmaster}>
        <g class="ale-past-piece" transform={`translate(${props.x(props.now.brewmaster).toFixed(1)} ${props.y})`}>
          <path class="ale-cowl" d={COWL} />
        </g>
      </Show>
      <g
        class="ale-slid"
        data-piece={props.seat === undefined ? undefined : `${props.seat} brewmaster`}
        data-step={props.cell}
        style={{ transform: `translate(${props.x(props.drawn).toFixed(1)}px, ${props.y}px)` }}
      >
        <path class="ale-cowl" d={COWL} />
        <Sign name="brewmaster" at={{ x: 0, y: -1.5 }} size={12.5} color="#F8DE9C" />
      </g>
    </g>
  )
}

import { PLACES, type SpaceView } from '@estaminet/heaven-and-ale'
import { For, Match, Show, Switch } from 'solid-js'
import { CELL, hexagon, PLACE_AT, stackOf } from './geometry.ts'
import { PLACE_ICONS } from './icons.ts'
import { Sign, Tile } from './pieces.tsx'
import { isWalking, useTable } from './table.tsx'
import './space.css'

const INSET = 3
const EDGE = {
  x: INSET - CELL.width / 2,
  y: INSET - CELL.height / 2,
  width: CELL.width - 2 * INSET,
  height: CELL.height - 2 * INSET,
  rx: 10,
}
/** What the places of the start area pay, written under their icon. */
const INCOME = ['', '+1', '+2', '+2']

/** One space of the ring, drawn around the origin. */
export function SpaceFace(props: { space: SpaceView }) {
  const table = useTable()
  const choice = () => table.choice(`space ${props.space.at}`)
  const { player } = table
  const isPast = () => isWalking(player()) && props.space.at < player().position
  const isHere = () => player().position === props.space.at
  const holdsChoices = () => isHere() && props.space.tiles.some((tile) => table.choice(`tile ${tile}`))
  const about = () => `space ${props.space.at}`
  const label = () => {
    const { words, texts } = table.speech()
    const { space } = props
    const lies =
      space.kind === 'activation'
        ? `${space.letter}, ${space.discs > 0 ? texts.discs(space.discs) : texts.noDisc}`
        : space.kind === 'barrel'
          ? ''
          : words.all(space.tiles.map(words.tile)) || texts.noTile
    return [words.space(space.at), words.spaces[space.kind].name, lies].filter(Boolean).join(', ')
  }
  return (
    <g
      classList={{
        'ale-space': true,
        [`ale-space-${props.space.kind}`]: true,
        'ale-past': isPast(),
        'ale-here': isHere(),
        'ale-legal': !!choice(),
        'ale-target': table.isConsidered(choice()),
      }}
      {...(holdsChoices() ? table.gather(label(), about()) : table.read(choice(), label(), about()))}
    >
      <rect class="ale-ground" {...EDGE} />
      <text class="ale-index" x={EDGE.x + 6} y={EDGE.y + 14}>
        {props.space.at}
      </text>
      <Switch>
        <Match when={props.space.kind === 'activation'}>
          <Discs letter={letterOf(props.space)} count={props.space.discs} />
        </Match>
        <Match when={props.space.kind === 'barrel'}>
          <Sign name="barrel-large" at={{ x: 0, y: 5 }} size={42} class="ale-oak" />
        </Match>
        <Match when={true}>
          <Market space={props.space} />
        </Match>
      </Switch>
      <Show when={choice()}>
        <rect class="ale-glow" {...EDGE} {...table.touch(choice())} />
      </Show>
    </g>
  )
}

const letterOf = (space: SpaceView): string => (space.kind === 'activation' ? space.letter : '')

function Market(props: { space: SpaceView }) {
  const table = useTable()
  const stack = () => stackOf(props.space.tiles.length)
  /** Tiles are chosen on the space where the figure stands. */
  const choice = (tile: string) =>
    table.player().position === props.space.at ? table.choice(`tile ${tile}`) : undefined
  return (
    <>
      <Show when={props.space.kind === 'monk'}>
        <Sign name="ducat" at={{ x: 12, y: EDGE.y + 10 }} size={13} class="ale-coin" />
        <text class="ale-number ale-fee" x={26} y={EDGE.y + 15}>
          {priceOf(props.space)}
        </text>
      </Show>
      <Show when={props.space.tiles.length === 0}>
        <polygon class="ale-bare" points={hexagon({ x: 0, y: 5 }, 17)} />
      </Show>
      <For each={props.space.tiles}>
        {(tile, index) => (
          <g classList={{ 'ale-legal': !!choice(tile), 'ale-target': table.isConsidered(choice(tile)) }}>
            <Tile tile={tile} at={stack().at[index()]} radius={stack().radius} />
            <Show when={choice(tile)}>
              <polygon
                class="ale-glow"
                points={hexagon(stack().at[index()], stack().radius + 1)}
                {...table.touch(choice(tile))}
              />
            </Show>
          </g>
        )}
      </For>
    </>
  )
}

const priceOf = (space: SpaceView): number => (space.kind === 'monk' ? space.price : 0)

/** Height of a disc of a pile, counted from its top. */
const pileTop = (below: number, count: number): number => 5 + 4 * (count - 1) - 9 * (count - 1 - below)

/** A pile of discs, or the trace of where they lay. */
function Discs(props: { letter: string; count: number }) {
  const size = () => (props.letter.length > 1 ? 15 : 18)
  return (
    <Show
      when={props.count > 0}
      fallback={
        <g class="ale-no-disc">
          <ellipse cy="5" rx="24" ry="14" />
          <text class="ale-number" y="10" font-size="15">
            {props.letter}
          </text>
        </g>
      }
    >
      <g class="ale-disc">
        <For each={Array.from({ length: props.count }, (_, i) => props.count - 1 - i)}>
          {(below) => (
            <>
              <path d={`M-25 ${pileTop(below, props.count)}v7c0 8.500 11 15 25 15s25-6.500 25-15v-7z`} />
              <ellipse cy={pileTop(below, props.count)} rx="25" ry="15" />
            </>
          )}
        </For>
        <ellipse class="ale-disc-rim" cy={pileTop(0, props.count)} rx="20" ry="11" />
        <text class="ale-number" y={pileTop(0, props.count) + 6} font-size={String(size())}>
          {props.letter}
        </text>
      </g>
    </Show>
  )
}

/** The start area: four places with what they pay; the whole of it is where a round ends. */
export function StartFace() {
  const table = useTable()
  const home = () => table.choice(`space ${table.view().track.length + 1}`)
  return (
    <g
      classList={{ 'ale-space': true, 'ale-legal': !!home(), 'ale-target': table.isConsidered(home()) }}
      {...(home() ? { 'data-explain': 'start' } : table.gather(table.speech().words.spaces.start.name, 'start'))}
    >
      <rect class="ale-ground" {...EDGE} />
      <For each={PLACES}>
        {(place, index) => {
          const choice = () => table.choice(`place ${place}`)
          const spot = PLACE_AT[index()]
          return (
            <g
              classList={{ 'ale-place': true, 'ale-legal': !!choice(), 'ale-target': table.isConsidered(choice()) }}
              {...(home() ? {} : table.read(choice(), table.speech().words.places[place].name, `place ${place}`))}
            >
              <circle class="ale-place-ground" cx={spot.x} cy={spot.y} r="15.5" />
              <Sign
                name={PLACE_ICONS[place]}
                at={{ x: spot.x, y: spot.y - (INCOME[index()] ? 3 : 0) }}
                size={INCOME[index()] ? 15 : 18}
              />
              <text class="ale-number" x={spot.x} y={spot.y + 12} font-size="11">
                {INCOME[index()]}
              </text>
              <Show when={choice()}>
                <circle class="ale-glow" cx={spot.x} cy={spot.y} r="15.5" {...table.touch(choice())} />
              </Show>
            </g>
          )
        }}
      </For>
      <Show when={home()}>
        <rect class="ale-glow" {...EDGE} {...table.touch(home())} />
      </Show>
    </g>
  )
}

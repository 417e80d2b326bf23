import { type AleView, ARRIVED, type SpaceView, whyClosed } from '@estaminet/heaven-and-ale'
import { createMemo, For, Match, Show, Switch } from 'solid-js'
import { colourOf } from '../../../shell/seats/names.ts'
import { HintMark } from '../../../shell/table/hint-mark.tsx'
import { CELL, hexagon, stackOf } from '../geometry.ts'
import { imagined } from '../imagined.ts'
import { Sign, Tile } from '../pieces.tsx'
import { isWalking, named, useTable } from '../table.tsx'
import './space.css'

const INSET = 3
const EDGE = {
  x: INSET - CELL.width / 2,
  y: INSET - CELL.height / 2,
  width: CELL.width - 2 * INSET,
  height: CELL.height - 2 * INSET,
  rx: 10,
}

/** One space of the ring, drawn around the origin. */
export function SpaceFace(props: { space: SpaceView }) {
  const table = useTable()
  const space = createMemo(() => props.space)
  const choice = createMemo(() => table.choice(`space ${space().at}`))
  const isTarget = createMemo(() => table.isConsidered(choice()))
  const { player } = table
  const isPast = createMemo(() => isWalking(player()) && space().at < player().position)
  const isHere = createMemo(() => player().position === space().at)
  const holdsChoices = createMemo(() => isHere() && space().tiles.some((tile) => table.choice(`tile ${tile}`)))
  const label = () => {
    const { words, texts } = table.speech()
    const now = space()
    const lies =
      now.kind === 'activation'
        ? `${now.letter}, ${now.discs > 0 ? texts.discs(now.discs) : texts.noDisc}`
        : now.kind === 'barrel'
          ? ''
          : words.all(now.tiles.map(words.tile)) || texts.noTile
    return [words.space(now.at), words.spaces[now.kind].name, lies].filter(Boolean).join(', ')
  }
  const name = named({ label, about: () => `space ${space().at}`, touched: () => !!choice(), holds: holdsChoices })
  const press = table.touch(choice)
  return (
    <g
      classList={{
        'ale-space': true,
        [`ale-space-${space().kind}`]: true,
        'ale-past': isPast(),
        'ale-here': isHere(),
        'ale-legal': !!choice(),
        'ale-target': isTarget(),
      }}
      {...name}
    >
      <rect class="ale-ground" {...EDGE} />
      <text class="ale-index" x={EDGE.x + 6} y={EDGE.y + 14}>
        {space().at}
      </text>
      <Switch>
        <Match when={space().kind === 'activation'}>
          <Discs letter={letterOf(space())} count={space().discs} />
          <Rivals at={space().at} />
        </Match>
        <Match when={space().kind === 'barrel'}>
          <Sign name="barrel-large" at={{ x: 0, y: 5 }} size={42} class="ale-oak" />
        </Match>
        <Match when={true}>
          <Market space={space()} />
        </Match>
      </Switch>
      <Show when={choice()}>
        <rect class="ale-glow" {...EDGE} {...press} />
      </Show>
      <HintMark hints={table.hints(choice())} x={EDGE.x + 4} y={EDGE.y + EDGE.height - 6} />
    </g>
  )
}

/** Who of the others could still stop here and use the disc: a small mark of each along the upper edge. */
function Rivals(props: { at: number }) {
  const table = useTable()
  const rivals = createMemo(() => rivalsAt(table.view(), table.shown(), props.at))
  return (
    <g>
      <For each={rivals()}>
        {(seat, index) => (
          <Sign
            name={`p-${colourOf(seat)}`}
            at={{ x: EDGE.x + EDGE.width - 9 - 12 * index(), y: EDGE.y + 10 }}
            size={11}
            class={`ale-rival of-${colourOf(seat)}`}
          />
        )}
      </For>
    </g>
  )
}

/** The other players to whom the rules leave a space open this round. */
export const rivalsAt = (view: AleView, seat: number, at: number): readonly number[] => {
  const state = imagined(view)
  return view.players.flatMap((_, other) => (other !== seat && !whyClosed(state, other, at) ? [other] : []))
}

const letterOf = (space: SpaceView): string => (space.kind === 'activation' ? space.letter : '')

function Market(props: { space: SpaceView }) {
  const table = useTable()
  const stack = () => stackOf(props.space.tiles.length)
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
        {(tile, index) => {
          /** Tiles are chosen on the space where the figure stands. */
          const choice = createMemo(() =>
            table.player().position === props.space.at ? table.choice(`tile ${tile}`) : undefined,
          )
          return (
            <g classList={{ 'ale-legal': !!choice(), 'ale-target': table.isConsidered(choice()) }} data-offered={tile}>
              <Tile tile={tile} at={stack().at[index()]} radius={stack().radius} />
              <Show when={choice()}>
                <polygon
                  class="ale-glow"
                  points={hexagon(stack().at[index()], stack().radius + 1)}
                  {...table.touch(choice)}
                />
              </Show>
              <HintMark
                hints={table.hints(choice())}
                x={stack().at[index()].x - stack().radius}
                y={stack().at[index()].y - stack().radius / 2}
              />
            </g>
          )
        }}
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

/** The corner where a round begins and ends. Its four places are named inside the ring. */
export function HomeFace() {
  const table = useTable()
  const home = createMemo(() => table.choice(`space ${ARRIVED}`))
  return (
    <g
      classList={{
        'ale-space': true,
        'ale-home': true,
        'ale-legal': !!home(),
        'ale-target': table.isConsidered(home()),
      }}
      {...named({
        label: () => table.speech().words.spaces.start.name,
        about: () => 'start',
        touched: () => !!home(),
      })}
    >
      <rect class="ale-ground" {...EDGE} />
      <Sign name="arches" at={{ x: 0, y: -17 }} size={24} class="ale-home-sign" />
      <text class="ale-number ale-home-name" y="7">
        {table.speech().texts.level.home}
      </text>
      <Show when={home()}>
        <rect class="ale-glow" {...EDGE} {...table.touch(home)} />
      </Show>
      <HintMark hints={table.hints(home())} x={EDGE.x + 4} y={EDGE.y + EDGE.height - 6} />
    </g>
  )
}

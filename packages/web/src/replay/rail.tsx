import { NATURE } from '@estaminet/kernel'
import type { SeatInfo } from '@estaminet/table'
import { createMemo, createSignal, For, onCleanup, onMount, Show } from 'solid-js'
import { apart } from '../after/scale.ts'
import { Icon } from '../design/icon.tsx'
import type { Look } from '../host/kept-looks.ts'
import { createMedia } from '../shell/page/media.ts'
import { colourOf, nameOf } from '../shell/seats/names.ts'
import { capital } from '../texts/capital.ts'
import type { Replay } from './replay.ts'
import type { StrongMoment } from './strong.ts'
import { say } from './texts/index.ts'
import './rail.css'

const CURVES = 44
const TICKS = 14
/** Half of the thumb: the ends of the rail are where its middle can go. */
const MARGIN = 11
/** As wide as a name and what the curves show, and as a sign with a little room beside it. */
const MEASURE = 180
const ROUNDEL = 27
/** There the moments have no row of their own. */
const NARROW = '(max-width: 599px)'

/**
 * The whole match in one line: the points of everybody above it, a tick for every move in the colour of who made it below, days or
 * rounds between. What is still to come is pale.
 */
export function Rail(props: {
  replay: Replay
  seats: readonly SeatInfo[]
  part: string
  /** Chances in per cent after so many moves, once they are worked out. */
  chances: Look['curve'] | undefined
  strong: readonly StrongMoment[]
  go(n: number): void
}) {
  const { replay } = props
  const { timeline } = replay
  const { move: stops, part: parts } = timeline.stops
  const [width, setWidth] = createSignal(1000)
  let room: HTMLDivElement | undefined
  onMount(() => {
    const watch = new ResizeObserver(([entry]) => setWidth(Math.max(100, Math.floor(entry.contentRect.width))))
    if (room) watch.observe(room)
    onCleanup(() => watch.disconnect())
  })
  const isNarrow = createMedia(NARROW)
  const at = () => timeline.count(replay.n()).at
  const last = stops.length - 1
  const x = (stop: number) => MARGIN + ((width() - 2 * MARGIN) * stop) / Math.max(1, last)
  const points: Course = stops.map((n, stop) => ({ stop, all: timeline.scores(n).map(({ total }) => total) }))
  const [low, high] = [
    Math.min(0, ...points.flatMap(({ all }) => all)),
    Math.max(1, ...points.flatMap(({ all }) => all)),
  ]
  /** Alone there are points to be had, and nobody to be better than. */
  const chances = createMemo((): Course | undefined =>
    timeline.seats === 1
      ? undefined
      : props.chances?.map(({ at, chances }) => ({ stop: timeline.count(at).at, all: chances })),
  )
  const height = (value: number) => (chances() ? heightOf(value, timeline.seats) : (value - low) / (high - low))
  const y = (value: number) => CURVES - 3 - height(value) * (CURVES - 8)
  const curve = (seat: number) =>
    (chances() ?? points)
      .map(({ stop, all }, i) => `${i === 0 ? 'M' : 'L'}${x(stop).toFixed(1)} ${y(all[seat] ?? 0).toFixed(1)}`)
      .join('')
  const movers = stops.slice(1).map((stop, before) => {
    const made = timeline.steps.slice(stops[before], stop).find(({ by, forced }) => by !== NATURE && !forced)
    return made?.by ?? NATURE
  })
  const bands = createMemo(() =>
    parts
      .filter((n) => n < timeline.length)
      .map((n, i, all) => ({
        from: x(stops.indexOf(n)),
        to: x(i + 1 < all.length ? stops.indexOf(all[i + 1]) : last),
        name: `${capital(props.part)} ${i + 1}`,
      })),
  )
  /** What the curves show is said at their end, where it does not run into the name of a day. */
  const hasRoom = () => {
    const { from, to } = bands().at(-1) ?? { from: 0, to: 0 }
    return to - from > MEASURE
  }
  const marks = createMemo(() =>
    apart(
      props.strong.map(({ n }) => x(timeline.count(n).at)),
      ROUNDEL,
      width() - MARGIN,
    ),
  )
  const where = () => {
    const { at: move, of } = timeline.count(replay.n())
    const made = timeline.lastMove(replay.n())
    const name = made ? `, ${nameOf(props.seats, made.step.by)}` : ''
    return `${say().moveOf(move, of)}${name}`
  }
  return (
    <div class="rail" ref={room}>
      <svg viewBox={`0 0 ${width()} ${CURVES + TICKS + 12}`} height={CURVES + TICKS + 12} aria-hidden="true">
        <For each={bands()}>
          {({ from, to, name }, i) => (
            <>
              <rect
                class={`band ${i() % 2 ? 'odd' : ''}`}
                x={from}
                y={0}
                width={Math.max(0, to - from - 2)}
                height={CURVES}
                rx={5}
              />
              <text x={from + 7} y={15}>
                {name}
              </text>
            </>
          )}
        </For>
        <For each={props.seats}>{(_, seat) => <path class={`curve of-${colourOf(seat())}`} d={curve(seat())} />}</For>
        <rect class="line" x={MARGIN} y={CURVES + 1} width={width() - 2 * MARGIN} height={8} rx={4} />
        <For each={movers}>
          {(by, i) => (
            <rect
              class={`tick ${by === NATURE ? '' : `of-${colourOf(by)}`}`}
              x={x(i() + 1) - 1}
              y={CURVES + 12}
              width={2}
              height={TICKS - 4}
            />
          )}
        </For>
        <rect
          class="later"
          x={x(at()) + 2}
          y={0}
          width={Math.max(0, width() - x(at()) - 2)}
          height={CURVES + TICKS + 12}
        />
        <Show when={hasRoom()}>
          <text class="measure" x={width() - MARGIN - 7} y={15} text-anchor="end">
            {chances() ? say().curves.chances : say().curves.points}
          </text>
        </Show>
        <rect class="done" x={MARGIN} y={CURVES + 1} width={x(at()) - MARGIN} height={8} rx={4} />
        <path class="playhead" d={`M${x(at())} 0V${CURVES + TICKS + 10}`} />
      </svg>
      <input
        type="range"
        min={0}
        max={last}
        value={at()}
        aria-label={say().rail}
        aria-valuetext={where()}
        onInput={(event) => props.go(stops[Number(event.currentTarget.value)] ?? timeline.first)}
      />
      <For each={props.strong}>
        {(one, i) => (
          <button
            type="button"
            class="roundel"
            classList={{ loss: one.isLoss, here: replay.n() === one.n }}
            style={{ left: `${marks()[i()]}px` }}
            // Where there is room the same moments stand in a row above, in words.
            aria-label={isNarrow() ? one.label : undefined}
            aria-hidden={isNarrow() ? undefined : 'true'}
            tabIndex={isNarrow() ? undefined : -1}
            title={one.label}
            onClick={() => props.go(one.n)}
          >
            <Icon name={one.icon} size={14} />
          </button>
        )}
      </For>
    </div>
  )
}

/** What everybody has at some of the stops. */
type Course = readonly { readonly stop: number; readonly all: readonly number[] }[]

/** Among several hardly anybody is above one half before the end: what lies below it gets most of the height. */
const HALF = 50
const BELOW_HALF = 0.8
function heightOf(percent: number, seats: number): number {
  if (seats < 3) return percent / 100
  return percent <= HALF ? (percent / HALF) * BELOW_HALF : BELOW_HALF + ((percent - HALF) / HALF) * (1 - BELOW_HALF)
}

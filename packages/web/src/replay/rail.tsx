import { NATURE } from '@estaminet/kernel'
import type { SeatInfo } from '@estaminet/table'
import { createMemo, createSignal, For, onCleanup, onMount } from 'solid-js'
import { colourOf, nameOf } from '../shell/seats/names.ts'
import { capital } from '../texts/capital.ts'
import type { Replay } from './replay.ts'
import { say } from './texts/index.ts'
import './rail.css'

const CURVES = 44
const TICKS = 14
/** Half of the thumb: the ends of the rail are where its middle can go. */
const MARGIN = 11

/**
 * The whole match in one line: the points of everybody above it, a tick for every move in the colour of who made it below, days or
 * rounds between. What is still to come is pale.
 */
export function Rail(props: { replay: Replay; seats: readonly SeatInfo[]; part: string; go(n: number): void }) {
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
  const at = () => timeline.count(replay.n()).at
  const last = stops.length - 1
  const x = (stop: number) => MARGIN + ((width() - 2 * MARGIN) * stop) / Math.max(1, last)
  const points = stops.map((n) => timeline.scores(n).map(({ total }) => total))
  const [low, high] = [Math.min(0, ...points.flat()), Math.max(1, ...points.flat())]
  const y = (total: number) => CURVES - 3 - ((total - low) / (high - low)) * (CURVES - 8)
  const curve = (seat: number) =>
    points.map((all, stop) => `${stop === 0 ? 'M' : 'L'}${x(stop).toFixed(1)} ${y(all[seat]).toFixed(1)}`).join('')
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
    </div>
  )
}

import type { Seat } from '@estaminet/kernel'
import { createMemo, For, Show } from 'solid-js'
import { Icon } from '../design/icon.tsx'
import { PlayerShape } from '../design/player-mark.tsx'
import { say } from '../language.ts'
import { colourOf, listed } from '../shell/seats/names.ts'
import { written } from '../texts/minus.ts'
import type { SourceLine } from './source-line.ts'
import { words } from './texts/index.ts'
import './sources.css'

interface SourcesProps {
  readonly lines: readonly SourceLine[]
  readonly besides: readonly SourceLine[]
  readonly totals: readonly number[]
  readonly names: readonly string[]
  /** Seats, the winner first. */
  readonly order: readonly Seat[]
}

/** Where everybody's points come from: one bar for each player, made of all reasons, and every reason in numbers. */
export function Sources(props: SourcesProps) {
  return (
    <section class="mat after-sources" aria-labelledby="sources">
      <h2 id="sources">{say().table.slate.why}</h2>
      <div class="stacks">
        <For each={props.order}>{(seat) => <Stack {...props} seat={seat} />}</For>
      </div>
      <table>
        <thead>
          <tr>
            <td />
            <For each={props.order}>
              {(seat) => (
                <th scope="col">
                  <PlayerShape colour={colourOf(seat)} size={13} /> <span>{props.names[seat]}</span>
                </th>
              )}
            </For>
          </tr>
        </thead>
        <Lines lines={props.lines} order={props.order} class="points" />
        <tbody class="sum">
          <tr>
            <th scope="row">{words().sources.inAll}</th>
            <For each={props.order}>
              {(seat) => (
                <td>
                  <b class="display">{written(props.totals[seat] ?? 0)}</b>
                </td>
              )}
            </For>
          </tr>
        </tbody>
        <Show when={props.besides.length > 0}>
          <tbody class="beside">
            <tr>
              <th scope="rowgroup" colSpan={props.order.length + 1} class="caps">
                {words().sources.beside}
              </th>
            </tr>
          </tbody>
          <Lines lines={props.besides} order={props.order} />
        </Show>
      </table>
    </section>
  )
}

/** How long the longest bar of a cell is. */
const CELL_BAR = 54

function Lines(props: { lines: readonly SourceLine[]; order: readonly Seat[]; class?: string }) {
  const most = createMemo(() => Math.max(1, ...props.lines.flatMap(({ points }) => points.map(Math.abs))))
  return (
    <tbody class={props.class}>
      <For each={props.lines}>
        {(line) => (
          <tr>
            <th scope="row">
              <Icon name={line.icon} size={17} />
              <span>
                {line.name}
                <Show when={line.help}>{(help) => <small>{help()}</small>}</Show>
              </span>
            </th>
            <For each={props.order}>
              {(seat) => {
                const points = line.points[seat] ?? 0
                const width = points === 0 ? 0 : Math.max(2, (Math.abs(points) / most()) * CELL_BAR)
                return (
                  <td classList={{ loss: points < 0, best: points > 0 && points === Math.max(...line.points) }}>
                    <svg class="cell-bar" width={width} height="12" aria-hidden="true">
                      <rect
                        class={points < 0 ? 'segment-loss' : `segment-${colourOf(seat)}`}
                        width={width}
                        height="12"
                        rx="3"
                      />
                    </svg>
                    <b>{written(points)}</b>
                  </td>
                )
              }}
            </For>
          </tr>
        )}
      </For>
    </tbody>
  )
}

/** What is drawn of a bar in a hundred parts. */
const WHOLE = 100

/** All reasons of one player end to end; what was lost is struck from the end. */
function Stack(props: SourcesProps & { seat: Seat }) {
  const sum = (seat: Seat, fits: (points: number) => boolean) =>
    props.lines.reduce((all, { points }) => all + (fits(points[seat] ?? 0) ? (points[seat] ?? 0) : 0), 0)
  const isGain = (points: number) => points > 0
  const most = createMemo(() => Math.max(1, ...props.order.map((seat) => sum(seat, isGain))))
  const segments = createMemo(() => {
    let from = 0
    return props.lines.flatMap(({ points, name, icon }) => {
      const won = points[props.seat] ?? 0
      if (won <= 0) return []
      const segment = { name, icon, won, from: (from / most()) * WHOLE, width: (won / most()) * WHOLE }
      from += won
      return [segment]
    })
  })
  const lost = () => (-sum(props.seat, (points) => points < 0) / most()) * WHOLE
  const end = () => (sum(props.seat, isGain) / most()) * WHOLE
  const spoken = () =>
    words().sources.stacked(
      props.names[props.seat] ?? '',
      listed(
        props.lines.flatMap(({ name, points }) => {
          const own = points[props.seat] ?? 0
          return own === 0 ? [] : [`${name} ${written(own)}`]
        }),
      ),
    )
  return (
    <div class="after-stack">
      <span class={`whose of-${colourOf(props.seat)}`}>
        <PlayerShape colour={colourOf(props.seat)} size={13} />
        {props.names[props.seat]}
      </span>
      <svg viewBox={`0 0 ${WHOLE} 10`} preserveAspectRatio="none" role="img" aria-label={spoken()}>
        <For each={segments()}>
          {(segment, at) => (
            <rect
              class={`segment-${colourOf(props.seat)} shade-${at() % 3}`}
              x={segment.from}
              width={Math.max(0.3, segment.width - 0.35)}
              height="10"
            >
              <title>{`${segment.name} ${segment.won}`}</title>
            </rect>
          )}
        </For>
        <Show when={lost() > 0}>
          <rect class="segment-loss" x={end() - lost()} width={lost()} y="3" height="4" />
        </Show>
      </svg>
      <b class="display">{written(props.totals[props.seat] ?? 0)}</b>
    </div>
  )
}

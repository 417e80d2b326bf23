import { createMemo, For, Show } from 'solid-js'
import { Icon } from '../design/icon.tsx'
import { PlayerShape } from '../design/player-mark.tsx'
import { say as sayHouse } from '../language.ts'
import type { LogLine } from '../shell/log/lines.ts'
import { colourOf } from '../shell/seats/names.ts'
import type { TableModel } from '../shell/table/table-model.ts'
import type { Replay } from './replay.ts'
import { say } from './texts/index.ts'
import '../shell/log/log.css'

/** What has happened so far, newest first. A line leads to its moment, and shows its place while it is looked at. */
export function ReplayLog(props: { replay: Replay; model: TableModel; lines: () => readonly LogLine[] }) {
  const { timeline } = props.replay
  const shown = createMemo(() => props.lines().toReversed())
  const since = () => timeline.previous(props.replay.n())
  const words = () => sayHouse().table.log
  return (
    <section class="mat log" aria-label={words().title} id={props.model.ids.log} tabIndex={-1}>
      <header>
        <h2 class="caps">{words().title}</h2>
      </header>
      <Show when={shown().length > 0} fallback={<p class="muted small">{words().empty}</p>}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
        <ol tabIndex={0} aria-label={words().title}>
          <For each={shown()}>
            {(line) => (
              <li classList={{ fresh: line.n > since() }}>
                <button
                  type="button"
                  class="jump"
                  title={say().logHelp}
                  onClick={() => props.replay.go(timeline.stops.move.find((stop) => stop >= line.n) ?? line.n)}
                  onPointerEnter={(event) =>
                    event.pointerType === 'mouse' && line.place && props.model.pointing.glanceAt(line.place)
                  }
                  onPointerLeave={() => props.model.pointing.glanceAt(undefined)}
                >
                  <Show when={line.time}>{(time) => <span class="clk">{time()}</span>}</Show>
                  <Show when={line.seat !== undefined}>
                    <PlayerShape colour={colourOf(line.seat ?? 0)} size={10} />
                  </Show>
                  <span class="text">{line.text}</span>
                  <Show when={line.icon}>{(icon) => <Icon name={icon()} size={14} class="kind" />}</Show>
                </button>
              </li>
            )}
          </For>
        </ol>
      </Show>
    </section>
  )
}

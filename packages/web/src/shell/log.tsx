import type { Told } from '@estaminet/table'
import { createMemo, createSignal, For, Show } from 'solid-js'
import { PlayerShape } from '../design/player-mark.tsx'
import { language, say } from '../language.ts'
import type { GameScreen } from './game-screen.ts'
import { colourOf, nameOf, namesOf } from './names.ts'
import type { TableModel } from './table-model.ts'
import './log.css'

export interface LogLine {
  readonly n: number
  readonly text: string
  readonly seat: number | undefined
}

/** Every line worth telling, oldest first, in the reader's language. */
export function createLines(model: TableModel, screen: GameScreen) {
  return createMemo((): LogLine[] => {
    const names = namesOf(model.seats())
    return model.told().flatMap((told) => {
      const text = platformLine(told, names) ?? screen.line(told.event, names, language())
      return text === undefined ? [] : [{ n: told.n, text, seat: seatOf(told) }]
    })
  })
}

function platformLine({ event }: Told, names: readonly string[]): string | undefined {
  const words = say().table.log
  if (event.type === 'TakenBack') return words.takenBack(names[Number(event.seat)] ?? '')
  if (event.type === 'WentBack') return words.wentBack
  return undefined
}

function seatOf({ event }: Told): number | undefined {
  const seat = event.seat ?? event.by ?? event.player
  return typeof seat === 'number' && seat >= 0 ? seat : undefined
}

/** What happened, newest first, for everybody or for one. */
export function Log(props: { model: TableModel; lines: () => readonly LogLine[] }) {
  const [only, setOnly] = createSignal<number>()
  const shown = createMemo(() => {
    const wanted = only()
    const lines = props.lines()
    return (wanted === undefined ? lines : lines.filter(({ seat }) => seat === wanted)).toReversed()
  })
  const words = () => say().table.log
  return (
    <section class="mat log" aria-label={words().title} id="log" tabIndex={-1}>
      <header>
        <h2 class="caps">{words().title}</h2>
        <fieldset class="filters" aria-label={words().filter}>
          <button type="button" aria-pressed={only() === undefined} onClick={() => setOnly(undefined)}>
            {words().all}
          </button>
          <For each={props.model.seats()}>
            {(_, seat) => (
              <button
                type="button"
                aria-pressed={only() === seat()}
                aria-label={nameOf(props.model.seats(), seat())}
                title={nameOf(props.model.seats(), seat())}
                onClick={() => setOnly(seat())}
              >
                <PlayerShape colour={colourOf(seat())} size={13} />
              </button>
            )}
          </For>
        </fieldset>
      </header>
      <Show when={shown().length > 0} fallback={<p class="muted small">{words().empty}</p>}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
        <ol tabIndex={0} aria-label={words().title}>
          <For each={shown()}>
            {(line) => (
              <li>
                <Show when={line.seat !== undefined}>
                  <PlayerShape colour={colourOf(line.seat ?? 0)} size={10} />
                </Show>
                <span>{line.text}</span>
              </li>
            )}
          </For>
        </ol>
      </Show>
      <Show when={only() !== undefined}>
        <p class="muted small">{words().lines(shown().length, props.lines().length)}</p>
      </Show>
    </section>
  )
}

import { createEffect, createSignal, For, on, Show } from 'solid-js'
import { Button } from '../design/button.tsx'
import { PlayerShape } from '../design/player-mark.tsx'
import { say } from '../language.ts'
import { remember, remembered } from '../memory.ts'
import type { LogLine } from './log.tsx'
import { colourOf } from './names.ts'
import { createStanding } from './standing.ts'
import type { TableModel } from './table-model.ts'
import './note-card.css'

const MOST_LINES = 8

const [isGoalSaid, stand] = createStanding()

/** Whether what one wants is being said: some boards make room for it. */
export { isGoalSaid }

/** What happened while you were away; at a first table instead: what you want. */
export function NoteCard(props: { model: TableModel; lines: () => readonly LogLine[]; online: boolean }) {
  const { model } = props
  const info = () => model.latest().info
  const seenKey = `seen.${info().id}`
  const goalKey = `goal.${info().game}`
  const seen = Number(remembered(seenKey) ?? '-1')
  const [missed, setMissed] = createSignal<readonly LogLine[]>([])
  const [goal, setGoal] = createSignal(remembered(goalKey) === undefined && model.mine().length > 0)
  let first = true

  createEffect(
    on(props.lines, (lines) => {
      if (first && props.online && seen >= 0) setMissed(lines.filter(({ n }) => n > seen))
      if (lines.length > 0) first = false
      if (!document.hidden) remember(seenKey, String(model.latest().n))
    }),
  )
  const goalLines = () => say().table.goal[info().game] ?? []

  return (
    <Show when={missed().length > 0 || (goal() && goalLines().length > 0)}>
      <section
        class="note-card mat"
        classList={{ slim: missed().length === 0 }}
        aria-label={missed().length > 0 ? say().table.away.title : say().table.goalTitle}
      >
        <Show
          when={missed().length > 0}
          fallback={
            <Goal
              text={goalLines().join(' ')}
              onClose={() => {
                remember(goalKey, '1')
                setGoal(false)
              }}
            />
          }
        >
          <h2>{say().table.away.title}</h2>
          <p class="muted small">{say().table.away.lines(missed().length)}</p>
          <ul>
            <For each={missed().slice(-MOST_LINES)}>
              {(line) => (
                <li>
                  <Show when={line.seat !== undefined}>
                    <PlayerShape colour={colourOf(line.seat ?? 0)} size={10} />
                  </Show>
                  {line.text}
                </li>
              )}
            </For>
          </ul>
          <Button kind="primary" size="small" onClick={() => setMissed([])}>
            {say().table.away.close}
          </Button>
        </Show>
      </section>
    </Show>
  )
}

function Goal(props: { text: string; onClose(): void }) {
  stand()
  return (
    <>
      <h2>{say().table.goalTitle}</h2>
      <p>{props.text}</p>
      <Button kind="primary" size="small" onClick={props.onClose}>
        {say().table.goalClose}
      </Button>
    </>
  )
}

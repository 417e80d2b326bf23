import { createEffect, createSignal, For, on, Show } from 'solid-js'
import { Button } from '../../design/button.tsx'
import { PlayerShape } from '../../design/player-mark.tsx'
import { say } from '../../language.ts'
import { remember, remembered } from '../../memory.ts'
import type { LogLine } from '../log/lines.ts'
import { colourOf } from '../seats/names.ts'
import { Facts, factsOf } from './facts.tsx'
import type { Fact, GameScreen } from './game-screen.ts'
import type { TableModel } from './table-model.ts'
import './note-card.css'

const MOST_LINES = 8

/** What happened while you were away; at a first table instead: what you want. */
export function NoteCard(props: {
  model: TableModel
  screen: GameScreen
  lines: () => readonly LogLine[]
  online: boolean
}) {
  const { model } = props
  const info = () => model.latest().info
  const seenKey = `seen.${info().id}`
  const goalKey = `goal.${info().game}`
  const seen = Number(remembered(seenKey) ?? '-1')
  const [missed, setMissed] = createSignal<readonly LogLine[]>([])
  model.goal.want(remembered(goalKey) === undefined && model.mine().length > 0)
  const closeGoal = () => {
    remember(goalKey, '1')
    model.goal.want(false)
  }
  // Whoever plays has read it, or knows; it can be asked for again.
  createEffect(on(model.answeredAt, () => model.goal.isWanted() && closeGoal(), { defer: true }))
  let first = true

  createEffect(
    on(props.lines, (lines) => {
      if (first && props.online && seen >= 0) setMissed(lines.filter(({ n }) => n > seen))
      if (lines.length > 0) first = false
      if (props.online && !document.hidden) remember(seenKey, String(model.latest().n))
    }),
  )
  const facts = () => factsOf(props.screen, model)
  let card: HTMLElement | undefined
  /** The button goes with what was read: whoever pressed it stands on the next one, or where the game goes on. */
  function putAway(read: () => void): void {
    read()
    const next = [card?.querySelector('button'), ...[model.ids.slateTitle, model.ids.board].map(byId)]
    next.find((one) => one?.checkVisibility())?.focus({ preventScroll: true })
  }

  return (
    <Show when={missed().length > 0 || (model.goal.isWanted() && facts().length > 0)}>
      <section
        class="note-card mat"
        ref={card}
        classList={{ slim: missed().length === 0 }}
        aria-label={missed().length > 0 ? say().table.away.title : say().table.goalTitle}
      >
        <Show
          when={missed().length > 0}
          fallback={<Goal model={model} facts={facts()} onClose={() => putAway(closeGoal)} />}
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
          <Button kind="primary" size="small" onClick={() => putAway(() => setMissed([]))}>
            {say().table.away.close}
          </Button>
        </Show>
      </section>
    </Show>
  )
}

function Goal(props: { model: TableModel; facts: readonly Fact[]; onClose(): void }) {
  props.model.goal.standing.stand()
  return (
    <>
      <h2>{say().table.goalTitle}</h2>
      <Facts facts={props.facts} />
      <Button kind="primary" size="small" onClick={props.onClose}>
        {say().table.goalClose}
      </Button>
    </>
  )
}

const byId = (id: string): HTMLElement | null => document.getElementById(id)

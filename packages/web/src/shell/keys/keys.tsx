import { For, Show } from 'solid-js'
import { Button } from '../../design/button.tsx'
import { Dialog } from '../../design/dialog.tsx'
import { say } from '../../language.ts'
import type { Fact } from '../table/game-screen.ts'
import { Facts } from '../table/note-card.tsx'
import './keys.css'

/** The keys of a table; where nobody can talk or be advised, none is named for it. */
export function KeysHelp(props: {
  open: boolean
  talk: boolean
  hints: boolean
  facts: readonly Fact[]
  onClose(): void
}) {
  const rows = () =>
    say().table.keys.rows.filter(([key]) => (props.talk || key !== 'T') && (props.hints || key !== 'H'))
  return (
    <Dialog open={props.open} title={say().table.keys.title} onClose={props.onClose}>
      <Show when={props.facts.length > 0}>
        <section class="goal-again" aria-label={say().table.goalTitle}>
          <h3>{say().table.goalTitle}</h3>
          <Facts facts={props.facts} />
        </section>
      </Show>
      <dl class="keys">
        <For each={rows()}>
          {([key, deed]) => (
            <>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{deed}</dd>
            </>
          )}
        </For>
      </dl>
      <div class="answers">
        <Button kind="primary" onClick={props.onClose}>
          {say().table.keys.close}
        </Button>
      </div>
    </Dialog>
  )
}

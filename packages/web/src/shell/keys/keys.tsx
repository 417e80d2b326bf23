import { Show } from 'solid-js'
import { say } from '../../language.ts'
import { Facts } from '../table/facts.tsx'
import type { Fact } from '../table/game-screen.ts'
import { KeysDialog } from './keys-dialog.tsx'

/** The keys of a table; where nobody can talk or be advised, none is named for it. */
export default function KeysHelp(props: {
  open: boolean
  talk: boolean
  hints: boolean
  facts: readonly Fact[]
  onClose(): void
}) {
  const rows = () =>
    say().table.keys.rows.filter(([key]) => (props.talk || key !== 'T') && (props.hints || key !== 'H'))
  return (
    <KeysDialog open={props.open} rows={rows()} onClose={props.onClose}>
      <Show when={props.facts.length > 0}>
        <section class="goal-again" aria-label={say().table.goalTitle}>
          <h3>{say().table.goalTitle}</h3>
          <Facts facts={props.facts} />
        </section>
      </Show>
    </KeysDialog>
  )
}

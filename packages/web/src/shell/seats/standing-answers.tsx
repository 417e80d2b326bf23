import { Show } from 'solid-js'
import { Button } from '../../design/button.tsx'
import { say } from '../../language.ts'
import type { TableModel } from '../table/table-model.ts'

/** The way from the question itself to what is to be answered from now on, so that nobody looks for it in a menu. */
export function StandingAnswers(props: { model: TableModel }) {
  const { model } = props
  const { isWanted, want } = model.standingAnswers
  return (
    <Show when={model.latest().orders.length > 0}>
      <Button size="small" class="standing-answers" aria-expanded={isWanted()} onClick={() => want(!isWanted())}>
        {say().table.seats.reactions.door}
      </Button>
    </Show>
  )
}

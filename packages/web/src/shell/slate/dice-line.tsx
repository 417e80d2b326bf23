import type { TableInfo } from '@estaminet/table'
import { A } from '@solidjs/router'
import { createResource, Show, Suspense } from 'solid-js'
import { Icon } from '../../design/icon.tsx'
import { diceVerdict } from '../../host/dice-verdict.ts'
import { say } from '../../language.ts'

/** Whether the dice were the ones that everybody committed to before the first of them: for who took part in that. */
export function DiceLine(props: { table: TableInfo; record: unknown }) {
  // Every update of a table that is over brings the same record.
  const [verdict] = createResource(
    () => props.table.id,
    (table) => diceVerdict({ table, record: props.record }),
  )
  return (
    // Until it is found the line is missed here alone: else the whole table would give way to it.
    <Suspense>
      <Show
        when={verdict()}
        fallback={
          <Show when={props.table.deviceDice}>
            <p class="dice-line">
              <Icon name="dice" size={15} /> {say().table.dice.device}
            </p>
          </Show>
        }
      >
        {(found) => (
          <p class="dice-line" classList={{ risk: found() === 'differs' }} role="status">
            <Icon name={found() === 'differs' ? 'warn' : 'check'} size={15} /> {say().table.dice[found()]}{' '}
            <A href={`/dice/${props.table.id}`}>{say().table.dice.each}</A>
          </p>
        )}
      </Show>
    </Suspense>
  )
}

import { createSignal, lazy, Show } from 'solid-js'
import { Button } from '../../design/button.tsx'
import { canBeGiven } from '../../host/giving.ts'
import { say } from '../../language.ts'
import { Later } from '../table/later.tsx'

const GiveDialog = lazy(() => import('./give-dialog.tsx'))

/** A table of this device can go on at the house. */
export function GiveToHouse(props: { table: string; onGone?(): void }) {
  const [asking, setAsking] = createSignal(false)
  return (
    <Show when={canBeGiven(props.table)}>
      <Button kind="quiet" icon="share" onClick={() => setAsking(true)}>
        {say().table.giving.give}
      </Button>
      <Later wanted={asking()} never={() => setAsking(false)}>
        <GiveDialog
          table={props.table}
          open={asking()}
          onClose={() => setAsking(false)}
          {...(props.onGone ? { onGone: props.onGone } : {})}
        />
      </Later>
    </Show>
  )
}

import { useNavigate } from '@solidjs/router'
import { createSignal, Show } from 'solid-js'
import { Button } from '../../design/button.tsx'
import { Dialog } from '../../design/dialog.tsx'
import { canBeGiven, giveToHouse } from '../../host/giving.ts'
import { say } from '../../language.ts'
import { tellRefused } from '../page/tell-refused.ts'
import { toast } from '../page/toasts.tsx'

/** A table of this device can go on at the house. */
export function GiveToHouse(props: { table: string; onGone?(): void }) {
  const [asking, setAsking] = createSignal(false)
  return (
    <Show when={canBeGiven(props.table)}>
      <Button kind="quiet" icon="share" onClick={() => setAsking(true)}>
        {say().table.giving.give}
      </Button>
      <GiveDialog
        table={props.table}
        open={asking()}
        onClose={() => setAsking(false)}
        {...(props.onGone ? { onGone: props.onGone } : {})}
      />
    </Show>
  )
}

/** Whoever asks for it is told first what that means. */
export function GiveDialog(props: { table: string; open: boolean; onClose(): void; onGone?(): void }) {
  const words = () => say().table.giving
  const go = useNavigate()
  const [busy, setBusy] = createSignal(false)

  async function give(): Promise<void> {
    setBusy(true)
    try {
      await giveToHouse(props.table)
      props.onGone?.()
      toast({ text: words().done, icon: 'check' })
      go(`/table/${props.table}`)
    } catch (error) {
      tellRefused(error)
      setBusy(false)
    }
  }

  return (
    <Dialog open={props.open} title={words().ask} onClose={props.onClose}>
      <p>{words().help}</p>
      <div class="answers">
        <Button autofocus onClick={props.onClose}>
          {words().keep}
        </Button>
        <Button kind="primary" disabled={busy()} onClick={give}>
          {words().yes}
        </Button>
      </div>
    </Dialog>
  )
}

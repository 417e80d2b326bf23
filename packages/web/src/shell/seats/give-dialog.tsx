import { useNavigate } from '@solidjs/router'
import { createSignal } from 'solid-js'
import { Button } from '../../design/button.tsx'
import { Dialog } from '../../design/dialog.tsx'
import { giveToHouse } from '../../host/giving.ts'
import { say } from '../../language.ts'
import { tellRefused } from '../page/tell-refused.ts'
import { toast } from '../page/toasts.tsx'

/** Whoever asks for it is told first what that means. */
export default function GiveDialog(props: { table: string; open: boolean; onClose(): void; onGone?(): void }) {
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

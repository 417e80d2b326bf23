import type { TableInfo } from '@estaminet/table'
import { createSignal, lazy, Show, Suspense } from 'solid-js'
import { Button } from '../../design/button.tsx'
import { Dialog } from '../../design/dialog.tsx'
import { tableWebhook } from '../../host/webhook.ts'
import { say } from '../../language.ts'

const WebhookForm = lazy(async () => ({ default: (await import('../page/webhook-form.tsx')).WebhookForm }))

/** The host of a table may have its turns told in a channel of those who play. */
export function TableWebhook(props: { info: TableInfo }) {
  const words = () => say().room.told
  const [open, setOpen] = createSignal(false)
  return (
    <Show when={props.info.host}>
      <Button kind="quiet" icon="send" onClick={() => setOpen(true)}>
        {words().open}
      </Button>
      <Dialog open={open()} title={words().open} onClose={() => setOpen(false)}>
        <Suspense>
          <WebhookForm
            webhook={tableWebhook(props.info.id)}
            help={props.info.pace.kind === 'turns' ? words().turns : words().live}
            speaks
          />
        </Suspense>
        <div class="answers">
          <Button onClick={() => setOpen(false)}>{words().close}</Button>
        </div>
      </Dialog>
    </Show>
  )
}

import { A, useParams } from '@solidjs/router'
import { createSignal, Show } from 'solid-js'
import { Button } from '../design/button.tsx'
import { mail } from '../host/mail.ts'
import { say } from '../language.ts'
import { toast } from '../shell/page/toasts.tsx'
import { Reading } from './reading.tsx'

/** `/unsubscribe/…`: the link of a mail. It asks first, because programs follow links too. */
export default function Unsubscribe() {
  const words = () => say().you.unsubscribe
  const { token } = useParams<{ token: string }>()
  const [isDone, setDone] = createSignal(false)

  async function stop(): Promise<void> {
    const done = await mail.unsubscribe(token).then(
      () => true,
      () => false,
    )
    setDone(done)
    if (!done) toast({ text: say().you.failed, icon: 'info' })
  }

  return (
    <Reading title={words().title}>
      <Show
        when={isDone()}
        fallback={
          <>
            <p>{words().ask}</p>
            <div class="ways">
              <Button kind="primary" onClick={stop}>
                {words().stop}
              </Button>
            </div>
          </>
        }
      >
        <p role="status">{words().done}</p>
        <A href="/">{words().home}</A>
      </Show>
    </Reading>
  )
}

import { Show } from 'solid-js'
import { Button } from '../../design/button.tsx'
import { push } from '../../host/push.ts'
import { say } from '../../language.ts'
import { createPushing, PushSwitch } from '../../shell/page/push-switch.tsx'
import { toast } from '../../shell/page/toasts.tsx'

/** Whether this browser is told that it is my turn, open or not. */
export function Push() {
  const words = () => say().you.push
  const pushing = createPushing()

  async function trial(): Promise<void> {
    const { arrived } = await push.trial().catch(() => ({ arrived: false }))
    if (!arrived) toast({ text: words().lost, icon: 'info' })
  }

  return (
    <section>
      <h2>{words().title}</h2>
      <PushSwitch pushing={pushing} />
      <Show when={pushing.isOn()}>
        <Button icon="send" onClick={trial}>
          {words().trial}
        </Button>
      </Show>
    </section>
  )
}

import { createResource, Show } from 'solid-js'
import { Button } from '../../design/button.tsx'
import { Switch } from '../../design/switch.tsx'
import { push } from '../../host/push.ts'
import { language, say } from '../../language.ts'
import { toast } from '../../shell/page/toasts.tsx'

/** Whether this browser is told that it is my turn, open or not. */
export function Push() {
  const words = () => say().you.push
  const why = () => {
    const no = push.why()
    return no && words()[no]
  }
  const [isOn, { mutate }] = createResource(() => (push.why() ? false : push.isOn().catch(() => false)))
  const tell = (text: string, good: boolean) => toast({ text, icon: good ? 'check' : 'info' })

  async function change(on: boolean): Promise<void> {
    const done = await (on ? push.turnOn(language()) : push.turnOff().then(() => true)).catch(() => undefined)
    if (done) mutate(on)
    else {
      // The browser has moved the switch already.
      mutate(on)
      mutate(!on)
    }
    if (done) tell(on ? words().on : words().off, true)
    else tell(done === false ? words().denied : say().you.failed, false)
  }

  async function trial(): Promise<void> {
    const { arrived } = await push.trial().catch(() => ({ arrived: false }))
    if (!arrived) tell(words().lost, false)
  }

  return (
    <section>
      <h2>{words().title}</h2>
      <Switch on={isOn() ?? false} label={words().label} help={words().help} why={why()} onChange={change} />
      <Show when={isOn()}>
        <Button icon="send" onClick={trial}>
          {words().trial}
        </Button>
      </Show>
    </section>
  )
}

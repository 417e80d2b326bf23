import { type Accessor, createResource } from 'solid-js'
import { Switch } from '../../design/switch.tsx'
import { push } from '../../host/push.ts'
import { language, say } from '../../language.ts'
import { toast } from './toasts.tsx'

/** Whether this browser is told that it is my turn, open or not. */
export interface Pushing {
  readonly isOn: Accessor<boolean>
  change(on: boolean): Promise<void>
}

export function createPushing(): Pushing {
  const words = () => say().you.push
  const [isOn, { mutate }] = createResource(() => (push.why() ? false : push.isOn().catch(() => false)))
  return {
    isOn: () => isOn.latest ?? false,
    async change(on) {
      const done = await (on ? push.turnOn(language()) : push.turnOff().then(() => true)).catch(() => undefined)
      if (done) mutate(on)
      if (done) toast({ text: on ? words().on : words().off, icon: 'check' })
      else toast({ text: done === false ? words().denied : say().you.failed, icon: 'info' })
    },
  }
}

export function PushSwitch(props: { pushing: Pushing }) {
  const words = () => say().you.push
  const why = () => {
    const no = push.why()
    return no && words()[no]
  }
  return (
    <Switch
      on={props.pushing.isOn()}
      label={words().label}
      help={words().help}
      why={why()}
      onChange={props.pushing.change}
    />
  )
}

/** The same at a turn-by-turn table, where it matters; who cannot have it is told so on the page about themselves, not here. */
export function PushOffer() {
  if (push.why() !== undefined) return undefined
  const pushing = createPushing()
  return <PushSwitch pushing={pushing} />
}

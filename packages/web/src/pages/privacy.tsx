import { createResource, createSignal, For, Show } from 'solid-js'
import { Button } from '../design/button.tsx'
import { Dialog } from '../design/dialog.tsx'
import { dropAllEnded } from '../host/device-history.ts'
import { house, Refused } from '../host/house.ts'
import { dropLooks } from '../host/kept-looks.ts'
import { dropRecords } from '../host/kept-records.ts'
import { say } from '../language.ts'
import { forgetAll } from '../memory.ts'
import { toast } from '../shell/page/toasts.tsx'
import { Reading } from './reading.tsx'

/** What tables leave on a device: those played on it, and those of the house (what was seen there, and of the dice). */
const ON_DEVICE = ['table.']
const AT_THE_HOUSE = ['seen.', 'dice']

/** What the house knows, and how it forgets. */
export default function Privacy() {
  const words = () => say().privacy
  const [asking, setAsking] = createSignal(false)
  const [about] = createResource(() => house.about().catch(() => undefined))

  async function beForgotten(): Promise<void> {
    setAsking(false)
    try {
      await house.forgetMe()
    } catch (error) {
      // Whom it does not know it need not forget; otherwise it still knows everything.
      if (!(error instanceof Refused) || error.code !== 'unknown-person')
        return toast({ text: say().you.failed, icon: 'info' })
    }
    toast({ text: words().forgotten, icon: 'check' })
    await letGo(['name', 'guest', 'campaign', ...AT_THE_HOUSE])
  }

  /** Of what this browser remembers, by how its name begins, and of what it keeps beside; answers whether it did. */
  async function letGo(beginnings: readonly string[], ...stores: (() => Promise<void>)[]): Promise<boolean> {
    try {
      forgetAll(beginnings)
      await Promise.all([dropRecords(), dropLooks(), ...stores.map((drop) => drop())])
      return true
    } catch {
      toast({ text: words().stillKept, icon: 'info' })
      return false
    }
  }

  async function clear(): Promise<void> {
    if (await letGo([...ON_DEVICE, ...AT_THE_HOUSE], dropAllEnded)) toast({ text: words().localDone, icon: 'check' })
  }

  return (
    <Reading title={words().title}>
      <For each={words().lines}>{(line) => <p>{line}</p>}</For>
      <Show when={about()?.mail}>
        <p>{words().mail}</p>
      </Show>
      <div class="ways">
        <Button onClick={() => setAsking(true)}>{words().forget}</Button>
        <Button kind="quiet" onClick={clear}>
          {words().local}
        </Button>
      </div>
      <Dialog open={asking()} title={words().forgetAsk} onClose={() => setAsking(false)}>
        <p>{words().forgetHelp}</p>
        <div class="answers">
          <Button onClick={() => setAsking(false)}>{words().forgetNo}</Button>
          <Button kind="primary" onClick={beForgotten}>
            {words().forgetYes}
          </Button>
        </div>
      </Dialog>
    </Reading>
  )
}

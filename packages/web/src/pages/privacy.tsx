import { createResource, createSignal, For, Show } from 'solid-js'
import { Button } from '../design/button.tsx'
import { Dialog } from '../design/dialog.tsx'
import { dropAllEnded } from '../host/device-history.ts'
import { house, Refused } from '../host/house.ts'
import { dropRecords } from '../host/kept-records.ts'
import { dropTable, savedTables } from '../host/saved-tables.ts'
import { say } from '../language.ts'
import { forget } from '../memory.ts'
import { toast } from '../shell/page/toasts.tsx'
import { Reading } from './reading.tsx'

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
    for (const name of ['name', 'guest', 'campaign']) forget(name)
    await dropRecords()
    toast({ text: words().forgotten, icon: 'check' })
  }

  return (
    <Reading title={words().title}>
      <For each={words().lines}>{(line) => <p>{line}</p>}</For>
      <Show when={about()?.mail}>
        <p>{words().mail}</p>
      </Show>
      <div class="ways">
        <Button onClick={() => setAsking(true)}>{words().forget}</Button>
        <Button
          kind="quiet"
          onClick={async () => {
            for (const { doc } of savedTables()) dropTable(doc.id)
            await Promise.all([dropAllEnded(), dropRecords()])
            toast({ text: words().localDone, icon: 'check' })
          }}
        >
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

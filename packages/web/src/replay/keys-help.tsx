import { For } from 'solid-js'
import { Button } from '../design/button.tsx'
import { Dialog } from '../design/dialog.tsx'
import { say as sayHouse } from '../language.ts'
import { say } from './texts/index.ts'
import '../shell/keys/keys.css'

/** Every key that leads through a match. */
export function KeysOfReplay(props: { open: boolean; onClose(): void }) {
  return (
    <Dialog open={props.open} title={sayHouse().table.keys.title} onClose={props.onClose}>
      <dl class="keys">
        <For each={say().keys}>
          {([key, deed]) => (
            <>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{deed}</dd>
            </>
          )}
        </For>
      </dl>
      <div class="answers">
        <Button kind="primary" onClick={props.onClose}>
          {sayHouse().table.keys.close}
        </Button>
      </div>
    </Dialog>
  )
}

import { For, type JSX } from 'solid-js'
import { Button } from '../../design/button.tsx'
import { Dialog } from '../../design/dialog.tsx'
import { say } from '../../language.ts'
import './keys.css'

/** Keys with what they do, and whatever is said before them. */
export function KeysDialog(props: {
  open: boolean
  rows: readonly (readonly [key: string, deed: string])[]
  onClose(): void
  children?: JSX.Element
}) {
  return (
    <Dialog open={props.open} title={say().table.keys.title} onClose={props.onClose}>
      {props.children}
      <dl class="keys">
        <For each={props.rows}>
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
          {say().table.keys.close}
        </Button>
      </div>
    </Dialog>
  )
}

import { For } from 'solid-js'
import { Button } from '../../design/button.tsx'
import { Dialog } from '../../design/dialog.tsx'
import { say } from '../../language.ts'
import type { LogLine } from '../log/lines.ts'
import type { AskBack } from './ask-back.ts'
import './ask-back.css'

/** The last things one did, as they stood when it was opened: back to before which one? */
export default function AskBackDialog(props: {
  asking: AskBack
  lines: readonly LogLine[] | undefined
  onClose(): void
}) {
  const words = () => say().table.goBack
  return (
    <Dialog open={props.lines !== undefined} title={words().ask} onClose={props.onClose}>
      <p>{words().askHelp}</p>
      <ul class="ask-back">
        <For each={props.lines}>
          {(line) => (
            <li>
              <Button
                icon="undo"
                onClick={() => {
                  props.asking.ask(line)
                  props.onClose()
                }}
              >
                {line.text}
              </Button>
            </li>
          )}
        </For>
      </ul>
      <div class="answers">
        <Button kind="quiet" onClick={props.onClose}>
          {words().never}
        </Button>
      </div>
    </Dialog>
  )
}

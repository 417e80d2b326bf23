import { createSignal } from 'solid-js'
import { Button } from '../design/button.tsx'
import { say as sayHouse } from '../language.ts'
import { toast } from '../shell/page/toasts.tsx'
import { say } from './texts/index.ts'
import './bring-record.css'

/** A place to lay down a record or a link: pasted, or as a file. */
export function BringRecord(props: { help: string; onBring(text: string): void }) {
  const [text, setText] = createSignal('')
  let files: HTMLInputElement | undefined
  async function bring(from: HTMLInputElement): Promise<void> {
    const [file] = from.files ?? []
    const read = await file?.text().catch(() => undefined)
    // The same file may be brought again.
    from.value = ''
    if (read !== undefined) props.onBring(read)
    else if (file) toast({ text: sayHouse().table.refused, icon: 'info' })
  }
  return (
    <form
      class="bring-record"
      onSubmit={(event) => {
        event.preventDefault()
        if (text().trim() !== '') props.onBring(text().trim())
      }}
    >
      <p>{props.help}</p>
      <label class="field">
        <span>{say().open.field}</span>
        <textarea rows={5} spellcheck={false} value={text()} onInput={(event) => setText(event.currentTarget.value)} />
      </label>
      <div class="ways">
        <Button kind="primary" type="submit">
          {say().open.go}
        </Button>
        <Button icon="log" onClick={() => files?.click()}>
          {say().open.file}
        </Button>
        <input
          type="file"
          class="unseen"
          accept=".json,.txt,application/json,text/plain"
          tabIndex={-1}
          aria-label={say().open.file}
          ref={files}
          onChange={({ currentTarget }) => void bring(currentTarget)}
        />
      </div>
    </form>
  )
}

import { createSignal } from 'solid-js'
import { Button } from '../design/button.tsx'
import { say } from './texts/index.ts'
import './bring-record.css'

/** A place to lay down a record or a link: pasted, or as a file. */
export function BringRecord(props: { help: string; onBring(text: string): void }) {
  const [text, setText] = createSignal('')
  let files: HTMLInputElement | undefined
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
          onChange={async (event) => {
            const [file] = event.currentTarget.files ?? []
            if (file) props.onBring(await file.text())
          }}
        />
      </div>
    </form>
  )
}

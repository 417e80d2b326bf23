import { A, useNavigate } from '@solidjs/router'
import { createSignal, type ParentProps, Show } from 'solid-js'
import { Button, buttonClass } from '../design/button.tsx'
import { EmptyTable } from '../design/empty-table.tsx'
import { Field } from '../design/field.tsx'
import type { Untold as Why } from './story.ts'
import { words } from './texts/index.ts'
import '../design/mat.css'
import '../pages/reading.css'

/** No match to tell: why, and where to bring one. */
export function Untold(props: ParentProps<{ why: Why | undefined }>) {
  const texts = () => words().untold
  const go = useNavigate()
  const [pasted, setPasted] = createSignal('')
  function open(event: SubmitEvent): void {
    event.preventDefault()
    const [, after] = pasted().trim().split('#')
    go(`/after#${after ?? pasted().trim()}`)
  }
  return (
    <main class="reading">
      <article class="mat">
        <EmptyTable />
        <h1>{props.why ? texts().broken : texts().nothing}</h1>
        <p>{props.why ? texts().brokenHelp : texts().nothingHelp}</p>
        <Show when={props.why}>{(why) => <p class="muted small">{why().message}</p>}</Show>
        <form class="share-link" onSubmit={open}>
          <Field
            label={texts().field}
            value={pasted()}
            required
            onInput={(event) => setPasted(event.currentTarget.value)}
          />
          <Button type="submit" kind="primary">
            {texts().open}
          </Button>
        </form>
        <p class="ways">
          {props.children}
          <A class={buttonClass('quiet')} href="/">
            {texts().house}
          </A>
        </p>
      </article>
    </main>
  )
}

import { type JSX, Show } from 'solid-js'
import { Button } from '../../design/button.tsx'
import { Icon } from '../../design/icon.tsx'
import type { No } from '../../host/table-host.ts'
import { say } from '../../language.ts'
import { copyReport } from './report.tsx'
import './broken.css'

/** Something of ours broke: what is safe, and one way on. */
export function Broken(props: { refusal: No | undefined; fallback?: JSX.Element }) {
  const words = () => say().table.broken
  return (
    <Show when={props.refusal} fallback={props.fallback}>
      {(no) => (
        <main class="broken mat" role="alert">
          <Icon name="bottle-broken" size={56} />
          <div>
            <h1>{words().title}</h1>
            <p>{words().text}</p>
            <p class="muted small">{no().message}</p>
            <p class="ways">
              <Button kind="primary" icon="replay" onClick={() => location.reload()}>
                {words().reload}
              </Button>
              <Button icon="copy" onClick={() => copyReport(undefined, no())}>
                {words().report}
              </Button>
            </p>
          </div>
        </main>
      )}
    </Show>
  )
}

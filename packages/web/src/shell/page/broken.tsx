import { A } from '@solidjs/router'
import { type JSX, Show } from 'solid-js'
import { Button, buttonClass } from '../../design/button.tsx'
import { Icon } from '../../design/icon.tsx'
import type { No } from '../../host/table-host.ts'
import { say } from '../../language.ts'
import { copyReport } from './report.tsx'
import './broken.css'

/** A game of other rules is nobody's fault, and no reload would mend it. */
const OTHER_RULES = ['other-rules', 'newer-rules']

/** A table that does not open: what is safe, and one way on. */
export function Broken(props: { refusal: No | undefined; fallback?: JSX.Element }) {
  const words = () => say().table.broken
  const other = () => (OTHER_RULES.includes(props.refusal?.code ?? '') ? say().table.otherRules : undefined)
  return (
    <Show when={props.refusal} fallback={props.fallback}>
      {(no) => (
        <main class="broken mat">
          <Icon name="bottle-broken" size={56} />
          <div role="alert">
            <h1>{(other() ?? words()).title}</h1>
            <p>{(other() ?? words()).text}</p>
            <p class="muted small">{no().message}</p>
            <p class="ways">
              <Show
                when={other()}
                fallback={
                  <Button kind="primary" icon="replay" onClick={() => location.reload()}>
                    {words().reload}
                  </Button>
                }
              >
                <A href="/" class={buttonClass('primary')}>
                  {say().lost.home}
                </A>
              </Show>
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

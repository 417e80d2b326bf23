import { type JSX, Show } from 'solid-js'
import { Button } from '../../design/button.tsx'
import { Icon } from '../../design/icon.tsx'
import type { No } from '../../host/table-host.ts'
import { say } from '../../language.ts'
import { ClosedDoor, WayHome } from './closed-door.tsx'
import { copyReport } from './report.tsx'

/** A game of other rules is nobody's fault, and no reload would mend it. */
const OTHER_RULES = ['other-rules', 'newer-rules']

/** A table that does not open, or broke: what is safe, and one way on. */
export function Broken(props: { refusal: No | undefined; fallback?: JSX.Element }) {
  const words = () => say().table.broken
  const other = () => (OTHER_RULES.includes(props.refusal?.code ?? '') ? say().table.otherRules : undefined)
  return (
    <Show when={props.refusal} fallback={props.fallback}>
      {(no) => (
        <ClosedDoor role="alert" words={other() ?? words()} drawing={<Icon name="bottle-broken" size={56} />}>
          <p class="muted small">{no().message}</p>
          <Show
            when={other()}
            fallback={
              <Button kind="primary" icon="replay" onClick={() => location.reload()}>
                {words().reload}
              </Button>
            }
          >
            <WayHome />
          </Show>
          <Button icon="copy" onClick={() => copyReport(undefined, no())}>
            {words().report}
          </Button>
        </ClosedDoor>
      )}
    </Show>
  )
}

/** The same for a table that broke while it was drawn. Caught it would be silent: the console should know of it too. */
export function brokenBy(error: unknown): JSX.Element {
  reportError(error)
  return <Broken refusal={{ code: 'broken', message: String(error) }} />
}

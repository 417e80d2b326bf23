import { createSignal, lazy, Show, Suspense } from 'solid-js'
import { Button } from '../../design/button.tsx'
import { say } from '../../language.ts'

const PrimerDialog = lazy(() => import('./primer-dialog.tsx'))

/** The way to an expansion in one minute, wherever it is named; what it says comes when it is asked for. */
export function PrimerButton(props: { game: string; expansion: string; name: string; shows?: 'sign' | 'name' }) {
  const [isOpen, setOpen] = createSignal(false)
  const [isAsked, ask] = createSignal(false)
  const words = () => say().inOneMinute
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        icon="hint"
        class="in-one-minute"
        aria-haspopup="dialog"
        aria-label={words().of(props.name)}
        title={words().of(props.name)}
        onClick={() => {
          ask(true)
          setOpen(true)
        }}
      >
        <Show when={props.shows !== 'sign'}>{props.shows === 'name' ? words().of(props.name) : words().word}</Show>
      </Button>
      <Show when={isAsked()}>
        {/* The page stays while it comes. */}
        <Suspense>
          <PrimerDialog game={props.game} expansion={props.expansion} open={isOpen()} onClose={() => setOpen(false)} />
        </Suspense>
      </Show>
    </>
  )
}

import { useLocation } from '@solidjs/router'
import { createEffect, on } from 'solid-js'
import { Button } from '../design/button.tsx'
import { say } from '../language.ts'
import { ClosedDoor, WayHome } from '../shell/page/closed-door.tsx'

/** Stands in for a page whose script did not come, or that broke. It comes with the front door: nothing is fetched for it. */
export function NotOpened(props: { error: unknown; onLeave(): void }) {
  const words = () => say().notOpened
  const where = useLocation()
  createEffect(on(() => where.pathname, props.onLeave, { defer: true }))
  // Caught here it would be silent: the console and the reports of this page should know of it.
  reportError(props.error)
  return (
    <ClosedDoor role="alert" words={words()}>
      <Button icon="replay" onClick={() => location.reload()}>
        {words().again}
      </Button>
      <WayHome />
    </ClosedDoor>
  )
}

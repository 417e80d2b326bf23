import { A, useLocation } from '@solidjs/router'
import { createEffect, on } from 'solid-js'
import { Button, buttonClass } from '../design/button.tsx'
import { EmptyTable } from '../design/empty-table.tsx'
import { say } from '../language.ts'
import { PageBar } from '../shell/bar/bar.tsx'
import { Foot } from '../shell/page/foot.tsx'
import '../design/mat.css'
import './not-found.css'

/** Stands in for a page whose script did not come, or that broke. It comes with the front door: nothing is fetched for it. */
export function NotOpened(props: { error: unknown; onLeave(): void }) {
  const words = () => say().notOpened
  const where = useLocation()
  createEffect(on(() => where.pathname, props.onLeave, { defer: true }))
  // Caught here it would be silent: the console and the reports of this page should know of it.
  reportError(props.error)
  return (
    <>
      <PageBar />
      <main class="lost floor">
        <section class="mat">
          <EmptyTable />
          <div role="alert">
            <h1>{words().title}</h1>
            <p>{words().text}</p>
          </div>
          <Button icon="replay" onClick={() => location.reload()}>
            {words().again}
          </Button>
          <A href="/" class={buttonClass('primary')}>
            {say().lost.home}
          </A>
        </section>
      </main>
      <Foot />
    </>
  )
}

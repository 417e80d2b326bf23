import { A } from '@solidjs/router'
import { Button, buttonClass } from '../design/button.tsx'
import { EmptyTable } from '../design/empty-table.tsx'
import { say } from '../language.ts'
import { PageBar } from '../shell/bar/bar.tsx'
import { Foot } from '../shell/page/foot.tsx'
import '../design/mat.css'
import './not-found.css'

/** What only the house can open, while it does not answer: what works without it, and another try. */
export function HouseAway(props: { onRetry(): void }) {
  return (
    <>
      <PageBar />
      <main class="lost floor">
        <section class="mat">
          <EmptyTable />
          <div role="status">
            <h1>{say().away.title}</h1>
            <p>{say().away.text}</p>
          </div>
          <Button icon="replay" onClick={props.onRetry}>
            {say().table.connection.tryNow}
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

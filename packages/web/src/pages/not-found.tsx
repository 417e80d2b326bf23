import { A } from '@solidjs/router'
import { buttonClass } from '../design/button.tsx'
import { EmptyTable } from '../design/empty-table.tsx'
import { say } from '../language.ts'
import { PageBar } from '../shell/bar/bar.tsx'
import { Foot } from '../shell/page/foot.tsx'
import '../design/mat.css'
import './not-found.css'

/** An address, or a table, that leads nowhere. */
export default function NotFound(props: { table?: boolean }) {
  const words = () => say().lost
  return (
    <>
      <PageBar />
      <main class="lost floor">
        <section class="mat">
          <EmptyTable />
          <h1>{props.table ? words().noTable : words().title}</h1>
          <p>{props.table ? words().noTableHelp : words().text}</p>
          <A href="/" class={buttonClass('primary')}>
            {words().home}
          </A>
        </section>
      </main>
      <Foot />
    </>
  )
}

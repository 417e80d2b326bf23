import { A } from '@solidjs/router'
import type { JSX, ParentProps } from 'solid-js'
import { buttonClass } from '../../design/button.tsx'
import { EmptyTable } from '../../design/empty-table.tsx'
import { say } from '../../language.ts'
import { PageBar } from '../bar/bar.tsx'
import { Foot } from './foot.tsx'
import '../../design/mat.css'
import './closed-door.css'

/** Stands where a page would be: one drawing, why it does not open, and the ways on. */
export function ClosedDoor(
  props: ParentProps<{
    words: { readonly title: string; readonly text: string }
    /** What came unasked is told as it comes. */
    role?: 'alert' | 'status'
    drawing?: JSX.Element
  }>,
) {
  return (
    <>
      <PageBar />
      <main class="closed-door floor">
        <section class="mat">
          {props.drawing ?? <EmptyTable />}
          <div role={props.role}>
            <h1>{props.words.title}</h1>
            <p>{props.words.text}</p>
          </div>
          {props.children}
        </section>
      </main>
      <Foot />
    </>
  )
}

/** The one way that always leads somewhere. */
export function WayHome() {
  return (
    <A href="/" class={buttonClass('primary')}>
      {say().lost.home}
    </A>
  )
}

import type { ParentProps } from 'solid-js'
import { PageBar } from '../shell/bar/bar.tsx'
import { Foot } from '../shell/page/foot.tsx'
import '../design/mat.css'
import './reading.css'

/** A page one reads: one mat on a plain floor. */
export function Reading(props: ParentProps<{ title: string; class?: string }>) {
  return (
    <>
      <PageBar />
      <main class={`reading ${props.class ?? ''}`}>
        <article class="mat">
          <h1>{props.title}</h1>
          {props.children}
        </article>
      </main>
      <Foot />
    </>
  )
}

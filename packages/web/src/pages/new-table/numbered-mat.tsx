import type { JSX } from 'solid-js'

/** A numbered mat. */
export function NumberedMat(props: {
  number: number
  title: string
  note?: string
  class?: string
  children: JSX.Element
}) {
  return (
    <section class={`mat step ${props.class ?? ''}`}>
      <h2>
        <i>{props.number}</i>
        {props.title}
        {props.note && <small>{props.note}</small>}
      </h2>
      {props.children}
    </section>
  )
}

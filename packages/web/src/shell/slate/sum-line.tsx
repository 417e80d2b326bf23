import { For } from 'solid-js'
import type { Sum } from '../table/game-screen.ts'
import './sum-line.css'

/** A figure spelled out: 6 = 5 road + 1 rain. Each part is a chip, in the colour of what it does. */
export function SumLine(props: { sum: Sum }) {
  return (
    <p class="sum-line">
      <b>{props.sum.total}</b>
      <For each={props.sum.parts}>
        {(part, at) => (
          <>
            <i>{signBefore(part.n, at())}</i>
            <span class={part.mood ?? ''}>
              <b>{Math.abs(part.n)}</b> {part.name}
            </span>
          </>
        )}
      </For>
    </p>
  )
}

const signBefore = (n: number, at: number): string => (at === 0 ? '=' : n < 0 ? '−' : '+')

/** The same for whoever hears it. */
export const inWords = ({ total, parts }: Sum): string =>
  [total, ...parts.map(({ n, name }, at) => `${signBefore(n, at)} ${Math.abs(n)} ${name}`)].join(' ')

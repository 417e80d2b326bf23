import { For } from 'solid-js'

const WHOLE = 200
const THICK = 8

/** Shares of a whole, end to end. The numbers beside it say the same. */
export function ShareBar(props: { parts: readonly (readonly [kind: string, share: number])[] }) {
  const from = (at: number) => props.parts.slice(0, at).reduce((sum, [, share]) => sum + share, 0) * WHOLE
  return (
    <svg class="share" viewBox={`0 0 ${WHOLE} ${THICK}`} preserveAspectRatio="none" aria-hidden="true">
      <rect class="whole" width={WHOLE} height={THICK} rx="3" />
      <For each={props.parts}>
        {([kind, share], at) => <rect class={kind} x={from(at())} width={share * WHOLE} height={THICK} rx="3" />}
      </For>
    </svg>
  )
}

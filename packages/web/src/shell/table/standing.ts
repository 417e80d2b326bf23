import { type Accessor, createSignal, onCleanup, onMount } from 'solid-js'

/**
 * Whether some part of a table stands there just now, for whoever lays the others out around it. The part says so
 * itself when it is made. (A style that asks with `:has` would do in newer browsers only.)
 */
export interface Standing {
  readonly isThere: Accessor<boolean>
  /** The part that is being made stands there until it goes. */
  stand(): void
}

export function createStanding(): Standing {
  const [count, setCount] = createSignal(0)
  return {
    isThere: () => count() > 0,
    stand() {
      onMount(() => setCount((before) => before + 1))
      onCleanup(() => setCount((before) => before - 1))
    },
  }
}

import { type Accessor, createSignal, onCleanup, onMount } from 'solid-js'

/**
 * Whether some part of the table stands there just now, for whoever lays the others out around it. The part says so
 * itself when it is made. (A style that asks with `:has` would do in newer browsers only.)
 */
export function createStanding(): readonly [is: Accessor<boolean>, stand: () => void] {
  const [count, setCount] = createSignal(0)
  const stand = () => {
    onMount(() => setCount((before) => before + 1))
    onCleanup(() => setCount((before) => before - 1))
  }
  return [() => count() > 0, stand]
}

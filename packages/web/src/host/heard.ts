import type { Told, Update } from '@estaminet/table'
import { batch, createSignal } from 'solid-js'

/** The newest update, and everything told so far: a table is drawn later than the first of it is heard. */
export function createHeard() {
  const [update, setUpdate] = createSignal<Update>()
  const [told, setTold] = createSignal<readonly Told[]>([])
  let seen = -1

  function hear(next: Update): void {
    const fresh = next.events.filter(({ n }) => n > seen)
    seen = Math.max(seen, next.n)
    batch(() => {
      if (fresh.length > 0) setTold([...told(), ...fresh])
      setUpdate(next)
    })
  }

  return { update, told, hear }
}

import type { Game } from '@estaminet/kernel'
import type { Shows, Told, Update } from '@estaminet/table'
import { Following } from '@estaminet/table/following'
import { batch, createSignal } from 'solid-js'

/** The newest update, and everything told so far: a table is drawn later than the first of it is heard. */
export function createHeard() {
  const [update, setUpdate] = createSignal<Update>()
  const [told, setTold] = createSignal<readonly Told[]>([])
  const following = new Following()
  let seen = -1

  /** Answers whether nothing was missed before it. */
  function hear(frame: Shows): boolean {
    const next = following.hear(frame)
    if (!next) return false
    const fresh = next.events.filter(({ n }) => n > seen)
    seen = Math.max(seen, next.n)
    batch(() => {
      if (fresh.length > 0) setTold([...told(), ...fresh])
      setUpdate(next)
    })
    return true
  }

  /** The rules of the table have come: from now on its host may be asked for positions. */
  function hold(game: Game): void {
    const info = update()?.info
    if (info) following.hold(game, info.options, info.seats.length)
  }

  /** Other eyes look: nothing that was told before is theirs. */
  function forget(): void {
    seen = -1
    setTold([])
  }

  return { update, told, hear, forget, hold, held: () => following.held }
}

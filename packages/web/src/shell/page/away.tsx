import { onCleanup, onMount, Show } from 'solid-js'
import { Icon } from '../../design/icon.tsx'
import { house } from '../../host/house.ts'
import { isAway } from '../../host/reachable.ts'
import { say } from '../../language.ts'
import '../../design/mat.css'
import './away.css'

/** The device says that its network came or went. A house in the same room may be there all the same. */
const CHANGES = ['online', 'offline'] as const
const LOOK_AGAIN = 10_000

/** Where a page needs the house and it does not answer: that, and what works all the same. */
export function Away() {
  const look = () => {
    house.about().catch(() => {})
  }
  onMount(() => {
    if (!navigator.onLine) look()
    for (const change of CHANGES) addEventListener(change, look)
    const again = setInterval(() => isAway() && look(), LOOK_AGAIN)
    onCleanup(() => {
      for (const change of CHANGES) removeEventListener(change, look)
      clearInterval(again)
    })
  })
  return (
    <div class="away-place" role="status">
      <Show when={isAway()}>
        <div class="mat away">
          <Icon name="offline" size={22} />
          <p>
            <b>{say().away.title}</b>
            <small>{say().away.text}</small>
          </p>
        </div>
      </Show>
    </div>
  )
}

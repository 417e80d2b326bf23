import { createEffect, createSignal, on, onCleanup, Show } from 'solid-js'
import { Button } from '../../design/button.tsx'
import { Icon } from '../../design/icon.tsx'
import type { TableHost } from '../../host/table-host.ts'
import { say } from '../../language.ts'
import './connection.css'

const BACK_SHOWN = 4000

/** A quiet mat under the bar while the house cannot be reached, and a word when it can again. Nobody did wrong. */
export function ConnectionBanner(props: { host: TableHost }) {
  const words = () => say().table.connection
  const [now, setNow] = createSignal(Date.now())
  const [back, setBack] = createSignal(false)
  const clock = setInterval(() => setNow(Date.now()), 500)
  let hide: ReturnType<typeof setTimeout> | undefined
  onCleanup(() => {
    clearInterval(clock)
    clearTimeout(hide)
  })

  createEffect(
    on(props.host.connection, (is, was) => {
      if (is !== 'open' || was !== 'lost') return
      setBack(true)
      clearTimeout(hide)
      hide = setTimeout(() => setBack(false), BACK_SHOWN)
    }),
  )

  const waits = () => {
    const at = props.host.retryAt()
    return at === undefined ? words().trying : words().tryingIn(Math.max(0, Math.ceil((at - now()) / 1000)))
  }
  return (
    <div class="connections floor" role="status">
      <Show when={props.host.connection() === 'lost'}>
        <div class="connection mat">
          <Icon name="offline" size={20} />
          <p>
            <b>{words().lost}</b> {words().safe} <span aria-hidden="true">{waits()}</span>
          </p>
          <Button size="small" onClick={() => props.host.retry()}>
            {words().tryNow}
          </Button>
        </div>
      </Show>
      <Show when={back() && props.host.connection() === 'open'}>
        <div class="connection mat well">
          <Icon name="offline-ok" size={20} />
          <p>
            <b>{words().back}</b> {words().missedNothing}
          </p>
        </div>
      </Show>
    </div>
  )
}

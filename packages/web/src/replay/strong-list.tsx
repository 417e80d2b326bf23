import { For, Show } from 'solid-js'
import { Button } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { PlayerShape } from '../design/player-mark.tsx'
import { colourOf } from '../shell/seats/names.ts'
import type { Looking } from './looking.ts'
import type { StrongMoment } from './strong.ts'
import { say } from './texts/index.ts'
import './strong.css'

/** The strong moments in a row: what happened, and whom it helped or hurt. Where a device still looks for them it says so. */
export function StrongList(props: {
  looking: Looking
  moments: readonly StrongMoment[]
  /** Where one is. */
  at: number
  go(n: number): void
}) {
  const words = () => say().strong
  const said = () => {
    if (props.looking.share() !== undefined) return words().waiting
    return props.looking.found() && props.moments.length === 0 ? words().none : ''
  }
  return (
    <section class="strong" aria-label={words().title}>
      <span class="caps" aria-hidden="true">
        {words().title}
      </span>
      <p role="status" class="muted small">
        {said()}
      </p>
      <Show when={props.looking.share() !== undefined}>
        <progress max={1} value={props.looking.share()} aria-label={words().waiting} />
      </Show>
      <Show when={props.moments.length > 0}>
        <ul>
          <For each={props.moments}>
            {(one) => (
              <li>
                <button
                  type="button"
                  data-at={one.n}
                  aria-label={one.label}
                  title={one.label}
                  aria-current={props.at === one.n ? 'true' : undefined}
                  onClick={() => props.go(one.n)}
                >
                  <Icon name={one.icon} size={16} />
                  <span class="cause">{one.cause}</span>
                  <PlayerShape colour={colourOf(one.seat)} size={11} />
                  <b classList={{ loss: one.isLoss }}>{one.amount}</b>
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={props.looking.isPart()}>
        <Button kind="quiet" size="small" icon="next" onClick={props.looking.goOn}>
          {words().goOn}
        </Button>
      </Show>
    </section>
  )
}

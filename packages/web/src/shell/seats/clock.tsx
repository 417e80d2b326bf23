import { createSignal, onCleanup, Show } from 'solid-js'
import { PlayerShape } from '../../design/player-mark.tsx'
import { language, say } from '../../language.ts'
import { colon } from '../../texts/thin.ts'
import type { TableModel } from '../table/table-model.ts'
import { clockFace } from './clock-face.ts'
import { colourOf, nameOf } from './names.ts'
import './clock.css'

/** A seat's time left, running while the seat is waited for. Nothing where the table has no clock. */
export function Clock(props: { model: TableModel; seat: number; named?: boolean }) {
  const { model } = props
  const [now, setNow] = createSignal(Date.now())
  const timer = setInterval(() => setNow(Date.now()), 500)
  onCleanup(() => clearInterval(timer))
  const name = () => (model.mine().includes(props.seat) ? say().table.you : nameOf(model.seats(), props.seat))
  const face = (left: number) => clockFace(left, model.latest().info.pace.kind, say().table.clock)
  return (
    <Show when={model.clocks()[props.seat]}>
      {(clock) => {
        const left = () => face(clock().left - (clock().running ? Math.max(0, now() - model.clocksAt()) : 0))
        return (
          <span
            class="clock"
            classList={{ running: clock().running, named: props.named }}
            title={`${name()}${colon(language())}${left()}`}
          >
            <Show when={props.named}>
              <PlayerShape colour={colourOf(props.seat)} size={13} />
              <span class="whose">{name()}</span>
            </Show>
            {left()}
          </span>
        )
      }}
    </Show>
  )
}

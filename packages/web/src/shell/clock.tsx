import { createMemo, createSignal, onCleanup, Show } from 'solid-js'
import type { TableModel } from './table-model.ts'

/** A seat's time left, running while the seat is waited for. Nothing where the table has no clock. */
export function Clock(props: { model: TableModel; seat: number }) {
  const [now, setNow] = createSignal(Date.now())
  const timer = setInterval(() => setNow(Date.now()), 500)
  onCleanup(() => clearInterval(timer))
  const since = createMemo(() => {
    const info = props.model.clocks()[props.seat]
    return info && { ...info, at: Date.now() }
  })
  return (
    <Show when={since()}>
      {(clock) => (
        <span class="clock" classList={{ running: clock().running }}>
          {written(clock().left - (clock().running ? Math.max(0, now() - clock().at) : 0))}
        </span>
      )}
    </Show>
  )
}

/** `4:05`, `2:10:00`. */
export function written(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const two = (part: number) => String(part).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

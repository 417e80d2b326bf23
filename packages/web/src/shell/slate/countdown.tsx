import { createSignal, onCleanup, Show } from 'solid-js'
import { Button } from '../../design/button.tsx'
import { say } from '../../language.ts'
import type { TableModel } from '../table/table-model.ts'

const SECOND = 1000
const MORE_TIME = 3

const whole = (milliseconds: number): number => Math.max(0, Math.ceil(milliseconds / SECOND))

/** Whole seconds until the question answers itself; of a window, how to have it wait, and how long one still may. */
export function Countdown(props: { model: TableModel }) {
  const { model } = props
  const words = () => say().table.slate
  const [now, setNow] = createSignal(Date.now())
  const timer = setInterval(() => setNow(Date.now()), 500)
  onCleanup(() => clearInterval(timer))
  const running = () =>
    model.countdowns().find(({ seat, ask }) => seat === model.ask()?.seat && ask === model.ask()?.id)
  /** Turn by turn there is nothing to wait for, and who has answered waits no more. */
  const window = () =>
    model.latest().window && model.latest().info.pace.kind === 'live' && model.ask()?.answered === undefined
      ? running()?.window
      : undefined
  /** Who needs longer than the beat of a window says so, whatever they hold. */
  const mayWait = () => window()?.waits === false && window()?.account !== 0
  /** What is being waited now is taken from it once it is over. */
  const account = (): number | undefined => {
    const { account, waits = false } = window() ?? {}
    const waited = waits ? now() - (running()?.since ?? now()) : 0
    return account === undefined ? undefined : whole(account - waited)
  }
  const limit = () => (model.latest().info.windows?.limit ?? 0) * (model.latest().orders[0]?.moreTime ? MORE_TIME : 1)
  const about = () => {
    const left = account()
    if (!window()) return undefined
    if (left === undefined) return words().waitFreely
    if (window()?.waits) return words().waits(left)
    return left === 0 ? words().waitedOut : words().waitHelp(Math.min(limit(), left), left)
  }
  /** What is happening, and to whom: the next time it passes unasked. */
  const mutes = () => {
    const { on, to } = window() ?? {}
    return on === undefined || to === undefined ? undefined : `${on}:${to}`
  }
  function mute(): void {
    const seat = model.ask()?.seat
    const name = mutes()
    if (seat !== undefined && name) void model.wish({ t: 'orders', seat, windows: { [name]: 'mute' } })
  }
  return (
    <>
      <Show when={running()?.until}>{(until) => <span class="left">{words().left(whole(until() - now()))}</span>}</Show>
      <Show when={about()}>
        <div class="waiting">
          <Show when={mayWait()}>
            <Button size="small" onClick={() => model.wait(model.ask()?.seat ?? 0)}>
              {words().wait}
            </Button>
          </Show>
          <Show when={mutes()}>
            <Button size="small" onClick={mute}>
              {words().notAgain}
            </Button>
          </Show>
          <p>{about()}</p>
        </div>
      </Show>
    </>
  )
}

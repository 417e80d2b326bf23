import { createResource, createSignal, For, Show } from 'solid-js'
import { Button } from '../../design/button.tsx'
import { Dialog } from '../../design/dialog.tsx'
import { passkeys, passkeysOff } from '../../host/passkeys.ts'
import { language, say } from '../../language.ts'
import { remember } from '../../memory.ts'
import { dated } from '../../shell/page/dates.ts'
import { toast } from '../../shell/page/toasts.tsx'

/** Keys that outlive this browser: mine, a new one, and the way in with one. */
export function Passkeys(props: { known: boolean; onOpened(): void }) {
  const words = () => say().you.passkeys
  const [registered, { mutate }] = createResource(() => passkeys.mine().catch(() => ({ on: false, mine: [] })))
  const [asking, setAsking] = createSignal(false)
  const off = () => {
    const why = passkeysOff() ?? (registered() && !registered()?.on ? 'unnamed' : undefined)
    return why && words()[why]
  }
  const day = (at: number) => dated(at, language(), { dateStyle: 'long' })

  /** Whoever waves the device's question away has changed nothing. */
  async function attempt<T>(act: () => Promise<T>): Promise<T | undefined> {
    const done = await act().catch(() => undefined)
    if (done === undefined) toast({ text: words().failed, icon: 'info' })
    return done
  }

  async function add(): Promise<void> {
    const now = await attempt(passkeys.add)
    if (!now) return
    mutate(now)
    toast({ text: words().added, icon: 'check' })
  }

  async function remove(id: string): Promise<void> {
    const now = await attempt(() => passkeys.remove(id))
    if (!now) return
    mutate(now)
    toast({ text: words().removed, icon: 'check' })
  }

  async function open(): Promise<void> {
    setAsking(false)
    const me = await attempt(passkeys.open)
    if (!me) return
    remember('name', me.name)
    remember('guest', '1')
    toast({ text: words().opened(me.name), icon: 'check' })
    props.onOpened()
  }

  return (
    <section>
      <h2>{words().title}</h2>
      <p>{props.known ? words().help : words().openHelp}</p>
      <Show when={props.known}>
        <ul class="keys">
          <For each={registered()?.mine} fallback={<li class="muted">{words().none}</li>}>
            {(key, at) => (
              <li>
                <span>
                  <b>{words().one(at() + 1)}</b>
                  <small>
                    {[
                      key.createdAt === undefined ? '' : words().made(day(key.createdAt)),
                      key.usedAt === undefined ? '' : words().used(day(key.usedAt)),
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </small>
                </span>
                <Button
                  kind="quiet"
                  size="small"
                  icon="close"
                  aria-label={words().remove(at() + 1)}
                  title={words().remove(at() + 1)}
                  onClick={() => remove(key.id)}
                />
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={!off()} fallback={<p class="off">{off()}</p>}>
        <Show
          when={props.known}
          fallback={
            <Button kind="primary" icon="lock" onClick={open}>
              {words().open}
            </Button>
          }
        >
          <div class="ways">
            <Button icon="plus" onClick={add}>
              {words().add}
            </Button>
            <Button kind="quiet" onClick={() => setAsking(true)}>
              {words().instead}
            </Button>
          </div>
        </Show>
      </Show>
      <Dialog open={asking()} title={words().instead} onClose={() => setAsking(false)}>
        <p>{words().insteadHelp}</p>
        <div class="answers">
          <Button onClick={() => setAsking(false)}>{words().stay}</Button>
          <Button kind="primary" onClick={open}>
            {words().open}
          </Button>
        </div>
      </Dialog>
    </section>
  )
}

import { createEffect, createResource, createSignal, Show } from 'solid-js'
import { Button } from '../../design/button.tsx'
import { Field } from '../../design/field.tsx'
import { LineForm } from '../../design/line-form.tsx'
import { Refused } from '../../host/house.ts'
import { type MyMail, mail } from '../../host/mail.ts'
import { language, say } from '../../language.ts'
import { toast } from '../../shell/page/toasts.tsx'

/** Where the house writes to me when my turn begins. Nothing, where it sends no mail. */
export function Mail() {
  const words = () => say().you.mail
  const [mine, { mutate }] = createResource<MyMail | undefined>(() => mail.mine().catch(() => undefined))
  const [address, setAddress] = createSignal('')
  const [code, setCode] = createSignal('')
  createEffect(() => setAddress(mine()?.waiting ?? mine()?.address ?? ''))

  async function attempt(act: () => Promise<MyMail>): Promise<MyMail | undefined> {
    try {
      const now = await act()
      mutate(now)
      return now
    } catch (error) {
      const known: Readonly<Record<string, string>> = words().refused
      toast({ text: (error instanceof Refused && known[error.code]) || say().you.failed, icon: 'info' })
      // No code waits any more.
      if (error instanceof Refused && error.code === 'no-code') mutate(await mail.mine().catch(() => mine()))
      return undefined
    }
  }

  async function give(): Promise<void> {
    const now = await attempt(() => mail.give(address().trim(), language()))
    if (now) setCode('')
  }

  async function confirm(): Promise<void> {
    const now = await attempt(() => mail.confirm(code()))
    if (now?.address) toast({ text: words().confirmed(now.address), icon: 'check' })
  }

  async function drop(): Promise<void> {
    if (await attempt(mail.drop)) toast({ text: words().removed, icon: 'check' })
  }

  return (
    <Show when={mine()?.on}>
      <section>
        <h2>{words().title}</h2>
        <p>{words().help}</p>
        <LineForm word={words().give} onSend={give}>
          <Field
            label={words().address}
            type="email"
            autocomplete="email"
            maxLength={254}
            required
            value={address()}
            onInput={(event) => setAddress(event.currentTarget.value)}
          />
        </LineForm>
        <Show when={mine()?.waiting}>
          {(at) => (
            <div class="code">
              <p role="status">{words().sent(at())}</p>
              <LineForm kind="primary" word={words().confirm} onSend={confirm}>
                <Field
                  label={words().code}
                  inputMode="numeric"
                  autocomplete="one-time-code"
                  maxLength={12}
                  required
                  value={code()}
                  onInput={(event) => setCode(event.currentTarget.value)}
                />
              </LineForm>
            </div>
          )}
        </Show>
        <Show when={mine()?.address}>{(at) => <p>{words().now(at())}</p>}</Show>
        <Show when={mine()?.address ?? mine()?.waiting}>
          <Button kind="quiet" onClick={drop}>
            {words().remove}
          </Button>
        </Show>
      </section>
    </Show>
  )
}

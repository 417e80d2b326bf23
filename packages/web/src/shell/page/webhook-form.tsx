import { createEffect, createResource, createSignal, Show } from 'solid-js'
import { Button } from '../../design/button.tsx'
import { Field } from '../../design/field.tsx'
import { LineForm } from '../../design/line-form.tsx'
import { Select } from '../../design/select.tsx'
import { Refused } from '../../host/house.ts'
import type { Told, Webhook } from '../../host/webhook.ts'
import { language, say } from '../../language.ts'
import { languages } from '../../texts/languages.ts'
import { TextToCopy } from './text-to-copy.tsx'
import { toast } from './toasts.tsx'
import './webhook-form.css'

const BAD = ['bad-target', 'unknown-target', 'bad-request']

/** An address outside: given, tried, taken away. `speaks`: one chooses the language that is spoken there. */
export function WebhookForm(props: { webhook: Webhook; help: string; speaks?: boolean }) {
  const words = () => say().you.webhook
  const [registered, { mutate }] = createResource<Told>(() => props.webhook.mine().catch(() => ({ url: null })))
  const [url, setUrl] = createSignal('')
  const [secret, setSecret] = createSignal<string>()
  const [format, setFormat] = createSignal<string>()
  const [chosen, setChosen] = createSignal<string>()
  const spoken = () => chosen() ?? registered()?.language ?? language()
  createEffect(() => setUrl(registered()?.url ?? ''))

  const tell = (text: string, good: boolean) => toast({ text, icon: good ? 'check' : 'info' })

  async function save(): Promise<void> {
    try {
      const made = await props.webhook.set(url().trim(), props.speaks ? spoken() : language(), format())
      mutate({ url: url().trim(), format: made.format, language: spoken() })
      // Chat services ask for no proof of who writes.
      setSecret(made.format === 'json' ? made.secret : undefined)
      tell(words().saved, true)
    } catch (error) {
      const bad = error instanceof Refused && BAD.includes(error.code)
      tell(bad ? words().bad : say().you.failed, false)
    }
  }

  async function trial(): Promise<void> {
    const { arrived } = await props.webhook.trial().catch(() => ({ arrived: false }))
    tell(arrived ? words().arrived : words().lost, arrived)
  }

  async function drop(): Promise<void> {
    const done = await props.webhook.drop().then(
      () => true,
      () => false,
    )
    if (done) mutate({ url: null })
    setSecret(undefined)
    tell(done ? words().removed : say().you.failed, done)
  }

  return (
    <div class="webhook-form">
      <p>{props.help}</p>
      <LineForm word={words().save} onSend={save}>
        <Field
          label={words().url}
          type="url"
          placeholder="https://"
          maxLength={500}
          required
          value={url()}
          onInput={(event) => setUrl(event.currentTarget.value)}
        />
        <Select
          label={words().format}
          value={format() ?? registered()?.format ?? 'json'}
          choices={Object.entries(words().formats).map(([value, label]) => ({ value, label }))}
          onChange={setFormat}
        />
        <Show when={props.speaks}>
          <Select
            label={say().table.bar.language}
            value={spoken()}
            choices={Object.entries(languages).map(([value, words]) => ({ value, label: words.language }))}
            onChange={setChosen}
          />
        </Show>
      </LineForm>
      <Show when={secret()}>
        {(shown) => (
          <div role="status">
            <p>{words().secret}</p>
            <TextToCopy label={words().secretLabel} text={shown()} />
          </div>
        )}
      </Show>
      <Show when={registered()?.url}>
        <div class="ways">
          <Button icon="send" onClick={trial}>
            {words().trial}
          </Button>
          <Button kind="quiet" onClick={drop}>
            {words().remove}
          </Button>
        </div>
      </Show>
    </div>
  )
}

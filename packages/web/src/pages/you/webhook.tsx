import { createEffect, createResource, createSignal, Show } from 'solid-js'
import { Button } from '../../design/button.tsx'
import { Field } from '../../design/field.tsx'
import { Select } from '../../design/select.tsx'
import { Refused } from '../../host/house.ts'
import { webhook } from '../../host/webhook.ts'
import { language, say } from '../../language.ts'
import { toast } from '../../shell/page/toasts.tsx'
import { TextToCopy } from './text-to-copy.tsx'

type Mine = Awaited<ReturnType<typeof webhook.mine>>

const BAD = ['bad-target', 'unknown-target', 'bad-request']

/** Where the house calls me when my turn begins. */
export function Webhook() {
  const words = () => say().you.webhook
  const [registered, { mutate }] = createResource<Mine>(() => webhook.mine().catch(() => ({ url: null })))
  const [url, setUrl] = createSignal('')
  const [secret, setSecret] = createSignal<string>()
  const [format, setFormat] = createSignal<string>()
  createEffect(() => setUrl(registered()?.url ?? ''))

  const tell = (text: string, good: boolean) => toast({ text, icon: good ? 'check' : 'info' })

  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    try {
      const made = await webhook.set(url().trim(), language(), format())
      mutate({ url: url().trim(), format: made.format })
      // Chat services ask for no proof of who writes.
      setSecret(made.format === 'json' ? made.secret : undefined)
    } catch (error) {
      const bad = error instanceof Refused && BAD.includes(error.code)
      tell(bad ? words().bad : say().you.failed, false)
    }
  }

  async function trial(): Promise<void> {
    const { arrived } = await webhook.trial().catch(() => ({ arrived: false }))
    tell(arrived ? words().arrived : words().lost, arrived)
  }

  async function drop(): Promise<void> {
    const done = await webhook.drop().then(
      () => true,
      () => false,
    )
    if (done) mutate({ url: null })
    setSecret(undefined)
    tell(done ? words().removed : say().you.failed, done)
  }

  return (
    <section>
      <h2>{words().title}</h2>
      <p>{words().help}</p>
      <form class="row" onSubmit={save}>
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
        <Button type="submit">{words().save}</Button>
      </form>
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
    </section>
  )
}

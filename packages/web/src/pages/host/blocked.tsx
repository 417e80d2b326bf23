import { createSignal, For, Show } from 'solid-js'
import { Button } from '../../design/button.tsx'
import { Field } from '../../design/field.tsx'
import { LineForm } from '../../design/line-form.tsx'
import type { Act } from './desk.ts'
import type { HostWords } from './texts/index.ts'

/** Whom the house does not let in. */
export function Blocked(props: { addresses: readonly string[]; words: HostWords['doors']; act: Act }) {
  const [address, setAddress] = createSignal('')

  async function block(): Promise<void> {
    const given = address().trim()
    await props.act((desk) => desk.block(given, true), props.words.blocked(given), props.words.bad)
    if (props.addresses.includes(given)) setAddress('')
  }

  return (
    <section>
      <h2>{props.words.title}</h2>
      <p>{props.words.help}</p>
      <Show when={props.addresses.length > 0} fallback={<p class="none">{props.words.none}</p>}>
        <ul class="rows">
          <For each={props.addresses}>
            {(one) => (
              <li>
                <b>{one}</b>
                <Button
                  size="small"
                  aria-label={props.words.letIn(one)}
                  onClick={() => props.act((desk) => desk.block(one, false), props.words.opened(one))}
                >
                  {props.words.again}
                </Button>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <LineForm word={props.words.block} onSend={block}>
        <Field
          label={props.words.address}
          placeholder="192.0.2.0/24"
          minLength={2}
          maxLength={60}
          required
          value={address()}
          onInput={(event) => setAddress(event.currentTarget.value)}
        />
      </LineForm>
    </section>
  )
}

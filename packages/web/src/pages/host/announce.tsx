import { createSignal } from 'solid-js'
import { Field } from '../../design/field.tsx'
import { LineForm } from '../../design/line-form.tsx'
import type { Act } from './desk.ts'
import type { HostWords } from './texts/index.ts'

/** A banner for everybody who is connected. */
export function Announce(props: { words: HostWords['announce']; act: Act }) {
  const [reason, setReason] = createSignal('')
  const [seconds, setSeconds] = createSignal(30)
  return (
    <section>
      <h2>{props.words.title}</h2>
      <p>{props.words.help}</p>
      <LineForm
        icon="send"
        word={props.words.tell}
        onSend={() => props.act((desk) => desk.announce(reason().trim(), seconds()), props.words.told)}
      >
        <Field
          label={props.words.reason}
          placeholder={props.words.example}
          maxLength={200}
          pattern=".*\S.*"
          required
          value={reason()}
          onInput={(event) => setReason(event.currentTarget.value)}
        />
        <Field
          class="seconds"
          label={props.words.seconds}
          type="number"
          min={0}
          max={86_400}
          required
          value={seconds()}
          onInput={(event) => setSeconds(event.currentTarget.valueAsNumber)}
        />
      </LineForm>
    </section>
  )
}

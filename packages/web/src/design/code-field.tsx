import { createSignal, For } from 'solid-js'
import { say } from '../language.ts'
import { Button } from './button.tsx'
import './code-field.css'

export const CODE_LENGTH = 6
const PLACES = Array.from({ length: CODE_LENGTH }, (_, at) => at)

/** Six letters, one real field under them: it can be typed, pasted and read out like any other. */
export function CodeField(props: { onCode(code: string): void; label?: string }) {
  const [code, setCode] = createSignal('')
  return (
    <form
      class="code-field"
      onSubmit={(event) => {
        event.preventDefault()
        if (code().length === CODE_LENGTH) props.onCode(code())
      }}
    >
      <label for="code">{props.label ?? say().home.join}</label>
      <div class="letters">
        <input
          id="code"
          value={code()}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          onInput={(event) => {
            setCode(tidy(event.currentTarget.value))
            event.currentTarget.value = code()
          }}
        />
        <For each={PLACES}>
          {(at) => (
            <i aria-hidden="true" classList={{ next: at === Math.min(code().length, CODE_LENGTH - 1) }}>
              {code()[at]}
            </i>
          )}
        </For>
        <Button kind="primary" icon="arrow" type="submit" aria-label={say().home.go} title={say().home.go} />
      </div>
    </form>
  )
}

const tidy = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, CODE_LENGTH)

/** A code to be read out across the room. */
export function Code(props: { code: string }) {
  return (
    <p class="code" role="img" aria-label={[...props.code].join(' ')}>
      <For each={[...props.code]}>{(letter) => <i aria-hidden="true">{letter}</i>}</For>
    </p>
  )
}

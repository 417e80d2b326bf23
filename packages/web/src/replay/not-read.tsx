import { A } from '@solidjs/router'
import { Show } from 'solid-js'
import { buttonClass } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { say } from './texts/index.ts'

/** Why a match is not shown, and the way on. */
export function NotRead(props: { code: string; message: string; dice?: string | undefined }) {
  const why = () => {
    const { notOver, unknown, offline, dice, other } = say().refused
    const known: Readonly<Record<string, string>> = {
      'not-over': notOver,
      'unknown-table': unknown,
      'wrong-dice': dice,
      offline,
    }
    return known[props.code] ?? other
  }
  return (
    <div role="alert">
      <h2>
        <Icon name="warn" size={20} /> {say().refused.title}
      </h2>
      <p>{why()}</p>
      <Show when={props.message}>{(message) => <p class="muted small">{message()}</p>}</Show>
      <Show when={props.code === 'wrong-dice' && props.dice}>
        {(href) => (
          <A class={buttonClass('primary')} href={href()}>
            {say().refused.toDice}
          </A>
        )}
      </Show>
    </div>
  )
}

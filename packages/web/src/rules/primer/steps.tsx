import { For } from 'solid-js'
import { Icon } from '../../design/icon.tsx'
import type { PrimerSign, PrimerStep } from './primers.ts'
import './primer.css'

/** Three pictures, a sentence each. */
export function Steps(props: { steps: readonly PrimerStep[] }) {
  return (
    <ol class="primer-steps">
      <For each={props.steps}>
        {(step) => (
          <li>
            <span class="picture" aria-hidden="true">
              <For each={step.picture}>{(sign) => <Sign sign={sign} />}</For>
            </span>
            <p>{step.says}</p>
          </li>
        )}
      </For>
    </ol>
  )
}

const Sign = (props: { sign: PrimerSign }) =>
  'icon' in props.sign ? <Icon name={props.sign.icon} size={30} /> : <b>{props.sign.text}</b>

import type { Options } from '@estaminet/kernel'
import { For, Show } from 'solid-js'
import { Icon } from '../design/icon.tsx'
import { expansionWords, setOf } from '../games.ts'
import { language } from '../language.ts'
import { PrimerButton } from '../rules/primer/primer-button.tsx'
import '../look/paint.css'
import './the-set.css'

/** The expansions of a table by their signs and names; what each adds is a touch away. */
export function TheSet(props: { game: string; options: Options }) {
  const set = () => setOf(props.game, props.options)
  const words = (option: string) => expansionWords(props.game, option, language())
  return (
    <Show when={set().length > 0}>
      <ul class="the-set">
        <For each={set()}>
          {({ option, icon, paint }) => (
            <li>
              <details>
                <summary title={words(option).line}>
                  <span class="sign" data-paint={paint}>
                    <Icon name={icon} size={16} />
                  </span>
                  {words(option).name}
                </summary>
                <p>{words(option).line}</p>
                <PrimerButton game={props.game} expansion={option} name={words(option).name} />
              </details>
            </li>
          )}
        </For>
      </ul>
    </Show>
  )
}

/** The same in a list of tables: signs alone, their names heard and shown to whoever points at them. */
export function SetSigns(props: { game: string; options: Options }) {
  return (
    <Show when={setOf(props.game, props.options).length > 0}>
      <span class="set-signs">
        <For each={setOf(props.game, props.options)}>
          {({ option, icon, paint }) => (
            <span class="sign" data-paint={paint} title={expansionWords(props.game, option, language()).name}>
              <Icon name={icon} size={14} />
              <span class="unseen">{expansionWords(props.game, option, language()).name}</span>
            </span>
          )}
        </For>
      </span>
    </Show>
  )
}

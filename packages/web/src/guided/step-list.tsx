import { For, Show } from 'solid-js'
import { Icon } from '../design/icon.tsx'
import { language } from '../language.ts'
import type { GuidedGame } from './guided-game.ts'
import { words } from './texts/index.ts'
import './step-list.css'

/** All steps of a guided game: what has been done, where one is, and what comes. A press leads to any of them. */
export function StepList(props: { guided: GuidedGame; step: number; onGo(step: number): void }) {
  const said = () => props.guided.words[language()]
  return (
    <ol class="step-list" aria-label={words().list}>
      <For each={props.guided.steps}>
        {({ id }, at) => (
          <li>
            <button
              type="button"
              classList={{ done: at() < props.step, now: at() === props.step }}
              aria-current={at() === props.step ? 'step' : undefined}
              onClick={() => props.onGo(at())}
            >
              <i>
                <Show when={at() < props.step} fallback={at() + 1}>
                  <Icon name="check" size={14} />
                </Show>
              </i>
              <b>{said().steps[id]}</b>
              <Show when={at() < props.step}>
                <span class="unseen">{words().done}</span>
              </Show>
              <small>{said().gists[id]}</small>
            </button>
          </li>
        )}
      </For>
    </ol>
  )
}

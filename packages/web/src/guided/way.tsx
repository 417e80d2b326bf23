import { For } from 'solid-js'
import { Icon } from '../design/icon.tsx'
import { BarButton } from '../shell/bar/bar.tsx'
import type { GuidedGame } from './guided-game.ts'
import { words } from './texts/index.ts'
import './way.css'

/** How far one is, and the way out that keeps the place. */
export function Way(props: { guided: GuidedGame; step: number; onLeave(): void }) {
  return (
    <>
      <span class="guided-way" role="img" aria-label={words().step(props.step + 1, props.guided.steps.length)}>
        <For each={props.guided.steps}>
          {(_, at) => (
            <i classList={{ done: at() < props.step, now: at() === props.step }}>
              {at() < props.step ? <Icon name="check" size={12} /> : at() + 1}
            </i>
          )}
        </For>
      </span>
      <BarButton icon="pause" label={words().leave} word onClick={() => props.onLeave()} />
    </>
  )
}

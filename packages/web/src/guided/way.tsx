import { createSignal, For } from 'solid-js'
import { Dialog } from '../design/dialog.tsx'
import { Icon } from '../design/icon.tsx'
import { BarButton } from '../shell/bar/bar.tsx'
import type { GuidedGame } from './guided-game.ts'
import { StepList } from './step-list.tsx'
import { words } from './texts/index.ts'
import './way.css'

/** How far one is, the list of all steps behind it, and the way out that keeps the place. */
export function Way(props: { guided: GuidedGame; step: number; onGo(step: number): void; onLeave(): void }) {
  const [open, setOpen] = createSignal(false)
  return (
    <>
      <button
        type="button"
        class="guided-way"
        aria-haspopup="dialog"
        title={words().list}
        onClick={() => setOpen(true)}
      >
        <span class="unseen">{`${words().step(props.step + 1, props.guided.steps.length)}. ${words().list}`}</span>
        <span class="dots" aria-hidden="true">
          <For each={props.guided.steps}>
            {(_, at) => (
              <i classList={{ done: at() < props.step, now: at() === props.step }}>
                {at() < props.step ? <Icon name="check" size={12} /> : at() + 1}
              </i>
            )}
          </For>
        </span>
      </button>
      <BarButton icon="pause" label={words().leave} word onClick={() => props.onLeave()} />
      <Dialog open={open()} title={words().list} onClose={() => setOpen(false)}>
        <StepList guided={props.guided} step={props.step} onGo={props.onGo} />
      </Dialog>
    </>
  )
}

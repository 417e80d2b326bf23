import { createEffect, createMemo, For, on, Show } from 'solid-js'
import { Dynamic, Portal } from 'solid-js/web'
import { Button } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { language } from '../language.ts'
import { runs } from '../rules/sentence.ts'
import { clickedWith, lastInput } from '../shell/keys/last-input.ts'
import { nameOf } from '../shell/seats/names.ts'
import type { TableModel } from '../shell/table/table-model.ts'
import type { Beat, GuidedGame } from './guided-game.ts'
import { isInSight, Spotlight } from './spotlight.tsx'
import { StepList } from './step-list.tsx'
import { words } from './texts/index.ts'
import './coach.css'

/** What is pressed on the board, where nothing else is pointed at. */
const TARGET = 'target'

/** The guide at the head of the slate: where one is, and one thing at a time. */
export function Coach(props: {
  model: TableModel
  guided: GuidedGame
  step: number
  /** What is said now; nothing while others play. */
  beat: Beat | undefined
  isAsked: boolean
  isGreeting: boolean
  isTelling: boolean
  onGoOn(): void
  onAgain(): void
  onSkip(): void
  onGo(step: number): void
  onStartOver(): void
}) {
  const said = () => props.guided.words[language()]
  const isOver = () => props.model.latest().info.status === 'over'
  const title = () => said().steps[props.guided.steps[props.step]?.id ?? ''] ?? ''
  const text = () => {
    if (props.isGreeting) return words().back(title())
    if (props.isAsked) return said().says[props.beat?.id ?? ''] ?? words().onward
    const [seat] = props.model.waiting()
    return seat === undefined ? words().watchNobody : words().watch(nameOf(props.model.seats(), seat))
  }
  const isPointing = () => props.isAsked && !props.isGreeting && !props.model.isShowing()
  const named = createMemo(() => (isPointing() ? props.beat?.spot : undefined))
  const spot = () => {
    const name = named()
    // Whoever has looked elsewhere in the meantime is shown the way back.
    if (name !== undefined) return [...(props.guided.spots[name] ?? []), ...tabOf(name)]
    return !isPointing() || props.isTelling ? [] : (props.guided.spots[TARGET] ?? [])
  }
  const tabOf = (name: string): string[] => [props.guided.tabs?.[name] ?? []].flat()
  // What is spoken of lies open: a tab that is lit would ask to be pressed, and nothing else says so.
  createEffect(
    on(named, (name) => {
      if (name === undefined) return
      requestAnimationFrame(() => {
        if (named() !== name || props.guided.spots[name]?.some(isInSight)) return
        for (const tab of tabOf(name)) document.querySelector<HTMLElement>(tab)?.click()
      })
    }),
  )
  /** The second half of a double click has read nothing. */
  const goOn = (event: MouseEvent) => {
    if (!(event.detail > 1 && clickedWith(event) === 'mouse')) props.onGoOn()
  }
  // Whoever uses keys has just answered, and the list they walked is gone: the way on is under their hand.
  let onward: HTMLButtonElement | undefined
  createEffect(
    on(
      () => props.isTelling,
      (isTelling) =>
        queueMicrotask(() => {
          if (isTelling && lastInput() === 'keys' && document.activeElement === document.body) onward?.focus()
        }),
    ),
  )
  // Among the prices that stay in sight the one that is meant can be pressed without looking for it.
  createEffect(
    on(props.model.ask, (ask) => {
      if (!ask) return
      requestAnimationFrame(() =>
        document.querySelector(`#${props.model.ids.slate} [data-meant]`)?.scrollIntoView({ block: 'nearest' }),
      )
    }),
  )
  return (
    <Show when={!isOver()}>
      <div class="coach">
        <Dynamic component={props.guided.Figure} />
        <div class="coach-says" role="status">
          <p class="caps">
            {words().step(props.step + 1, props.guided.steps.length)} · {title()}
          </p>
          <p class="say">
            <For each={runs(text())}>{(run) => (run.bold ? <b>{run.text}</b> : run.text)}</For>
          </p>
        </div>
      </div>
      <Show when={props.isTelling}>
        <div class="coach-steps">
          <StepList guided={props.guided} step={props.step} onGo={props.onGo} />
        </div>
        <div class="settle">
          <div class="answers">
            <Button kind="brass" icon="next" ref={onward} onClick={goOn}>
              {words().goOn}
            </Button>
            <Show when={props.isGreeting}>
              <Button icon="replay" onClick={() => props.onStartOver()}>
                {words().startOver}
              </Button>
            </Show>
          </div>
        </div>
      </Show>
      <Show when={props.isAsked && !props.isTelling}>
        <p class="coach-later">
          <Icon name="lock" size={14} />
          {words().later}
        </p>
      </Show>
      <div class="coach-ways">
        <button type="button" aria-label={words().again} onClick={() => props.onAgain()}>
          <Icon name="prev" size={16} />
          <span class="in-full">{words().again}</span>
          <span class="in-short">{words().againShort}</span>
        </button>
        <button type="button" aria-label={words().skip} onClick={() => props.onSkip()}>
          <span class="in-full">{words().skip}</span>
          <span class="in-short">{words().skipShort}</span>
          <Icon name="next" size={16} />
        </button>
      </div>
      <Portal>
        <Spotlight
          spot={spot()}
          all={named() === undefined}
          nameOf={props.guided.nameOf}
          beside={[`#${props.model.ids.slate}`, '.bar']}
        />
      </Portal>
    </Show>
  )
}

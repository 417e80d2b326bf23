import { heavenAndAle } from '@estaminet/heaven-and-ale'
import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js'
import { Icon } from '../../../design/icon.tsx'
import { PlayerMark } from '../../../design/player-mark.tsx'
import { colourOf } from '../../../shell/seats/names.ts'
import { imagined } from '../imagined.ts'
import { Wall } from '../ring/wall.tsx'
import { useTable } from '../table.tsx'
import { countOf } from './count.ts'
import { LevelLine } from './level-line.tsx'
import './conversion.css'

/** The end of the game, seat by seat: how everything became points, played on the track one step after the other. */
export function Conversion() {
  const table = useTable()
  const words = () => table.speech().texts.level.count
  const scores = createMemo(() => heavenAndAle.score(imagined(table.view())))
  const [seat, setSeat] = createSignal(table.shown())
  const count = createMemo(() => countOf(table.view(), seat(), table.speech()))
  /** How many steps have been made. */
  const [made, setMade] = createSignal(0)
  createEffect(on(seat, () => setMade(0), { defer: true }))
  const last = () => count().steps.length
  const standAfter = (steps: number) => count().steps[steps - 1]?.stand ?? count().start
  const go = (to: number) => setMade(Math.min(Math.max(0, to), last()))
  return (
    <section class="mat ale-conversion" aria-label={table.speech().texts.end}>
      <div class="ale-conversion-head">
        <h2 class="ale-title">{table.speech().texts.end}</h2>
        <fieldset class="ale-conversion-seats" aria-label={table.speech().texts.players}>
          <For each={table.view().players.map((_, at) => at)}>
            {(at) => (
              <button type="button" aria-pressed={seat() === at} onClick={() => setSeat(at)}>
                <PlayerMark colour={colourOf(at)} name={table.marked(at)} />
                <b>{scores()[at].total}</b>
              </button>
            )}
          </For>
        </fieldset>
      </div>
      <div class="ale-conversion-body">
        <div class="ale-conversion-play">
          <LevelLine
            plays
            now={standAfter(Math.max(0, made() - 1))}
            next={standAfter(made())}
            flag={words().lowest}
            label={table.speech().words.terms.production.name}
          />
          <div class="ale-conversion-hands">
            <button type="button" aria-label={words().back} disabled={made() === 0} onClick={() => go(made() - 1)}>
              <Icon name="prev" size={18} />
            </button>
            <button
              type="button"
              class="ale-conversion-next"
              disabled={made() === last()}
              onClick={() => go(made() + 1)}
            >
              <Icon name="play" size={16} />
              {words().next}
            </button>
            <button type="button" aria-label={words().all} disabled={made() === last()} onClick={() => go(last())}>
              <Icon name="next" size={18} />
            </button>
            <progress value={made()} max={last()} aria-label={words().step(made(), last())} />
            <span class="ale-conversion-at">{words().step(made(), last())}</span>
          </div>
          <p class="unseen" aria-live="polite">
            {made() === 0 ? '' : count().steps[made() - 1]?.text}
          </p>
        </div>
        <div class="ale-conversion-wall">
          <Wall />
        </div>
        <Steps count={count()} made={made()} onGo={go} />
      </div>
    </section>
  )
}

/** Every step in words; a touch goes there. */
function Steps(props: { count: ReturnType<typeof countOf>; made: number; onGo: (to: number) => void }) {
  const table = useTable()
  const words = () => table.speech().texts.level.count
  let list: HTMLDivElement | undefined
  // The step being played stays in sight, without anything around the list moving.
  createEffect(() => {
    const step = list?.querySelectorAll('li')[props.made - 1]
    if (list && step) list.scrollTop = step.offsetTop - list.clientHeight / 2
    else if (list) list.scrollTop = 0
  })
  const heading = (at: number) => {
    const { steps } = props.count
    return steps[at].part === steps[at - 1]?.part ? undefined : words()[steps[at].part]
  }
  return (
    <div class="ale-conversion-steps" ref={list}>
      <ol>
        <For each={props.count.steps}>
          {(step, at) => (
            <li
              classList={{
                'ale-conversion-done': at() < props.made - 1,
                'ale-conversion-here': at() === props.made - 1,
              }}
              aria-current={at() === props.made - 1 ? 'step' : undefined}
            >
              <Show when={heading(at())}>{(title) => <h3>{title()}</h3>}</Show>
              <button type="button" onClick={() => props.onGo(at() + 1)}>
                {step.text}
              </button>
            </li>
          )}
        </For>
      </ol>
      <p
        classList={{ 'ale-conversion-total': true, 'ale-conversion-reached': props.made === props.count.steps.length }}
      >
        {words().total(table.speech().words.points(props.count.total))}
      </p>
    </div>
  )
}

import { type ConversionStep, heavenAndAle } from '@estaminet/heaven-and-ale'
import { seeded } from '@estaminet/kernel'
import { createMemo, createSignal, For, Show } from 'solid-js'
import { PlayerMark } from '../design/player-mark.tsx'
import { colourOf } from '../shell/names.ts'
import { useTable } from './table.tsx'
import type { Texts } from './texts/index.ts'
import './conversion.css'

/** The end of the game, seat by seat: how everything became points, one step after the other. */
export function Conversion() {
  const table = useTable()
  const scores = createMemo(() => heavenAndAle.score(heavenAndAle.imagine(table.view(), seeded(0))))
  const [seat, setSeat] = createSignal(table.shown())
  const score = () => scores()[seat()]
  const steps = () => score().parts.flatMap((part) => (part.conversion as ConversionStep[] | undefined) ?? [])
  const sums = () => {
    const byReason = new Map<string, number>()
    for (const { reason, points } of score().parts) byReason.set(reason, (byReason.get(reason) ?? 0) + points)
    return [...byReason]
  }
  const reasonName = (reason: string) => {
    const names: Readonly<Record<string, string>> = table.speech().words.score
    return names[reason] ?? reason
  }
  return (
    <section class="mat ale-conversion" aria-label={table.speech().texts.end}>
      <div class="ale-head">
        <h3 class="ale-title">{table.speech().texts.end}</h3>
        <span class="ale-note">{table.speech().texts.endNote}</span>
      </div>
      <fieldset class="ale-conversion-seats" aria-label={table.speech().texts.players}>
        <For each={table.view().players.map((_, at) => at)}>
          {(at) => (
            <button type="button" aria-pressed={seat() === at} onClick={() => setSeat(at)}>
              <PlayerMark colour={colourOf(at)} name={table.name(at)} />
              <b>{scores()[at].total}</b>
            </button>
          )}
        </For>
      </fieldset>
      <div class="ale-conversion-body">
        <ol>
          <For each={steps()}>{(step) => <li>{sentence(step, table.speech().words)}</li>}</For>
        </ol>
        <dl>
          <For each={sums()}>
            {([reason, points]) => (
              <div>
                <dt>{reasonName(reason)}</dt>
                <dd>{points}</dd>
              </div>
            )}
          </For>
          <Show when={score()}>
            {(own) => (
              <div class="ale-conversion-total">
                <dt>{table.speech().texts.total}</dt>
                <dd>{own().total}</dd>
              </div>
            )}
          </Show>
        </dl>
      </div>
    </section>
  )
}

function sentence(step: ConversionStep, words: Texts): string {
  const speak = words.conversion[step.type] as (step: ConversionStep) => string
  return speak(step)
}

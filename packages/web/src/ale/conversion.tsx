import { type ConversionStep, heavenAndAle } from '@estaminet/heaven-and-ale'
import type { ScorePart } from '@estaminet/kernel'
import { createMemo, createSignal, For } from 'solid-js'
import { PlayerMark } from '../design/player-mark.tsx'
import { colourOf } from '../shell/names.ts'
import { colon } from '../texts/thin.ts'
import { imagined } from './imagined.ts'
import { useTable } from './table.tsx'
import type { Texts } from './texts/index.ts'
import { Wall } from './wall.tsx'
import './conversion.css'

/** The end of the game, seat by seat: how everything became points, one step after the other. */
export function Conversion() {
  const table = useTable()
  const scores = createMemo(() => heavenAndAle.score(imagined(table.view())))
  const [seat, setSeat] = createSignal(table.shown())
  const score = () => scores()[seat()]
  const steps = () => score().parts.flatMap((part) => (part.conversion as ConversionStep[] | undefined) ?? [])
  /** A barrel is named by its goal. */
  const partName = ({ reason, goal }: ScorePart) => {
    const { words } = table.speech()
    const names: Readonly<Record<string, string>> = words.score
    const goals: Readonly<Record<string, { readonly name: string }>> = words.goals
    if (typeof goal !== 'string') return names[reason] ?? reason
    const size = words.barrels[reason === 'largeBarrel' ? 'large' : 'small']
    return `${size}${colon(words.language)}${goals[goal]?.name}`
  }
  return (
    <section class="mat ale-conversion" aria-label={table.speech().texts.end}>
      <div class="ale-head">
        <h2 class="ale-title">{table.speech().texts.end}</h2>
        <span class="ale-note">{table.speech().texts.endNote}</span>
      </div>
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
      <div class="ale-conversion-body">
        <ol>
          <For each={steps()}>{(step) => <li>{sentence(step, table.speech().words)}</li>}</For>
        </ol>
        <dl>
          <For each={score().parts}>
            {(part) => (
              <div>
                <dt>{partName(part)}</dt>
                <dd>{part.points}</dd>
              </div>
            )}
          </For>
          <div class="ale-conversion-total">
            <dt>{table.speech().texts.total}</dt>
            <dd>{score().total}</dd>
          </div>
        </dl>
      </div>
      <div class="ale-conversion-wall">
        <Wall />
      </div>
    </section>
  )
}

function sentence(step: ConversionStep, words: Texts): string {
  const speak = words.conversion[step.type] as (step: ConversionStep) => string
  return speak(step)
}

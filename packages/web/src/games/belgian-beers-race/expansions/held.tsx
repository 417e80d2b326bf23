import { For, type JSX, Show } from 'solid-js'
import type { Language } from '../../../shell/table/game-screen.ts'
import { cardWords } from './texts/cards.ts'

/** Cards of a seat in a line: their faces, or as many backs. */
export function HeldCards(props: { cards: JSX.Element; backs: number; language: Language }) {
  return (
    <ul class="held">
      <Show when={props.backs > 0} fallback={props.cards}>
        <For each={Array.from({ length: props.backs })}>{() => <li class="back" aria-hidden="true" />}</For>
        <li class="about">
          <span class="unseen">{cardWords(props.language).held.faceDown(props.backs)}</span>
        </li>
      </Show>
    </ul>
  )
}

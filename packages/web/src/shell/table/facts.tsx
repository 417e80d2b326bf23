import { For, Show } from 'solid-js'
import { Icon } from '../../design/icon.tsx'
import { language } from '../../language.ts'
import type { Fact, GameScreen } from './game-screen.ts'
import type { TableModel } from './table-model.ts'
import './facts.css'

/** What one wants in a few facts, with their signs where the game has some. */
export const factsOf = (screen: GameScreen, model: TableModel): readonly Fact[] =>
  screen.goal?.(language(), model.view()) ?? []

/** Sentences in a row, or a list where each has its sign. */
export function Facts(props: { facts: readonly Fact[] }) {
  return (
    <Show when={props.facts.some(({ icon }) => icon)} fallback={<p>{props.facts.map(({ text }) => text).join(' ')}</p>}>
      <ul class="facts">
        <For each={props.facts}>
          {({ icon, text }) => (
            <li>
              <Icon name={icon ?? 'info'} size={18} />
              <span>{text}</span>
            </li>
          )}
        </For>
      </ul>
    </Show>
  )
}

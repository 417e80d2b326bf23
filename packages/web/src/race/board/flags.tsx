import { createMemo, For, Show } from 'solid-js'
import { Icon } from '../../design/icon.tsx'
import type { BoardProps } from '../../shell/game-screen.ts'
import { raceOf } from '../model.ts'
import { cardTexts, say } from '../texts/index.ts'
import { cardOf } from './card.tsx'
import './flags.css'

/** The level 3 cards: scored by everyone who fulfils them at the end. */
export function Flags(props: { board: BoardProps }) {
  const cards = createMemo(() => raceOf(props.board.view()).levelThree)
  return (
    <Show when={cards().length > 0}>
      <section class="flags" aria-label={say(props.board.language()).flags.name}>
        <h2 class="caps">
          <Icon name="flag" size={12} /> {say(props.board.language()).flags.name}
        </h2>
        <For each={cards()}>
          {(card) => (
            <p title={cardTexts(props.board.language(), card).title}>
              <span>{cardTexts(props.board.language(), card).text}</span>
              <b>{cardOf(card)?.vp}</b>
            </p>
          )}
        </For>
      </section>
    </Show>
  )
}

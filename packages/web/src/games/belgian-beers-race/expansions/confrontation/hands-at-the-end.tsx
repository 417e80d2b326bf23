import { For, Show } from 'solid-js'
import { nameOf } from '../../../../shell/seats/names.ts'
import { raceOf } from '../../model.ts'
import { Shape } from '../../pieces.tsx'
import type { AtBoard } from '../expansion-screen.ts'
import { CardFace } from './card-face.tsx'
import { wordsOf } from './words.ts'

/** The race is over: everybody shows what is left in hand. */
export function HandsAtTheEnd(props: AtBoard) {
  const { board } = props
  const words = () => wordsOf(board.language())
  return (
    <dl class="hands-shown" aria-label={words().shownAtEnd}>
      <For each={raceOf(board.view()).confrontation?.shown ?? []}>
        {(cards, seat) => (
          <div>
            <dt>
              <Shape seat={seat()} size={13} /> {nameOf(board.seats(), seat())}
            </dt>
            <dd>
              <Show when={cards.length > 0} fallback={<span class="muted small">{words().emptyHand}</span>}>
                <ul>
                  <For each={cards}>{(id) => <CardFace id={id} language={board.language()} isSmall />}</For>
                </ul>
              </Show>
            </dd>
          </div>
        )}
      </For>
    </dl>
  )
}

import { createMemo, createSignal, createUniqueId, For, Show } from 'solid-js'
import { Icon } from '../../../../design/icon.tsx'
import { putAway } from '../../../../design/put-away.ts'
import { raceOf } from '../../model.ts'
import type { AtBoard } from '../expansion-screen.ts'
import { CardFace } from './card-face.tsx'
import { cardText, wordsOf } from './words.ts'

/** The common pile: how many cards lie on it and which came last; pressed, all of them. */
export function Pile(props: AtBoard) {
  const { board } = props
  const [isOpen, setOpen] = createSignal(false)
  const id = createUniqueId()
  let pile: HTMLDivElement | undefined
  putAway(
    () => pile,
    () => setOpen(false),
  )
  const words = () => wordsOf(board.language())
  const cards = createMemo(() => (raceOf(board.view()).confrontation?.pile ?? []).toReversed())
  return (
    <div class="pile" ref={pile}>
      <button
        type="button"
        class="pile-count"
        aria-expanded={isOpen()}
        aria-controls={id}
        aria-disabled={cards().length === 0}
        title={cards().length === 0 ? words().nothingPlayed : words().playedCards}
        onClick={() => setOpen(!isOpen() && cards().length > 0)}
      >
        <Icon name="cards" size={14} />
        {words().played(cards().length)}
        <Show when={cards()[0]}>
          {(last) => <span class="last-played">{words().lastPlayed(cardText(last(), board.language()).title)}</span>}
        </Show>
      </button>
      <div id={id} class="pile-list" hidden={!isOpen()}>
        <Show when={isOpen()}>
          <p class="caps">{words().playedCards}</p>
          <ul>
            <For each={cards()}>{(card) => <CardFace id={card} language={board.language()} isSmall isPlayed />}</For>
          </ul>
        </Show>
      </div>
    </div>
  )
}

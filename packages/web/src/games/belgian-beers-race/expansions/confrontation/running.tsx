import { createMemo, For, Show } from 'solid-js'
import { Icon } from '../../../../design/icon.tsx'
import { raceOf } from '../../model.ts'
import type { OfSeat } from '../expansion-screen.ts'
import { hinders, iconOfCard } from './cards.ts'
import { leftOf, lyingBefore } from './lying.ts'
import { cardText, wordsOf } from './words.ts'
import './running.css'

/** What runs before somebody: paper chips. */
export function RunningCards(props: OfSeat) {
  const { board } = props
  const race = createMemo(() => raceOf(board.view()))
  const words = () => wordsOf(board.language())
  const cards = createMemo(() => lyingBefore(race(), props.seat))
  return (
    <Show when={cards().length > 0}>
      <ul class="running-cards">
        <For each={cards()}>
          {(lying) => (
            <li data-explain={`confrontation ${lying.card}`} tabIndex={-1} classList={{ hinders: hinders(lying.card) }}>
              <Icon name={iconOfCard(lying.card)} size={13} />
              <b>{cardText(lying.card, board.language()).title}</b>
              <span>{leftOf(lying, race(), words())}</span>
            </li>
          )}
        </For>
      </ul>
    </Show>
  )
}

/** How many cards somebody still holds. */
export function HandSize(props: OfSeat) {
  const size = () => raceOf(props.board.view()).confrontation?.players[props.seat]?.hand ?? 0
  return (
    <span class="hand-size" data-explain="confrontation hand">
      <Icon name="cards" size={14} />
      <span class="unseen">{wordsOf(props.board.language()).cardsInHand(size())}</span>
      <span aria-hidden="true">{size()}</span>
    </span>
  )
}

import { clockAt } from '@estaminet/belgian-beers-race/board'
import { createMemo, For, Show } from 'solid-js'
import { Icon } from '../../../../design/icon.tsx'
import { type RaceView, raceOf } from '../../model.ts'
import type { OfSeat } from '../screens.ts'
import { hinders, iconOfCard } from './cards.ts'
import { type CardId, cardText, wordsOf } from './words.ts'
import './running.css'

/** A card that lies before a player, with what is left of it; nothing for one in force only this time. */
interface Lying {
  readonly card: CardId
  readonly left?: number
}

function lyingBefore({ confrontation }: RaceView, seat: number): Lying[] {
  const running = confrontation?.running[seat] ?? []
  const inForce = confrontation?.inForce[seat] ?? []
  return [
    ...running.flatMap(({ card, left }) => (card ? [{ card, left }] : [])),
    ...inForce.flatMap((card) => (card ? [{ card }] : [])),
  ]
}

/** What runs before somebody: paper chips. */
export function RunningCards(props: OfSeat) {
  const { board } = props
  const race = createMemo(() => raceOf(board.view()))
  const words = () => wordsOf(board.language())
  const left = ({ card, left }: Lying): string => {
    if (left === undefined) return words().now
    if (card === TIMED) return words().left.until(clockAt(race().match.length, race().day, left).time)
    return words().left.moves(left)
  }
  const cards = createMemo(() => lyingBefore(race(), props.seat))
  return (
    <Show when={cards().length > 0}>
      <ul class="running-cards">
        <For each={cards()}>
          {(lying) => (
            <li data-explain={`confrontation ${lying.card}`} tabIndex={-1} classList={{ hinders: hinders(lying.card) }}>
              <Icon name={iconOfCard(lying.card)} size={13} />
              <b>{cardText(lying.card, board.language()).title}</b>
              <span>{left(lying)}</span>
            </li>
          )}
        </For>
      </ul>
    </Show>
  )
}

/** The only card that runs by the clock. */
const TIMED: CardId = 'CF-P09'

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

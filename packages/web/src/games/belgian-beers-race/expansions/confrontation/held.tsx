import { For, Show } from 'solid-js'
import { Icon } from '../../../../design/icon.tsx'
import { raceOf } from '../../model.ts'
import type { HeldBy } from '../expansion-screen.ts'
import { HeldCards } from '../held.tsx'
import { cardWords } from '../texts/cards.ts'
import { iconOfCard } from './cards.ts'
import { type CardId, cardText } from './words.ts'

/** The hand of a seat, while hands are drafted with the packet before it; what is left of it once the race is over. */
export function Held(props: HeldBy) {
  const view = () => raceOf(props.board.view()).confrontation
  const shown = () => view()?.shown[props.seat] ?? []
  const own = () => props.known?.confrontation?.own
  const hand = () => (shown().length > 0 ? shown() : (own()?.hand ?? []))
  const packet = () => own()?.packet ?? []
  const count = () => (view()?.players[props.seat]?.hand ?? 0) + (view()?.players[props.seat]?.packet ?? 0)
  const words = () => cardWords(props.board.language()).held
  return (
    <HeldCards
      language={props.board.language()}
      backs={own() || shown().length > 0 ? 0 : count()}
      cards={
        <>
          <For each={hand()}>{(id) => <Face id={id} board={props.board} />}</For>
          <Show when={packet().length > 0}>
            <li class="about">{words().packet}</li>
            <For each={packet()}>{(id) => <Face id={id} board={props.board} />}</For>
          </Show>
        </>
      }
    />
  )
}

function Face(props: Pick<HeldBy, 'board'> & { id: CardId }) {
  return (
    <li data-explain={`confrontation ${props.id}`} tabIndex={-1} data-held={props.id}>
      <Icon name={iconOfCard(props.id)} size={14} />
      {cardText(props.id, props.board.language()).title}
    </li>
  )
}

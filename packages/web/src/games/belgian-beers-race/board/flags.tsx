import { conditions, PLACE_COUNT, placeId } from '@estaminet/belgian-beers-race/board'
import { createMemo, For, Show } from 'solid-js'
import { Icon } from '../../../design/icon.tsx'
import type { BoardProps } from '../../../shell/table/game-screen.ts'
import { colon } from '../../../texts/thin.ts'
import { cardOf, raceOf } from '../model.ts'
import { cardTexts, game, say } from '../texts/index.ts'
import './flags.css'

/** The level 3 cards: scored by everyone who fulfils them at the end. */
export function Flags(props: { board: BoardProps }) {
  const cards = createMemo(() => raceOf(props.board.view()).levelThree)
  const been = createMemo(() => {
    const seat = props.board.reader()
    return new Set(raceOf(props.board.view()).players[seat]?.visited ?? [])
  })
  return (
    <Show when={cards().length > 0}>
      <section class="flags" aria-label={say(props.board.language()).flags.name}>
        <h2 class="caps" data-explain="term flag" tabIndex={-1}>
          <Icon name="flag" size={12} /> {say(props.board.language()).flags.name}
        </h2>
        <For each={cards()}>
          {(card) => (
            <p data-explain={`card ${card}`} tabIndex={-1}>
              <span>
                {nameOf(card)}{' '}
                <For each={placesOf(card)}>{(place) => <i classList={{ been: been().has(place) }}>{place} </i>}</For>
                <Show when={placesOf(card).length === 0}>
                  <small>{cardTexts(props.board.language(), card).text}</small>
                </Show>
              </span>
              <b>{cardOf(card)?.vp}</b>
            </p>
          )}
        </For>
      </section>
    </Show>
  )

  /** A region by its name, two far places by their numbers alone, everything else by the card's title. */
  function nameOf(card: string): string {
    const condition = cardOf(card)?.condition
    const texts = game(props.board.language())
    if (condition?.form !== 'visited' || !condition.of) return cardTexts(props.board.language(), card).title
    return 'region' in condition.of
      ? `${capital(texts.regions[condition.of.region])}${colon(props.board.language()).trimEnd()}`
      : say(props.board.language()).flags.visit
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The places a card asks to be visited, as the rules read them. */
function placesOf(id: string) {
  const card = cardOf(id)
  if (card?.condition.form !== 'visited' || !card.condition.of) return []
  const { sets } = conditions.flatten([card])
  return Array.from({ length: PLACE_COUNT }, (_, place) => place)
    .filter((place) => sets[place] === 1)
    .map(placeId)
}

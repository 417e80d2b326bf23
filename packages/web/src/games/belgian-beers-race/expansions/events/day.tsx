import { Show } from 'solid-js'
import { raceOf } from '../../model.ts'
import { expansionWords } from '../../texts/expansions.ts'
import type { AtBoard } from '../screens.ts'
import './day.css'

/** The event of the day: it holds for everybody, from morning to night. */
export function EventOfTheDay(props: AtBoard) {
  const card = () => {
    const { events, day } = raceOf(props.board.view())
    const id = events?.days[day - 1]
    return id ? expansionWords(props.board.language())?.cards.events[id] : undefined
  }
  return (
    <Show when={card()}>
      {(event) => (
        <section class="mat day-event">
          <b>{event().title}</b>
          <p>{event().text}</p>
        </section>
      )}
    </Show>
  )
}

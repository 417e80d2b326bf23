import { type EventId, events } from '@estaminet/belgian-beers-race'
import { createMemo, Show } from 'solid-js'
import { Icon } from '../../../../design/icon.tsx'
import { raceOf } from '../../model.ts'
import { expansionWords } from '../../texts/expansions.ts'
import type { AtBoard } from '../expansion-screen.ts'
import { meetingOf } from '../screens.ts'
import { cardWords } from '../texts/cards.ts'
import { EVENT_ICON } from './icons.ts'
import './day.css'

const isGood = (id: EventId): boolean => events.find((event) => event.id === id)?.sign === '+'

/** The event of the day: it holds for everybody, from morning to night. Tomorrow's lies open below it. */
export function EventOfTheDay(props: AtBoard) {
  const words = () => cardWords(props.board.language()).event
  const title = (id: EventId): string => expansionWords(props.board.language())?.cards.events[id].title ?? id
  const brief = (id: EventId): string =>
    meetingOf(raceOf(props.board.view()), props.board.language())?.events[id] ?? words().brief[id]
  const days = createMemo(() => {
    const { events: cards, day } = raceOf(props.board.view())
    return { today: cards?.days[day - 1], tomorrow: cards?.days[day] }
  })
  return (
    <Show when={days().today}>
      {(id) => (
        <section
          class="mat day-event"
          classList={{ good: isGood(id()) }}
          aria-label={words().today}
          data-explain={`events ${id()}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the whole card is read from here
          tabIndex={0}
        >
          <span class="plate">
            <Icon name={EVENT_ICON[id()]} size={28} />
          </span>
          <p class="told">
            <span class="caps">{words().today}</span>
            <b>{title(id())}</b>
            <span class="brief">{brief(id())}</span>
          </p>
          <Show when={days().tomorrow}>
            {(next) => (
              <p class="tomorrow" data-explain={`events ${next()}`}>
                {words().tomorrow(title(next()))}
              </p>
            )}
          </Show>
        </section>
      )}
    </Show>
  )
}

import type { EventId } from '../../src/content/events.ts'
import { events } from '../../src/content/events.ts'
import { drawn } from '../../src/expansions/events/draw.ts'
import { dailyEvents } from '../../src/expansions/events/index.ts'
import { raceWith } from '../../src/race.ts'
import { race, type Table } from '../table.ts'

export const game = raceWith([dailyEvents])

/** A table as in `race`, with these cards for its days; the first day has begun. */
export function onDays(
  seats: number,
  cards: readonly EventId[],
  options: Readonly<Record<string, string>> = {},
): Table {
  const table = race(seats, { ...options, events: true }, game)
  cards.forEach((id, day) => {
    drawn(table.s)[day] = events.findIndex((event) => event.id === id) + 1
  })
  return table.turn()
}

/** The first morning of all, with this card: what happens before the first turn is still to come. */
export const today = (seats: number, card: EventId): Table => onDays(seats, [card, 'EV-18', 'EV-18'])

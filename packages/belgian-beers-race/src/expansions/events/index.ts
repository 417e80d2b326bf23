import { events } from '../../content/events.ts'
import type { Expansion } from '../../engine/expansion.ts'
import { DRAW, draw, FIELD, layOut, MOST_DAYS, todaysCard } from './draw.ts'
import { eventLaws, imagineEvents, viewEvents } from './view.ts'

/** Events: one card a day, in force from its first step to the end of its night, for all players alike. */
export const dailyEvents: Expansion = {
  id: 'events',
  fields: () => ({ [FIELD]: { length: MOST_DAYS } }),
  prepare: layOut,
  steps: { [DRAW]: draw },
  cards: events,
  slots: 1,
  cardAt: todaysCard,
  view: viewEvents,
  imagine: imagineEvents,
  laws: eventLaws,
}

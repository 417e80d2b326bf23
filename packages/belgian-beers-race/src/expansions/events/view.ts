import type { View } from '@estaminet/kernel'
import { type EventId, events } from '../../content/events.ts'
import type { RaceState } from '../../engine/state.ts'
import { drawn } from './draw.ts'

export type EventsView = {
  /** The card of each day. */
  readonly days: readonly (EventId | null)[]
}

export const viewEvents = (s: RaceState): EventsView => ({
  days: Array.from(drawn(s), (card) => events[card - 1]?.id ?? null),
})

export function imagineEvents(s: RaceState, seen: View): void {
  const { days } = seen as EventsView
  days.forEach((id, day) => {
    drawn(s)[day] = events.findIndex((event) => event.id === id) + 1
  })
}

/** No card comes twice, and none that lies there goes away. */
export function eventLaws(before: RaceState, after: RaceState): string[] {
  const days = Array.from(drawn(after)).filter((card) => card > 0)
  const stays = drawn(before).every((card, day) => card === 0 || card === drawn(after)[day])
  return new Set(days).size === days.length && stays ? [] : ['TBBR-EVENT-02']
}

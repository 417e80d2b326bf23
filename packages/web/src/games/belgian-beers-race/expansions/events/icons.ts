import type { EventId } from '@estaminet/belgian-beers-race'

/** What a day is about, by the sign of what its card changes. */
// biome-ignore format: four cards a line
export const EVENT_ICON: Readonly<Record<EventId, string>> = {
  'EV-01': 'sun', 'EV-02': 'bus', 'EV-03': 'hitchhike', 'EV-04': 'taste',
  'EV-05': 'buy', 'EV-06': 'cheese', 'EV-07': 'sleep', 'EV-08': 'arches',
  'EV-09': 'cheers', 'EV-10': 'coaster', 'EV-11': 'people', 'EV-12': 'cheese',
  'EV-13': 'rain', 'EV-14': 'late', 'EV-15': 'hitchhike', 'EV-16': 'buy',
  'EV-17': 'breathalyzer', 'EV-18': 'cheese', 'EV-19': 'roadworks', 'EV-20': 'lock',
  'EV-21': 'camp', 'EV-22': 'toast', 'EV-23': 'backpack', 'EV-24': 'bottle',
}

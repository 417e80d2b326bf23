import type { AleEvent } from '@estaminet/heaven-and-ale'
import type { Told } from '@estaminet/table'
import { eventOf } from './info.ts'

const eventsOf = (news: readonly Told[]): readonly AleEvent[] => news.map(({ event }) => eventOf(event))

/** Whether one of these seats was walked home because nothing else was left. */
export const isSentHome = (news: readonly Told[], mine: readonly number[]): boolean =>
  eventsOf(news).some((event) => event.type === 'moved' && event.forced === true && mine.includes(event.seat))

/** Whether one of these seats came home last to the first player's place: nobody had taken it, so there was no choice. */
export function isGivenFirst(news: readonly Told[], mine: readonly number[]): boolean {
  const events = eventsOf(news)
  const taken = events.findIndex(
    (event) =>
      event.type === 'placeTaken' && event.at === 'arrival' && event.place === 'first' && mine.includes(event.seat),
  )
  return taken >= 0 && events.slice(taken).some((event) => event.type === 'roundEnded')
}

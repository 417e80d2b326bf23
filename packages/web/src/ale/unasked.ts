import type { AleEvent } from '@estaminet/heaven-and-ale'
import type { Told } from '@estaminet/table'

/** Whether one of these seats was walked home because nothing else was left. */
export const isSentHome = (news: readonly Told[], mine: readonly number[]): boolean =>
  news
    .map(({ event }) => event as unknown as AleEvent)
    .some((event) => event.type === 'moved' && event.forced === true && mine.includes(event.seat))

import { type AleEvent, ARRIVED } from '@estaminet/heaven-and-ale'
import type { Ask, Told } from '@estaminet/table'

/**
 * Whether one of these seats came home unasked.
 * @param before The question open until then: the first walk after it was its answer.
 */
export function isSentHome(news: readonly Told[], before: Ask | undefined, mine: readonly number[]): boolean {
  const walks = news
    .map(({ event }) => event as unknown as AleEvent)
    .flatMap((event) => (event.type === 'moved' && mine.includes(event.seat) ? [event] : []))
  const answered = before?.choices[0]?.info.kind === 'move' ? walks.findIndex(({ seat }) => seat === before.seat) : -1
  return walks.some(({ to }, at) => to === ARRIVED && at !== answered)
}

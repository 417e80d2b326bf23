import { EVERYONE, fieldOf } from '@estaminet/kernel'
import { confrontation } from '../../content/confrontation.ts'
import type { RaceState } from '../../engine/state.ts'
import type { Tell } from '../../events.ts'
import { CARD_COUNT, cardId, hands, sizes } from './hands.ts'

/** Cards that have been played: face up in the pile, or running before a player for so many actions or so much time. */

/** The common pile in the order of its cards, counted from 1. */
export const pile = (s: RaceState): Int16Array => fieldOf(s, 'confrontation.pile')
/** Cards that run, counted from 1, at seat * RUNNING + slot; what is left of them: actions, or the space of a marker. */
export const running = (s: RaceState): Int16Array => fieldOf(s, 'confrontation.running')
export const remaining = (s: RaceState): Int16Array => fieldOf(s, 'confrontation.remaining')

/** How many cards can run before one player. */
export const RUNNING = confrontation.filter(({ lasts }) => lasts !== 'instant').length

/** Actions a card lasts, or time units; 0 for one that does not last so. */
const ACTIONS = Int8Array.from(confrontation, ({ lasts }) =>
  lasts !== 'instant' && 'actions' in lasts ? lasts.actions : 0,
)
const TIME = Int8Array.from(confrontation, ({ lasts }) => (lasts !== 'instant' && 'tu' in lasts ? lasts.tu : 0))

export const cardAt = (s: RaceState, seat: number, slot: number): number => running(s)[seat * RUNNING + slot] - 1

export function isFaceUp(s: RaceState, card: number): boolean {
  const open = pile(s)
  for (let at = 0; at < open.length && open[at] !== 0; at++) if (open[at] === card + 1) return true
  const lasting = running(s)
  for (let at = 0; at < lasting.length; at++) if (lasting[at] === card + 1) return true
  return false
}

/** A card leaves the hand: what lasts runs before `target`, everything else goes to the pile as it is played. */
export function layDown(s: RaceState, seat: number, card: number, target: number, tell: Tell): void {
  hands(s)[seat * CARD_COUNT + card] = 0
  sizes(s)[seat]--
  tell?.({ type: 'confrontation/played', seat, card: cardId(card), target }, EVERYONE)
  if (ACTIONS[card] > 0) run(s, target, card, ACTIONS[card])
  else if (TIME[card] > 0) run(s, target, card, s.time[target] + TIME[card])
  else putOnPile(s, card)
}

function run(s: RaceState, target: number, card: number, lasts: number): void {
  let at = target * RUNNING
  while (running(s)[at] !== 0) at++
  running(s)[at] = card + 1
  remaining(s)[at] = lasts
}

function putOnPile(s: RaceState, card: number): void {
  let at = 0
  while (pile(s)[at] !== 0) at++
  pile(s)[at] = card + 1
}

/** What a running card changed was charged: a counter goes, with the last of them the card. Time has its own marker. */
export function useCounter(s: RaceState, seat: number, slot: number): void {
  const at = seat * RUNNING + slot
  if (ACTIONS[running(s)[at] - 1] === 0) return
  remaining(s)[at]--
  if (remaining(s)[at] === 0) stop(s, at)
}

/** Markers the disc has passed; with the day all of them end. */
export function endMarkers(s: RaceState, seat: number, dayIsOver: boolean): void {
  for (let at = seat * RUNNING; at < (seat + 1) * RUNNING; at++) {
    const card = running(s)[at] - 1
    if (card >= 0 && TIME[card] > 0 && (dayIsOver || s.time[seat] > remaining(s)[at])) stop(s, at)
  }
}

function stop(s: RaceState, at: number): void {
  putOnPile(s, running(s)[at] - 1)
  running(s)[at] = 0
  remaining(s)[at] = 0
}

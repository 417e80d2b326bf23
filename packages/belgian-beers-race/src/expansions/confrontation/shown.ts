import { EVERYONE, field } from '@estaminet/kernel'
import type { ConfrontationId } from '../../content/confrontation.ts'
import type { RaceState } from '../../engine/state.ts'
import type { Tell } from '../../events.ts'
import { CARD_COUNT, cardId, hands } from './hands.ts'

/** When everything is counted everybody lays down what is left in hand: it is nobody's secret any more. */

/** A hand as everybody sees it, as a mask over two cells. */
export const shown = field('confrontation.shown')
export const SHOWN_CELLS = 2
const BITS = CARD_COUNT / SHOWN_CELLS

export function showHands(s: RaceState, tell: Tell): void {
  for (let seat = 0; seat < s.seats; seat++) showHand(s, seat, tell)
}

export function showHand(s: RaceState, seat: number, tell: Tell): void {
  for (let card = 0; card < CARD_COUNT; card++)
    if (hands(s)[seat * CARD_COUNT + card] === 1) {
      hands(s)[seat * CARD_COUNT + card] = 0
      shown(s)[seat * SHOWN_CELLS + ((card / BITS) | 0)] |= 1 << (card % BITS)
    }
  const cards = tell ? shownOf(s, seat) : []
  if (cards.length > 0) tell?.({ type: 'confrontation/shown', seat, cards }, EVERYONE)
}

export function shownOf(s: RaceState, seat: number): ConfrontationId[] {
  const cards: ConfrontationId[] = []
  for (let card = 0; card < CARD_COUNT; card++)
    if ((shown(s)[seat * SHOWN_CELLS + ((card / BITS) | 0)] >> (card % BITS)) & 1) cards.push(cardId(card))
  return cards
}

import { CARD_COUNT, CARDS, EMERGENCY_DUCATS } from '../content/privileges.ts'
import { moveOf, SURRENDER } from '../engine/moves.ts'
import type { AleState } from '../engine/state.ts'
import { detail, setDetail, strike } from '../engine/steps.ts'
import type { AleSink } from '../events.ts'
import { changeDucats } from './income.ts'
import { buy, priceOf } from './purchases.ts'

/** How many cards a price still asks for. */
export const cardsDue = (ducats: number, price: number): number =>
  Math.max(0, Math.ceil((price - ducats) / EMERGENCY_DUCATS))

/** Cards are given in their fixed order, so that each set of cards is offered once. */
export function listSurrenders(s: AleState, seat: number, out: Int32Array): number {
  const due = cardsDue(s.ducats[seat], priceOf(s.position[seat], detail(s, 1), detail(s, 2)))
  const hand = s.hand[seat]
  let n = 0
  for (let card = detail(s, 3); card < CARDS.length; card++)
    if (((hand >> card) & 1) === 1 && CARD_COUNT[hand >> card] >= due) out[n++] = moveOf(SURRENDER, card)
  return n
}

export function surrender(s: AleState, seat: number, card: number, events?: AleSink): void {
  const tile = detail(s, 1)
  const hex = detail(s, 2)
  s.hand[seat] &= ~(1 << card)
  if (events) events({ type: 'cardSurrendered', seat, card: CARDS[card] })
  changeDucats(s, seat, EMERGENCY_DUCATS, 'surrender', events)
  if (s.ducats[seat] < priceOf(s.position[seat], tile, hex)) {
    setDetail(s, 3, card + 1)
    return
  }
  strike(s)
  buy(s, seat, tile, hex, events)
}

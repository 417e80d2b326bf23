import { PIXEL_HAND } from '../../content/pixels.ts'
import { argumentOf, kindOf, move } from '../../engine/moves.ts'
import type { RaceState } from '../../engine/state.ts'
import type { RaceStep } from '../../engine/step.ts'
import { done, next } from '../../engine/steps.ts'
import { cardIn, filled, pixelId, SWAPPED, swapped, takeOut, tellBoth } from './cards.ts'
import { KEEP_BOTH, SWAP, SWAP_CARD } from './numbers.ts'

/** Whoever removes an objective at a bottle token may change a card; an empty hand is not asked. */
export function offerSwap(s: RaceState, seat: number): void {
  if (filled(s)[seat] !== 0) next(s, SWAP, seat)
}

export const swap: RaceStep = {
  name: 'pixel-bag/swap',
  asks: 'seat',
  pace: 'answer',
  legal(s, seat, _a, out) {
    let count = 0
    out[count++] = move(KEEP_BOTH)
    for (let slot = 0; slot < PIXEL_HAND; slot++)
      if ((filled(s)[seat] >> slot) & 1) out[count++] = move(SWAP_CARD, slot)
    return count
  },
  answer(s, seat, _a, answer, tell) {
    done(s)
    if (kindOf(answer) === KEEP_BOTH) return
    const slot = argumentOf(answer)
    swapped(s)[seat]++
    if (tell) tellBoth(tell, seat, { type: 'pixel-bag/swapped', seat, slot: slot + 1 }, cardIn(s, seat, slot))
    takeOut(s, seat, slot, SWAPPED)
  },
  fallback: () => move(KEEP_BOTH),
  describe(s, seat, _a, answer) {
    if (kindOf(answer) === KEEP_BOTH) return { kind: 'pixel-bag/keep', say: ['keep'] }
    const slot = argumentOf(answer)
    const card = cardIn(s, seat, slot)
    return {
      kind: 'pixel-bag/swap',
      say: ['swap', slot + 1],
      slot: slot + 1,
      ...(card < 0 ? {} : { card: pixelId(card) }),
    }
  },
}

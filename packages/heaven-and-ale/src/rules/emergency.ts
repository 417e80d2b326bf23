import { done, next } from '@estaminet/kernel'
import { CARD_COUNT, CARDS, EMERGENCY_DUCATS } from '../content/privileges.ts'
import { moveOf, optionOf } from '../engine/moves.ts'
import type { AleState } from '../engine/state.ts'
import { question } from '../engine/step.ts'
import { SURRENDER } from '../engine/steps.ts'
import type { Tell } from '../events.ts'
import { changeDucats } from './income.ts'
import { buy, cardsDue, hexIn, priceOf, tileIn } from './purchases.ts'

/** A card to give back for a tile on its hex. */
export const surrender = question({
  name: 'surrender',
  legal: (s, seat, purchase, out, from) => listSurrenders(s, seat, purchase, from, out),
  answer: (s, seat, purchase, move, tell) => giveBack(s, seat, purchase, optionOf(move), tell),
  describe(_s, _seat, _purchase, move) {
    const card = CARDS[optionOf(move)]
    return { kind: 'surrender', say: ['surrender', card], card }
  },
})

const priceFor = (s: AleState, seat: number, purchase: number): number =>
  priceOf(s.position[seat], tileIn(purchase), hexIn(purchase))

/** Cards are given in their fixed order, so that each set of cards is offered once. */
function listSurrenders(s: AleState, seat: number, purchase: number, from: number, out: Int32Array): number {
  const due = cardsDue(s.ducats[seat], priceFor(s, seat, purchase))
  const hand = s.hand[seat]
  let n = 0
  for (let card = from; card < CARDS.length; card++)
    if (((hand >> card) & 1) === 1 && CARD_COUNT[hand >> card] >= due) out[n++] = moveOf(SURRENDER, card)
  return n
}

function giveBack(s: AleState, seat: number, purchase: number, card: number, tell: Tell): void {
  done(s.stack)
  s.hand[seat] &= ~(1 << card)
  if (tell) tell({ type: 'cardSurrendered', seat, card: CARDS[card] })
  changeDucats(s, seat, EMERGENCY_DUCATS, 'surrender', tell)
  if (s.ducats[seat] < priceFor(s, seat, purchase)) next(s.stack, SURRENDER, seat, purchase, card + 1)
  else buy(s, seat, tileIn(purchase), hexIn(purchase), tell)
}

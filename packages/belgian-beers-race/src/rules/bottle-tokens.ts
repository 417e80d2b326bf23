import { BOTTLE_TOKENS, RIGHT_ROW } from '../content/tracks.ts'
import { occurs } from '../engine/hooks.ts'
import { argumentOf, BREAK, KEEP, kindOf, move } from '../engine/moves.ts'
import { REMOVALS } from '../engine/numbers.ts'
import { isForbidden } from '../engine/reckon.ts'
import { type RaceState, REMOVED } from '../engine/state.ts'
import type { RaceStep } from '../engine/step.ts'
import { done, next, TOKEN } from '../engine/steps.ts'
import { removal, tokenStep } from '../engine/variant.ts'
import type { Tell } from '../events.ts'
import { cardId } from './objectives.ts'

/** One question for each token the seat has just crossed, in track order. Whoever may not remove anything is asked nothing. */
export function askTokens(s: RaceState, seat: number, tell: Tell): void {
  const crossed = s.crossed[seat]
  if (crossed === 0) return
  if (!isForbidden(s, seat, REMOVALS))
    for (let token = BOTTLE_TOKENS.length - 1; token >= 0; token--)
      if ((crossed >> token) & 1) next(s, tokenStep(s, TOKEN), seat, token)
  s.crossed[seat] = 0
  occurs(s, 'tokenCrossed', seat, tell)
}

/** The slots with cards that may be removed, as a mask. */
export function removable(s: RaceState): number {
  let slots = 0
  for (let slot = 0; slot < RIGHT_ROW; slot++) if (s.machine[slot] !== 0) slots |= 1 << slot
  return slots
}

/** With two players either side of the token will do; it takes an accessible card to remove. */
const mayBreak = (s: RaceState, token: number): boolean => (s.seats <= 2 || s.broken[token] === 0) && removable(s) !== 0

/** `a`: the token. */
export const token = {
  name: 'token',
  asks: 'seat',
  pace: 'answer',
  settle(s, _seat, a) {
    if (mayBreak(s, a)) return false
    done(s)
    return true
  },
  legal(s, _seat, _a, out) {
    let count = 0
    out[count++] = move(KEEP)
    for (let slot = 0; slot < RIGHT_ROW; slot++)
      if (s.machine[slot] !== 0) out[count++] = move(BREAK, s.machine[slot] - 1)
    return count
  },
  answer(s, seat, a, answer, tell) {
    done(s)
    const card = argumentOf(answer)
    if (kindOf(answer) === KEEP) tell?.({ type: 'tokenKept', seat, token: a + 1 })
    else {
      tell?.({ type: 'tokenBroken', seat, token: a + 1, card: cardId(card) })
      breakToken(s, seat, a, 1 << s.machine.indexOf(card + 1), tell)
    }
  },
  fallback: () => move(KEEP),
  describe(_s, _seat, a, move) {
    if (kindOf(move) === KEEP) return { kind: 'keep', say: ['keep'], token: a + 1 }
    const card = cardId(argumentOf(move))
    return { kind: 'break', say: ['break', card], card, token: a + 1 }
  },
} satisfies RaceStep

/** The token is turned over, and the cards of these slots leave the game; what else a removal opens follows once, however many go. */
export function breakToken(s: RaceState, seat: number, token: number, slots: number, tell: Tell): void {
  s.broken[token] = 1
  for (let slot = 0; slot < RIGHT_ROW; slot++) {
    if (((slots >> slot) & 1) === 0) continue
    s.card[s.machine[slot] - 1] = REMOVED
    s.machine[slot] = 0
  }
  if (s.expansions !== 0) removal(s, seat, tell)
}

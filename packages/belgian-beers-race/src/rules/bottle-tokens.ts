import { BOTTLE_TOKENS, RIGHT_ROW } from '../content/tracks.ts'
import { removal, tokenStep } from '../engine/expansion.ts'
import { occurs } from '../engine/hooks.ts'
import { argumentOf, BREAK, KEEP, kindOf, move } from '../engine/moves.ts'
import { REMOVALS } from '../engine/numbers.ts'
import { isForbidden } from '../engine/reckon.ts'
import { type RaceState, REMOVED } from '../engine/state.ts'
import type { RaceStep } from '../engine/step.ts'
import { done, next, TOKEN } from '../engine/steps.ts'
import type { Tell } from '../events.ts'
import { cardId } from './objectives.ts'

/** One question for each token the seat has just crossed, in track order. */
export function askTokens(s: RaceState, seat: number, tell: Tell): void {
  const crossed = s.crossed[seat]
  if (crossed === 0) return
  for (let token = BOTTLE_TOKENS.length - 1; token >= 0; token--)
    if ((crossed >> token) & 1) next(s, tokenStep(s, TOKEN), seat, token)
  s.crossed[seat] = 0
  occurs(s, 'tokenCrossed', seat, tell)
}

/** With two players either side of the token will do; it takes an accessible card to remove. */
function mayBreak(s: RaceState, seat: number, token: number): boolean {
  if (isForbidden(s, seat, REMOVALS)) return false
  if (s.seats > 2 && s.broken[token] === 1) return false
  for (let slot = 0; slot < RIGHT_ROW; slot++) if (s.machine[slot] !== 0) return true
  return false
}

/** `a`: the token. */
export const token = {
  name: 'token',
  asks: 'seat',
  pace: 'answer',
  settle(s, seat, a) {
    if (mayBreak(s, seat, a)) return false
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
    if (kindOf(answer) === KEEP) tell?.({ type: 'tokenKept', seat, token: a + 1 })
    else breakToken(s, seat, a, argumentOf(answer), tell)
  },
  fallback: () => move(KEEP),
  describe(_s, _seat, a, move) {
    if (kindOf(move) === KEEP) return { kind: 'keep', say: ['keep'], token: a + 1 }
    const card = cardId(argumentOf(move))
    return { kind: 'break', say: ['break', card], card, token: a + 1 }
  },
} satisfies RaceStep

function breakToken(s: RaceState, seat: number, token: number, card: number, tell: Tell): void {
  s.broken[token] = 1
  s.card[card] = REMOVED
  for (let slot = 0; slot < RIGHT_ROW; slot++) if (s.machine[slot] === card + 1) s.machine[slot] = 0
  tell?.({ type: 'tokenBroken', seat, token: token + 1, card: cardId(card) })
  if (s.expansions !== 0) removal(s, seat, tell)
}

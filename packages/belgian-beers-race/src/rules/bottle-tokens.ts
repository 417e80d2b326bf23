import { BOTTLE_TOKENS, RIGHT_ROW } from '../content/tracks.ts'
import { BREAK, KEEP, move } from '../engine/moves.ts'
import { type RaceState, REMOVED } from '../engine/state.ts'
import { done, next, TOKEN } from '../engine/steps.ts'
import type { Tell } from '../events.ts'
import { cardId } from './objectives.ts'

/** One question for each token the seat has just crossed, in track order. */
export function askTokens(s: RaceState, seat: number): void {
  const crossed = s.crossed[seat]
  if (crossed === 0) return
  for (let token = BOTTLE_TOKENS.length - 1; token >= 0; token--)
    if ((crossed >> token) & 1) next(s, TOKEN, seat, token)
  s.crossed[seat] = 0
}

/** With two players either side of the token will do; it takes an accessible card to remove. */
export function mayBreak(s: RaceState, token: number): boolean {
  if (s.seats > 2 && s.broken[token] === 1) return false
  for (let slot = 0; slot < RIGHT_ROW; slot++) if (s.machine[slot] !== 0) return true
  return false
}

export function writeToken(s: RaceState, out: Int32Array): number {
  let count = 0
  out[count++] = move(KEEP)
  for (let slot = 0; slot < RIGHT_ROW; slot++)
    if (s.machine[slot] !== 0) out[count++] = move(BREAK, s.machine[slot] - 1)
  return count
}

export function decideToken(s: RaceState, seat: number, token: number, kind: number, card: number, tell: Tell): void {
  done(s)
  if (kind === KEEP) {
    tell?.({ type: 'tokenKept', seat, token: token + 1 })
    return
  }
  s.broken[token] = 1
  s.card[card] = REMOVED
  for (let slot = 0; slot < RIGHT_ROW; slot++) if (s.machine[slot] === card + 1) s.machine[slot] = 0
  tell?.({ type: 'tokenBroken', seat, token: token + 1, card: cardId(card) })
}

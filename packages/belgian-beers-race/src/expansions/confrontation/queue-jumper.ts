import { FRAME } from '@estaminet/kernel'
import { VISIBLE } from '../../content/tracks.ts'
import { unfold } from '../../engine/hooks.ts'
import { argumentOf, move } from '../../engine/moves.ts'
import { mostClaims, reach } from '../../engine/reckon.ts'
import type { RaceState } from '../../engine/state.ts'
import type { RaceStep } from '../../engine/step.ts'
import { CLAIMS, done, next, topOf } from '../../engine/steps.ts'
import type { Tell } from '../../events.ts'
import { cardId, isDue, STARS, take } from '../../rules/objectives.ts'
import type { ConfrontationMove } from './moves.ts'
import { CLAIM, JUMP } from './numbers.ts'

/**
 * The Queue Jumper claims a card that is still on its way: of the left row, the top of the deck, or one that is locked. It is a claim
 * like any other, made before those of the same check.
 */

/** Which cards the check under way may take: its claims wait on the stack. */
function lookedFor(s: RaceState): number {
  for (let at = topOf(s); at > 0; at -= FRAME) if (s.stack[at] === CLAIMS) return s.stack[at + 2]
  return STARS
}

/** The cards it could claim now. */
export const jumpableFor = (s: RaceState, seat: number): string[] =>
  Array.from(list.subarray(0, write(s, seat, list)), (move) => cardId(argumentOf(move)))

/** Whether there is a card for it, and the turn allows another claim. */
export function mayJump(s: RaceState, seat: number): boolean {
  const which = lookedFor(s)
  for (let slot = reach(s, seat); slot < VISIBLE; slot++)
    if (isDue(s, seat, which, slot)) return s.claims[0] < mostClaims(s, seat)
  return false
}

export const jumpTheQueue = (s: RaceState, seat: number): void => next(s, JUMP, seat)

const list = new Int32Array(VISIBLE)

/** Who fulfils several chooses one. */
export const jump: RaceStep = {
  name: 'confrontation/jump',
  asks: 'seat',
  pace: 'answer',
  settle(s, seat, _a, tell) {
    if (write(s, seat, list) > 1) return false
    claim(s, seat, argumentOf(list[0]), tell)
    return true
  },
  legal: (s, seat, _a, out) => write(s, seat, out),
  answer: (s, seat, _a, answer, tell) => claim(s, seat, argumentOf(answer), tell),
  describe(_s, _seat, _a, answer): ConfrontationMove {
    const card = cardId(argumentOf(answer))
    return { kind: 'confrontation/claim', say: ['claim', card], card }
  },
}

function write(s: RaceState, seat: number, out: Int32Array): number {
  const which = lookedFor(s)
  let count = 0
  for (let slot = reach(s, seat); slot < VISIBLE; slot++)
    if (isDue(s, seat, which, slot)) out[count++] = move(CLAIM, s.machine[slot] - 1)
  return count
}

function claim(s: RaceState, seat: number, card: number, tell: Tell): void {
  done(s)
  unfold(s, 'claim', seat, take, tell, s.machine.indexOf(card + 1))
}

import { EVERYONE } from '@estaminet/kernel'
import { type Face, failedDice, rollCode } from '../../content/dice.ts'
import { diceOnTable } from '../../engine/facts.ts'
import type { RaceState } from '../../engine/state.ts'
import { next } from '../../engine/steps.ts'
import type { Tell } from '../../events.ts'
import { rollAgain } from '../../rules/dice.ts'
import { REROLL } from './numbers.ts'

/** What cards do to the dice on the table. */

const ONE: Readonly<Record<Face, number>> = {
  failed: rollCode(1, 0, 0),
  tbbr: rollCode(0, 1, 0),
  late: rollCode(0, 0, 1),
}

/** One die shows another face: a failed one, where there is any. */
export function turnDie(s: RaceState, seat: number, face: 'tbbr' | 'late', tell: Tell): void {
  s.rolled += ONE[face] - (failedDice(s.rolled - 1) > 0 ? ONE.failed : ONE.tbbr)
  tell?.({ type: 'confrontation/turned', seat, face }, EVERYONE)
}

/** All of them, once. */
export function sendBack(s: RaceState, seat: number, tell: Tell): void {
  tell?.({ type: 'confrontation/rerolled', seat }, EVERYONE)
  next(s, REROLL, seat, diceOnTable(s))
}

export const reroll = rollAgain('confrontation/reroll')

import { EVERYONE } from '@estaminet/kernel'
import { diceOnTable } from '../../engine/facts.ts'
import { kindOf, move } from '../../engine/moves.ts'
import type { RaceState } from '../../engine/state.ts'
import type { RaceStep } from '../../engine/step.ts'
import { done, next } from '../../engine/steps.ts'
import { rollAgain } from '../../rules/dice.ts'
import { charactersWith, isLeft, uses } from './cast.ts'
import { AGAIN, LEAVE_DICE, REROLL, ROLL_AGAIN } from './numbers.ts'

export type RerollMove =
  | { readonly kind: 'characters/leave'; readonly say: readonly ['leave'] }
  | { readonly kind: 'characters/again'; readonly say: readonly ['again'] }
export type RerollEvent = { readonly type: 'characters/again'; readonly seat: number }

const mayReroll = charactersWith(({ may, does }) => may === true && does.some(({ form }) => form === 'reroll'))

/** The Dice Charmer is asked after every own roll of the day until the power is used, whatever the faces. */
export function offerReroll(s: RaceState, seat: number): void {
  if (mayReroll(s, seat) && isLeft(s, seat)) next(s, AGAIN, seat)
}

export const again: RaceStep = {
  name: 'characters/again',
  asks: 'seat',
  legal(_s, _seat, _a, out) {
    out[0] = move(LEAVE_DICE)
    out[1] = move(ROLL_AGAIN)
    return 2
  },
  answer(s, seat, _a, answer, tell) {
    done(s)
    if (kindOf(answer) === LEAVE_DICE) return
    uses(s)[seat]++
    tell?.({ type: 'characters/again', seat } satisfies RerollEvent, EVERYONE)
    next(s, REROLL, seat, diceOnTable(s))
  },
  describe: (_s, _seat, _a, answer) =>
    (kindOf(answer) === LEAVE_DICE
      ? { kind: 'characters/leave', say: ['leave'] }
      : { kind: 'characters/again', say: ['again'] }) satisfies RerollMove,
}

/** The dice lie anew; whoever may answer a roll answers this one. */
export const reroll = rollAgain('characters/reroll')

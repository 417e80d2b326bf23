import type { Step } from '@estaminet/kernel'
import type { Choice, Draw } from '../ale-move.ts'
import type { AleEvent } from '../events.ts'
import { MOST_OPTIONS } from './moves.ts'
import type { AleState } from './state.ts'

export type StepName = (Choice | Draw)['kind'] | 'startPicks' | 'beginRound' | 'nextTurn' | 'enclosedSite'

/** A step, beside the rule it belongs to. */
export type AleStep = Step<AleState, Choice | Draw, AleEvent, StepName>

type Question = Pick<AleStep, 'name' | 'fallback'> & Required<Pick<AleStep, 'legal' | 'answer' | 'describe'>>

const options = new Int32Array(MOST_OPTIONS)

/** A step that asks whoever has the turn. Where there is one answer only nobody is asked: it is given at once. */
export function question(asked: Question): AleStep {
  const { legal, answer } = asked
  return {
    ...asked,
    asks: 'seat',
    settle(s, seat, a, tell, b) {
      if (legal(s, seat, a, options, b) !== 1) return false
      answer(s, seat, a, options[0], tell, b)
      return true
    },
  }
}

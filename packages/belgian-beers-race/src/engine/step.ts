import type { Step } from '@estaminet/kernel'
import type { Tell, ToldEvent } from '../events.ts'
import type { RaceMove } from '../race-move.ts'
import type { RaceState } from './state.ts'
import { done } from './steps.ts'

/** A step of the base rules, beside the rule it belongs to. */
export type RaceStep = Step<RaceState, RaceMove, ToldEvent>

/** What follows when something has happened: run at once, or left on the stack while others react to it. */
export interface Sequel extends RaceStep {
  readonly number: number
  run(s: RaceState, seat: number, a: number, tell: Tell, b: number): void
}

export const sequel = (number: number, name: string, run: Sequel['run']): Sequel => ({
  number,
  name,
  asks: 'nobody',
  run,
  settle(s, seat, a, tell, b) {
    done(s)
    run(s, seat, a, tell, b)
    return true
  },
})

import { ASLEEP_FROM } from '../content/tracks.ts'
import { unfold } from '../engine/hooks.ts'
import { argumentOf, EAT_NOW, move } from '../engine/moves.ts'
import { cheeseStep } from '../engine/reckon.ts'
import { left, type RaceState } from '../engine/state.ts'
import { type RaceStep, sequel } from '../engine/step.ts'
import { done, EXTRA_STEP, next, STEP_UP } from '../engine/steps.ts'
import type { Tell } from '../events.ts'
import { goUp } from './breathalyzer.ts'
import { describeEating, eatCheese, edible, writeEating } from './cheese.ts'

/** Levels that come from a card and not with a beer somebody saw coming: cheese may be eaten before they bring sleep. */
export function askForStep(s: RaceState, seat: number, levels: number, tell: Tell): void {
  if (s.asleep[seat] === 1) return
  if (s.level[seat] + levels < ASLEEP_FROM) goUp(s, seat, levels, tell)
  else next(s, EXTRA_STEP, seat, levels)
}

/** On the last space nobody eats any more. `a`: the levels. */
export const extraStep = {
  name: 'effects/cheese',
  asks: 'seat',
  pace: 'answer',
  settle(s, seat, a, tell) {
    if (edible(s, seat) > 0 && left(s, seat) > 0) return false
    takeStep(s, seat, a, tell)
    return true
  },
  legal: (s, seat, _a, out) => writeEating(s, seat, out),
  answer(s, seat, a, answer, tell) {
    eatCheese(s, seat, argumentOf(answer), tell)
    takeStep(s, seat, a, tell)
  },
  /** As much as keeps the seat awake, if that is possible at all. */
  fallback(s, seat, a) {
    const needed = Math.ceil((s.level[seat] + a - ASLEEP_FROM + 1) / cheeseStep(s, seat))
    return move(EAT_NOW, needed <= edible(s, seat) ? needed : 0)
  },
  describe: (s, seat, _a, move) => describeEating(s, seat, argumentOf(move)),
} satisfies RaceStep

/** What would still bring sleep can be answered like a beer. */
function takeStep(s: RaceState, seat: number, levels: number, tell: Tell): void {
  done(s)
  if (s.level[seat] + levels < ASLEEP_FROM) goUp(s, seat, levels, tell)
  else unfold(s, 'sleepAbout', seat, stepUp, tell, levels)
}

export const stepUp = sequel(STEP_UP, 'step-up', (s, seat, levels, tell) => goUp(s, seat, levels, tell))

import { createSignal } from 'solid-js'
import { createPointing } from '../log/pointing.ts'
import { createLookedColumns } from '../slate/looked-columns.ts'
import { createStanding } from './standing.ts'
import { TABLE_IDS } from './table-ids.ts'

/** What the parts of one table tell one another. Two tables have nothing of it in common but what their parts are called. */
export function createBetweenParts() {
  const [isGoalWanted, wantGoal] = createSignal(false)
  const [areAnswersWanted, wantAnswers] = createSignal(false)
  return {
    ids: TABLE_IDS,
    pointing: createPointing(),
    columns: createLookedColumns(),
    /** Whether something can be settled now: nothing may push those buttons out of sight, or cover them. */
    settling: createStanding(),
    /** What is to be answered without being asked: whether it should be shown. */
    standingAnswers: { isWanted: areAnswersWanted, want: (is: boolean) => void wantAnswers(is) },
    /** What one wants: whether it should be said, and whether it is, for some boards make room for it. */
    goal: { isWanted: isGoalWanted, want: (is: boolean) => void wantGoal(is), standing: createStanding() },
  }
}

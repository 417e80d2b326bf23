import { VISIBLE } from '../../content/tracks.ts'
import { LEVEL_THREE_FROM, type RaceState, UNSEEN } from '../../engine/state.ts'
import { ACTION, topOf } from '../../engine/steps.ts'
import * as z from './zythologist.ts'

/** Laws of a game with the Zythologist that a move has broken, by id. */
export function brokenLaws(before: RaceState, after: RaceState): string[] {
  const laws: Readonly<Record<string, boolean>> = {
    'SOLO-INV-01': machineIsFull(after),
    'SOLO-INV-02': z.hisBottleCount(after) >= z.hisBottleCount(before) && z.stoodCount(after) >= z.stoodCount(before),
    'SOLO-INV-03': z.hisBottleCount(after) <= z.stoodCount(after),
    'SOLO-INV-04': z.hisDestination(after) === z.NOWHERE || z.hisDestination(after) !== z.hisPlace(after),
    'SOLO-INV-05': z.toastCount(after) <= after.cheers[0] + after.cheersMarkers[0],
  }
  return Object.keys(laws).filter((id) => !laws[id])
}

/** Whenever the player is asked for an action eight cards lie there, unless nothing is left to draw. */
function machineIsFull(s: RaceState): boolean {
  if (s.stack[topOf(s)] !== ACTION) return true
  const shown = s.machine.filter((card) => card > 0).length
  return shown === VISIBLE || !s.card.subarray(0, LEVEL_THREE_FROM).some((where) => where === UNSEEN)
}

/** His bottles; his coasters, and the one that marks his destination. */
export const elsewhere = (s: RaceState): { bottles: number; coasters: number } => ({
  bottles: z.hisBottleCount(s),
  coasters: z.hisCoasters(s) + (z.hisDestination(s) === z.NOWHERE ? 0 : 1),
})

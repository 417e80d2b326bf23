import { FANS_PER_FACE } from '../../content/bands.ts'
import type { RaceState } from '../../engine/state.ts'
import { fans } from './fans.ts'
import { lineUp } from './line-up.ts'

/** Dice win fans by twos, and none ever leaves. */
export function bandLaws(before: RaceState, after: RaceState): string[] {
  const had = fans(before)
  const has = Array.from(fans(after))
  return [
    ...(lineUp.holds(after) ? [] : ['TBBR-BAND-02']),
    ...(has.every((count) => count % FANS_PER_FACE[0] === 0) ? [] : ['TBBR-BAND-11']),
    ...(has.every((count, seat) => count >= had[seat]) ? [] : ['TBBR-BAND-13']),
  ]
}

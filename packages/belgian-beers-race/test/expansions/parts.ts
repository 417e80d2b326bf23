import type { ScorePart } from '@estaminet/kernel'
import type { Tally } from '../../src/engine/expansion.ts'
import type { RaceState } from '../../src/index.ts'

/** What an expansion says of a score, part by part. */
export function partsOf(
  score: (s: RaceState, seat: number, part: Tally) => void,
  s: RaceState,
  seat: number,
): ScorePart[] {
  const parts: ScorePart[] = []
  score(s, seat, (reason, points, beside, value) => {
    parts.push({ reason, points, ...(beside === undefined ? {} : { [beside]: value }) })
  })
  return parts
}

import type { Seat } from '@estaminet/kernel'
import type { Moment } from './story.ts'

/** Who led before the winner took the lead for good, and the moment in which that happened. */
export interface Taken {
  readonly from: Seat
  readonly moment: Moment
}

/** How the lead was won: taken from somebody, held ever since there were points, or nothing to speak of. */
export function leadTaken(course: readonly Moment[], winner: Seat): Taken | 'always' | undefined {
  const scored = course.findIndex(({ now }) => new Set(now).size > 1)
  if (scored < 0) return undefined
  const last = course.findLastIndex(({ now }) => now[winner] < Math.max(...now))
  if (last < scored) return 'always'
  const { now } = course[last]
  const moment = course[last + 1]
  // Whoever was behind to the very end won by the rules for equals.
  return moment && { from: now.indexOf(Math.max(...now)), moment }
}

import { field } from '@estaminet/kernel'
import { FAN_AWARDS, FANS_PER_POINT } from '../../content/bands.ts'
import type { Tally } from '../../engine/expansion.ts'
import type { RaceState } from '../../engine/state.ts'

export const FANS = 'bands.fans'

/** Fans of each seat: public, never spent, and no points before the end. */
export const fans = field(FANS)

/** For the place in the order of fans. Equals share the better award, and the places behind them are skipped. */
export const awardOf = (s: RaceState, seat: number): number => awardAmong(fans(s), s.seats, seat)

/** The same for any numbers of fans, of so many seats. */
export function awardAmong(all: ArrayLike<number>, seats: number, seat: number): number {
  // Every die wins somebody over: without fans there was no concert, and nothing to award.
  if (all[seat] === 0) return 0
  let ahead = 0
  for (let other = 0; other < seats; other++) if (all[other] > all[seat]) ahead++
  return FAN_AWARDS[seats]?.[ahead] ?? 0
}

export type BandsReason = 'bands/award' | 'bands/fans'

export function scoreFans(s: RaceState, seat: number, part: Tally<BandsReason>): void {
  const own = fans(s)[seat]
  part('bands/award', awardOf(s, seat))
  part('bands/fans', Math.floor(own / FANS_PER_POINT), 'count', own)
}

import type { ScorePart, SeatScore } from '@estaminet/kernel'
import { GOALS, LARGE_POINTS, SMALL_POINTS } from '../content/barrels.ts'
import { FIRST, FIRST_POINTS } from '../content/places.ts'
import { P_BARREL, P_BARREL_POINTS } from '../content/privileges.ts'
import { multiplierAt, rateAt } from '../content/production.ts'
import { ARRIVED } from '../content/ring.ts'
import { TABLES } from '../content/rounds.ts'
import type { AleState } from '../engine/state.ts'
import type { Tell } from '../events.ts'
import { countBits } from './barrels.ts'
import { explainConversion, levelOf, productionOf } from './conversion.ts'
import { hasPlaced } from './pairs.ts'

/** Points of a seat where it stands now: fast, for play-outs and the final count. */
export function pointsOf(s: AleState, seat: number): number {
  return productionOf(s, seat) + barrelPointsOf(s, seat) + (s.place[seat] === FIRST ? FIRST_POINTS : 0)
}

/** What a seat would have if the game ended now. */
export interface Standing {
  /** The space its last marker would end on; below 1 it is worth nothing. */
  readonly level: number
  readonly rate: number
  readonly multiplier: number
  readonly production: number
  readonly barrels: number
  readonly first: number
  readonly total: number
}

export function standingOf(s: AleState, seat: number): Standing {
  const level = levelOf(s, seat)
  const rate = rateAt(s.brewmaster[seat])
  const multiplier = multiplierAt(s.brewmaster[seat])
  const production = Math.max(0, level) * multiplier
  const barrels = barrelPointsOf(s, seat)
  const first = firstPointsOf(s, seat)
  return { level, rate, multiplier, production, barrels, first, total: production + barrels + first }
}

/** What the first player's place is worth already: before the last round is walked to its end nobody can stay there. */
const firstPointsOf = (s: AleState, seat: number): number =>
  s.place[seat] === FIRST && s.position[seat] === ARRIVED && s.round === TABLES[s.seats].monkStacks.length
    ? FIRST_POINTS
    : 0

/** Points of the barrels a seat holds, with what its card adds to each. */
export function barrelPointsOf(s: AleState, seat: number): number {
  const large = countBits(s.large[seat])
  const small = countBits(s.small[seat])
  const more = hasPlaced(s, seat, P_BARREL) ? P_BARREL_POINTS : 0
  return large * (LARGE_POINTS + more) + small * (SMALL_POINTS + more)
}

/** Every point with its reason. Equal totals share a rank. */
export function score(s: AleState): SeatScore[] {
  const totals = Array.from(s.ducats, (_, seat) => pointsOf(s, seat))
  return totals.map((total, seat) => ({
    total,
    rank: 1 + totals.filter((other) => other > total).length,
    parts: partsOf(s, seat),
  }))
}

function partsOf(s: AleState, seat: number): ScorePart[] {
  const conversion = explainConversion(s, seat)
  const parts: ScorePart[] = [{ reason: 'production', points: productionOf(s, seat), conversion }]
  GOALS.forEach((goal, at) => {
    if ((s.large[seat] >> at) & 1) parts.push({ reason: 'largeBarrel', points: LARGE_POINTS, goal })
    if ((s.small[seat] >> at) & 1) parts.push({ reason: 'smallBarrel', points: SMALL_POINTS, goal })
  })
  const barrels = parts.length - 1
  if (hasPlaced(s, seat, P_BARREL)) parts.push({ reason: 'barrelCard', points: barrels * P_BARREL_POINTS, barrels })
  if (s.place[seat] === FIRST) parts.push({ reason: 'firstPlace', points: FIRST_POINTS })
  return parts
}

export function reportScores(s: AleState, tell: Tell): void {
  if (!tell) return
  const scores = score(s)
  scores.forEach((seatScore, seat) => {
    tell({ type: 'converted', seat, steps: explainConversion(s, seat) })
    tell({ type: 'scored', seat, ...seatScore })
  })
  tell({ type: 'gameEnded', winners: scores.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : [])) })
}

import type { ScorePart, SeatScore } from '@estaminet/kernel'
import { GRAND_PLACE } from '../content/places.ts'
import { inPlay } from '../engine/registry.ts'
import type { RaceState } from '../engine/state.ts'
import { arrivedBefore } from './brussels.ts'
import { finalParts } from './final-scoring.ts'

const isOver = (s: RaceState): boolean => s.stack[0] === 0

/** 1 is best. Ties of a finished game are broken on the Grand Place, then by the order on the last space. */
function rankOf(s: RaceState, seat: number): number {
  let rank = 1
  for (let other = 0; other < s.seats; other++) if (other !== seat && beats(s, other, seat)) rank++
  return rank
}

function beats(s: RaceState, seat: number, other: number): boolean {
  const lead = s.score[seat] - s.score[other]
  if (lead !== 0 || !isOver(s)) return lead > 0
  const home = s.place[seat] === GRAND_PLACE
  const otherHome = s.place[other] === GRAND_PLACE
  if (home !== otherHome) return home
  if (home) return arrivedBefore(s, seat, other)
  return s.height[seat] < s.height[other]
}

/** What stands on the Scoring Track, point by point; the final parts only when the game is over. */
export function scoreSeats(s: RaceState): SeatScore[] {
  return inPlay(s).reduce((scores, expansion) => expansion.result?.(s, scores) ?? scores, baseScores(s))
}

function baseScores(s: RaceState): SeatScore[] {
  return Array.from({ length: s.seats }, (_, seat) => {
    const total = s.score[seat]
    const parts: ScorePart[] = []
    for (let day = 0; day < 2; day++) {
      const points = s.daily[seat * 2 + day]
      if (points !== 0) parts.push({ reason: 'daily', points, day: day + 1 })
    }
    inPlay(s).forEach((expansion, at) => {
      parts.push(...(expansion.scored?.(s, seat) ?? []))
      const earned = s.earned[at * s.seats + seat]
      if (earned !== 0) parts.push({ reason: `${expansion.id}/points`, points: earned })
    })
    if (s.penalty[seat] !== 0) parts.push({ reason: 'return', points: -s.penalty[seat] })
    if (isOver(s)) parts.push(...finalParts(s, seat))
    const sum = parts.reduce((points, part) => points + part.points, 0)
    if (sum !== total) parts.push({ reason: 'floor', points: total - sum })
    return { total, rank: rankOf(s, seat), parts }
  })
}

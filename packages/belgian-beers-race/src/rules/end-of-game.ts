import { GRAND_PLACE } from '../content/places.ts'
import { RETURN_DISTANCE } from '../content/roads.ts'
import { latecomerPoints } from '../engine/reckon.ts'
import { inPlay } from '../engine/registry.ts'
import type { RaceState } from '../engine/state.ts'
import { sequel } from '../engine/step.ts'
import { RECKONING } from '../engine/steps.ts'
import type { Tell } from '../events.ts'
import { finalPoints } from './final-scoring.ts'
import { scoreSeats } from './ranking.ts'

/** Return penalties, then the final scoring. Nothing is left to do afterwards: the game is over. */
export const reckoning = sequel(RECKONING, 'reckoning', (s, _seat, _a, tell) => {
  for (let seat = 0; seat < s.seats; seat++) payReturn(s, seat, tell)
  for (let seat = 0; seat < s.seats; seat++) {
    const total = s.score[seat] + finalPoints(s, seat)
    s.score[seat] = Math.max(total, 0)
  }
  if (tell)
    for (const [seat, { team, rank }] of scoreSeats(s).entries())
      tell({ type: 'finalScored', seat, total: s.score[seat], ...(team === undefined ? { rank } : {}) })
  for (const expansion of inPlay(s)) expansion.reckoned?.(s, tell)
})

/** Points for each road to the Grand Place, one more for a sleeper; never below zero. */
export function returnDue(s: RaceState, seat: number): number {
  const place = s.place[seat]
  if (place === GRAND_PLACE) return 0
  return Math.min((RETURN_DISTANCE[place] + s.asleep[seat]) * latecomerPoints(s, seat), s.score[seat])
}

function payReturn(s: RaceState, seat: number, tell: Tell): void {
  const place = s.place[seat]
  if (place === GRAND_PLACE) return
  const paid = returnDue(s, seat)
  s.penalty[seat] = paid
  s.score[seat] = s.score[seat] - paid
  tell?.({
    type: 'returnPenalty',
    seat,
    distance: RETURN_DISTANCE[place],
    asleep: s.asleep[seat] === 1,
    points: -paid,
  })
}

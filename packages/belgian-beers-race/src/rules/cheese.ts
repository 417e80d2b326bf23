import { LAST_CHEESE } from '../content/tracks.ts'
import type { RaceState } from '../engine/state.ts'
import type { Tell } from '../events.ts'
import type { RaceMove } from '../race-move.ts'
import { soberUp } from './breathalyzer.ts'

/** How many cheeses could be eaten now: never at level 0; markers are points, not food. */
export function edible(s: RaceState, seat: number): number {
  const cheese = s.cheese[seat]
  const level = s.level[seat]
  return Math.min(cheese, level)
}

/** Pawn and level go down together; no time passes. */
export function eatCheese(s: RaceState, seat: number, count: number, tell: Tell): void {
  if (count === 0) return
  s.cheese[seat] = s.cheese[seat] - count
  soberUp(s, seat, count)
  tell?.({ type: 'cheeseEaten', seat, count, level: s.level[seat] })
}

/** On the last level a cheese becomes a marker beside the track. */
export function takeCheese(s: RaceState, seat: number, tell: Tell): void {
  const cheese = s.cheese[seat]
  const marker = cheese === LAST_CHEESE
  if (marker) s.cheeseMarkers[seat] = s.cheeseMarkers[seat] + 1
  else s.cheese[seat] = cheese + 1
  tell?.({ type: 'cheeseBought', seat, cheese: s.cheese[seat], marker })
}

export const describeCheese = (s: RaceState, seat: number): RaceMove => ({
  kind: 'cheese',
  say: ['cheese'],
  cost: 0,
  level: s.level[seat] - 1,
})

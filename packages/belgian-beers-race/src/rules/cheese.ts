import { LAST_CHEESE } from '../content/tracks.ts'
import { EAT_NOW, move } from '../engine/moves.ts'
import { cheeseStep } from '../engine/reckon.ts'
import type { RaceState } from '../engine/state.ts'
import type { Tell } from '../events.ts'
import type { RaceMove } from '../race-move.ts'
import { soberUp } from './breathalyzer.ts'

/** How many cheeses could be eaten now: never at level 0; markers are points, not food. */
export function edible(s: RaceState, seat: number): number {
  const cheese = s.cheese[seat]
  if (cheese === 0) return 0
  const useful = Math.ceil(s.level[seat] / cheeseStep(s, seat))
  return Math.min(cheese, useful)
}

/** Any number of them at once, none included. */
export function writeEating(s: RaceState, seat: number, out: Int32Array): number {
  const most = edible(s, seat)
  for (let cheeses = 0; cheeses <= most; cheeses++) out[cheeses] = move(EAT_NOW, cheeses)
  return most + 1
}

/** The level after so many. */
const levelAfter = (s: RaceState, seat: number, cheeses: number): number =>
  Math.max(0, s.level[seat] - cheeses * cheeseStep(s, seat))

export const describeEating = (s: RaceState, seat: number, count: number): RaceMove => ({
  kind: 'eat',
  say: ['eat', count],
  count,
  level: levelAfter(s, seat, count),
})

/** Pawn and level go down together; no time passes. */
export function eatCheese(s: RaceState, seat: number, count: number, tell: Tell): void {
  if (count === 0) return
  s.cheese[seat] = s.cheese[seat] - count
  soberUp(s, seat, count * cheeseStep(s, seat))
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
  level: levelAfter(s, seat, 1),
})

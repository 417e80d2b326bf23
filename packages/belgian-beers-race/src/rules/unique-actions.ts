import type { RaceState } from '../engine/state.ts'

/** Buy and Taste can each be done once per stay. */
export const USED_BUY = 1
export const USED_TASTE = 2
/** From here on, what expansions count as used during a stay. */
export const USED_BY_EXPANSIONS = 4

export const isFresh = (s: RaceState, seat: number, action: number): boolean => (s.used[seat] & action) === 0

export function useUp(s: RaceState, seat: number, action: number): void {
  s.used[seat] = s.used[seat] | action
}

/** It can be done once more. */
export function refresh(s: RaceState, seat: number, action: number): void {
  s.used[seat] = s.used[seat] & ~action
}

export function refreshUniqueActions(s: RaceState, seat: number): void {
  s.used[seat] = 0
}

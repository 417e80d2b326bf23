import { COLOURS } from '../content/places.ts'
import { ASLEEP_FROM, BICYCLE_FORBIDDEN_FROM, DOUBLING_FROM, LAST_GLASS } from '../content/tracks.ts'
import type { RaceState } from '../engine/state.ts'
import type { Tell } from '../events.ts'

/** Bands of the Breathalyzer: beyond A no bicycle, beyond B slow travel, beyond C asleep. */
export const mayCycle = (s: RaceState, seat: number): boolean => s.level[seat] < BICYCLE_FORBIDDEN_FROM
export const travelsSlowly = (s: RaceState, seat: number): boolean => s.level[seat] >= DOUBLING_FROM

/** Every beer raises glass and level by one; the glass stops at its last space. */
export function drinkBeer(
  s: RaceState,
  seat: number,
  colour: number,
  where: 'brewery' | 'transit' | 'camp' | 'toast',
  tell: Tell,
): void {
  const glass = s.glass[seat]
  if (glass < LAST_GLASS) s.glass[seat] = glass + 1
  const level = s.level[seat] + 1
  s.level[seat] = level
  tell?.({ type: 'drunk', seat, colour: COLOURS[colour], where, glass: s.glass[seat], level })
  if (level >= ASLEEP_FROM) {
    s.asleep[seat] = 1
    tell?.({ type: 'fellAsleep', seat })
  }
}

export function soberUp(s: RaceState, seat: number, levels: number): void {
  const level = s.level[seat] - levels
  s.level[seat] = Math.max(level, 0)
}

import { EVERYONE } from '@estaminet/kernel'
import type { RaceState } from '../../engine/state.ts'
import type { Tell } from '../../events.ts'

/** Coasters that were not drawn at setup lie beside the board. Nobody asks which they are: one is like another. */
export function isInReserve(s: RaceState): boolean {
  for (let token = 0; token < s.coasterDrawn.length; token++) if (s.coasterDrawn[token] === 0) return true
  return false
}

/** As many as there are, up to `most`. */
export function takeFromReserve(s: RaceState, seat: number, most: number, tell: Tell): void {
  let taken = 0
  for (let token = 0; token < s.coasterDrawn.length && taken < most; token++) {
    if (s.coasterDrawn[token] === 1) continue
    s.coasterDrawn[token] = 1
    taken++
  }
  s.coasters[seat] += taken
  tell?.({ type: 'confrontation/coasters', seat, coasters: taken }, EVERYONE)
}

import type { Happening } from '../content/condition.ts'
import type { RaceState } from '../engine/state.ts'

/** What happened in the action under way, for lightning cards: a mask, and the details in fields of the state. */
export const BOUGHT = 1
export const TASTED = 2
export const MOVED = 4
export const TOASTED = 8
export const CAMPED = 16
export const LATE = 32
export const STRANDED = 64
/** Gave a concert; no card of the base asks for it. */
export const PERFORMED = 128

export const DEED: Readonly<Record<Happening, number>> = {
  bought: BOUGHT,
  tasted: TASTED,
  moved: MOVED,
  toasted: TOASTED,
  camped: CAMPED,
  late: LATE,
  stranded: STRANDED,
  performed: PERFORMED,
}

/** The action is over: nothing of it counts for later checks, except within the turn. */
export function forgetDeeds(s: RaceState): void {
  const { found } = s
  for (let seat = 0; seat < found.length; seat++) found[seat] = 0
  s.target = 0
  s.means = 0
  s.printed = 0
  s.rolled = 0
  s.offered = 0
  s.deeds = 0
  s.tasted = 0
  s.tastedInTransit = 0
  s.partners = 0
  s.given = 0
  s.drunk = 0
}

import { blankOf, copy } from '@estaminet/kernel'
import { COLOURS } from '../../content/places.ts'
import type { RaceState } from '../../engine/state.ts'
import type { Cubes } from '../../events.ts'
import { isFarther } from '../../rules/closeness.ts'
import { cardId } from '../../rules/objectives.ts'

/** Objectives of the bottling machine that are further away once these beers have left a backpack for a drawing. */
export function spoiltBy(s: RaceState, seat: number, beers: Cubes): string[] {
  const after = copy(blankOf(s), s)
  COLOURS.forEach((colour, at) => {
    after.cubes[seat * COLOURS.length + at] -= beers[colour] ?? 0
  })
  return Array.from(s.machine).flatMap((card) =>
    card > 0 && isFarther(s, after, seat, cardId(card - 1)) ? [cardId(card - 1)] : [],
  )
}

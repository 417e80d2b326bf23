import { drawingIn, expansionPoints, isInPlay, PIXEL_HAND, type RaceState } from '@estaminet/belgian-beers-race'

/** A drawing that is ready is worth less than one that is done; each beer it lacks makes it less likely. */
const READY = 0.5
const PER_BEER = 0.6

/** What expansions bring: points as they would be counted now, and the drawings in hand. */
export function promised(s: RaceState, seat: number): number {
  return s.expansions === 0 ? 0 : expansionPoints(s, seat) + drawings(s, seat)
}

function drawings(s: RaceState, seat: number): number {
  if (!isInPlay(s, 'pixel-bag')) return 0
  let points = 0
  for (let slot = 0; slot < PIXEL_HAND; slot++) {
    const drawing = drawingIn(s, seat, slot)
    if (drawing) points += READY * drawing.points * PER_BEER ** drawing.lacking
  }
  return points
}

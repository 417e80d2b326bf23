import {
  cardsHeld,
  expansionPoints,
  isInPlay,
  lackingIn,
  movesEased,
  PIXEL_HAND,
  pointsIn,
  type RaceState,
} from '@estaminet/belgian-beers-race'

/** A drawing that is ready is worth less than one that is done; each beer it lacks makes it less likely. */
const READY = 0.5
const PER_BEER = 0.6

/** A card in hand may find a better moment, while evenings are to come; a counter is used up sooner or later. */
const BETTER_MOMENT = 0.3
export const EASED = 0.7

/** What expansions bring: points as they would be counted now, the drawings in hand, and cards to confront others with. */
export function promised(s: RaceState, seat: number, scorings: number, unit: number): number {
  return s.expansions === 0 ? 0 : expansionPoints(s, seat) + drawings(s, seat) + cards(s, seat, scorings, unit)
}

/** Whether others can be held up, and hold one up. */
export const isConfronted = (s: RaceState): boolean => s.expansions !== 0 && isInPlay(s, 'confrontation')

const cards = (s: RaceState, seat: number, scorings: number, unit: number): number =>
  isConfronted(s) ? BETTER_MOMENT * (scorings - 1) * cardsHeld(s, seat) + EASED * unit * movesEased(s, seat) : 0

function drawings(s: RaceState, seat: number): number {
  if (!isInPlay(s, 'pixel-bag')) return 0
  let points = 0
  for (let slot = 0; slot < PIXEL_HAND; slot++) {
    const own = pointsIn(s, seat, slot)
    if (own > 0) points += READY * own * PER_BEER ** lackingIn(s, seat, slot)
  }
  return points
}

import { type AleState, FERTILITY, GARDEN, NO_TILE, SITE_RING } from '@estaminet/heaven-and-ale'

/** Hexes around a site. */
export const SIDES = 6

/** More than `SIDES`, so that both counts fit into one number. */
const SHIFT = 3
const FILLED = (1 << SHIFT) - 1

/** The tiles around a site, counted in one walk; one number, as it is asked too often to make an object of it. */
export function aroundSite(s: AleState, seat: number, site: number): number {
  let filled = 0
  let sum = 0
  for (let side = 0; side < SIDES; side++) {
    const tile = s.garden[seat * GARDEN + SITE_RING[site * SIDES + side]]
    if (tile === NO_TILE) continue
    filled++
    sum += FERTILITY[tile]
  }
  return (sum << SHIFT) | filled
}

/** How many of the six carry a tile. */
export const filledIn = (around: number): number => around & FILLED
/** What the fertilities of these add up to. */
export const sumIn = (around: number): number => around >> SHIFT

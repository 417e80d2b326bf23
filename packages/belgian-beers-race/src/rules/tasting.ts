import { COLOUR_AT, TASTE_AT } from '../content/places.ts'
import { ACTION_TIME } from '../content/tracks.ts'
import { occurs } from '../engine/expansion.ts'
import type { RaceState } from '../engine/state.ts'
import type { Tell } from '../events.ts'
import { drinkBeer } from './breathalyzer.ts'
import { TASTED } from './deeds.ts'
import { endSeries } from './moving.ts'
import { spend } from './time.ts'
import { isFresh, USED_TASTE, useUp } from './unique-actions.ts'

export const mayTaste = (s: RaceState, seat: number): boolean =>
  TASTE_AT[s.place[seat]] === 1 && isFresh(s, seat, USED_TASTE)

/** A beer of the brewery; no cube is used. `tasted` keeps its colour, counted from 1. */
export function taste(s: RaceState, seat: number, tell: Tell): void {
  const colour = COLOUR_AT[s.place[seat]]
  useUp(s, seat, USED_TASTE)
  endSeries(s, seat)
  s.ride[seat] = 0
  spend(s, seat, ACTION_TIME, 'taste', tell)
  s.deeds |= TASTED
  s.tasted = colour + 1
  drinkBeer(s, seat, colour, 'brewery', tell)
  occurs(s, 'tasted', seat, tell)
}

import { COLOUR_AT, COLOURS, TASTE_AT } from '../content/places.ts'
import { unfold } from '../engine/hooks.ts'
import { TASTES } from '../engine/numbers.ts'
import { actionTime, isForbidden, TASTING } from '../engine/reckon.ts'
import { left, type RaceState } from '../engine/state.ts'
import { sequel } from '../engine/step.ts'
import { POURING } from '../engine/steps.ts'
import type { Tell } from '../events.ts'
import type { Tasting } from '../race-move.ts'
import { AT_THE_BREWERY, drinkBeer } from './breathalyzer.ts'
import { TASTED } from './deeds.ts'
import { endSeries } from './series.ts'
import { spend } from './time.ts'
import { isFresh, USED_TASTE, useUp } from './unique-actions.ts'

export const tastingTime = (s: RaceState, seat: number): number => actionTime(s, seat, TASTING)

export const mayTaste = (s: RaceState, seat: number): boolean =>
  TASTE_AT[s.place[seat]] === 1 &&
  isFresh(s, seat, USED_TASTE) &&
  tastingTime(s, seat) <= left(s, seat) &&
  !isForbidden(s, seat, TASTES)

export function taste(s: RaceState, seat: number, tell: Tell): void {
  useUp(s, seat, USED_TASTE)
  endSeries(s, seat)
  s.ride[seat] = 0
  unfold(s, 'tasteDeclared', seat, tasting, tell)
}

/** A beer of the brewery; no cube is used. `tasted` keeps its colour, counted from 1. */
export const tasting = sequel(POURING, 'tasting', (s, seat, _a, tell) => {
  const colour = COLOUR_AT[s.place[seat]]
  const cost = tastingTime(s, seat)
  spend(s, seat, Math.min(cost, left(s, seat)), 'taste', tell)
  s.deeds |= TASTED
  s.tasted = colour + 1
  drinkBeer(s, seat, colour, AT_THE_BREWERY, tell)
})

export const describeTaste = (s: RaceState, seat: number): Tasting => ({
  kind: 'taste',
  say: ['taste'],
  cost: tastingTime(s, seat),
  colour: COLOURS[COLOUR_AT[s.place[seat]]],
})

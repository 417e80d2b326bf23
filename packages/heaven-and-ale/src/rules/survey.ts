import { GARDEN, SUNNY } from '../content/garden.ts'
import { FERTILITY, NO_TILE } from '../content/tiles.ts'
import type { AleState } from '../engine/state.ts'

/** What one walk through a garden finds. One object, filled anew by each walk: read it before the next. */
export const survey = {
  /** Bit set of the tiles present. */
  tiles: 0,
  sunnyFree: 0,
  shadyFree: 0,
  ones: 0,
  fives: 0,
}

export function walkGarden(s: AleState, seat: number): typeof survey {
  const garden = s.garden
  const start = seat * GARDEN
  let tiles = 0
  let sunnyFree = 0
  let shadyFree = 0
  let ones = 0
  let fives = 0
  for (let hex = 0; hex < GARDEN; hex++) {
    const tile = garden[start + hex]
    if (tile === NO_TILE) {
      if (hex < SUNNY) sunnyFree++
      else shadyFree++
      continue
    }
    tiles |= 1 << tile
    const fertility = FERTILITY[tile]
    if (fertility === 1) ones++
    else if (fertility === 5) fives++
  }
  survey.tiles = tiles
  survey.sunnyFree = sunnyFree
  survey.shadyFree = shadyFree
  survey.ones = ones
  survey.fives = fives
  return survey
}

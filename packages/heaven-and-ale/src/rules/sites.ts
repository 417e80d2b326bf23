import { GARDEN, HEXES, MOST_SITES, NEXT_SITES, SITE_RING, SITES } from '../content/garden.ts'
import { MOST_TARGETS, SHED_OF_SUM, SHED_STEPS, SHEDS, TARGET_COUNT, TARGET_MASK } from '../content/sheds.ts'
import { FERTILITY, NO_TILE, tileName } from '../content/tiles.ts'
import { BUILD_TARGETS, ENCLOSED_SITE, moveOf } from '../engine/moves.ts'
import type { AleState } from '../engine/state.ts'
import { detail, put, strike } from '../engine/steps.ts'
import type { AleSink } from '../events.ts'
import { activate, advanceBrewmaster } from './income.ts'

export const SIDES = 6

/** Puts the sites a new tile has closed on the agenda, so that the lowest comes first. */
export function encloseSites(s: AleState, seat: number, hex: number): void {
  for (let i = MOST_SITES - 1; i >= 0; i--) {
    const site = NEXT_SITES[hex * MOST_SITES + i]
    if (site >= 0 && isEnclosed(s, seat, site)) put(s, ENCLOSED_SITE, site)
  }
}

/** Whether a tile lies on every hex around a site; one that is about to be filled may be named. */
export function isEnclosed(s: AleState, seat: number, site: number, filled = -1): boolean {
  for (let side = 0; side < SIDES; side++) {
    const hex = SITE_RING[site * SIDES + side]
    if (hex !== filled && s.garden[seat * GARDEN + hex] === NO_TILE) return false
  }
  return true
}

/** Fertilities around a site; monks add nothing. */
export function sumAround(s: AleState, seat: number, site: number): number {
  let sum = 0
  for (let side = 0; side < SIDES; side++) sum += FERTILITY[s.garden[seat * GARDEN + SITE_RING[site * SIDES + side]]]
  return sum
}

/** The brewmaster first, then the shed is put on its site, then its owner chooses what it activates. */
export function build(s: AleState, events?: AleSink): void {
  const seat = s.turn
  const site = detail(s, 1)
  strike(s)
  const sum = sumAround(s, seat, site)
  const shed = SHED_OF_SUM[sum]
  const steps = SHED_STEPS[shed]
  if (events) events({ type: 'siteEnclosed', seat, site: SITES[site], sum, shed: SHEDS[shed].id, steps })
  advanceBrewmaster(s, seat, steps, 'shed', events)
  s.sheds[seat * SITES.length + site] = shed + 1
  if (TARGET_COUNT[shed] > 0) put(s, BUILD_TARGETS, site, shed)
}

export function listTargets(s: AleState, out: Int32Array): number {
  const count = TARGET_COUNT[detail(s, 2)]
  for (let option = 0; option < count; option++) out[option] = moveOf(BUILD_TARGETS, option)
  return count
}

export function chooseTargets(s: AleState, seat: number, option: number, events?: AleSink): void {
  const site = detail(s, 1)
  const shed = detail(s, 2)
  strike(s)
  if (events)
    events({
      type: 'targetsChosen',
      seat,
      site: SITES[site],
      shed: SHEDS[shed].id,
      hexes: targetNames(site, shed, option),
      tiles: targetHexes(site, shed, option).map((hex) => tileName(s.garden[seat * GARDEN + hex])),
    })
  const targets = TARGET_MASK[shed * MOST_TARGETS + option]
  for (let side = 0; side < SIDES; side++)
    if (((targets >> side) & 1) === 1) activate(s, seat, SITE_RING[site * SIDES + side], events)
}

const targetHexes = (site: number, shed: number, option: number): number[] =>
  SHEDS[shed].targets[option].map((side) => SITE_RING[site * SIDES + side])

export const targetNames = (site: number, shed: number, option: number): string[] =>
  targetHexes(site, shed, option).map((hex) => HEXES[hex])

/** How many of the six around a site carry a tile. */
export function filledAround(s: AleState, seat: number, site: number): number {
  let filled = 0
  for (let side = 0; side < SIDES; side++)
    if (s.garden[seat * GARDEN + SITE_RING[site * SIDES + side]] !== NO_TILE) filled++
  return filled
}

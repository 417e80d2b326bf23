import { done, next } from '@estaminet/kernel'
import type { Enclosure, Surroundings } from '../ale-move.ts'
import { GARDEN, HEXES, MOST_NEXT, MOST_SITES, NEXT_HEXES, NEXT_SITES, SITE_RING, SITES } from '../content/garden.ts'
import { MOST_TARGETS, SHED_OF_SUM, SHED_STEPS, SHEDS, TARGET_COUNT, TARGET_MASK } from '../content/sheds.ts'
import { FERTILITY, NO_TILE, tileName } from '../content/tiles.ts'
import { moveOf, optionOf } from '../engine/moves.ts'
import type { AleState } from '../engine/state.ts'
import { type AleStep, question } from '../engine/step.ts'
import { BUILD_TARGETS, ENCLOSED_SITE } from '../engine/steps.ts'
import type { Tell } from '../events.ts'
import { activate, advanceBrewmaster } from './income.ts'

export const SIDES = 6

/** The sites a new tile has closed are built on next, the lowest first. */
export function encloseSites(s: AleState, seat: number, hex: number): void {
  for (let i = MOST_SITES - 1; i >= 0; i--) {
    const site = NEXT_SITES[hex * MOST_SITES + i]
    if (site >= 0 && isEnclosed(s, seat, site)) next(s.stack, ENCLOSED_SITE, seat, site)
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
export const enclosedSite: AleStep = {
  name: 'enclosedSite',
  asks: 'nobody',
  settle(s, seat, site, tell) {
    done(s.stack)
    const sum = sumAround(s, seat, site)
    const shed = SHED_OF_SUM[sum]
    const steps = SHED_STEPS[shed]
    if (tell) tell({ type: 'siteEnclosed', seat, site: SITES[site], sum, shed: SHEDS[shed].id, steps })
    advanceBrewmaster(s, seat, steps, 'shed', tell)
    s.sheds[seat * SITES.length + site] = shed + 1
    if (TARGET_COUNT[shed] > 0) next(s.stack, BUILD_TARGETS, seat, site, shed)
    return true
  },
}

/** Which neighbours a new shed activates; they are named by their hexes. */
export const buildTargets = question({
  name: 'buildTargets',
  legal(_s, _seat, _site, out, shed) {
    const count = TARGET_COUNT[shed]
    for (let option = 0; option < count; option++) out[option] = moveOf(BUILD_TARGETS, option)
    return count
  },
  answer: (s, seat, site, move, tell, shed) => wakeTargets(s, seat, site, shed, optionOf(move), tell),
  describe(_s, _seat, site, move, shed) {
    const hexes = targetNames(site, shed, optionOf(move))
    return {
      kind: 'buildTargets',
      say: ['targets', SITES[site], ...hexes],
      site: SITES[site],
      shed: SHEDS[shed].id,
      sides: SHEDS[shed].targets[optionOf(move)],
      hexes,
    }
  },
})

function wakeTargets(s: AleState, seat: number, site: number, shed: number, option: number, tell: Tell): void {
  done(s.stack)
  if (tell)
    tell({
      type: 'targetsChosen',
      seat,
      site: SITES[site],
      shed: SHEDS[shed].id,
      hexes: targetNames(site, shed, option),
      tiles: targetHexes(site, shed, option).map((hex) => tileName(s.garden[seat * GARDEN + hex])),
    })
  const targets = TARGET_MASK[shed * MOST_TARGETS + option]
  for (let side = 0; side < SIDES; side++)
    if (((targets >> side) & 1) === 1) activate(s, seat, SITE_RING[site * SIDES + side], tell)
}

const targetHexes = (site: number, shed: number, option: number): number[] =>
  SHEDS[shed].targets[option].map((side) => SITE_RING[site * SIDES + side])

const targetNames = (site: number, shed: number, option: number): string[] =>
  targetHexes(site, shed, option).map((hex) => HEXES[hex])

/** How many of the six around a site carry a tile. */
function filledAround(s: AleState, seat: number, site: number): number {
  let filled = 0
  for (let side = 0; side < SIDES; side++)
    if (s.garden[seat * GARDEN + SITE_RING[site * SIDES + side]] !== NO_TILE) filled++
  return filled
}

/** What a tile on this hex would lie beside, the sites it closes, and how far it brings the others. */
export function surroundings(s: AleState, seat: number, tile: number, hex: number): Surroundings {
  const sites = [...NEXT_SITES.subarray(hex * MOST_SITES, (hex + 1) * MOST_SITES)].filter((site) => site >= 0)
  const beside = [...NEXT_HEXES.subarray(hex * MOST_NEXT, (hex + 1) * MOST_NEXT)].flatMap((next) => {
    const lies = next < 0 ? NO_TILE : s.garden[seat * GARDEN + next]
    return lies === NO_TILE ? [] : [tileName(lies)]
  })
  const sumWith = (site: number) => sumAround(s, seat, site) + FERTILITY[tile]
  return {
    beside,
    encloses: sites.filter((site) => isEnclosed(s, seat, site, hex)).map((site) => enclosure(site, sumWith(site))),
    fills: sites
      .filter((site) => !isEnclosed(s, seat, site, hex))
      .map((site) => ({ site: SITES[site], filled: filledAround(s, seat, site) + 1, sum: sumWith(site) })),
  }
}

function enclosure(site: number, sum: number): Enclosure {
  const { id, steps, targets } = SHEDS[SHED_OF_SUM[sum]]
  return { site: SITES[site], sum, shed: id, steps, wakes: targets[0]?.length ?? 0 }
}

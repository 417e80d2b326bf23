import {
  CARDS_PLACED,
  DIFFERENT_SHEDS,
  G1,
  G2,
  G3,
  G4,
  G5,
  G6,
  G7,
  G8,
  G9,
  G10,
  G11,
  G12,
  GOALS,
  type Goal,
  LARGE_POINTS,
  SHEDS_OF_ONE_TYPE,
  SMALL_POINTS,
  TILES_OF_ONE_FERTILITY,
} from '../content/barrels.ts'
import { COLOUR_BOXES, MONK_BOXES } from '../content/boxes.ts'
import { GARDEN, SITES, SUNNY } from '../content/garden.ts'
import { BREWMASTER_START, LAST_SPACE } from '../content/production.ts'
import { COLOURS } from '../content/tiles.ts'
import type { AleState } from '../engine/state.ts'
import type { Tell } from '../events.ts'
import { cardsPlaced } from './pairs.ts'
import { type survey, walkGarden } from './survey.ts'

/** Goals met now, as a bit set; `garden` is a walk through the seat's garden. */
export function goalsMet(s: AleState, seat: number, garden: typeof survey): number {
  let met = 0
  if (s.brewmaster[seat] >= 1) met |= G1
  const start = seat * COLOURS.length
  let numbered = 0
  let last = 0
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const at = s.markers[start + colour]
    if (at >= 1) numbered++
    if (at === LAST_SPACE) last++
  }
  if (numbered === COLOURS.length) met |= G2
  if (garden.ones >= TILES_OF_ONE_FERTILITY) met |= G3
  if (garden.fives >= TILES_OF_ONE_FERTILITY) met |= G4
  if (last > 0) met |= G5
  if (garden.sunnyFree === 0) met |= G6
  const discs = s.discs[seat]
  if ((discs & MONK_BOXES) === MONK_BOXES) met |= G7
  if ((discs & COLOUR_BOXES) === COLOUR_BOXES) met |= G8
  met |= shedGoals(s, seat)
  if (cardsPlaced(s, seat) >= CARDS_PLACED) met |= G11
  if (garden.shadyFree === 0) met |= G12
  return met
}

export interface Progress {
  readonly have: number
  readonly need: number
  /** Where the way to it begins. */
  readonly from: number
}

/** How far a seat is on the way to each goal, in the order of the goals. */
export function progressOf(s: AleState, seat: number): readonly Progress[] {
  const garden = walkGarden(s, seat)
  const markers = [...s.markers.subarray(seat * COLOURS.length, (seat + 1) * COLOURS.length)]
  const sheds = [...s.sheds.subarray(seat * SITES.length, (seat + 1) * SITES.length)].filter((shed) => shed > 0)
  const kinds = [...new Set(sheds)]
  const alike = Math.max(0, ...kinds.map((kind) => sheds.filter((shed) => shed === kind).length))
  const discsOn = (boxes: number) => countBits(s.discs[seat] & boxes)
  const of = (have: number, need: number, from = 0): Progress => ({ have, need, from })
  const progress: Readonly<Record<Goal, Progress>> = {
    G1: of(s.brewmaster[seat], 1, BREWMASTER_START),
    G2: of(markers.filter((at) => at >= 1).length, COLOURS.length),
    G3: of(garden.ones, TILES_OF_ONE_FERTILITY),
    G4: of(garden.fives, TILES_OF_ONE_FERTILITY),
    G5: of(Math.max(...markers), LAST_SPACE),
    G6: of(SUNNY - garden.sunnyFree, SUNNY),
    G7: of(discsOn(MONK_BOXES), countBits(MONK_BOXES)),
    G8: of(discsOn(COLOUR_BOXES), countBits(COLOUR_BOXES)),
    G9: of(alike, SHEDS_OF_ONE_TYPE),
    G10: of(kinds.length, DIFFERENT_SHEDS),
    G11: of(cardsPlaced(s, seat), CARDS_PLACED),
    G12: of(GARDEN - SUNNY - garden.shadyFree, GARDEN - SUNNY),
  }
  return GOALS.map((goal) => progress[goal])
}

export function countBits(mask: number): number {
  let count = 0
  for (let left = mask; left !== 0; left &= left - 1) count++
  return count
}

/** Three bits count the sheds of one type, which never are more than seven. */
const COUNT_BITS = 3
const COUNT_MASK = (1 << COUNT_BITS) - 1

function shedGoals(s: AleState, seat: number): number {
  let counts = 0
  let types = 0
  let most = 0
  for (let site = 0; site < SITES.length; site++) {
    const shed = s.sheds[seat * SITES.length + site] - 1
    if (shed < 0) continue
    counts += 1 << (shed * COUNT_BITS)
    const count = (counts >> (shed * COUNT_BITS)) & COUNT_MASK
    if (count === 1) types++
    if (count > most) most = count
  }
  return (most >= SHEDS_OF_ONE_TYPE ? G9 : 0) | (types >= DIFFERENT_SHEDS ? G10 : 0)
}

/** Goals for which a stop would take a barrel: met, not yet rewarded to this player, and one is left. */
export function dueBarrels(s: AleState, seat: number, garden: typeof survey): number {
  const due = goalsMet(s, seat, garden) & ~(s.large[seat] | s.small[seat])
  return due === 0 ? 0 : due & ~(takenOf(s, s.large) & takenOf(s, s.small))
}

/** Goals whose barrel of one size has left the board. */
function takenOf(s: AleState, size: Int16Array): number {
  let taken = 0
  for (let seat = 0; seat < s.seats; seat++) taken |= size[seat]
  return taken
}

/** The barrels a stop would take, by name. */
export function barrelsFor(s: AleState, seat: number): { readonly goal: Goal; readonly size: 'large' | 'small' }[] {
  const due = dueBarrels(s, seat, walkGarden(s, seat))
  const taken = takenOf(s, s.large)
  return GOALS.flatMap((goal, at) =>
    (due >> at) & 1 ? [{ goal, size: (taken >> at) & 1 ? ('small' as const) : ('large' as const) }] : [],
  )
}

/** Every barrel that is due: the large one if it is there, otherwise the small one. */
export function takeBarrels(s: AleState, seat: number, tell: Tell): void {
  const due = dueBarrels(s, seat, walkGarden(s, seat))
  const large = due & ~takenOf(s, s.large)
  s.large[seat] |= large
  s.small[seat] |= due & ~large
  if (!tell) return
  for (let goal = 0; goal < GOALS.length; goal++)
    if ((due >> goal) & 1)
      tell({ type: 'barrelTaken', seat, goal: GOALS[goal], ...((large >> goal) & 1 ? LARGE : SMALL) })
}

const LARGE = { size: 'large', points: LARGE_POINTS } as const
const SMALL = { size: 'small', points: SMALL_POINTS } as const

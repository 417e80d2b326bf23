import { OVER } from '@estaminet/kernel'
import { GOALS } from './content/barrels.ts'
import { BOXES, PAIR_MASK, PAIRS } from './content/boxes.ts'
import { SITES } from './content/garden.ts'
import { FIRST, PLACES } from './content/places.ts'
import { CARDS } from './content/privileges.ts'
import { LAST_SPACE, LOWEST_SPACE, rateAt } from './content/production.ts'
import { MARKETS } from './content/ring.ts'
import { MOST_ROUNDS, TABLES } from './content/rounds.ts'
import { BACKS, COLOURS, FIRST_MONK, MONK_COPIES, NO_TILE, RESOURCE_COPIES, TILE_KINDS } from './content/tiles.ts'
import { loop } from './engine/play.ts'
import type { AleState } from './engine/state.ts'
import { explainConversion } from './rules/conversion.ts'
import { isEnclosed } from './rules/sites.ts'

/** Laws that hold in every position, and from each position to the next, by the catalogue's id. */
const LAWS: Readonly<Record<string, (s: AleState, before: AleState) => boolean>> = {
  'HA-INV-01': piecesOnlyAdvance,
  'HA-INV-02': everyTileIsSomewhere,
  'HA-INV-03': shedsStandOnEnclosedSites,
  'HA-INV-04': everyCardIsSomewhere,
  'HA-INV-05': everyBarrelHasOneOwner,
  'HA-INV-06': discsFit,
  'HA-INV-07': spacesHoldOneTileARound,
  'HA-INV-08': roundsEndInTheStartArea,
  'HA-INV-09': exchangesNeverLower,
}

/** The ids of the laws broken between two positions. */
export function brokenLaws(before: AleState, s: AleState): string[] {
  const broken: string[] = []
  for (const id in LAWS) if (!LAWS[id](s, before)) broken.push(id)
  return broken
}

const isOver = (s: AleState) => loop.waiting(s) === OVER
function every(n: number, holds: (i: number) => boolean): boolean {
  for (let i = 0; i < n; i++) if (!holds(i)) return false
  return true
}
const onTrack = (at: number) => at >= LOWEST_SPACE && at <= LAST_SPACE

function piecesOnlyAdvance(s: AleState, before: AleState): boolean {
  return (
    s.ducats.every((ducats) => ducats >= 0) &&
    s.markers.every((at, i) => onTrack(at) && at >= before.markers[i]) &&
    s.brewmaster.every((at, i) => onTrack(at) && at >= before.brewmaster[i])
  )
}

function everyTileIsSomewhere(s: AleState): boolean {
  const found = new Int16Array(TILE_KINDS)
  for (const tile of s.market) found[tile]++
  for (const tile of s.garden) found[tile]++
  for (const at of BACKS.keys())
    for (let tile = 1; tile < TILE_KINDS; tile++) found[tile] += s.stacks[at * TILE_KINDS + tile]
  return (
    s.stacks.every((left) => left >= 0) &&
    found.every((count, tile) => {
      const copies = tile < FIRST_MONK ? RESOURCE_COPIES : MONK_COPIES
      return tile === NO_TILE || count === copies.I + copies.II
    })
  )
}

/** A site may stand enclosed and empty only while it waits to be built on. */
function shedsStandOnEnclosedSites(s: AleState): boolean {
  const waiting = (seat: number, site: number) =>
    loop.frames(s).some((frame) => frame.step === 'enclosedSite' && frame.seat === seat && frame.a === site)
  return every(s.seats, (seat) =>
    every(SITES.length, (site) => {
      const built = s.sheds[seat * SITES.length + site] > 0
      return built === isEnclosed(s, seat, site) || (!built && waiting(seat, site))
    }),
  )
}

function everyCardIsSomewhere(s: AleState, before: AleState): boolean {
  return every(s.seats, (seat) => {
    const placed = [...s.placed.subarray(seat * PAIRS.length, (seat + 1) * PAIRS.length)]
    const cards = placed.filter((card) => card > 0).map((card) => card - 1)
    return (
      new Set(cards).size === cards.length &&
      cards.every((card) => card < CARDS.length && ((s.hand[seat] >> card) & 1) === 0) &&
      (s.hand[seat] & ~before.hand[seat]) === 0 &&
      placed.every((card, pair) => card === 0 || (s.discs[seat] & PAIR_MASK[pair]) === PAIR_MASK[pair])
    )
  })
}

function everyBarrelHasOneOwner(s: AleState): boolean {
  const owners = (size: Int16Array, goal: number) => size.reduce((sum, goals) => sum + ((goals >> goal) & 1), 0)
  return (
    every(s.seats, (seat) => (s.large[seat] & s.small[seat]) === 0) &&
    every(GOALS.length, (goal) => {
      const large = owners(s.large, goal)
      return large <= 1 && owners(s.small, goal) <= large
    })
  )
}

function discsFit(s: AleState): boolean {
  const { monkStacks, secondDiscs } = TABLES[s.seats]
  const room = (space: number) => (s.round === monkStacks.length && secondDiscs.includes(space) ? 2 : 1)
  return (
    s.ringDiscs.every((discs, space) => discs >= 0 && discs <= room(space)) &&
    s.discs.every((boxes) => boxes >= 0 && boxes < 1 << BOXES.length)
  )
}

function spacesHoldOneTileARound(s: AleState): boolean {
  return every(MARKETS.length, (market) => {
    const slots = s.market.subarray(market * MOST_ROUNDS, (market + 1) * MOST_ROUNDS)
    return slots.filter((tile) => tile !== NO_TILE).length <= s.round
  })
}

function roundsEndInTheStartArea(s: AleState, before: AleState): boolean {
  if (s.round === before.round && !isOver(s)) return true
  const places = [...s.place]
  return (
    new Set(places).size === s.seats &&
    places.includes(FIRST) &&
    places.every((place) => place >= 0 && place < PLACES.length)
  )
}

function exchangesNeverLower(s: AleState): boolean {
  return (
    !isOver(s) ||
    every(s.seats, (seat) => {
      const loss = rateAt(s.brewmaster[seat]) - 1
      const tracks = explainConversion(s, seat).flatMap((step) =>
        step.type === 'rate' || step.type === 'exchange' ? [COLOURS.map((colour) => step.markers[colour])] : [],
      )
      return tracks.every((now, i) => {
        const earlier = i === 0 ? undefined : tracks[i - 1]
        if (!earlier) return true
        return Math.min(...now) >= Math.min(...earlier) && sum(now) === sum(earlier) - loss
      })
    })
  )
}

const sum = (list: readonly number[]) => list.reduce((total, n) => total + n, 0)

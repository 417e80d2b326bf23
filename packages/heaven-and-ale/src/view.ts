import { bySeat, type NamedFrame, type Seat, viewPieces } from '@estaminet/kernel'
import type { Choice } from './ale-move.ts'
import { GOALS, type Goal } from './content/barrels.ts'
import { BOXES, PAIRS } from './content/boxes.ts'
import { GARDEN, HEXES, SITES } from './content/garden.ts'
import { PLACES, type Place } from './content/places.ts'
import { CARDS, type Card } from './content/privileges.ts'
import { DISC_AT, SPACES, type Space } from './content/ring.ts'
import { SHEDS } from './content/sheds.ts'
import { BACKS, type Back, COLOURS, type Colour, NO_TILE, TILE_KINDS, tileName } from './content/tiles.ts'
import { isQuestion, loop } from './engine/play.ts'
import type { AleState } from './engine/state.ts'
import type { StepName } from './engine/step.ts'
import { EXCHANGES, PICKS } from './options.ts'
import { boxNames } from './rules/pairs.ts'
import { marketAt, tilesOn } from './rules/purchases.ts'
import { roundsFor } from './rules/rounds.ts'

export type PlayerView = {
  readonly ducats: number
  readonly markers: Readonly<Record<Colour, number>>
  readonly brewmaster: number
  /** 0 not departed, 1 to 27 on the track, 28 arrived. */
  readonly position: number
  readonly place: Place | null
  /** Tiles by hex, sheds by site. */
  readonly garden: Readonly<Record<string, string>>
  readonly sheds: Readonly<Record<string, string>>
  readonly boxes: readonly string[]
  /** The number named for the number box; null while it has no disc. */
  readonly number: number | null
  readonly pairs: readonly { readonly boxes: readonly string[]; readonly card: Card | null }[]
  readonly hand: readonly Card[]
  readonly surrendered: readonly Card[]
}

export type SpaceView = Space & {
  readonly at: number
  readonly tiles: readonly string[]
  readonly discs: number
}

export type AleView = {
  readonly options: { readonly picks: string; readonly exchange: string }
  readonly round: number
  readonly rounds: number
  /** The seat asked, or asked last. */
  readonly turn: Seat
  /** What the seat is asked; nothing while nature draws and when the game is over. */
  readonly question: Choice['kind'] | null
  readonly players: readonly PlayerView[]
  readonly track: readonly SpaceView[]
  /** Owner of each barrel; null while it is on the board. */
  readonly barrels: readonly { readonly goal: Goal; readonly large: Seat | null; readonly small: Seat | null }[]
  /** Tiles not seen yet, by back. With 2 and 3 players some of the II monks are out of the game, unseen. */
  readonly stacks: Readonly<Record<Back, Readonly<Record<string, number>>>>
  /** What is to be done, the next one last. */
  readonly steps: readonly NamedFrame<StepName>[]
}

/** The pair whose owner may still place a privilege beside it, while the question stands. */
export const pairAsked = ({ question, steps }: AleView): number | undefined =>
  question === 'chooseCard' ? steps.at(-1)?.a : undefined

/** Whether nothing is left to do. */
export const isOver = ({ steps }: AleView): boolean => steps.length === 0

/** Everything is open but the order of the stacks, which does not exist: every reader sees the same. */
export function view(s: AleState): AleView {
  const steps = loop.frames(s)
  const next = steps.at(-1)?.step
  return {
    options: { picks: PICKS[s.picks], exchange: EXCHANGES[s.exchange] },
    round: s.round,
    rounds: roundsFor(s.seats),
    turn: s.turn,
    question: next !== undefined && isQuestion(next) ? next : null,
    players: players(s),
    track: track(s),
    barrels: GOALS.map((goal, at) => ({ goal, large: ownerOf(s.large, at), small: ownerOf(s.small, at) })),
    stacks: { I: stackView(s, 'I'), II: stackView(s, 'II') },
    steps,
  }
}

const players = viewPieces<AleState, PlayerView>({
  windows: (s) =>
    bySeat(s.seats, [
      s.ducats,
      s.markers,
      s.brewmaster,
      s.garden,
      s.sheds,
      s.discs,
      s.number,
      s.hand,
      s.placed,
      s.position,
      s.place,
    ]),
  make: playerView,
})

const WALK = SPACES.flatMap((space, at) => (space ? [{ space, at }] : []))

const track = viewPieces<AleState, SpaceView>({
  windows: (s) => WALK.map(({ at }) => [marketAt(s, at), discsAt(s, at)]),
  make: (s, i) => spaceView(s, WALK[i].space, WALK[i].at),
})

function playerView(s: AleState, seat: number): PlayerView {
  const marker = (colour: number) => s.markers[seat * COLOURS.length + colour]
  const cardAt = (pair: number) => s.placed[seat * PAIRS.length + pair] - 1
  const hand = CARDS.filter((_, card) => (s.hand[seat] >> card) & 1)
  const pairs = PAIRS.map((_, pair) => ({ boxes: boxNames(pair), card: cardAt(pair) < 0 ? null : CARDS[cardAt(pair)] }))
  return {
    ducats: s.ducats[seat],
    markers: { wood: marker(0), yeast: marker(1), hops: marker(2), water: marker(3), barley: marker(4) },
    brewmaster: s.brewmaster[seat],
    position: s.position[seat],
    place: s.place[seat] < 0 ? null : PLACES[s.place[seat]],
    garden: named(HEXES, (hex) => {
      const tile = s.garden[seat * GARDEN + hex]
      return tile === NO_TILE ? undefined : tileName(tile)
    }),
    sheds: named(SITES, (site) => SHEDS[s.sheds[seat * SITES.length + site] - 1]?.id),
    boxes: BOXES.filter((_, box) => (s.discs[seat] >> box) & 1).map((box) => box.id),
    number: s.number[seat] || null,
    pairs,
    hand,
    surrendered: CARDS.filter((card) => !hand.includes(card) && !pairs.some((pair) => pair.card === card)),
  }
}

function spaceView(s: AleState, space: Space, at: number): SpaceView {
  return { ...space, at, tiles: tilesOn(s, at), discs: discsAt(s, at)[0] ?? 0 }
}

function discsAt(s: AleState, at: number): Int16Array {
  const disc = DISC_AT[at]
  return disc < 0 ? s.ringDiscs.subarray(0, 0) : s.ringDiscs.subarray(disc, disc + 1)
}

function stackView(s: AleState, back: Back): Record<string, number> {
  const stack: Record<string, number> = {}
  for (let tile = 1; tile < TILE_KINDS; tile++) {
    const left = s.stacks[BACKS.indexOf(back) * TILE_KINDS + tile]
    if (left > 0) stack[tileName(tile)] = left
  }
  return stack
}

function ownerOf(size: Int16Array, goal: number): Seat | null {
  const owner = size.findIndex((goals) => ((goals >> goal) & 1) === 1)
  return owner < 0 ? null : owner
}

function named(names: readonly string[], value: (at: number) => string | undefined): Record<string, string> {
  const found: Record<string, string> = {}
  names.forEach((name, at) => {
    const here = value(at)
    if (here !== undefined) found[name] = here
  })
  return found
}

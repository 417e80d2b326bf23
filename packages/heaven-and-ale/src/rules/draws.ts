import { MARKET_AT, MONK_SPACES, RESOURCE_SPACES } from '../content/ring.ts'
import { MOST_ROUNDS, TABLES } from '../content/rounds.ts'
import { BACKS, type Back, FIRST_MONK, NO_TILE, TILE_KINDS, tileName } from '../content/tiles.ts'
import { DRAW_MONK, DRAW_TILE, moveOf } from '../engine/moves.ts'
import type { AleState } from '../engine/state.ts'
import { detail, setDetail, strike } from '../engine/steps.ts'
import type { AleSink } from '../events.ts'

/** A stack has no order: each tile still face down may come, as often as it lies there. */
export function listDraws(s: AleState, item: number, out: Int32Array, weights: Int32Array): number {
  const monks = item === DRAW_MONK
  const start = (monks ? monkBack(s) : resourceBack(s)) * TILE_KINDS
  const end = monks ? TILE_KINDS : FIRST_MONK
  let n = 0
  for (let tile = monks ? FIRST_MONK : 1; tile < end; tile++) {
    const left = s.stacks[start + tile]
    if (left === 0) continue
    out[n] = moveOf(item, tile)
    weights[n++] = left
  }
  return n
}

/** The monk stacks are taken from left to right, one a round. */
const monkBack = (s: AleState): number => MONK_BACK[s.seats * MOST_ROUNDS + s.round - 1]

const MONK_BACK = new Int8Array((Math.max(...Object.keys(TABLES).map(Number)) + 1) * MOST_ROUNDS)
for (const [seats, { monkStacks }] of Object.entries(TABLES))
  monkStacks.forEach((back, i) => {
    MONK_BACK[Number(seats) * MOST_ROUNDS + i] = BACKS.indexOf(back)
  })

/** Stack I until it is exhausted, in the middle of a filling if need be. */
function resourceBack(s: AleState): number {
  for (let tile = 1; tile < FIRST_MONK; tile++) if (s.stacks[tile] > 0) return 0
  return 1
}

/** How many tiles will still be laid out in the rounds to come, and the backs they may come from. */
export interface ToCome {
  readonly tiles: number
  readonly monks: number
  readonly tileBacks: readonly Back[]
  readonly monkBacks: readonly Back[]
}

export function toCome(s: AleState): ToCome {
  const monkStacks = TABLES[s.seats].monkStacks.slice(s.round)
  const tiles = monkStacks.length * RESOURCE_SPACES.length
  let first = 0
  for (let tile = 1; tile < FIRST_MONK; tile++) first += s.stacks[tile]
  return {
    tiles,
    monks: monkStacks.length * MONK_SPACES.length,
    tileBacks: BACKS.filter((back) => (back === 'I' ? first > 0 && tiles > 0 : tiles > first)),
    monkBacks: BACKS.filter((back) => monkStacks.includes(back)),
  }
}

/** The space the next draw goes to: walking order. */
export const drawnTo = (s: AleState, item: number): number =>
  (item === DRAW_MONK ? MONK_SPACES : RESOURCE_SPACES)[detail(s, 1)]

export function drawTile(s: AleState, item: number, tile: number, events?: AleSink): void {
  const space = drawnTo(s, item)
  const filled = detail(s, 1) + 1
  s.stacks[(item === DRAW_MONK ? monkBack(s) : resourceBack(s)) * TILE_KINDS + tile]--
  layOut(s, MARKET_AT[space], tile)
  if (filled === (item === DRAW_TILE ? RESOURCE_SPACES : MONK_SPACES).length) strike(s)
  else setDetail(s, 1, filled)
  if (events) events({ type: 'drawn', space, tile: tileName(tile) })
}

/** Tiles of a space are kept in ascending order: equal tables are equal states. */
function layOut(s: AleState, market: number, tile: number): void {
  let at = market * MOST_ROUNDS
  let carried = tile
  for (; carried !== NO_TILE; at++) {
    const lies = s.market[at]
    if (lies !== NO_TILE && lies <= carried) continue
    s.market[at] = carried
    carried = lies
  }
}

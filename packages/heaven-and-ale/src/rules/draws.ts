import { done, next } from '@estaminet/kernel'
import { MARKET_AT, MONK_SPACES, RESOURCE_SPACES } from '../content/ring.ts'
import { MOST_ROUNDS, TABLES } from '../content/rounds.ts'
import { BACKS, type Back, FIRST_MONK, NO_TILE, TILE_KINDS, TILE_WORDS, tileName } from '../content/tiles.ts'
import { moveOf, optionOf } from '../engine/moves.ts'
import type { AleState } from '../engine/state.ts'
import type { AleStep } from '../engine/step.ts'
import { DRAW_MONK, DRAW_TILE } from '../engine/steps.ts'
import type { Tell } from '../events.ts'

/** Spaces are filled in walking order: `filled` of them are. */
const draw = (name: 'drawTile' | 'drawMonk', step: number, spaces: readonly number[]): AleStep => ({
  name,
  asks: 'nature',
  outcomes: (s, _filled, out, weights) => listDraws(s, step, out, weights),
  answer(s, _seat, filled, move, tell) {
    done(s.stack)
    if (filled + 1 < spaces.length) next(s.stack, step, 0, filled + 1)
    turnUp(s, step, optionOf(move), spaces[filled], tell)
  },
  describe(_s, _seat, filled, move) {
    const tile = optionOf(move)
    return { kind: name, say: ['draw', ...TILE_WORDS[tile]], tile: tileName(tile), space: spaces[filled] }
  },
})

/** A resource tile is turned up. */
export const drawTile = draw('drawTile', DRAW_TILE, RESOURCE_SPACES)
/** A monk is turned up. */
export const drawMonk = draw('drawMonk', DRAW_MONK, MONK_SPACES)

/** A stack has no order: each tile still face down may come, as often as it lies there. */
function listDraws(s: AleState, step: number, out: Int32Array, weights: Int32Array): number {
  const monks = step === DRAW_MONK
  const start = (monks ? monkBack(s) : resourceBack(s)) * TILE_KINDS
  const end = monks ? TILE_KINDS : FIRST_MONK
  let n = 0
  for (let tile = monks ? FIRST_MONK : 1; tile < end; tile++) {
    const left = s.stacks[start + tile]
    if (left === 0) continue
    out[n] = moveOf(step, tile)
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

function turnUp(s: AleState, step: number, tile: number, space: number, tell: Tell): void {
  s.stacks[(step === DRAW_MONK ? monkBack(s) : resourceBack(s)) * TILE_KINDS + tile]--
  layOut(s, MARKET_AT[space], tile)
  if (tell) tell({ type: 'drawn', space, tile: tileName(tile) })
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

import { CHANCE, OVER, type Pacing } from '@estaminet/kernel'
import { CAMP, EAT, move, STOP, TASTE } from './engine/moves.ts'
import type { RaceState } from './engine/state.ts'
import * as steps from './engine/steps.ts'
import { writeToken } from './rules/bottle-tokens.ts'
import { writeDeck } from './rules/bottling-machine.ts'
import { writePurchases } from './rules/buying.ts'
import { mayStop } from './rules/calling-it-a-day.ts'
import { mayCamp, writeCampsite } from './rules/camping.ts'
import { edible } from './rules/cheese.ts'
import { writeRolls } from './rules/dice.ts'
import { writeOffers } from './rules/hitchhiking.ts'
import { writeMoves } from './rules/moving.ts'
import { writeTransit } from './rules/public-transport.ts'
import { writeCoasters, writeFirstPlayers, writeLevelThree } from './rules/setup.ts'
import { writeStarts } from './rules/short-game.ts'
import { mayTaste } from './rules/tasting.ts'
import { writeBeers, writeHands, writeReturns, writeSavingCheese } from './rules/toasting.ts'

/** The seat asked by the step on top, or nature, or nobody. */
export function waiting(s: RaceState): number {
  const at = steps.topOf(s)
  if (at < 0) return OVER
  return s.stack[at] >= steps.FIRST ? CHANCE : 1 << s.stack[at + 1]
}

/** Questions that may be put to somebody while another plays. */
const OUT_OF_TURN: readonly number[] = [steps.RETURN, steps.CHEESE, steps.BEERS, steps.TOKEN]
/** What their first choice is called. */
export const ASIDES = ['give', 'eat', 'drink-of', 'keep'] as const

/** Whoever is asked a question of somebody else's turn answers; the turn goes on meanwhile. */
export function pace(s: RaceState, seat: number): Pacing {
  const at = steps.topOf(s)
  const asked = at >= 0 && s.stack[at] < steps.FIRST && !OUT_OF_TURN.includes(s.stack[at])
  return seat === (asked ? s.stack[at + 1] : s.active) ? 'turn' : 'answer'
}

/** What the seat may answer to the step on top. */
export function legal(s: RaceState, seat: number, out: Int32Array): number {
  const at = steps.topOf(s)
  if (at < 0 || s.stack[at + 1] !== seat) return 0
  switch (s.stack[at]) {
    case steps.START:
      return writeStarts(s, out)
    case steps.ACTION:
      return writeActions(s, seat, out)
    case steps.TRANSIT:
      return writeTransit(s, seat, out)
    case steps.OFFER:
      return writeOffers(s, seat, out)
    case steps.HAND:
      return writeHands(s, seat, out)
    case steps.RETURN:
      return writeReturns(s, seat, out)
    case steps.CHEESE:
      return writeSavingCheese(s, seat, out)
    case steps.BEERS:
      return writeBeers(s, seat, out)
    case steps.TOKEN:
      return writeToken(s, out)
    case steps.CAMPSITE:
      return writeCampsite(s, seat, out)
    default:
      return 0
  }
}

function writeActions(s: RaceState, seat: number, out: Int32Array): number {
  let count = writeMoves(s, seat, out, 0)
  count = writePurchases(s, seat, out, count)
  if (mayTaste(s, seat)) out[count++] = move(TASTE)
  if (edible(s, seat) > 0) out[count++] = move(EAT)
  if (mayCamp(s, seat)) out[count++] = move(CAMP)
  if (mayStop(s, seat)) out[count++] = move(STOP)
  return count
}

/** What nature may do, and how likely it is. */
export function chance(s: RaceState, out: Int32Array, weights: Int32Array): number {
  const at = steps.topOf(s)
  if (at < 0) return 0
  switch (s.stack[at]) {
    case steps.FIRST:
      return writeFirstPlayers(s, out, weights)
    case steps.COASTER:
      return writeCoasters(s, out, weights)
    case steps.CARD:
      return writeDeck(s, out, weights)
    case steps.LEVEL_THREE:
      return writeLevelThree(s, out, weights)
    case steps.ROLL:
      return writeRolls(s.stack[at + 2], out, weights)
    default:
      return 0
  }
}

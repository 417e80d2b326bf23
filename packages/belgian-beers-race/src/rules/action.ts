import { placeId } from '../content/places.ts'
import { BIKE, BUS, HITCH } from '../content/roads.ts'
import type { ExpansionAction } from '../engine/expansion.ts'
import * as moves from '../engine/moves.ts'
import { all, perMatch } from '../engine/registry.ts'
import type { RaceState } from '../engine/state.ts'
import type { RaceStep } from '../engine/step.ts'
import { ACTION_END, done, next } from '../engine/steps.ts'
import { endSurvey, survey } from '../engine/survey.ts'
import type { Tell } from '../events.ts'
import type { RaceMove } from '../race-move.ts'
import { describeBicycle } from './bicycle.ts'
import { buy, describePurchase, writePurchases } from './buying.ts'
import { callItADay, mayStop } from './calling-it-a-day.ts'
import { camp, mayCamp } from './camping.ts'
import { describeCheese, eatCheese, edible } from './cheese.ts'
import { describeHitch, describeOffer } from './hitchhiking.ts'
import { declareMove, writeMoves } from './moving.ts'
import { check, STARS } from './objectives.ts'
import { describeBus } from './public-transport.ts'
import { describeTaste, mayTaste, taste } from './tasting.ts'

/** The active player is asked for an action. */
export const action = {
  name: 'action',
  asks: 'seat',
  legal(s, seat, _a, out) {
    if (s.expansions === 0) return writeActions(s, seat, out)
    survey(s, seat)
    try {
      return writeMore(s, seat, out, writeActions(s, seat, out))
    } finally {
      endSurvey()
    }
  },
  answer: (s, seat, _a, move, tell) => act(s, seat, moves.kindOf(move), moves.argumentOf(move), tell),
  fallback: (s, seat) => moves.move(mayCamp(s, seat) ? moves.CAMP : moves.STOP),
  describe: (s, seat, _a, move) => describeAction(s, seat, moves.kindOf(move), moves.argumentOf(move)),
} satisfies RaceStep

function writeActions(s: RaceState, seat: number, out: Int32Array): number {
  let count = writeMoves(s, seat, out, 0)
  count = writePurchases(s, seat, out, count)
  if (mayTaste(s, seat)) out[count++] = moves.move(moves.TASTE)
  if (edible(s, seat) > 0) out[count++] = moves.move(moves.EAT)
  if (mayCamp(s, seat)) out[count++] = moves.move(moves.CAMP)
  if (mayStop(s, seat)) out[count++] = moves.move(moves.STOP)
  return count
}

/** What expansions add, in their order. */
function writeMore(s: RaceState, seat: number, out: Int32Array, count: number): number {
  const list = writers(s)
  let written = count
  for (let at = 0; at < list.length; at++) written = list[at](s, seat, out, written)
  return written
}
const writers = all('actions')

function act(s: RaceState, seat: number, kind: number, argument: number, tell: Tell): void {
  // Cheese is eaten beside the action: the question stays.
  if (kind === moves.EAT) {
    eatCheese(s, seat, 1, tell)
    check(s, seat, STARS, tell)
    return
  }
  const other = kind < moves.EXPANSION_KINDS ? undefined : actionOf(s, kind)
  if (other?.beside) {
    other.act(s, seat, argument, tell)
    if (other.beside === 'check') check(s, seat, STARS, tell)
    return
  }
  done(s)
  if (kind === moves.CAMP) {
    camp(s, seat, tell)
    return
  }
  next(s, ACTION_END, seat)
  switch (kind) {
    case moves.BY_BIKE:
      declareMove(s, seat, BIKE, argument, 0, tell)
      break
    case moves.BY_BUS:
      declareMove(s, seat, BUS, argument, 1, tell)
      break
    case moves.BY_OFFER:
      declareMove(s, seat, HITCH, argument, 0, tell)
      break
    case moves.BUY:
      buy(s, seat, argument, tell)
      break
    case moves.TASTE:
      taste(s, seat, tell)
      break
    case moves.STOP:
      callItADay(s, seat, tell)
      break
    default:
      if (other) other.act(s, seat, argument, tell)
      else declareMove(s, seat, HITCH, argument, moves.diceOf(kind), tell)
  }
}

/** What an expansion does with a kind of move of its own. */
const actionOf = (s: RaceState, kind: number): ExpansionAction | undefined => actionsOf(s)[kind]

/** By kind. */
const actionsOf = perMatch((expansions): readonly (ExpansionAction | undefined)[] => {
  const table: (ExpansionAction | undefined)[] = []
  for (const { kinds } of expansions) for (const [kind, own] of Object.entries(kinds ?? {})) table[Number(kind)] = own
  return table
})

function describeAction(s: RaceState, seat: number, kind: number, argument: number): RaceMove {
  switch (kind) {
    case moves.BY_BIKE:
      return describeBicycle(s, seat, argument)
    case moves.BY_BUS:
      return describeBus(s, seat, argument)
    case moves.BY_OFFER:
      return describeOffer(s, seat, argument)
    case moves.BUY:
      return describePurchase(s, seat, argument === 1)
    case moves.TASTE:
      return describeTaste(s, seat)
    case moves.EAT:
      return describeCheese(s, seat)
    case moves.CAMP:
      return { kind: 'camp', say: ['camp'], place: placeId(s.place[seat]) }
    case moves.STOP:
      return { kind: 'stop', say: ['stop'], place: placeId(s.place[seat]) }
    default:
      return actionOf(s, kind)?.describe(s, seat, argument) ?? describeHitch(s, seat, argument, moves.diceOf(kind))
  }
}

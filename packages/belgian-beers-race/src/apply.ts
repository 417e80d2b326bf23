import * as moves from './engine/moves.ts'
import { proceed } from './engine/play.ts'
import type { RaceState } from './engine/state.ts'
import * as steps from './engine/steps.ts'
import type { Tell } from './events.ts'
import { goByBicycle } from './rules/bicycle.ts'
import { decideToken } from './rules/bottle-tokens.ts'
import { drawCard } from './rules/bottling-machine.ts'
import { buy } from './rules/buying.ts'
import { callItADay } from './rules/calling-it-a-day.ts'
import { atCampsite, camp } from './rules/camping.ts'
import { eatCheese } from './rules/cheese.ts'
import { rollDice } from './rules/dice.ts'
import { handOver, hitchhike, offerBeer } from './rules/hitchhiking.ts'
import { inTransit, takeTheBus } from './rules/public-transport.ts'
import { chooseFirst, drawCoaster, revealLevelThree } from './rules/setup.ts'
import { chooseStart } from './rules/short-game.ts'
import { taste } from './rules/tasting.ts'
import { drinkUp, giveBack, hand } from './rules/toasting.ts'
import { checkStars } from './rules/turn.ts'

/** Answers the step on top, then goes on to the next question. */
export function apply(s: RaceState, move: number, tell: Tell): void {
  const at = steps.topOf(s)
  answer(s, at, move, tell)
  proceed(s, tell)
}

function answer(s: RaceState, at: number, move: number, tell: Tell): void {
  const kind = moves.kindOf(move)
  const argument = moves.argumentOf(move)
  const seat = s.stack[at + 1]
  const a = s.stack[at + 2]
  switch (s.stack[at]) {
    case steps.START:
      chooseStart(s, seat, argument, tell)
      break
    case steps.ACTION:
      act(s, seat, kind, argument, tell)
      break
    case steps.TRANSIT:
      inTransit(s, seat, kind, argument, at, tell)
      break
    case steps.OFFER:
      steps.done(s)
      handOver(s, seat, move, tell)
      break
    case steps.HAND:
      hand(s, seat, a, argument, tell)
      break
    case steps.RETURN:
      giveBack(s, seat, a, argument, tell)
      break
    case steps.CHEESE:
      steps.done(s)
      eatCheese(s, seat, argument, tell)
      break
    case steps.BEERS:
      steps.done(s)
      drinkUp(s, seat, move, tell)
      break
    case steps.TOKEN:
      decideToken(s, seat, a, kind, argument, tell)
      break
    case steps.CAMPSITE:
      atCampsite(s, seat, kind, argument, tell)
      break
    case steps.FIRST:
      chooseFirst(s, argument, tell)
      break
    case steps.COASTER:
      drawCoaster(s, argument, at, tell)
      break
    case steps.CARD:
      drawCard(s, argument, tell)
      break
    case steps.LEVEL_THREE:
      revealLevelThree(s, argument, at, tell)
      break
    case steps.ROLL:
      rollDice(s, seat, argument, tell)
      break
    default:
      throw new RangeError('Nobody is asked anything.')
  }
}

function act(s: RaceState, seat: number, kind: number, argument: number, tell: Tell): void {
  // Cheese is eaten beside the action: the question stays.
  if (kind === moves.EAT) {
    eatCheese(s, seat, 1, tell)
    checkStars(s, seat, tell)
    return
  }
  steps.done(s)
  if (kind === moves.CAMP) {
    camp(s, seat, tell)
    return
  }
  steps.next(s, steps.ACTION_END, seat)
  switch (kind) {
    case moves.BY_BIKE:
      goByBicycle(s, seat, argument, tell)
      break
    case moves.BY_BUS:
      takeTheBus(s, seat, argument, tell)
      break
    case moves.BY_OFFER:
      offerBeer(s, seat, argument, tell)
      break
    case moves.BUY:
      buy(s, seat, argument === 1, tell)
      break
    case moves.TASTE:
      taste(s, seat, tell)
      break
    case moves.STOP:
      callItADay(s, seat, tell)
      break
    default:
      hitchhike(s, seat, argument, kind - moves.BY_HITCH + 1, tell)
  }
}

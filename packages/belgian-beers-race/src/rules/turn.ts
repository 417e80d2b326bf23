import { occurs } from '../engine/expansion.ts'
import { left, type RaceState } from '../engine/state.ts'
import { ACTION, ACTION_OVER, CARD, done, next, TURN } from '../engine/steps.ts'
import type { Tell } from '../events.ts'
import { askTokens } from './bottle-tokens.ts'
import { closeUp } from './bottling-machine.ts'
import { forgetDeeds } from './deeds.ts'
import { endDay } from './end-of-day.ts'
import { placeSleepers } from './falling-asleep.ts'
import { ALL_CARDS, claim, STARS } from './objectives.ts'
import { isAhead, nextPlayer } from './time.ts'

/** The skeleton of a turn: who plays, what they take before acting, and when it is over. */
export function startTurn(s: RaceState, tell: Tell): void {
  done(s)
  const seat = nextPlayer(s)
  if (seat < 0) {
    endDay(s, tell)
    return
  }
  s.active = seat
  s.turnDeeds = 0
  tell?.({ type: 'turnStarted', seat, time: s.time[seat] })
  checkStars(s, seat, tell)
  next(s, ACTION, seat)
}

/** At the start of the turn and after cheese eaten beside an action. */
export function checkStars(s: RaceState, seat: number, tell: Tell): void {
  occurs(s, 'check', seat, tell)
  claim(s, seat, STARS, tell)
}

/** The action is resolved: claims, then the tokens of the active player, then those of pushed players clockwise. */
export function endAction(s: RaceState, seat: number, tell: Tell): void {
  done(s)
  occurs(s, 'check', seat, tell)
  claim(s, seat, ALL_CARDS, tell)
  forgetDeeds(s)
  next(s, ACTION_OVER, seat)
  for (let i = s.seats - 1; i >= 0; i--) askTokens(s, (seat + i) % s.seats)
}

export function afterAction(s: RaceState, seat: number, tell: Tell): void {
  done(s)
  placeSleepers(s, seat, tell)
  if (left(s, seat) === 0 || isAhead(s, seat)) endTurn(s, seat, tell)
  else next(s, ACTION, seat)
}

/** The machine is refilled before anybody else plays. */
export function endTurn(s: RaceState, seat: number, tell: Tell): void {
  tell?.({ type: 'turnEnded', seat })
  s.turnDeeds = 0
  closeUp(s)
  next(s, TURN)
  next(s, CARD)
}

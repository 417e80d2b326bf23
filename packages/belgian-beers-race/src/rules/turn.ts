import { all } from '../engine/registry.ts'
import { clockwise, left, type RaceState } from '../engine/state.ts'
import { sequel } from '../engine/step.ts'
import { ACTION, ACTION_END, ACTION_OVER, CLAIMED, done, next, TURN } from '../engine/steps.ts'
import type { Tell } from '../events.ts'
import { askTokens } from './bottle-tokens.ts'
import { refill } from './bottling-machine.ts'
import { forgetDeeds } from './deeds.ts'
import { endDay } from './end-of-day.ts'
import { placeSleepers } from './falling-asleep.ts'
import { ALL_CARDS, check, STARS } from './objectives.ts'
import { isAhead, nextPlayer } from './time.ts'

/** The skeleton of a turn: who plays, what they take before acting, and when it is over. */
export const turn = sequel(TURN, 'turn', (s, _seat, _a, tell) => {
  const seat = nextPlayer(s)
  if (seat < 0) {
    endDay(s, tell)
    return
  }
  s.active = seat
  beginTurn(s)
  tell?.({ type: 'turnStarted', seat, time: s.time[seat] })
  next(s, ACTION, seat)
  check(s, seat, STARS, tell)
})

/** A turn begins, whatever begins it: what is counted by the turn, or must be done within one, is counted anew. */
export function beginTurn(s: RaceState): void {
  s.turnDeeds = 0
  if (s.expansions !== 0) s.claims[0] = 0
}

/** The action is resolved: claims, then the tokens of the active player, then those of pushed players clockwise. */
export const actionEnd = sequel(ACTION_END, 'action-end', (s, seat, _a, tell) =>
  check(s, seat, ALL_CARDS, tell, claimed),
)

/** `a`: 1 when what follows the action has been done. */
export const claimed = sequel(CLAIMED, 'claimed', (s, seat, a, tell) => {
  if (s.expansions !== 0 && a === 0 && followUp(s, seat)) return
  forgetDeeds(s)
  next(s, ACTION_OVER, seat)
  for (let i = s.seats - 1; i >= 0; i--) askTokens(s, clockwise(s, seat, i), tell)
})

/** Puts what expansions have to come before the tokens; whether there is anything. */
function followUp(s: RaceState, seat: number): boolean {
  const list = followUps(s)
  if (list.length === 0) return false
  next(s, CLAIMED, seat, 1)
  const pending = s.stack[0]
  for (let at = list.length - 1; at >= 0; at--) list[at](s, seat)
  if (s.stack[0] > pending) return true
  done(s)
  return false
}
const followUps = all('followUp')

export const actionOver = sequel(ACTION_OVER, 'action-over', (s, seat, _a, tell) => {
  placeSleepers(s, seat, tell)
  if (left(s, seat) === 0 || isAhead(s, seat)) endTurn(s, seat, tell)
  else next(s, ACTION, seat)
})

/** The machine is refilled before anybody else plays. */
export function endTurn(s: RaceState, seat: number, tell: Tell): void {
  tell?.({ type: 'turnEnded', seat })
  s.turnDeeds = 0
  next(s, TURN)
  refill(s)
}

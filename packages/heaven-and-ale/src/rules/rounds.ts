import { done, next } from '@estaminet/kernel'
import { FIRST } from '../content/places.ts'
import { ARRIVED, NOT_DEPARTED } from '../content/ring.ts'
import { TABLES } from '../content/rounds.ts'
import type { AleState } from '../engine/state.ts'
import type { AleStep } from '../engine/step.ts'
import { BEGIN_ROUND, DRAW_MONK, DRAW_TILE, MOVE, NEXT_TURN } from '../engine/steps.ts'
import type { Tell } from '../events.ts'
import { reportScores } from './scoring.ts'

export const roundsFor = (seats: number): number => TABLES[seats].monkStacks.length

/** Discs are refilled to one each, a second one on some spaces of the last round; the occupant of FIRST begins. */
export const beginRound: AleStep = {
  name: 'beginRound',
  asks: 'nobody',
  settle(s, _seat, _a, tell) {
    done(s.stack)
    s.ringDiscs.fill(1)
    const table = TABLES[s.seats]
    const last = s.round === table.monkStacks.length
    if (last) for (let i = 0; i < table.secondDiscs.length; i++) s.ringDiscs[table.secondDiscs[i]] = 2
    let first = 0
    while (s.place[first] !== FIRST) first++
    if (tell) tell({ type: 'roundBegan', round: s.round, last, first, discs: Array.from(s.ringDiscs) })
    next(s.stack, NEXT_TURN, first)
    return true
  },
}

/** Turns pass clockwise; who has arrived is skipped until the round ends. */
export const nextTurn: AleStep = {
  name: 'nextTurn',
  asks: 'nobody',
  settle(s, first, _a, tell) {
    done(s.stack)
    let seat = first
    for (let tried = 0; tried < s.seats; tried++) {
      if (s.position[seat] !== ARRIVED) {
        s.turn = seat
        next(s.stack, NEXT_TURN, (seat + 1) % s.seats)
        next(s.stack, MOVE, seat)
        if (tell) tell({ type: 'turnBegan', seat })
        return true
      }
      seat = (seat + 1) % s.seats
    }
    endRound(s, tell)
    return true
  },
}

/** After the last round nothing is left to do; otherwise the next one is laid out: monks, resources, then discs. */
function endRound(s: AleState, tell: Tell): void {
  if (tell) tell({ type: 'roundEnded', round: s.round })
  if (s.round === roundsFor(s.seats)) {
    reportScores(s, tell)
    return
  }
  s.round++
  s.position.fill(NOT_DEPARTED)
  next(s.stack, BEGIN_ROUND)
  next(s.stack, DRAW_TILE)
  next(s.stack, DRAW_MONK)
}
